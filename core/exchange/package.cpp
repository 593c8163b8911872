#include "core/exchange/package.h"

#include <algorithm>
#include <cassert>
#include <fstream>

#include "core/base/error.h"

namespace redoubt::exchange {

namespace fs = std::filesystem;

namespace {

const fs::path& checked(const fs::path& target, bool replaces) {
  const fs::file_status status = fs::symlink_status(target);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    throw Error(ErrorCode::NotRegularFile, Phrase::of("errors.output.not-regular"), target.string());
  }
  if (fs::exists(status) && !replaces) {
    throw Error(ErrorCode::Refused, Phrase::of("errors.output.exists"), target.string());
  }
  return target;
}

void writeFile(const fs::path& file, std::string_view bytes) {
  std::ofstream out(file, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), file.string());
}

}  // namespace

Package::Package(fs::path target, bool replaces)
    : target_(checked(target, replaces)),
      folder_(fs::path(target_).replace_extension() += "-files"),
      replaces_(replaces),
      main_(target_) {}

void Package::writeMain(std::string_view bytes) const {
  writeFile(main(), bytes);
}

bool Package::isThere(const std::string& name, std::string_view bytes) const {
  const fs::path path = folder_ / name;
  std::error_code failure;
  if (!fs::is_regular_file(fs::symlink_status(path, failure)) || fs::file_size(path, failure) != bytes.size()) return false;
  std::ifstream in(path, std::ios::binary);
  return std::equal(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>(), bytes.begin(), bytes.end());
}

const fs::path& Package::beside(const std::string& name) {
  assert(fs::path(name).filename() == name && name != "." && name != "..");
  auto& file = others_[name];
  if (file) return file->path();
  const fs::file_status status = fs::symlink_status(folder_);
  if (fs::exists(status) && !fs::is_directory(status)) {
    throw Error(ErrorCode::NotRegularFile, Phrase::of("errors.output.folder"), folder_.string());
  }
  std::error_code failure;
  fs::create_directory(folder_, failure);
  if (failure) throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), folder_.string());
  file = std::make_unique<store::PendingFile>(checked(folder_ / name, replaces_));
  return file->path();
}

void Package::writeBeside(const std::string& name, std::string_view bytes) {
  if (!others_.contains(name) && isThere(name, bytes)) return;
  writeFile(beside(name), bytes);
}

std::string Package::reference(const std::string& name) const {
  return (folder_.filename() / name).generic_string();
}

std::optional<fs::path> Package::pending(const std::string& reference) const {
  const fs::path path(reference);
  if (path.parent_path() != folder_.filename()) return std::nullopt;
  const auto found = others_.find(path.filename().string());
  return found == others_.end() ? std::nullopt : std::optional(found->second->path());
}

bool Package::moveIntoPlace() {
  bool isPromised = true;
  for (auto& [name, file] : others_) isPromised &= file->moveIntoPlace();
  return main_.moveIntoPlace() && isPromised;
}

}  // namespace redoubt::exchange
