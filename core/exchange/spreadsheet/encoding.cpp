#include "core/exchange/spreadsheet/encoding.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/base/text.h"

namespace redoubt::exchange::spreadsheet {
namespace {

constexpr std::uint32_t kNone = 0xFFFD;

// What the bytes from 0x80 on mean.
constexpr std::array<std::uint16_t, 128> k1250{
    0x20AC, 0xFFFD, 0x201A, 0xFFFD, 0x201E, 0x2026, 0x2020, 0x2021, 0xFFFD, 0x2030, 0x0160, 0x2039, 0x015A,
    0x0164, 0x017D, 0x0179, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0xFFFD, 0x2122,
    0x0161, 0x203A, 0x015B, 0x0165, 0x017E, 0x017A, 0x00A0, 0x02C7, 0x02D8, 0x0141, 0x00A4, 0x0104, 0x00A6,
    0x00A7, 0x00A8, 0x00A9, 0x015E, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x017B, 0x00B0, 0x00B1, 0x02DB, 0x0142,
    0x00B4, 0x00B5, 0x00B6, 0x00B7, 0x00B8, 0x0105, 0x015F, 0x00BB, 0x013D, 0x02DD, 0x013E, 0x017C, 0x0154,
    0x00C1, 0x00C2, 0x0102, 0x00C4, 0x0139, 0x0106, 0x00C7, 0x010C, 0x00C9, 0x0118, 0x00CB, 0x011A, 0x00CD,
    0x00CE, 0x010E, 0x0110, 0x0143, 0x0147, 0x00D3, 0x00D4, 0x0150, 0x00D6, 0x00D7, 0x0158, 0x016E, 0x00DA,
    0x0170, 0x00DC, 0x00DD, 0x0162, 0x00DF, 0x0155, 0x00E1, 0x00E2, 0x0103, 0x00E4, 0x013A, 0x0107, 0x00E7,
    0x010D, 0x00E9, 0x0119, 0x00EB, 0x011B, 0x00ED, 0x00EE, 0x010F, 0x0111, 0x0144, 0x0148, 0x00F3, 0x00F4,
    0x0151, 0x00F6, 0x00F7, 0x0159, 0x016F, 0x00FA, 0x0171, 0x00FC, 0x00FD, 0x0163, 0x02D9,
};
// The same of Windows-1252 up to 0x9F; those that follow are their own code points.
constexpr std::array<std::uint16_t, 32> k1252{
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
};

void put(std::string& text, std::uint32_t code) {
  const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xC0 | code >> 6);
    add(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    add(0xE0 | code >> 12);
    add(0x80 | (code >> 6 & 0x3F));
    add(0x80 | (code & 0x3F));
  } else {
    add(0xF0 | code >> 18);
    add(0x80 | (code >> 12 & 0x3F));
    add(0x80 | (code >> 6 & 0x3F));
    add(0x80 | (code & 0x3F));
  }
}

std::string fromUtf16(std::string_view bytes, bool isBig) {
  std::string text;
  const auto unit = [&](std::size_t at) -> std::uint32_t {
    const auto first = static_cast<unsigned char>(bytes[at]);
    const auto second = static_cast<unsigned char>(bytes[at + 1]);
    return isBig ? first << 8 | second : second << 8 | first;
  };
  const auto isHigh = [](std::uint32_t code) { return code >= 0xD800 && code < 0xDC00; };
  const auto isLow = [](std::uint32_t code) { return code >= 0xDC00 && code < 0xE000; };
  for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
    const std::uint32_t code = unit(at);
    if (at == 0 && code == 0xFEFF) continue;
    if (isHigh(code) && at + 3 < bytes.size() && isLow(unit(at + 2))) {
      put(text, 0x10000 + ((code - 0xD800) << 10) + (unit(at + 2) - 0xDC00));
      at += 2;
    } else {
      put(text, isHigh(code) || isLow(code) ? kNone : code);
    }
  }
  return text;
}

std::string fromBytes(std::string_view bytes, bool isPolish) {
  std::string text;
  for (const char each : bytes) {
    const auto byte = static_cast<unsigned char>(each);
    if (byte < 0x80) {
      text += each;
    } else if (isPolish) {
      put(text, k1250[byte - 0x80]);
    } else {
      put(text, byte < 0xA0 ? k1252[byte - 0x80] : byte);
    }
  }
  return text;
}

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0xC0;
}

// Whether there is any of `wanted` with a letter beside it.
bool hasBesideLetter(std::string_view bytes, std::string_view wanted) {
  for (std::size_t at = bytes.find_first_of(wanted); at != std::string_view::npos;
       at = bytes.find_first_of(wanted, at + 1)) {
    if ((at > 0 && isLetter(bytes[at - 1])) || (at + 1 < bytes.size() && isLetter(bytes[at + 1]))) return true;
  }
  return false;
}

}  // namespace

Encoding seemingEncoding(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE")) return Encoding::Utf16Little;
  if (bytes.starts_with("\xFE\xFF")) return Encoding::Utf16Big;
  if (isValidUtf8(bytes)) return Encoding::Utf8;
  // The Polish letters that are signs in Windows-1252, then those that are letters of the west there.
  if (hasBesideLetter(bytes, "\xB9\xB3\x9C\x9F\xBF\xA5\xA3\x8C\x8F\xAF")) return Encoding::Windows1250;
  const bool isWestern = bytes.find_first_of("\xE0\xE8\xE5\xE3\xF5\xF8\xC0\xC8\xC5\xD8\xD5") != std::string_view::npos;
  const bool mayBePolish = hasBesideLetter(bytes, "\xEA\xE6\xF1\xCA\xC6\xD1");
  return mayBePolish && !isWestern ? Encoding::Windows1250 : Encoding::Windows1252;
}

std::string_view toText(Encoding encoding) {
  switch (encoding) {
    case Encoding::Utf8: return "UTF-8";
    case Encoding::Utf16Little: return "UTF-16 LE";
    case Encoding::Utf16Big: return "UTF-16 BE";
    case Encoding::Windows1250: return "Windows-1250";
    case Encoding::Windows1252: return "Windows-1252";
  }
  return "";
}

std::string toUtf8(std::string_view bytes, Encoding encoding) {
  switch (encoding) {
    case Encoding::Utf16Little:
    case Encoding::Utf16Big: return fromUtf16(bytes, encoding == Encoding::Utf16Big);
    case Encoding::Windows1250:
    case Encoding::Windows1252: return fromBytes(bytes, encoding == Encoding::Windows1250);
    case Encoding::Utf8: break;
  }
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  return isValidUtf8(bytes) ? std::string(bytes) : fromBytes(bytes, true);
}

}  // namespace redoubt::exchange::spreadsheet
