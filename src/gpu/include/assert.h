/* On a GPU nothing is asserted: the same code is, on this machine. */
#undef assert
#define assert(condition) ((void)0)
