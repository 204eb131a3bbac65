// Loaded before the C library (LD_PRELOAD), this allows a program only $THREAD_LIMIT threads at a time beside its first one,
// as `ulimit -u` and the limits of containers do.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int running;

struct work {
    void *(*run)(void *);
    void *argument;
};

static void *run(void *argument) {
    struct work work = *(struct work *)argument;
    free(argument);
    void *result = work.run(work.argument);
    atomic_fetch_sub(&running, 1);
    return result;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
    const char *limit = getenv("THREAD_LIMIT");
    if (limit && atomic_fetch_add(&running, 1) >= atoi(limit)) {
        atomic_fetch_sub(&running, 1);
        return EAGAIN;
    }
    struct work *work = malloc(sizeof *work);
    *work = (struct work){start, argument};
    return ((__typeof__(&pthread_create))dlsym(RTLD_NEXT, "pthread_create"))(thread, attributes, run, work);
}
