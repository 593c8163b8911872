#include "core/exchange/vassal/reading/image_size.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/exchange/vassal/reading/sequence.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr int kLargestSide = 100'000;
constexpr std::size_t kHead = 4'096;  // in which an SVG file has its root

std::uint32_t byteAt(std::string_view bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]);
}
std::uint32_t bigEndian(std::string_view bytes, std::size_t at, int length) {
  std::uint32_t value = 0;
  for (int i = 0; i < length; ++i) value = value << 8 | byteAt(bytes, at + static_cast<std::size_t>(i));
  return value;
}
std::uint32_t littleEndian(std::string_view bytes, std::size_t at, int length) {
  std::uint32_t value = 0;
  for (int i = length - 1; i >= 0; --i) value = value << 8 | byteAt(bytes, at + static_cast<std::size_t>(i));
  return value;
}

std::optional<ImageSize> sized(double width, double height) {
  const bool isUsual = width >= 1 && height >= 1 && width <= kLargestSide && height <= kLargestSide;
  if (!isUsual) return std::nullopt;
  return ImageSize{static_cast<int>(std::lround(width)), static_cast<int>(std::lround(height))};
}

// Segment by segment up to the one that begins the frame.
std::optional<ImageSize> jpegSize(std::string_view bytes) {
  for (std::size_t at = 2; at + 9 < bytes.size();) {
    if (byteAt(bytes, at) != 0xFF) return std::nullopt;
    const std::uint32_t kind = byteAt(bytes, at + 1);
    if (kind == 0xFF) {
      ++at;
      continue;
    }
    const bool isFrame = kind >= 0xC0 && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC;
    if (isFrame) return sized(bigEndian(bytes, at + 7, 2), bigEndian(bytes, at + 5, 2));
    const bool isAlone = kind == 0x01 || (kind >= 0xD0 && kind <= 0xD8);
    at += isAlone ? 2 : 2 + static_cast<std::size_t>(bigEndian(bytes, at + 2, 2));
  }
  return std::nullopt;
}

std::optional<ImageSize> webpSize(std::string_view bytes) {
  const std::string_view kind = bytes.substr(12, 4);
  if (kind == "VP8X") return sized(littleEndian(bytes, 24, 3) + 1.0, littleEndian(bytes, 27, 3) + 1.0);
  if (kind == "VP8 ") return sized(littleEndian(bytes, 26, 2) & 0x3FFF, littleEndian(bytes, 28, 2) & 0x3FFF);
  if (kind != "VP8L") return std::nullopt;
  const std::uint32_t bits = littleEndian(bytes, 21, 4);
  return sized((bits & 0x3FFF) + 1.0, (bits >> 14 & 0x3FFF) + 1.0);
}

// The value of an attribute of the root.
std::string_view attributeOf(std::string_view tag, std::string_view name) {
  for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
    const std::size_t quote = at + name.size() + 1;
    const bool isWhole = at > 0 && std::string_view(" \t\r\n").find(tag[at - 1]) != std::string_view::npos;
    if (!isWhole || quote >= tag.size() || tag[quote - 1] != '=') continue;
    const std::size_t end = tag.find(tag[quote], quote + 1);
    if (end != std::string_view::npos) return tag.substr(quote + 1, end - quote - 1);
  }
  return {};
}

// In pixels, by the 96 of them that CSS has in an inch; 0 for percentages and what is not there.
double svgLength(std::string_view text) {
  const std::size_t end = text.find_first_not_of("0123456789.+-eE");
  const double value = decimalNumber(text.substr(0, end)).value_or(0);
  const std::string_view unit = end == std::string_view::npos ? std::string_view() : text.substr(end);
  if (unit == "mm") return value * 96 / 25.4;
  if (unit == "cm") return value * 96 / 2.54;
  if (unit == "in") return value * 96;
  if (unit == "pt") return value * 96 / 72;
  return unit.empty() || unit == "px" ? value : 0;
}

std::optional<ImageSize> svgSize(std::string_view bytes) {
  const std::string_view head = bytes.substr(0, kHead);
  const std::size_t begin = head.find("<svg");
  if (begin == std::string_view::npos) return std::nullopt;
  const std::string_view tag = head.substr(begin, head.find('>', begin) - begin);
  const auto size = sized(svgLength(attributeOf(tag, "width")), svgLength(attributeOf(tag, "height")));
  if (size) return size;
  std::string box(attributeOf(tag, "viewBox"));
  for (char& c : box) c = c == ',' ? ' ' : c;
  const auto numbers = sequence(box, ' ', 16);
  std::vector<double> values;
  for (const std::string& each : numbers) {
    if (!each.empty()) values.push_back(decimalNumber(each).value_or(0));
  }
  return values.size() == 4 ? sized(values[2], values[3]) : std::nullopt;
}

}  // namespace

std::optional<ImageSize> imageSize(std::string_view bytes) {
  if (bytes.size() >= 24 && bytes.starts_with("\x89PNG\r\n\x1A\n")) {
    return sized(bigEndian(bytes, 16, 4), bigEndian(bytes, 20, 4));
  }
  if (bytes.size() >= 10 && bytes.starts_with("GIF8"))
    return sized(littleEndian(bytes, 6, 2), littleEndian(bytes, 8, 2));
  if (bytes.size() >= 4 && bytes.starts_with("\xFF\xD8")) return jpegSize(bytes);
  if (bytes.size() >= 26 && bytes.starts_with("BM")) {
    const auto height = static_cast<std::int32_t>(littleEndian(bytes, 22, 4));
    return sized(littleEndian(bytes, 18, 4), height < 0 ? -static_cast<double>(height) : height);
  }
  if (bytes.size() >= 30 && bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP") return webpSize(bytes);
  return svgSize(bytes);
}

}  // namespace redoubt::exchange::vassal::reading
