#include "core/exchange/output/zip_writer.h"

#include <zip.h>

#include <fstream>
#include <memory>

#include "core/base/error.h"

namespace redoubt::exchange {
namespace {

// The first day that archives know, so that the time of day makes no difference.
constexpr zip_uint16_t kTime = 0;
constexpr zip_uint16_t kDate = 1 << 5 | 1;

[[noreturn]] void fail(const char* what) {
  throw Error(ErrorCode::Internal, Phrase::of("errors.output.zip", {{"reason", what}}));
}

struct Discard {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};

void addTo(zip_t* archive, const std::string& name, const std::string& bytes, bool isPacked) {
  zip_source_t* source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
  if (!source) fail(zip_strerror(archive));
  const zip_int64_t index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
  if (index < 0) {
    zip_source_free(source);
    fail(zip_strerror(archive));
  }
  const auto at = static_cast<zip_uint64_t>(index);
  const bool isSet = zip_set_file_compression(archive, at, isPacked ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 6) == 0 &&
                     zip_file_set_dostime(archive, at, kTime, kDate, 0) == 0;
  if (!isSet) fail(zip_strerror(archive));
}

std::string contentOf(zip_source_t* source) {
  if (zip_source_open(source) < 0) fail("open");
  std::string bytes;
  char buffer[1 << 16];
  for (zip_int64_t count = 0; (count = zip_source_read(source, buffer, sizeof buffer)) > 0;) {
    bytes.append(buffer, static_cast<std::size_t>(count));
  }
  zip_source_close(source);
  return bytes;
}

}  // namespace

void ZipWriter::add(std::string name, std::string bytes, bool isPacked) {
  entries_.insert_or_assign(std::move(name), Entry{std::move(bytes), isPacked});
}

std::string ZipWriter::bytes() const {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(nullptr, 0, 0, &error);
  if (!source) fail(zip_error_strerror(&error));
  zip_source_keep(source);  // past the archive
  const std::unique_ptr<zip_source_t, decltype(&zip_source_free)> kept(source, zip_source_free);
  std::unique_ptr<zip_t, Discard> archive(zip_open_from_source(source, ZIP_TRUNCATE, &error));
  if (!archive) {
    zip_source_free(source);
    fail(zip_error_strerror(&error));
  }
  for (const auto& [name, entry] : entries_) addTo(archive.get(), name, entry.bytes, entry.isPacked);
  if (zip_close(archive.get()) < 0) fail(zip_strerror(archive.get()));
  archive.release();
  return contentOf(source);
}

void ZipWriter::writeTo(const std::filesystem::path& file) const {
  const std::string archive = bytes();
  std::ofstream out(file, std::ios::binary);
  out.write(archive.data(), static_cast<std::streamsize>(archive.size()));
  out.close();
  if (!out) throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), file.string());
}

}  // namespace redoubt::exchange
