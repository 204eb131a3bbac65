// Decoders of pictures: libjpeg-turbo, libpng and libwebp. What Swift does not import of them, as plain functions.

#ifndef CPICTURES_SHIM_H
#define CPICTURES_SHIM_H

#include <png.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

// The simple interface of libpng reports errors by its result. The other one needs longjmp(), which Swift cannot survive.

/// Reads the header of a PNG file. Returns whether it is one. The image must be freed, or read completely.
static inline int picture_png_begin(png_image *image, const void *bytes, size_t count) {
    memset(image, 0, sizeof *image);
    image->version = PNG_IMAGE_VERSION;
    return png_image_begin_read_from_memory(image, bytes, count);
}

/// Reads the pixels of a PNG file as red, green and blue over a background, and frees the image.
static inline int picture_png_finish(png_image *image, uint8_t *pixels, uint8_t red, uint8_t green, uint8_t blue) {
    image->format = PNG_FORMAT_RGB;
    png_color background = {.red = red, .green = green, .blue = blue};
    return png_image_finish_read(image, &background, pixels, 0, NULL);
}

/// Writes red, green and blue as a PNG file. Returns its size, or 0. The buffer holds at least `room` bytes.
static inline size_t picture_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t *buffer, size_t room) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    image.width = width;
    image.height = height;
    image.format = PNG_FORMAT_RGB;
    image.flags = PNG_IMAGE_FLAG_FAST;
    size_t size = room;
    return png_image_write_to_memory(&image, buffer, &size, 0, pixels, 0, NULL) ? size : 0;
}

#endif
