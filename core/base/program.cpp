#include "core/base/program.h"

namespace redoubt {

std::filesystem::path programFolder() {
  std::error_code failure;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", failure);
  return failure ? std::filesystem::path() : program.parent_path();
}

}  // namespace redoubt
