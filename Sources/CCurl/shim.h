// libcurl: one transfer at a time. Its functions with variable arguments, which Swift does not import, as plain ones.

#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

#include <curl/curl.h>

typedef size_t (*curl_received)(char *bytes, size_t size, size_t count, void *context);
typedef curl_socket_t (*curl_opens)(void *context, curlsocktype purpose, struct curl_sockaddr *address);

static inline CURLcode curl_set_number(CURL *transfer, CURLoption option, long value) {
    return (curl_easy_setopt)(transfer, option, value);
}

static inline CURLcode curl_set_size(CURL *transfer, CURLoption option, curl_off_t value) {
    return (curl_easy_setopt)(transfer, option, value);
}

static inline CURLcode curl_set_text(CURL *transfer, CURLoption option, const char *value) {
    return (curl_easy_setopt)(transfer, option, value);
}

static inline CURLcode curl_set_headers(CURL *transfer, struct curl_slist *headers) {
    return (curl_easy_setopt)(transfer, CURLOPT_HTTPHEADER, headers);
}

static inline void curl_set_receivers(CURL *transfer, curl_received header, curl_received body, void *context) {
    (curl_easy_setopt)(transfer, CURLOPT_HEADERFUNCTION, header);
    (curl_easy_setopt)(transfer, CURLOPT_HEADERDATA, context);
    (curl_easy_setopt)(transfer, CURLOPT_WRITEFUNCTION, body);
    (curl_easy_setopt)(transfer, CURLOPT_WRITEDATA, context);
}

static inline void curl_set_opener(CURL *transfer, curl_opens opener, void *context) {
    (curl_easy_setopt)(transfer, CURLOPT_OPENSOCKETFUNCTION, opener);
    (curl_easy_setopt)(transfer, CURLOPT_OPENSOCKETDATA, context);
}

// Allows http and https alone. Before 7.85, libcurl took protocols only as bits.
static inline CURLcode curl_set_only_http(CURL *transfer) {
#if LIBCURL_VERSION_NUM >= 0x075500
    CURLcode result = (curl_easy_setopt)(transfer, CURLOPT_PROTOCOLS_STR, "http,https");
    if (result == CURLE_OK) result = (curl_easy_setopt)(transfer, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
    if (result != CURLE_UNKNOWN_OPTION) return result;
#endif
    // CURLOPT_PROTOCOLS and CURLOPT_REDIR_PROTOCOLS, whose names give a warning.
    long both = CURLPROTO_HTTP | CURLPROTO_HTTPS;
    CURLcode older = (curl_easy_setopt)(transfer, (CURLoption)181, both);
    return older == CURLE_OK ? (curl_easy_setopt)(transfer, (CURLoption)182, both) : older;
}

static inline long curl_get_number(CURL *transfer, CURLINFO what) {
    long value = 0;
    return (curl_easy_getinfo)(transfer, what, &value) == CURLE_OK ? value : 0;
}

static inline const char *curl_get_text(CURL *transfer, CURLINFO what) {
    char *value = NULL;
    return (curl_easy_getinfo)(transfer, what, &value) == CURLE_OK ? value : NULL;
}

// The address that a socket shall be connected with. It is longer than its declared type.
static inline const struct sockaddr *curl_target(struct curl_sockaddr *address) { return &address->addr; }

#endif
