#include "editor/cli/progress.h"

#include <unistd.h>

#include <cmath>
#include <cstdio>

namespace redoubt::cli {

Watch watchOf(const Arguments& arguments) {
  const bool isTerminal = isatty(fileno(stderr)) != 0;
  if (!isTerminal && !arguments.showsProgress) return {};
  Watch watch;
  watch.progress = [isTerminal, last = -1](double share) mutable {
    const int percent = static_cast<int>(std::floor(share * 100));
    if (percent == last) return;
    last = percent;
    std::fprintf(stderr, isTerminal ? "\r%d %%" : "%d %%\n", percent);
    if (isTerminal && percent == 100) std::fputs("\r     \r", stderr);
  };
  return watch;
}

}  // namespace redoubt::cli
