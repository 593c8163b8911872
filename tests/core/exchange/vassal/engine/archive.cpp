#include "tests/core/exchange/vassal/engine/archive.h"

#include <zlib.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>

namespace redoubt::exchange::vassal::engine {
namespace {

constexpr size_t kMost = size_t{512} << 20;  // bytes of all that is inside, so that a bomb ends as a problem
constexpr uint32_t kLocal = 0x04034b50, kCentral = 0x02014b50, kEnd = 0x06054b50, kDescriptor = 0x08074b50;

/// Little-endian numbers out of bytes; beyond the end all is 0.
uint32_t numberAt(std::string_view bytes, size_t at, int length) {
  uint32_t value = 0;
  for (int i = length - 1; i >= 0; --i) {
    const size_t place = at + static_cast<size_t>(i);
    value = (value << 8) | (place < bytes.size() ? static_cast<unsigned char>(bytes[place]) : 0U);
  }
  return value;
}

struct Inflated {
  std::string content;
  size_t read = 0;  // bytes of the deflated text
};

std::optional<Inflated> inflated(std::string_view deflated, size_t most) {
  z_stream stream{};
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return std::nullopt;
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(deflated.data()));
  stream.avail_in = static_cast<uInt>(deflated.size());
  Inflated result;
  int state = Z_OK;
  std::string block(size_t{1} << 16, '\0');
  while (state == Z_OK && result.content.size() <= most) {
    stream.next_out = reinterpret_cast<Bytef*>(block.data());
    stream.avail_out = static_cast<uInt>(block.size());
    state = inflate(&stream, Z_NO_FLUSH);
    result.content.append(block, 0, block.size() - stream.avail_out);
    if (state == Z_BUF_ERROR) break;
  }
  result.read = stream.total_in;
  inflateEnd(&stream);
  if (state != Z_STREAM_END || result.content.size() > most) return std::nullopt;
  return result;
}

bool isUtf8(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const size_t length = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : lead >> 3 == 30 ? 4 : 0;
    if (length == 0 || i + length > text.size()) return false;
    for (size_t k = 1; k < length; ++k) {
      if (static_cast<unsigned char>(text[i + k]) >> 6 != 2) return false;
    }
    i += length;
  }
  return true;
}

struct ZipEntry {
  std::string name;
  uint32_t flags = 0, method = 0, sum = 0, packedSize = 0, size = 0;
};

/// Puts the entry's content into the archive, or says why it can't be.
void add(Archive& archive, const ZipEntry& entry, std::string content, size_t& total) {
  const std::string where = "Entry " + entry.name + ": ";
  total += content.size();
  if (!isUtf8(entry.name)) archive.problems.push_back(where + "the name is not UTF-8.");
  if (entry.name.starts_with('/') || entry.name.find('\\') != std::string::npos ||
      entry.name.find("..") != std::string::npos || entry.name.empty()) {
    archive.problems.push_back(where + "no good name.");
  }
  const auto sum = crc32(0, reinterpret_cast<const Bytef*>(content.data()), static_cast<uInt>(content.size()));
  if (sum != entry.sum) archive.problems.push_back(where + "the checksum is wrong.");
  if (!archive.files.emplace(entry.name, std::move(content)).second) {
    archive.problems.push_back(where + "it is there twice.");
  }
}

ZipEntry headerAt(std::string_view bytes, size_t at, size_t name) {
  ZipEntry entry;
  const size_t start = name == 30 ? at : at + 2;  // the directory has one more field in front
  entry.flags = numberAt(bytes, start + 6, 2);
  entry.method = numberAt(bytes, start + 8, 2);
  entry.sum = numberAt(bytes, start + 14, 4);
  entry.packedSize = numberAt(bytes, start + 18, 4);
  entry.size = numberAt(bytes, start + 22, 4);
  entry.name = std::string(bytes.substr(std::min(at + name, bytes.size()), numberAt(bytes, start + 26, 2)));
  return entry;
}

std::optional<size_t> endOfDirectory(std::string_view bytes) {
  for (size_t back = 22; back <= bytes.size() && back < 22 + 65536; ++back) {
    if (numberAt(bytes, bytes.size() - back, 4) == kEnd) return bytes.size() - back;
  }
  return std::nullopt;
}

/// The content of an entry of the directory, wherever its own header is.
std::optional<std::string> contentOf(std::string_view bytes, const ZipEntry& entry, size_t local, size_t most) {
  if (numberAt(bytes, local, 4) != kLocal) return std::nullopt;
  const size_t start = local + 30 + numberAt(bytes, local + 26, 2) + numberAt(bytes, local + 28, 2);
  if (start > bytes.size() || bytes.size() - start < entry.packedSize) return std::nullopt;
  const std::string_view stored = bytes.substr(start, entry.packedSize);
  if (headerAt(bytes, local, 30).name != entry.name) return std::nullopt;
  if (entry.method == 0 && entry.size == entry.packedSize && entry.size <= most) return std::string(stored);
  if (entry.method != Z_DEFLATED) return std::nullopt;
  auto result = inflated(stored, most);
  return result && result->content.size() == entry.size ? std::optional(std::move(result->content)) : std::nullopt;
}

}  // namespace

std::string_view Archive::text(const std::string& name) const {
  const auto found = files.find(name);
  return found == files.end() ? std::string_view() : std::string_view(found->second);
}

Archive readArchive(std::string_view bytes) {
  Archive archive;
  const auto end = endOfDirectory(bytes);
  if (!end) {
    archive.problems.emplace_back("This is no zip file.");
    return archive;
  }
  size_t at = numberAt(bytes, *end + 16, 4), total = 0;
  const uint32_t count = numberAt(bytes, *end + 10, 2);
  for (uint32_t i = 0; i < count; ++i) {
    if (numberAt(bytes, at, 4) != kCentral) {
      archive.problems.emplace_back("The zip file's directory is damaged.");
      return archive;
    }
    const ZipEntry entry = headerAt(bytes, at, 46);
    const size_t local = numberAt(bytes, at + 42, 4);
    at += 46 + numberAt(bytes, at + 28, 2) + numberAt(bytes, at + 30, 2) + numberAt(bytes, at + 32, 2);
    if (entry.name.ends_with('/')) continue;  // a folder
    auto content = entry.flags & 1 ? std::nullopt : contentOf(bytes, entry, local, kMost - std::min(total, kMost));
    if (content) {
      add(archive, entry, std::move(*content), total);
    } else {
      archive.problems.push_back("Entry " + entry.name + ": it can't be read.");
    }
  }
  return archive;
}

Archive streamArchive(std::string_view bytes) {
  Archive archive;
  size_t at = 0, total = 0;
  if (numberAt(bytes, 0, 4) != kLocal) archive.problems.emplace_back("This is no zip file.");
  while (numberAt(bytes, at, 4) == kLocal) {
    ZipEntry entry = headerAt(bytes, at, 30);
    const std::string where = "Entry " + entry.name + ": ";
    const bool sizeComesLater = entry.flags & 8;
    const size_t start = at + 30 + entry.name.size() + numberAt(bytes, at + 28, 2);
    if (start > bytes.size() || entry.flags & 1 || (entry.method != 0 && entry.method != Z_DEFLATED) ||
        (entry.method == 0 && sizeComesLater)) {
      archive.problems.push_back(where + (entry.method == 0 && sizeComesLater
                                              ? "stored, with its size behind it: that can't be streamed."
                                              : "it can't be streamed."));
      return archive;
    }
    std::optional<Inflated> content;
    if (entry.method == Z_DEFLATED) {
      content = inflated(bytes.substr(start), kMost - std::min(total, kMost));
    } else if (bytes.size() - start >= entry.packedSize) {
      content = Inflated{std::string(bytes.substr(start, entry.packedSize)), entry.packedSize};
    }
    if (!content) {
      archive.problems.push_back(where + "it can't be read.");
      return archive;
    }
    at = start + content->read;
    if (sizeComesLater) {
      if (numberAt(bytes, at, 4) == kDescriptor) at += 4;
      entry.sum = numberAt(bytes, at, 4);
      at += 12;
    }
    if (!entry.name.ends_with('/')) add(archive, entry, std::move(content->content), total);
  }
  return archive;
}

std::string bytesOf(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace redoubt::exchange::vassal::engine
