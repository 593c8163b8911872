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

Trait rotation(const ModuleWords& words, int facings, int index) {
  return {typeOf({"rotate", std::to_string(facings), "93,130", "91,130", words.say("formats.vassal.module.turn-right"),
                  words.say("formats.vassal.module.turn-left"), "", "", "Facing", "", "", "", "", "true"}),
          std::to_string(index)};
}

namespace {

// The fields of layers (Embellishment, version 1).
struct LayerFields {
  std::string activate{};
  std::string activateKey{};
  LayerCommands commands{};
  int x = 0;
  int y = 0;
  Fields images{};
  Fields names{};
  std::string_view name{};
};

std::string layerType(const LayerFields& fields) {
  const bool isAlways = fields.activate.empty();
  const LayerCommands& commands = fields.commands;
  return typeOf({"emb2",
                 fields.activate,
                 "128",
                 isAlways ? "" : "A",
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
                 std::to_string(fields.x),
                 std::to_string(fields.y),
                 listed(fields.images),
                 listed(fields.names),
                 commands.loops ? "true" : "false",
                 text(fields.name),
                 "",
                 "",
                 "false",
                 "",
                 "1",
                 "1",
                 isAlways ? "true" : "false",
                 fields.activateKey,
                 commands.upKey,
                 commands.downKey,
                 "",
                 "1.0",
                 "",
                 "true"});
}

}  // namespace

Trait layers(std::string_view name, const std::vector<Layer>& levels, const LayerCommands& commands, int level) {
  LayerFields fields{.commands = commands, .name = name};
  for (const Layer& each : levels) {
    fields.images.push_back(each.image);
    fields.names.push_back(each.name);
  }
  return {layerType(fields), std::to_string(level)};
}

Trait overlay(const Overlay& overlay, bool isActive) {
  return {layerType({.activate = overlay.command,
                     .activateKey = overlay.key,
                     .x = overlay.x,
                     .y = overlay.y,
                     .images = {overlay.layer.image},
                     .names = {overlay.layer.name},
                     .name = overlay.name}),
          isActive ? "1" : "-1"};
}

Trait mark(std::string_view key, std::string_view value) {
  return {typeOf({"mark", listed({text(key)})}), listed({text(value)})};
}

Trait prototype(std::string_view name) {
  return {typeOf({"prototype", text(name)}), ""};
}

Trait mask(const ModuleWords& words, std::string_view back, std::string_view name) {
  return {typeOf({"obs", ctrl('H'), text(back), words.say("formats.vassal.module.hide"), "G" + text(back), text(name),
                  "side:", words.say("formats.vassal.module.peek"), "", "true", "", ""}),
          "null;"};
}

Trait report(const std::vector<std::string>& keys, std::string_view format) {
  return {typeOf({"report", listed(keys), text(format), "", "", "", "false"}), "-1"};
}

Trait trail(const ModuleWords& words) {
  return {typeOf({"footprint", ctrl('T'), words.say("formats.vassal.module.trail"), "false", "false", "3", "51,51,255",
                  "51,51,255", "100", "50", "20", "30", "2.0", "", "", "", "", "false"}),
          "false;;0;false"};
}

Trait moved(const ModuleWords& words) {
  return {typeOf({"markmoved", "/images/moved.gif", "0", "0", words.say("formats.vassal.module.moved"), ctrl('M'), "",
                  "false", words.say("formats.vassal.module.mark-moved"), "",
                  words.say("formats.vassal.module.mark-unmoved"), ""}),
          "false"};
}

Trait deletion(const ModuleWords& words) {
  return {typeOf({"delete", words.say("formats.vassal.module.delete"), ctrl('D'), ""}), ""};
}

Trait cloning(const ModuleWords& words) {
  return {typeOf({"clone", words.say("formats.vassal.module.clone"), ctrl('C'), ""}), ""};
}

Trait sendToZone(std::string_view label, std::string_view key, std::string_view map, std::string_view board,
                 std::string_view zone) {
  return {typeOf({"sendto", text(label), text(key), text(map), text(board), "0", "0", "", "", "0", "0", "0", "0", "",
                  "Z", text(zone), "", "", ""}),
          ";;"};
}

Trait returnToDeck(const ModuleWords& words, std::string_view label, std::string_view key, std::string_view deck) {
  return {typeOf({"return", text(label), text(key), "", words.say("formats.vassal.module.select-destination"), "", "2",
                  "false", text(deck)}),
          ""};
}

Trait textLabel(const ModuleWords& words) {
  return {typeOf({"label", ctrl('L'), words.say("formats.vassal.module.label"), "10", "255,255,255", "0,0,0", "t", "0",
                  "c", "0", "b", "c", "$pieceName$ ($label$)", "Dialog", "0", "0", "TextLabel", "", "false"}),
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
