#include "core/hex/facing.h"
#include "core/library/inside.h"
#include "core/library/redoubt/position.h"

// What is supposed, as ask::World reads it: by what it is about, so that a later word replaces an earlier one.
namespace redoubt::library {

Situation::Situation() = default;
Situation::Situation(const Situation&) = default;
Situation& Situation::operator=(const Situation&) = default;
Situation::~Situation() = default;

Situation& Situation::set(const std::string& what, const std::string& value) {
  told_[what] = value;
  return *this;
}

Situation& Situation::at(const PieceName& piece, const HexNumber& hex) {
  told_.erase(piece.text + ".fate=");
  return set(piece.text + "@", hex.text);
}

Situation& Situation::at(const PieceName& piece, const HexNumber& hex, const HexNumber& second) {
  told_.erase(piece.text + ".fate=");
  return set(piece.text + "@", hex.text + "+" + second.text);
}

Situation& Situation::offMap(const PieceName& piece) {
  return set(piece.text + "@", "off");
}

Situation& Situation::lost(const PieceName& piece) {
  told_.erase(piece.text + "@");
  return set(piece.text + ".fate=", "lost");
}

Situation& Situation::exited(const PieceName& piece, const HexNumber& hex) {
  told_.erase(piece.text + "@");
  return set(piece.text + ".fate=", "exited@" + hex.text);
}

Situation& Situation::step(const PieceName& piece, int step) {
  return set(piece.text + ".step=", std::to_string(step));
}

Situation& Situation::facing(const PieceName& piece, Direction direction) {
  return set(piece.text + ".facing=", hex::toText(directionOf(direction)));
}

Situation& Situation::formation(const PieceName& piece, std::string_view formation) {
  return set(piece.text + ".formation=", std::string(formation));
}

Situation& Situation::moved(const PieceName& piece, bool hasMoved) {
  return set(piece.text + ".moved=", hasMoved ? "yes" : "no");
}

Situation& Situation::state(const PieceName& piece, std::string_view state, std::string_view level) {
  return set(piece.text + ".state." + std::string(state) + "=", std::string(level));
}

Situation& Situation::gameState(std::string_view state, std::string_view level) {
  return set("state." + std::string(state) + "=", std::string(level));
}

Situation& Situation::owner(const HexNumber& hex, const PlayerName& player) {
  return set(hex.text + ".owner=", player.text);
}

Situation& Situation::turn(int turn) {
  return set("turn=", std::to_string(turn));
}

Situation& Situation::phase(std::string_view phase) {
  return set("phase=", std::string(phase));
}

Situation& Situation::active(const PlayerName& player) {
  return set("active=", player.text);
}

Situation& Situation::track(std::string_view track, std::string_view space) {
  return set("track." + std::string(track) + "=", std::string(space));
}

Situation& Situation::stock(std::string_view stock, int left) {
  return set("stock." + std::string(stock) + "=", std::to_string(left));
}

Situation& Situation::suppose(std::string_view text) {
  const std::size_t equals = text.find('=');
  const std::size_t at = equals == std::string_view::npos ? text.rfind('@') : equals;
  if (at == std::string_view::npos) return set(std::string(text), {});
  return set(std::string(text.substr(0, at + 1)), std::string(text.substr(at + 1)));
}

std::vector<std::string> Situation::texts() const {
  std::vector<std::string> texts;
  for (const auto& [what, value] : told_) texts.push_back(what + value);
  return texts;
}

}  // namespace redoubt::library
