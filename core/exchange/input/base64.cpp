#include "core/exchange/input/base64.h"

#include <array>
#include <cstdint>

#include "core/base/error.h"

namespace redoubt::exchange::input {
namespace {

constexpr std::uint8_t kNoDigit = 64;

constexpr std::array<std::uint8_t, 256> base64Digits() {
  std::array<std::uint8_t, 256> digits{};
  digits.fill(kNoDigit);
  constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (std::uint8_t i = 0; i < alphabet.size(); ++i) digits[static_cast<unsigned char>(alphabet[i])] = i;
  return digits;
}

[[noreturn]] void failBase64() {
  throw Error(ErrorCode::BadInput, Phrase::of("errors.packed.base64"));
}

}  // namespace

std::string fromBase64(std::string_view text) {
  static constexpr std::array<std::uint8_t, 256> kDigits = base64Digits();
  std::string bytes;
  bytes.reserve(text.size() / 4 * 3 + 3);
  std::uint32_t bits = 0;
  std::size_t digits = 0;
  std::size_t padding = 0;
  for (const char c : text) {
    if (c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
    if (c == '=') {
      if (++padding > 2) failBase64();
      continue;
    }
    const std::uint8_t digit = kDigits[static_cast<unsigned char>(c)];
    if (digit == kNoDigit || padding > 0) failBase64();
    bits = bits << 6 | digit;
    if (++digits % 4 != 0) continue;
    bytes += {static_cast<char>(bits >> 16), static_cast<char>(bits >> 8), static_cast<char>(bits)};
    bits = 0;
  }
  const std::size_t rest = digits % 4;
  if (rest == 1 || (padding > 0 && rest + padding != 4)) failBase64();
  if (rest == 2) bytes += static_cast<char>(bits >> 4);
  if (rest == 3) bytes += {static_cast<char>(bits >> 10), static_cast<char>(bits >> 2)};
  return bytes;
}

}  // namespace redoubt::exchange::input
