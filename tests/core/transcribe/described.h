#pragma once

#include <string>

#include "core/transcribe/reading.h"

/// What a reading says, in a form in which tests can expect it.
namespace redoubt::transcribe::test {

/// "placement: 1/I/6 pp @1212 facing 1213; gen. Ney* with any one of his units". A leader has a star.
inline std::string described(const Line& line) {
  std::string text(toText(line.kind));
  std::string separator = ": ";
  for (const Item& item : line.items) {
    text += separator;
    separator = "; ";
    if (item.count) text += std::to_string(*item.count) + " x ";
    text += item.unit.empty() ? item.leader + "*" : item.unit;
    if (!item.unit.empty() && !item.leader.empty()) text += " under " + item.leader;
    if (!item.hex.empty()) text += " @" + item.hex;
    if (item.within) text += " within " + std::to_string(*item.within);
    if (!item.zone.empty()) text += " in " + item.zone;
    if (!item.with.empty()) text += " with " + item.with;
    if (!item.facing.empty()) text += " facing " + item.facing;
    if (item.turn) text += " turn " + std::to_string(*item.turn);
    if (item.lastTurn) text += "-" + std::to_string(*item.lastTurn);
    if (item.onward) text += "+";
    if (!item.turn && !item.time.empty()) text += " at " + item.time;
    if (!item.state.empty()) text += " (" + item.state + ")";
  }
  return text;
}

inline std::string described(const Reading& reading) {
  std::string text;
  for (const Line& line : reading.lines) {
    text += std::to_string(line.number) + " " +
            (line.continues ? "goes on with " + std::to_string(*line.continues) : described(line)) + "\n";
  }
  return text;
}

inline std::string read(std::string_view text, std::optional<TextForm> form = std::nullopt) {
  return described(transcribe::read(text, form, {}));
}

}  // namespace redoubt::transcribe::test
