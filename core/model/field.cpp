#include "core/model/field.h"

#include <cmath>

#include "core/base/text.h"

namespace redoubt::model {

std::string toText(const Facing& facing) { return facing.direction ? hex::toText(*facing.direction) : "free"; }

std::optional<Facing> facingFromText(std::string_view text) {
  if (text == "free") return Facing{};
  const auto direction = hex::directionFromText(text);
  if (!direction) return std::nullopt;
  return Facing{direction};
}

std::optional<double> Codec<double>::load(double stored) {
  if (!std::isfinite(stored)) return std::nullopt;
  return stored;
}

bool isPlainText(std::string_view text) {
  return text.find('\0') == std::string_view::npos && isValidUtf8(text);
}

}  // namespace redoubt::model
