#include <algorithm>

#include "tests/core/exchange/vassal/engine/piece.h"
#include "tests/core/exchange/vassal/engine/sequence.h"

namespace redoubt::exchange::vassal::engine {
namespace {

constexpr int kMostKeys = 1000;  // that triggers may press because of one key

struct MenuItem {
  std::string text, key;
};

/// What a trait offers in the menu.
std::vector<MenuItem> itemsOf(const Trait& trait) {
  std::vector<MenuItem> items;
  const auto offer = [&](std::string_view text, std::string_view key) {
    if (!trait.field(text).empty()) items.push_back({trait.field(text), trait.field(key)});
  };
  if (trait.id == "rotate") {
    offer("setText", "setKey");
    offer("cwText", "cwKey");
    offer("ccwText", "ccwKey");
    offer("randomText", "randomKey");
  } else if (trait.id == "emb2") {
    if (!trait.truth("always")) offer("activateText", "activateKey");
    if (!trait.truth("follow") && listIn(trait.field("images")).size() > 1) {
      if (!trait.field("upKey").empty()) offer("upText", "upKey");
      if (!trait.field("downKey").empty()) offer("downText", "downKey");
    }
    if (!trait.truth("follow") && !trait.field("resetKey").empty()) offer("resetText", "resetKey");
  } else if (trait.id == "PROP") {
    for (const std::string& command : listIn(trait.field("commands"))) {
      const std::vector<std::string> parts = unpacked(command, ':');
      if (parts.size() == 3 && !parts[0].empty()) items.push_back({parts[0], parts[1]});
    }
  } else {
    offer("command", "key");
  }
  return items;
}

/// Replaces the state; whether that changed anything.
bool change(Trait& trait, std::string state) {
  if (trait.state == state) return false;
  trait.state = std::move(state);
  return true;
}

bool turn(Trait& trait, std::string_view key) {
  const int facings = javaInt(trait.field("facings")).value_or(1), index = javaInt(trait.state).value_or(0);
  if (facings < 2) return false;
  if (isSameKey(trait.field("cwKey"), key)) return change(trait, std::to_string((index + 1) % facings));
  if (isSameKey(trait.field("ccwKey"), key)) return change(trait, std::to_string((index - 1 + facings) % facings));
  return false;
}

bool moveLayer(Trait& trait, std::string_view key) {
  const int count = static_cast<int>(std::max<size_t>(1, listIn(trait.field("images")).size()));
  const std::string before = trait.state;
  int value = javaInt(trait.state).value_or(1);
  const auto go = [&](int steps) {
    int level = std::abs(value) + steps;
    if (level > count) level = trait.truth("loop") ? 1 : count;
    if (level < 1) level = trait.truth("loop") ? count : 1;
    value = value > 0 ? level : -level;
  };
  if (isSameKey(trait.field("activateKey"), key) && !trait.truth("always")) value = -value;
  if (!trait.truth("follow")) {
    if (isSameKey(trait.field("upKey"), key)) go(1);
    if (isSameKey(trait.field("downKey"), key)) go(-1);
    if (isSameKey(trait.field("resetKey"), key)) value = javaInt(trait.field("resetLevel")).value_or(value);
  }
  return change(trait, std::to_string(value));
}

bool setProperty(Trait& trait, std::string_view key) {
  for (const std::string& command : listIn(trait.field("commands"))) {
    const std::vector<std::string> parts = unpacked(command, ':');
    if (parts.size() != 3 || !isSameKey(parts[1], key)) continue;
    const std::vector<std::string> what = unpacked(parts[2], ',');
    if (what.size() == 2 && what[0] == "P") return change(trait, what[1]);
    if (what.size() == 2 && what[0] == "I") {
      const int sum = javaInt(trait.state).value_or(0) + javaInt(what[1]).value_or(0);
      const std::vector<std::string> limits = unpacked(trait.field("limits"), ',');
      const auto limit = [&](size_t i) { return i < limits.size() ? javaInt(limits[i]) : std::nullopt; };
      return change(trait, std::to_string(std::clamp(sum, limit(1).value_or(sum), limit(2).value_or(sum))));
    }
  }
  return false;
}

/// What one trait makes of the key itself.
bool react(Trait& trait, std::string_view key) {
  if (trait.id == "rotate") return turn(trait, key);
  if (trait.id == "emb2") return moveLayer(trait, key);
  if (trait.id == "PROP") return setProperty(trait, key);
  if (trait.id == "obs" && isSameKey(trait.field("key"), key)) {
    return change(trait, trait.state.starts_with("null") ? "player;" : "null;");
  }
  if (trait.id == "hide" && isSameKey(trait.field("key"), key)) {
    return change(trait, trait.state == "null" ? "player" : "null");
  }
  if (trait.id == "markmoved" && isSameKey(trait.field("key"), key)) {
    return change(trait, trait.state == "true" ? "false" : "true");
  }
  return false;
}

bool pressed(Piece& piece, std::string_view key, int& left, int depth) {
  bool changed = false;
  for (size_t i = 0; i < piece.traits.size(); ++i) {
    if (piece.traits[i].id != "macro") {
      changed |= react(piece.traits[i], key);
      continue;
    }
    const Trait trigger = piece.traits[i];
    bool fires = isSameKey(trigger.field("key"), key);
    for (const std::string& watched : listIn(trigger.field("watch"))) fires |= isSameKey(watched, key);
    if (!fires || depth > 50) continue;
    for (const std::string& action : listIn(trigger.field("actions"))) {
      if (--left > 0) changed |= pressed(piece, action, left, depth + 1);
    }
  }
  return changed;
}

}  // namespace

bool press(Piece& piece, std::string_view key) {
  int left = kMostKeys;
  return pressed(piece, key, left, 0);
}

bool choose(Piece& piece, std::string_view menuText) {
  for (const Trait& trait : piece.traits) {
    for (const MenuItem& item : itemsOf(trait)) {
      if (item.text == menuText) return press(piece, item.key);
    }
  }
  return false;
}

std::vector<std::string> menuOf(const Piece& piece) {
  std::vector<std::string> texts;
  for (const Trait& trait : piece.traits) {
    for (const MenuItem& item : itemsOf(trait)) texts.push_back(item.text);
  }
  return texts;
}

}  // namespace redoubt::exchange::vassal::engine
