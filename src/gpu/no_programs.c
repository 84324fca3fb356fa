/* No kernels: see programs.h. */
#include "gpu/programs.h"

const struct gpu_program gpu_programs[1];
const unsigned gpu_program_count = 0;
