/* Opens the driver's library: see driver.h. */
#include "gpu/driver.h"

#include <dlfcn.h>
#include <string.h>

struct entry {
    const char *name;
    size_t place; /* in struct driver */
};

#define ENTRY(field, name)                                                                         \
    {                                                                                              \
        name, offsetof(struct driver, field)                                                       \
    }

static const struct entry entries[] = {
    ENTRY(init, "cuInit"),
    ENTRY(device_count, "cuDeviceGetCount"),
    ENTRY(device_get, "cuDeviceGet"),
    ENTRY(device_name, "cuDeviceGetName"),
    ENTRY(device_attribute, "cuDeviceGetAttribute"),
    ENTRY(context_retain, "cuDevicePrimaryCtxRetain"),
    ENTRY(context_release, "cuDevicePrimaryCtxRelease_v2"),
    ENTRY(context_use, "cuCtxSetCurrent"),
    ENTRY(set_limit, "cuCtxSetLimit"),
    ENTRY(synchronize, "cuCtxSynchronize"),
    ENTRY(load, "cuModuleLoadDataEx"),
    ENTRY(unload, "cuModuleUnload"),
    ENTRY(find, "cuModuleGetFunction"),
    ENTRY(function_attribute, "cuFuncGetAttribute"),
    ENTRY(set_function_attribute, "cuFuncSetAttribute"),
    ENTRY(allocate, "cuMemAlloc_v2"),
    ENTRY(release, "cuMemFree_v2"),
    ENTRY(clear, "cuMemsetD8_v2"),
    ENTRY(copy_in, "cuMemcpyHtoD_v2"),
    ENTRY(copy_out, "cuMemcpyDtoH_v2"),
    ENTRY(launch, "cuLaunchKernel"),
    ENTRY(error_text, "cuGetErrorString"),
};

static bool find_entries(struct driver *driver, struct borgo_error *error)
{
    for (size_t i = 0; i < sizeof entries / sizeof entries[0]; i++) {
        void *found = dlsym(driver->library, entries[i].name);
        if (!found)
            return borgo_error_fail(error, "the NVIDIA driver is too old: it has no %s",
                                    entries[i].name);
        memcpy((char *)driver + entries[i].place, &found, sizeof found);
    }
    return true;
}

bool driver_open(struct driver *driver, struct borgo_error *error)
{
    *driver = (struct driver){.library = dlopen("libcuda.so.1", RTLD_NOW)};
    if (!driver->library)
        return borgo_error_fail(
            error, "there is no GPU to play on: the NVIDIA driver (libcuda.so.1) isn't installed");
    if (find_entries(driver, error))
        return true;
    driver_close(driver);
    return false;
}

void driver_close(struct driver *driver)
{
    if (driver->library)
        dlclose(driver->library);
    driver->library = NULL;
}

bool driver_check(const struct driver *driver, driver_result result, const char *what,
                  struct borgo_error *error)
{
    const char *text = NULL;
    if (result == 0)
        return true;
    driver->error_text(result, &text);
    return borgo_error_fail(error, "the GPU's driver failed (%s): %s", what, text ? text : "?");
}
