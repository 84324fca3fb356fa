/* The driver of NVIDIA GPUs, as far as it is used here: its library is opened when somebody asks
 * for a GPU, so a program runs where there is none. The types and numbers are the CUDA driver
 * interface's, which has kept them since its version 4. */
#ifndef BORGO_GPU_DRIVER_H
#define BORGO_GPU_DRIVER_H

#include <stddef.h>

#include "core/text.h"

typedef int driver_result; /* 0: fine */
typedef struct driver_context *driver_context;
typedef struct driver_module *driver_module;
typedef struct driver_function *driver_function;
typedef unsigned long long driver_memory;

enum {
    DRIVER_STACK_SIZE = 0,    /* a limit */
    DRIVER_MAX_REGISTERS = 0, /* an option of loading; the next two for what it says */
    DRIVER_LOG = 5,
    DRIVER_LOG_SIZE = 6,
    DRIVER_LOCAL_SIZE = 3, /* attributes of a function */
    DRIVER_REGISTERS = 4,
    DRIVER_CARVEOUT = 9,
    DRIVER_MULTIPROCESSORS = 16, /* attributes of a device */
    DRIVER_MAJOR = 75
};

struct driver {
    void *library;
    driver_result (*init)(unsigned flags);
    driver_result (*device_count)(int *count);
    driver_result (*device_get)(int *device, int number);
    driver_result (*device_name)(char *name, int size, int device);
    driver_result (*device_attribute)(int *value, int attribute, int device);
    driver_result (*context_retain)(driver_context *context, int device);
    driver_result (*context_release)(int device);
    driver_result (*context_use)(driver_context context);
    driver_result (*set_limit)(int limit, size_t value);
    driver_result (*synchronize)(void);
    driver_result (*load)(driver_module *module, const void *image, unsigned count, int *options,
                          void **values);
    driver_result (*unload)(driver_module module);
    driver_result (*find)(driver_function *function, driver_module module, const char *name);
    driver_result (*function_attribute)(int *value, int attribute, driver_function function);
    driver_result (*set_function_attribute)(driver_function function, int attribute, int value);
    driver_result (*allocate)(driver_memory *memory, size_t size);
    driver_result (*release)(driver_memory memory);
    driver_result (*clear)(driver_memory memory, unsigned char byte, size_t size);
    driver_result (*copy_in)(driver_memory to, const void *from, size_t size);
    driver_result (*copy_out)(void *to, driver_memory from, size_t size);
    driver_result (*launch)(driver_function function, unsigned x, unsigned y, unsigned z,
                            unsigned threads_x, unsigned threads_y, unsigned threads_z,
                            unsigned shared, void *stream, void **parameters, void **extra);
    driver_result (*error_text)(driver_result result, const char **text);
};

/* Opens the library and finds all of that; false with a message where there is none. */
bool driver_open(struct driver *driver, struct borgo_error *error);
void driver_close(struct driver *driver);
/* Whether a call was fine; otherwise a message that says what was tried. */
bool driver_check(const struct driver *driver, driver_result result, const char *what,
                  struct borgo_error *error);

#endif
