#include "core/exchange/vassal/module_pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/text.h"
#include "core/exchange/playing/opening.h"
#include "core/exchange/vassal/module_names.h"
#include "core/exchange/vassal/sequence.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/markers.h"
#include "core/rules/forces/steps.h"

namespace redoubt::exchange::vassal {
namespace {

enum Key { StepLoss, StepGain, Eliminate, BackToCup, State, AcrossTwo };

std::string keyOf(Key key) {
  constexpr std::string_view kNames[]{"StepLoss", "StepGain", "Eliminate", "BackToCup", "State", "AcrossTwo"};
  return namedKey(key, kNames[key]);
}

// A key for each direction of a second hex.
std::string keyOfBand(std::size_t index) {
  return index == 0 ? keyOf(AcrossTwo)
                    : namedKey(AcrossTwo + static_cast<int>(index), fmt::format("AcrossTwo{}", index));
}

// As layers say behind the name of a piece.
std::string inBrackets(const std::string& words) {
  return "+ (" + words + ")";
}

std::string stepName(const ModuleWords& words, std::size_t step, std::size_t steps) {
  return inBrackets(
      words.say("formats.vassal.module.step", {{"step", std::to_string(step)}, {"steps", std::to_string(steps)}}));
}

// A counter is as large as on our own maps.
constexpr double kCounterShare = 0.72;
// A marker along a hexside is shorter than a counter.
constexpr double kBarShare = 0.8;

int turnedBack(int angle, int facing) {
  return ((angle - 60 * facing) % 360 + 360) % 360;
}

// Whether the rules' list has the unit type or its arm.
bool isListed(const rules::RuleBook& book, std::string_view path, const std::string& type) {
  const std::vector<std::string> names = book.texts(path);
  const auto has = [&](const std::string& name) { return std::find(names.begin(), names.end(), name) != names.end(); };
  return has(type) || has(rules::armOfType(book, type).value_or(std::string()));
}

}  // namespace

int Turning::indexOf(hex::Direction direction, hex::Orientation orientation) const {
  return ((hex::angle(direction, orientation) - base) / 60 % 6 + 6) % 6;
}

ModulePieces::Names::Names(const ModuleWords& words)
    : counter(words.say("formats.vassal.module.counter")),
      turns(words.say("formats.vassal.module.turns")),
      leader(words.say("formats.vassal.module.leader")),
      chit(words.say("formats.vassal.module.chit")),
      marker(words.say("formats.vassal.module.marker")),
      onSide(words.say("formats.vassal.module.hexside-marker")) {}

ModulePieces::ModulePieces(const ModuleGround& ground, Artwork& artwork, double hexPixels, const Watch& watch)
    : ground_(ground),
      artwork_(artwork),
      names_(ground.words),
      figures_(ground.original),
      layout_(model::layoutOf(ground.original)),
      hexPixels_(hexPixels),
      pixels_(std::max(24, static_cast<int>(std::lround(hexPixels * kCounterShare)))) {
  findLongUnits();
  addPrototypes();
  const auto& units = ground_.battle.all<model::Unit>();
  double done = 0;
  for (const model::Unit& unit : units) {
    stopIfAsked(watch);
    addUnit(unit);
    watch.progress(++done / static_cast<double>(units.size()));
  }
  for (const model::Leader& leader : ground_.battle.all<model::Leader>()) addLeader(leader);
  for (const std::string& marker : rules::markers(ground_.originalBook)) addMarker(marker);
  if (markerSpace(ground_.original, 1)) addTurnMarker();
}

// Long are those that lie across two hexes in a set-up.
void ModulePieces::findLongUnits() {
  for (const model::Placement& row : ground_.original.all<model::Placement>()) {
    const model::Unit* unit = ground_.original.find(row.unit);
    if (!unit || !row.hex || !row.secondHex || !layout_.sideTowards(*row.hex, *row.secondHex)) continue;
    Piece piece;
    piece.turning = turningOf(*unit);
    acrossOf_[unit->id].insert(acrossAt(piece, row));
  }
}

int ModulePieces::acrossAt(const Piece& piece, const model::Placement& placement) const {
  const auto side = layout_.sideTowards(*placement.hex, *placement.secondHex);
  const hex::Direction second{hex::FacingKind::Hexside, side.value_or(0)};
  const bool isFaced = piece.turning.turns && placement.direction && placement.direction->direction;
  const int facing = isFaced ? piece.turning.indexOf(*placement.direction->direction, layout_.orientation()) : 0;
  return turnedBack(hex::angle(second, layout_.orientation()), facing);
}

const Piece* ModulePieces::find(Piece::Kind kind, std::int64_t row) const {
  const auto found = std::find_if(pieces_.begin(), pieces_.end(),
                                  [&](const Piece& piece) { return piece.kind == kind && piece.row == row; });
  return found == pieces_.end() ? nullptr : &*found;
}

const Piece* ModulePieces::marker(const std::string& marker) const {
  const auto found = std::find_if(pieces_.begin(), pieces_.end(), [&](const Piece& piece) {
    return piece.kind == Piece::Kind::Marker && piece.marker == marker;
  });
  return found == pieces_.end() ? nullptr : &*found;
}

// What pieces have in common. A trail stands outside of what turns, and a report outside of what it tells of.
void ModulePieces::addPrototypes() {
  const ModuleWords& words = ground_.words;
  const std::string eliminate = keyOf(Eliminate);
  std::vector<std::string> changes{keyOf(StepLoss), keyOf(StepGain), keyOf(State), "93,130", "91,130"};
  std::size_t bands = 0;
  for (const auto& [unit, angles] : acrossOf_) bands = std::max(bands, angles.size());
  for (std::size_t i = 0; i < bands; ++i) changes.push_back(keyOfBand(i));
  prototypes_.push_back({names_.counter,
                         {report(changes, say("formats.vassal.module.changed-report")),
                          report({eliminate}, say("formats.vassal.module.eliminated-report")), deletion(words),
                          cloning(words), trail(words), moved(words),
                          sendToZone(say("formats.vassal.module.eliminate"), eliminate, words.boxesMap(), kBoardName,
                                     words.eliminated())}});
  prototypes_.push_back({names_.turns, {rotation(words, 6, 0)}});
  prototypes_.push_back(
      {names_.leader,
       {prototype(names_.counter), mark("UnitType", say("formats.vassal.module.leader")), mark(kLayer, kCounters)}});
  prototypes_.push_back(
      {names_.marker, {deletion(words), cloning(words), trail(words), textLabel(words), mark(kLayer, kCounters)}});
  prototypes_.push_back({names_.onSide, {deletion(words), cloning(words), trail(words), mark(kLayer, kOnHexsides)}});
}

std::string ModulePieces::addPicture(const std::string& name, const Image& image, Piece* sized) {
  const std::string file = name + ".png";
  pictures_.insert_or_assign(file, image.bytes);
  if (sized) {
    sized->width = image.width;
    sized->height = image.height;
  }
  return file;
}

Turning ModulePieces::turningOf(const model::Unit& unit) const {
  const rules::RuleBook& book = ground_.originalBook;
  if (!book.text("facing/kind") || isListed(book, "facing/none", unit.type)) return {};
  const bool isHexside = book.text("facing/kind") == "hexside";
  const bool isPointy = layout_.orientation() == hex::Orientation::Pointy;
  return {true, isHexside == isPointy ? 30 : 0};
}

std::string ModulePieces::commandOf(const model::Unit& unit) const {
  for (const model::UnitCommand& each : ground_.battle.where<&model::UnitCommand::unit>(unit.id)) {
    if (const auto* command = ground_.battle.find<model::Command>(each.command)) return command->name;
  }
  return {};
}

// A prototype for each type of units: what it is, and whether it turns.
const std::string& ModulePieces::unitPrototype(const model::Unit& unit) {
  const auto known = unitPrototypes_.find(unit.type);
  if (known != unitPrototypes_.end()) return known->second;
  const std::string title = safeText(rules::typeTitle(ground_.book, unit.type));
  std::string name = ground_.words.say("formats.vassal.module.type", {{"type", title}});
  const auto isTaken = [&] {
    return std::any_of(prototypes_.begin(), prototypes_.end(), [&](const Prototype& p) { return p.name == name; });
  };
  while (isTaken()) name += " *";
  Traits traits{prototype(names_.counter)};
  if (turningOf(unit).turns) traits.push_back(prototype(names_.turns));
  traits.push_back(mark("UnitType", title));
  if (const auto arm = rules::armOfType(ground_.book, unit.type)) {
    traits.push_back(mark("Arm", safeText(rules::armTitle(ground_.book, *arm))));
  }
  traits.push_back(mark(kLayer, kCounters));
  prototypes_.push_back({name, std::move(traits)});
  return unitPrototypes_.emplace(unit.type, name).first->second;
}

void ModulePieces::addUnit(const model::Unit& unit) {
  Piece piece;
  piece.row = unit.id.value;
  piece.id = ids_.of("unit", std::to_string(unit.id.value));
  piece.name = safeText(unit.name);
  const model::Army* army = ground_.battle.find<model::Army>(unit.army);
  piece.army = safeText(army ? army->name : "");
  piece.command = safeText(commandOf(unit));
  piece.prototypes = {unitPrototype(unit)};
  piece.layer = kCounters;
  piece.turning = turningOf(unit);
  const std::optional<double> angle = piece.turning.turns ? std::optional<double>(piece.turning.base) : std::nullopt;
  addSteps(piece, unit, angle);
  addStates(piece, unit, angle);
  addBands(piece, unit);
  piece.marks = {{"Army", piece.army}, {"Command", piece.command}};
  const rules::UnitFigures& figures = figures_.of(unit.id);
  const auto addFigure = [&](const std::string& name, const rules::Figure& figure) {
    if (figure.value) piece.marks.emplace_back(name, std::to_string(*figure.value));
  };
  addFigure("Morale", figures.morale);
  addFigure("Size", figures.size);
  addFigure("Fire", figures.fire);
  for (const auto& [kind, figure] : figures.own) addFigure(kind, figure);
  pieces_.push_back(std::move(piece));
}

void ModulePieces::addSteps(Piece& piece, const model::Unit& unit, std::optional<double> angle) {
  const std::size_t strengths =
      std::max<std::size_t>(1, rules::strengthsOf(ground_.original, ground_.originalBook, unit.id).size());
  for (std::size_t step = 1; step <= strengths; ++step) {
    const std::string file =
        addPicture(fmt::format("u{}-{}", piece.id, step),
                   artwork_.face(UnitFace{unit.id, static_cast<int>(step)}, pixels_, angle), &piece);
    piece.steps.push_back({file, step == 1 ? "" : stepName(ground_.words, step, strengths)});
  }
  piece.picture = piece.steps.front().image;
}

// Backs that show a state, such as guns that have fired.
void ModulePieces::addStates(Piece& piece, const model::Unit& unit, std::optional<double> angle) {
  for (const model::Counter& counter : ground_.original.where<&model::Counter::unit>(unit.id)) {
    for (const model::Face& face : ground_.original.where<&model::Face::counter>(counter.id)) {
      if (face.role != model::FaceRole::State) continue;
      if (piece.states.empty()) piece.states.push_back({"", ""});
      const std::string file = addPicture(fmt::format("s{}-{}", piece.id, piece.states.size()),
                                          artwork_.face(PrintedFace{face.id}, pixels_, angle));
      piece.states.push_back({file, inBrackets(say("formats.vassal.module.state"))});
    }
  }
}

// Over the second hex, between the counter and its middle. The counter's own picture lies above it.
void ModulePieces::addBands(Piece& piece, const model::Unit& unit) {
  const auto found = acrossOf_.find(unit.id);
  if (found == acrossOf_.end()) return;
  for (const int angle : found->second) {
    const double radians = angle * std::acos(-1.0) / 180;
    Across across{
        angle,
        addPicture(fmt::format("b{}-{}", piece.id, angle), artwork_.band(UnitFace{unit.id, 1}, hexPixels_, angle)),
        static_cast<int>(std::lround(std::sin(radians) * hexPixels_ / 2)),
        static_cast<int>(std::lround(-std::cos(radians) * hexPixels_ / 2))};
    piece.across.push_back(std::move(across));
  }
  if (!piece.turning.turns) piece.prototypes.push_back(names_.turns);  // its second hex is chosen by turning it
}

void ModulePieces::addLeader(const model::Leader& leader) {
  Piece piece;
  piece.kind = Piece::Kind::Leader;
  piece.row = leader.id.value;
  piece.id = ids_.of("leader", std::to_string(leader.id.value));
  piece.name = safeText(leader.name);
  const model::Army* army = ground_.battle.find<model::Army>(leader.army);
  piece.army = safeText(army ? army->name : "");
  piece.command = say("formats.vassal.module.leaders");
  piece.prototypes = {names_.leader};
  piece.layer = kCounters;
  piece.picture =
      addPicture(fmt::format("l{}", piece.id), artwork_.face(LeaderFace{leader.id}, pixels_, std::nullopt), &piece);
  piece.marks = {{"Army", piece.army}, {"Command", piece.command}};
  addChit(leader, piece);
  pieces_.push_back(std::move(piece));
}

void ModulePieces::addChitPrototype() {
  const bool isThere = std::any_of(prototypes_.begin(), prototypes_.end(),
                                   [&](const Prototype& each) { return each.name == names_.chit; });
  if (isThere) return;
  prototypes_.push_back(
      {names_.chit,
       {report({keyOf(BackToCup)}, say("formats.vassal.module.cup-report")), deletion(ground_.words),
        returnToDeck(ground_.words, say("formats.vassal.module.back-to-cup"), keyOf(BackToCup), ground_.words.cup()),
        mark(kLayer, kChits)}});
}

void ModulePieces::addChit(const model::Leader& leader, const Piece& onMap) {
  if (!hasChit(ground_.original, leader)) return;
  addChitPrototype();
  Piece piece = onMap;
  piece.kind = Piece::Kind::Chit;
  piece.id = ids_.of("chit", std::to_string(leader.id.value));
  piece.command = say("formats.vassal.module.chits");
  piece.prototypes = {names_.chit};
  piece.layer = kChits;
  piece.picture =
      addPicture(fmt::format("c{}", piece.id),
                 artwork_.face(LeaderFace{leader.id, LeaderFace::Kind::Chit}, pixels_, std::nullopt), &piece);
  const std::string back =
      addPicture(fmt::format("cb{}", piece.id),
                 artwork_.face(LeaderFace{leader.id, LeaderFace::Kind::ChitBack}, pixels_, std::nullopt));
  piece.states = {{back, ""}};
  pieces_.push_back(std::move(piece));
}

Piece ModulePieces::newMarker(const std::string& marker) const {
  Piece piece;
  piece.kind = Piece::Kind::Marker;
  piece.marker = marker;
  piece.army = say("formats.vassal.module.markers");
  piece.prototypes = {names_.marker};
  piece.layer = kCounters;
  return piece;
}

void ModulePieces::addMarker(const std::string& marker) {
  Piece piece = newMarker(marker);
  piece.id = ids_.of("marker", marker);
  piece.name = safeText(rules::markerTitle(ground_.book, marker));
  int pixels = pixels_;
  std::optional<double> angle;
  if (rules::hexsideOf(ground_.originalBook, marker)) {
    piece.turning = {true, hex::angle({hex::FacingKind::Hexside, 0}, layout_.orientation())};
    piece.prototypes = {names_.onSide, names_.turns};
    piece.layer = kOnHexsides;
    pixels = static_cast<int>(std::lround(pixels * kBarShare));
    angle = piece.turning.base;
  }
  piece.picture = addPicture(fmt::format("m{}", piece.id), artwork_.face(MarkerFace{marker}, pixels, angle), &piece);
  pieces_.push_back(std::move(piece));
}

void ModulePieces::addTurnMarker() {
  Piece piece = newMarker(kTurnMarker);
  piece.id = ids_.of("turn marker", "");
  piece.name = say("formats.vassal.module.turn-marker");
  const WordsFace face{say("formats.vassal.module.turn")};
  piece.picture = addPicture(fmt::format("m{}", piece.id), artwork_.face(face, pixels_, std::nullopt), &piece);
  pieces_.push_back(std::move(piece));
}

const Piece& ModulePieces::words(const std::string& text) {
  const std::string key = "words/" + text;
  if (const Piece* known = marker(key)) return *known;
  Piece piece = newMarker(key);
  piece.id = ids_.of("words", text);
  piece.name = safeText(ground_.inWords(text));
  const WordsFace face{ground_.inWords(text)};
  piece.picture = addPicture(fmt::format("w{}", piece.id), artwork_.face(face, pixels_, std::nullopt), &piece);
  pieces_.push_back(std::move(piece));
  return pieces_.back();
}

Traits ModulePieces::ownTraits(const Piece& piece, const Standing& standing) const {
  Traits traits;
  if (piece.kind == Piece::Kind::Chit) traits.push_back(mask(ground_.words, piece.states.front().image, names_.chit));
  if (piece.kind != Piece::Kind::Chit && piece.states.size() > 1) {
    traits.push_back(
        layers("State", piece.states, {say("formats.vassal.module.change-state"), keyOf(State), "", "", true}));
  }
  if (piece.steps.size() > 1 || !piece.across.empty()) {
    const LayerCommands commands{say("formats.vassal.module.step-loss"), keyOf(StepLoss),
                                 say("formats.vassal.module.restore-step"), keyOf(StepGain)};
    traits.push_back(
        layers("Step", piece.steps, commands, std::clamp(standing.step, 1, static_cast<int>(piece.steps.size()))));
  }
  for (std::size_t i = 0; i < piece.across.size(); ++i) {
    const Across& each = piece.across[i];
    const std::string command = say("formats.vassal.module.across") + (i > 0 ? fmt::format(" ({})", i + 1) : "");
    traits.push_back(overlay({fmt::format("Across{}", i + 1),
                              {each.picture, inBrackets(say("formats.vassal.module.long"))},
                              each.x,
                              each.y,
                              command,
                              keyOfBand(i)},
                             standing.across == each.angle));
  }
  for (const auto& [key, value] : piece.marks) traits.push_back(mark(key, safeText(value)));
  return traits;
}

Traits ModulePieces::slotTraits(const Piece& piece) const {
  Traits traits;
  for (const std::string& name : piece.prototypes) traits.push_back(prototype(name));
  for (Trait& own : ownTraits(piece, {})) traits.push_back(std::move(own));
  traits.push_back(basicPiece(piece.picture, piece.name, piece.id));
  return traits;
}

Traits ModulePieces::opened(const std::string& name, const Standing& standing) const {
  const auto found =
      std::find_if(prototypes_.begin(), prototypes_.end(), [&](const Prototype& each) { return each.name == name; });
  if (found == prototypes_.end()) return {};
  if (name == names_.turns) return {rotation(ground_.words, 6, standing.facing)};
  Traits traits;
  for (const Trait& trait : found->traits) {
    constexpr std::string_view kPrototype = "prototype;";
    const auto inner = std::find_if(prototypes_.begin(), prototypes_.end(), [&](const Prototype& each) {
      return trait.type == vassal::prototype(each.name).type;
    });
    if (!trait.type.starts_with(kPrototype) || inner == prototypes_.end()) {
      traits.push_back(trait);
      continue;
    }
    for (Trait& each : opened(inner->name, standing)) traits.push_back(std::move(each));
  }
  return traits;
}

Traits ModulePieces::savedTraits(const Piece& piece, const Standing& standing, const std::string& map, int x,
                                 int y) const {
  Traits traits;
  for (const std::string& name : piece.prototypes) {
    for (Trait& each : opened(name, standing)) traits.push_back(std::move(each));
  }
  for (Trait& own : ownTraits(piece, standing)) traits.push_back(std::move(own));
  traits.push_back(basicPieceAt(piece.picture, piece.name, piece.id, map, x, y));
  return traits;
}

}  // namespace redoubt::exchange::vassal
