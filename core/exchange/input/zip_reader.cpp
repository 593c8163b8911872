#include "core/exchange/input/zip_reader.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <limits>
#include <unordered_map>
#include <utility>

#include "core/base/text.h"

namespace redoubt::exchange::input {
namespace {

constexpr std::size_t kLongestName = 4'096;

struct ZipEntry {
  zip_uint64_t index = 0;
  std::uint64_t size = 0;
  std::uint64_t packed = 0;
};

struct CloseZip {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseEntry {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

[[noreturn]] void throwZip(ErrorCode code, Phrase sentence, const std::string& name) {
  throw Error(code, std::move(sentence), name);
}

std::string count(std::uint64_t value) {
  return std::to_string(value);
}

// A file that is opened without waiting for anybody, so that no FIFO holds us up.
int openRegular(const std::filesystem::path& path, const ZipLimits& limits) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  const std::string name = path.string();
  if (file < 0) {
    if (errno == ENXIO) throwZip(ErrorCode::NotRegularFile, Phrase::of("errors.zip.not-regular"), name);
    throwZip(ErrorCode::NotFound, Phrase::of("errors.zip.unreadable"), name);
  }
  struct stat status {};
  const bool isRegular = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
  const bool isTooLarge = isRegular && static_cast<std::uint64_t>(status.st_size) > limits.archive;
  if (isRegular && !isTooLarge) return file;
  ::close(file);
  if (isTooLarge)
    throwZip(ErrorCode::TooLarge, Phrase::of("errors.zip.archive", {{"most", count(limits.archive)}}), name);
  throwZip(ErrorCode::NotRegularFile, Phrase::of("errors.zip.not-regular"), name);
}

// Whether the name would lead out of the archive's own folder, on any system.
bool leadsElsewhere(std::string name) {
  std::replace(name.begin(), name.end(), '\\', '/');
  const bool hasDrive = name.size() > 1 && name[1] == ':';
  if (name.empty() || name.front() == '/' || hasDrive) return true;
  const auto parts = words(name, "/");
  return std::find(parts.begin(), parts.end(), "..") != parts.end();
}

bool isSafeText(std::string_view name) {
  const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
  return name.size() <= kLongestName && isValidUtf8(name) && std::none_of(name.begin(), name.end(), isControl);
}

bool isLinkOrDevice(zip_t* archive, zip_uint64_t index) {
  zip_uint8_t system = 0;
  zip_uint32_t attributes = 0;
  if (zip_file_get_external_attributes(archive, index, 0, &system, &attributes) != 0) return false;
  if (system != ZIP_OPSYS_UNIX && system != ZIP_OPSYS_OS_X) return false;
  const auto type = static_cast<mode_t>(attributes >> 16) & S_IFMT;
  return type != 0 && type != S_IFREG && type != S_IFDIR;
}

}  // namespace

struct ZipReader::Archive {
  std::string name;
  ZipLimits limits;
  std::string bytes;  // of an archive inside another
  std::unique_ptr<zip_t, CloseZip> zip;
  std::vector<std::string> names;
  std::unordered_map<std::string, ZipEntry> entries;
  std::uint64_t total = 0;

  void index();
  void addEntry(zip_uint64_t index);
  const ZipEntry& entry(const std::string& wanted) const;
  void weigh(const ZipEntry& entry, const std::string& wanted) const;
  std::string unpack(const ZipEntry& entry, const std::string& wanted, std::uint64_t most) const;
};

void ZipReader::Archive::index() {
  const zip_int64_t number = zip_get_num_entries(zip.get(), 0);
  if (number == 0) throwZip(ErrorCode::BadInput, Phrase::of("errors.zip.no-zip"), name);
  if (number < 0 || static_cast<std::uint64_t>(number) > limits.entries) {
    throwZip(ErrorCode::TooLarge, Phrase::of("errors.zip.entries", {{"most", count(limits.entries)}}), name);
  }
  for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(number); ++i) addEntry(i);
}

void ZipReader::Archive::addEntry(zip_uint64_t index) {
  zip_stat_t status{};
  if (zip_stat_index(zip.get(), index, 0, &status) != 0 || !(status.valid & ZIP_STAT_NAME)) {
    throwZip(ErrorCode::BadInput, Phrase::of("errors.zip.no-zip"), name);
  }
  const std::string entryName = status.name;
  if (!isSafeText(entryName)) throwZip(ErrorCode::BadInput, Phrase::of("errors.zip.name"), name);
  const std::vector<Phrase::Argument> told{{"entry", entryName}};
  if (leadsElsewhere(entryName)) throwZip(ErrorCode::BadInput, Phrase::of("errors.zip.elsewhere", told), name);
  if (isLinkOrDevice(zip.get(), index)) throwZip(ErrorCode::BadInput, Phrase::of("errors.zip.link", told), name);
  if ((status.valid & ZIP_STAT_ENCRYPTION_METHOD) && status.encryption_method != ZIP_EM_NONE) {
    throwZip(ErrorCode::BadInput, Phrase::of("errors.zip.encrypted", told), name);
  }
  if (entryName.back() == '/') return;
  if (!entries.emplace(entryName, ZipEntry{index, status.size, status.comp_size}).second) {
    throwZip(ErrorCode::BadInput, Phrase::of("errors.zip.twice", told), name);
  }
  names.push_back(entryName);
}

const ZipEntry& ZipReader::Archive::entry(const std::string& wanted) const {
  const auto found = entries.find(wanted);
  if (found == entries.end()) {
    throwZip(ErrorCode::NotFound, Phrase::of("errors.zip.missing", {{"entry", wanted}}), name);
  }
  return found->second;
}

void ZipReader::Archive::weigh(const ZipEntry& entry, const std::string& wanted) const {
  if (entry.size > limits.entry) {
    throwZip(ErrorCode::TooLarge, Phrase::of("errors.zip.entry", {{"entry", wanted}, {"most", count(limits.entry)}}),
             name);
  }
  const double packed = static_cast<double>(std::max<std::uint64_t>(entry.packed, 1));
  if (entry.size > limits.ratioFrom && static_cast<double>(entry.size) > packed * limits.ratio) {
    throwZip(ErrorCode::TooLarge, Phrase::of("errors.zip.ratio", {{"entry", wanted}}), name);
  }
  if (entry.size > limits.total - std::min(limits.total, total)) {
    throwZip(ErrorCode::TooLarge, Phrase::of("errors.zip.total", {{"most", count(limits.total)}}), name);
  }
}

// Up to `most` bytes, or up to the end, where the checksum is compared. The size that the archive gives is not
// believed.
std::string ZipReader::Archive::unpack(const ZipEntry& entry, const std::string& wanted, std::uint64_t most) const {
  const auto damaged = [&] {
    throwZip(ErrorCode::Damaged, Phrase::of("errors.zip.damaged", {{"entry", wanted}}), name);
  };
  const std::unique_ptr<zip_file_t, CloseEntry> file(zip_fopen_index(zip.get(), entry.index, 0));
  if (!file) damaged();
  std::string unpacked;
  std::array<char, 1 << 16> block{};
  while (unpacked.size() < most) {
    const zip_int64_t got = zip_fread(file.get(), block.data(), block.size());
    if (got < 0) damaged();
    if (got == 0) break;
    unpacked.append(block.data(), static_cast<std::size_t>(got));
    if (unpacked.size() > entry.size) damaged();
  }
  return unpacked;
}

ZipReader::ZipReader(const std::filesystem::path& path, const ZipLimits& limits)
    : archive_(std::make_unique<Archive>()) {
  archive_->name = path.string();
  archive_->limits = limits;
  const int file = openRegular(path, limits);
  int problem = 0;
  archive_->zip.reset(zip_fdopen(file, 0, &problem));
  if (!archive_->zip) {
    ::close(file);
    throwZip(ErrorCode::BadInput, Phrase::of("errors.zip.no-zip"), archive_->name);
  }
  archive_->index();
}

ZipReader::ZipReader(std::string bytes, std::string name, const ZipLimits& limits)
    : archive_(std::make_unique<Archive>()) {
  archive_->name = std::move(name);
  archive_->limits = limits;
  archive_->bytes = std::move(bytes);
  if (archive_->bytes.size() > limits.archive) {
    throwZip(ErrorCode::TooLarge, Phrase::of("errors.zip.archive", {{"most", count(limits.archive)}}), archive_->name);
  }
  zip_error_t problem;
  zip_error_init(&problem);
  zip_source_t* source = zip_source_buffer_create(archive_->bytes.data(), archive_->bytes.size(), 0, &problem);
  if (source) archive_->zip.reset(zip_open_from_source(source, ZIP_RDONLY, &problem));
  if (source && !archive_->zip) zip_source_free(source);
  zip_error_fini(&problem);
  if (!archive_->zip) throwZip(ErrorCode::BadInput, Phrase::of("errors.zip.no-zip"), archive_->name);
  archive_->index();
}

ZipReader::~ZipReader() = default;
ZipReader::ZipReader(ZipReader&&) noexcept = default;
ZipReader& ZipReader::operator=(ZipReader&&) noexcept = default;

const std::string& ZipReader::name() const {
  return archive_->name;
}

const std::vector<std::string>& ZipReader::names() const {
  return archive_->names;
}

bool ZipReader::contains(std::string_view name) const {
  return archive_->entries.contains(std::string(name));
}

std::uint64_t ZipReader::sizeOf(std::string_view name) const {
  const auto found = archive_->entries.find(std::string(name));
  return found == archive_->entries.end() ? 0 : found->second.size;
}

std::string ZipReader::read(std::string_view name) {
  const std::string wanted(name);
  const ZipEntry& entry = archive_->entry(wanted);
  archive_->weigh(entry, wanted);
  std::string unpacked = archive_->unpack(entry, wanted, std::numeric_limits<std::uint64_t>::max());
  if (unpacked.size() != entry.size) {
    throwZip(ErrorCode::Damaged, Phrase::of("errors.zip.damaged", {{"entry", wanted}}), archive_->name);
  }
  archive_->total += unpacked.size();
  return unpacked;
}

std::string ZipReader::head(std::string_view name, std::size_t most) {
  const std::string wanted(name);
  std::string unpacked = archive_->unpack(archive_->entry(wanted), wanted, most);
  if (unpacked.size() > most) unpacked.resize(most);
  return unpacked;
}

}  // namespace redoubt::exchange::input
