#include "core/exchange/vassal/traits.h"

#include <fmt/format.h>

#include "core/exchange/vassal/sequence.h"

namespace redoubt::exchange::vassal {
namespace {

using Fields = std::vector<std::string>;

// "id;field;field".
std::string typeOf(const Fields& fields) {
  return sequence(fields, ';');
}

// One text of a list of them within a field.
std::string listed(const Fields& items) {
  return sequence(items, ',');
}

std::string text(std::string_view value) {
  return std::string(value);
}

}  // namespace

std::string ctrl(char letter) {
  return fmt::format("{},130", static_cast<int>(letter));
}

std::string namedKey(int number, std::string_view name) {
  return fmt::format("{},0,{}", 57344 + number, name);
}

Trait basicPiece(std::string_view image, std::string_view name, int gpid) {
  return {typeOf({"piece", "", "", text(image), text(name)}), fmt::format("null;0;0;{};0", gpid)};
}

Trait basicPieceAt(std::string_view image, std::string_view name, int gpid, std::string_view map, int x, int y) {
  return {typeOf({"piece", "", "", text(image), text(name)}),
          sequence({text(map), std::to_string(x), std::to_string(y), std::to_string(gpid), "0"}, ';')};
}

Trait rotation(int facings, int index) {
  return {typeOf({"rotate", std::to_string(facings), "93,130", "91,130", "Turn right", "Turn left", "", "", "Facing", "",
                  "", "", "", "true"}),
          std::to_string(index)};
}

Trait layers(std::string_view name, const std::vector<Layer>& levels, const LayerCommands& commands, int level) {
  Fields images;
  Fields names;
  for (const Layer& each : levels) {
    images.push_back(each.image);
    names.push_back(each.name);
  }
  return {typeOf({"emb2",
                  "",
                  "128",
                  "",
                  commands.up,
                  "128",
                  "",
                  commands.down,
                  "128",
                  "",
                  "",
                  "",
                  "1",
                  "false",
                  "0",
                  "0",
                  listed(images),
                  listed(names),
                  commands.loops ? "true" : "false",
                  text(name),
                  "",
                  "",
                  "false",
                  "",
                  "1",
                  "1",
                  "true",
                  "",
                  commands.upKey,
                  commands.downKey,
                  "",
                  "1.0",
                  "",
                  "true"}),
          std::to_string(level)};
}

Trait mark(std::string_view key, std::string_view value) {
  return {typeOf({"mark", listed({text(key)})}), listed({text(value)})};
}

Trait prototype(std::string_view name) {
  return {typeOf({"prototype", text(name)}), ""};
}

Trait mask(std::string_view back, std::string_view name) {
  return {typeOf({"obs", ctrl('H'), text(back), "Hide", "G" + text(back), text(name), "side:", "Peek", "", "true", "",
                  ""}),
          "null;"};
}

Trait report(const std::vector<std::string>& keys, std::string_view format) {
  return {typeOf({"report", listed(keys), text(format), "", "", "", "false"}), "-1"};
}

Trait trail() {
  return {typeOf({"footprint", ctrl('T'), "Movement trail", "false", "false", "3", "51,51,255", "51,51,255", "100", "50",
                  "20", "30", "2.0", "", "", "", "", "false"}),
          "false;;0;false"};
}

Trait moved() {
  return {typeOf({"markmoved", "/images/moved.gif", "0", "0", "Mark moved", ctrl('M'), "", "false", "Mark as moved", "",
                  "Mark as unmoved", ""}),
          "false"};
}

Trait deletion() {
  return {typeOf({"delete", "Delete", ctrl('D'), ""}), ""};
}

Trait cloning() {
  return {typeOf({"clone", "Clone", ctrl('C'), ""}), ""};
}

Trait sendToZone(std::string_view label, std::string_view key, std::string_view map, std::string_view board,
                 std::string_view zone) {
  return {typeOf({"sendto", text(label), text(key), text(map), text(board), "0", "0", "", "", "0", "0", "0", "0", "", "Z",
                  text(zone), "", "", ""}),
          ";;"};
}

Trait returnToDeck(std::string_view label, std::string_view key, std::string_view deck) {
  return {typeOf({"return", text(label), text(key), "", "Select destination", "", "2", "false", text(deck)}), ""};
}

Trait textLabel() {
  return {typeOf({"label", ctrl('L'), "Label", "10", "255,255,255", "0,0,0", "t", "0", "c", "0", "b", "c",
                  "$pieceName$ ($label$)", "Dialog", "0", "0", "TextLabel", "", "false"}),
          ""};
}

std::string pieceText(const Traits& traits, std::string_view id) {
  std::string type;
  std::string state;
  for (auto trait = traits.rbegin(); trait != traits.rend(); ++trait) {
    const bool isInnermost = trait == traits.rbegin();
    type = isInnermost ? sequence({trait->type}, '\t') : joined(trait->type, type, '\t');
    state = isInnermost ? sequence({trait->state}, '\t') : joined(trait->state, state, '\t');
  }
  return "+/" + sequence({std::string(id), type, state}, '/');
}

}  // namespace redoubt::exchange::vassal
