#include "core/model/pictures.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>

#include "core/model/battle.h"

namespace redoubt::model {
namespace {

constexpr int kMaxSide = 100'000;

std::optional<PictureHead> headOf(PictureType type, std::uint32_t width, std::uint32_t height) {
  if (width == 0 || height == 0 || width > kMaxSide || height > kMaxSide) return std::nullopt;
  return PictureHead{type, static_cast<int>(width), static_cast<int>(height)};
}

class Octets {
 public:
  explicit Octets(std::string_view bytes) : bytes_(bytes) {}

  std::uint32_t at(std::size_t place) const {
    return place < bytes_.size() ? static_cast<unsigned char>(bytes_[place]) : 0;
  }
  std::uint32_t bigEndian(std::size_t place, int count) const {
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i) value = value << 8 | at(place + static_cast<std::size_t>(i));
    return value;
  }
  std::size_t size() const { return bytes_.size(); }

 private:
  std::string_view bytes_;
};

// The frame header follows some segments that say their length themselves.
std::optional<PictureHead> jpegHead(const Octets& octets) {
  std::size_t at = 2;
  while (at + 9 < octets.size()) {
    if (octets.at(at) != 0xFF) return std::nullopt;
    const std::uint32_t marker = octets.at(at + 1);
    if (marker == 0xFF) {  // filling
      ++at;
      continue;
    }
    const bool isFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (isFrame) return headOf(PictureType::Jpeg, octets.bigEndian(at + 7, 2), octets.bigEndian(at + 5, 2));
    const std::uint32_t length = octets.bigEndian(at + 2, 2);
    if (length < 2 || marker == 0xD9 || marker == 0xDA) return std::nullopt;
    at += 2 + length;
  }
  return std::nullopt;
}

}  // namespace

std::optional<PictureHead> pictureHead(std::string_view bytes) {
  using namespace std::string_view_literals;
  const Octets octets(bytes);
  if (bytes.starts_with("\x89PNG\r\n\x1A\n"sv)) {
    if (bytes.size() < 33 || bytes.substr(12, 4) != "IHDR") return std::nullopt;
    return headOf(PictureType::Png, octets.bigEndian(16, 4), octets.bigEndian(20, 4));
  }
  if (bytes.starts_with("\xFF\xD8\xFF"sv)) return jpegHead(octets);
  if (bytes.starts_with("GIF87a") || bytes.starts_with("GIF89a")) {
    if (bytes.size() < 13) return std::nullopt;
    return headOf(PictureType::Gif, octets.at(6) | octets.at(7) << 8, octets.at(8) | octets.at(9) << 8);
  }
  return std::nullopt;
}

std::string_view mediaType(PictureType type) {
  constexpr std::string_view kTypes[]{"image/png", "image/jpeg", "image/gif"};
  return kTypes[static_cast<std::size_t>(type)];
}

std::string_view fileEnding(PictureType type) {
  constexpr std::string_view kEndings[]{"png", "jpg", "gif"};
  return kEndings[static_cast<std::size_t>(type)];
}

std::string pictureName(std::string_view bytes) {
  const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string name;
  for (const std::uint64_t half : {hash.high64, hash.low64}) {
    for (int shift = 60; shift >= 0; shift -= 4) name += kDigits[half >> shift & 15];
  }
  return name;
}

bool isPictureName(std::string_view text) {
  return text.size() == 32 &&
         std::all_of(text.begin(), text.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

const Pictures::Files& Pictures::files() const& {
  static const Files kNone;
  return files_ ? *files_ : kNone;
}

Pictures::Bytes Pictures::find(std::string_view name) const {
  const auto found = files().find(name);
  return found == files().end() ? nullptr : found->second;
}

std::string Pictures::add(std::string bytes) {
  std::string name = pictureName(bytes);
  if (contains(name)) return name;
  auto files = std::make_shared<Files>(this->files());
  files->emplace(name, std::make_shared<const std::string>(std::move(bytes)));
  files_ = std::move(files);
  return name;
}

void Pictures::add(const Pictures& others) {
  if (others.empty() || others.files_ == files_) return;
  if (empty()) {
    files_ = others.files_;
    return;
  }
  auto files = std::make_shared<Files>(this->files());
  files->insert(others.files().begin(), others.files().end());
  files_ = std::move(files);
}

Pictures Pictures::only(const std::set<std::string>& names) const {
  Files kept;
  for (const auto& [name, bytes] : files()) {
    if (names.contains(name)) kept.emplace(name, bytes);
  }
  Pictures result;
  if (!kept.empty()) result.files_ = std::make_shared<const Files>(std::move(kept));
  return result;
}

Pictures Pictures::without(const Pictures& others) const {
  if (files_ == others.files_) return {};
  std::set<std::string> names;
  for (const auto& [name, bytes] : files()) {
    if (!others.contains(name)) names.insert(name);
  }
  return only(names);
}

namespace {

// The picture of such a row is a file of its own.
template <class Row>
bool isLinked(const Row& row) {
  if constexpr (std::is_same_v<Row, MapPicture>) return !row.link.empty();
  return false;
}

}  // namespace

std::set<std::string> namedPictures(const Battle& battle) {
  std::set<std::string> names;
  forEachTable([&]<class Row>(RowType<Row>) {
    forEachField<Row>([&](const auto& field) {
      if constexpr (std::is_same_v<typename std::remove_cvref_t<decltype(field)>::Type, std::string>) {
        if (field.nature != Nature::Picture) return;
        for (const Row& row : battle.all<Row>()) {
          if (!(row.*(field.member)).empty() && !isLinked(row)) names.insert(row.*(field.member));
        }
      }
    });
  });
  return names;
}

}  // namespace redoubt::model
