#include "core/exchange/vassal/module_pieces.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/text.h"
#include "core/exchange/vassal/module_names.h"
#include "core/exchange/vassal/sequence.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/markers.h"
#include "core/rules/forces/steps.h"

namespace redoubt::exchange::vassal {
namespace {

enum Key { StepLoss, StepGain, Eliminate, BackToCup, State };

std::string keyOf(Key key) {
  constexpr std::string_view kNames[]{"StepLoss", "StepGain", "Eliminate", "BackToCup", "State"};
  return namedKey(key, kNames[key]);
}

constexpr char kCounter[] = "Counter";
constexpr char kTurns[] = "Turns";
constexpr char kLeader[] = "Leader";
constexpr char kChit[] = "Activation chit";
constexpr char kMarker[] = "Marker";

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

ModulePieces::ModulePieces(const ExportJob& job, const rules::RuleBook& book, int pixels, const Watch& watch)
    : job_(job), book_(book), figures_(job.battle), pixels_(pixels) {
  addPrototypes();
  const auto& units = job.battle.all<model::Unit>();
  double done = 0;
  for (const model::Unit& unit : units) {
    stopIfAsked(watch);
    addUnit(unit);
    watch.progress(++done / static_cast<double>(units.size()));
  }
  for (const model::Leader& leader : job.battle.all<model::Leader>()) addLeader(leader);
  for (const std::string& marker : rules::markers(book)) addMarker(marker);
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
  const std::string eliminate = keyOf(Eliminate);
  prototypes_.push_back(
      {kCounter,
       {report({keyOf(StepLoss), keyOf(StepGain), keyOf(State), "93,130", "91,130"},
               "$location$: $oldPieceName$ is now $newPieceName$ ($menuCommand$) *"),
        report({eliminate}, "$oldPieceName$ is eliminated in $oldLocation$ *"), deletion(), cloning(), trail(), moved(),
        sendToZone("Eliminate", eliminate, kBoxesMap, kBoardName, kEliminated)}});
  prototypes_.push_back({kTurns, {rotation(6, 0)}});
  prototypes_.push_back({kLeader, {prototype(kCounter), mark("UnitType", "Leader"), mark("Layer", "Leaders")}});
  prototypes_.push_back({kMarker, {deletion(), cloning(), trail(), textLabel(), mark("Layer", "Markers")}});
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
  if (!book_.text("facing/kind") || isListed(book_, "facing/none", unit.type)) return {};
  const bool isHexside = book_.text("facing/kind") == "hexside";
  const bool isPointy = model::layoutOf(job_.battle).orientation() == hex::Orientation::Pointy;
  return {true, isHexside == isPointy ? 30 : 0};
}

std::string ModulePieces::commandOf(const model::Unit& unit) const {
  for (const model::UnitCommand& each : job_.battle.where<&model::UnitCommand::unit>(unit.id)) {
    if (const auto* command = job_.battle.find<model::Command>(each.command)) return command->name;
  }
  return {};
}

// A prototype for each type of units: what it is, and whether it turns.
const std::string& ModulePieces::unitPrototype(const model::Unit& unit) {
  const auto known = unitPrototypes_.find(unit.type);
  if (known != unitPrototypes_.end()) return known->second;
  const std::string title = safeText(rules::typeTitle(book_, unit.type));
  std::string name = "Type: " + title;
  const auto isTaken = [&] {
    return std::any_of(prototypes_.begin(), prototypes_.end(), [&](const Prototype& p) { return p.name == name; });
  };
  while (isTaken()) name += " *";
  Traits traits{prototype(kCounter)};
  if (turningOf(unit).turns) traits.push_back(prototype(kTurns));
  traits.push_back(mark("UnitType", title));
  if (const auto arm = rules::armOfType(book_, unit.type)) {
    traits.push_back(mark("Arm", safeText(rules::armTitle(book_, *arm))));
  }
  traits.push_back(mark("Layer", "Units"));
  prototypes_.push_back({name, std::move(traits)});
  return unitPrototypes_.emplace(unit.type, name).first->second;
}

void ModulePieces::addUnit(const model::Unit& unit) {
  Piece piece;
  piece.row = unit.id.value;
  piece.id = ids_.of("unit", std::to_string(unit.id.value));
  piece.name = safeText(unit.name);
  const model::Army* army = job_.battle.find<model::Army>(unit.army);
  piece.army = safeText(army ? army->name : "");
  piece.command = safeText(commandOf(unit));
  piece.prototypes = {unitPrototype(unit)};
  const Turning turning = turningOf(unit);
  const std::optional<double> angle = turning.turns ? std::optional<double>(turning.base) : std::nullopt;
  addSteps(piece, unit, angle);
  addStates(piece, unit, angle);
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
  const std::size_t strengths = std::max<std::size_t>(1, rules::strengthsOf(job_.battle, book_, unit.id).size());
  for (std::size_t step = 1; step <= strengths; ++step) {
    const std::string file =
        addPicture(fmt::format("u{}-{}", piece.id, step),
                   job_.artwork->face(UnitFace{unit.id, static_cast<int>(step)}, pixels_, angle), &piece);
    piece.steps.push_back({file, step == 1 ? "" : fmt::format("+ (step {} of {})", step, strengths)});
  }
  piece.picture = piece.steps.front().image;
}

// Backs that show a state, such as guns that have fired.
void ModulePieces::addStates(Piece& piece, const model::Unit& unit, std::optional<double> angle) {
  for (const model::Counter& counter : job_.battle.where<&model::Counter::unit>(unit.id)) {
    for (const model::Face& face : job_.battle.where<&model::Face::counter>(counter.id)) {
      if (face.role != model::FaceRole::State) continue;
      if (piece.states.empty()) piece.states.push_back({"", ""});
      const std::string file = addPicture(fmt::format("s{}-{}", piece.id, piece.states.size()),
                                          job_.artwork->face(PrintedFace{face.id}, pixels_, angle));
      piece.states.push_back({file, "+ (state)"});
    }
  }
}

void ModulePieces::addLeader(const model::Leader& leader) {
  Piece piece;
  piece.kind = Piece::Kind::Leader;
  piece.row = leader.id.value;
  piece.id = ids_.of("leader", std::to_string(leader.id.value));
  piece.name = safeText(leader.name);
  const model::Army* army = job_.battle.find<model::Army>(leader.army);
  piece.army = safeText(army ? army->name : "");
  piece.command = "Leaders";
  piece.prototypes = {kLeader};
  piece.picture = addPicture(fmt::format("l{}", piece.id),
                             job_.artwork->face(LeaderFace{leader.id}, pixels_, std::nullopt), &piece);
  piece.marks = {{"Army", piece.army}, {"Command", piece.command}};
  addChit(leader, piece);
  pieces_.push_back(std::move(piece));
}

void ModulePieces::addChitPrototype() {
  const bool isThere = std::any_of(prototypes_.begin(), prototypes_.end(),
                                   [](const Prototype& each) { return each.name == kChit; });
  if (isThere) return;
  prototypes_.push_back({kChit,
                         {report({keyOf(BackToCup)}, "$oldPieceName$ goes back into the cup *"), deletion(),
                          returnToDeck("Back into the cup", keyOf(BackToCup), kCup), mark("Layer", "Chits")}});
}

void ModulePieces::addChit(const model::Leader& leader, const Piece& onMap) {
  const auto counters = job_.battle.where<&model::Counter::leader>(leader.id);
  const bool hasChit = std::any_of(counters.begin(), counters.end(), [](const model::Counter& counter) {
    return counter.role == model::CounterRole::Chit;
  });
  if (!hasChit) return;
  addChitPrototype();
  Piece piece = onMap;
  piece.kind = Piece::Kind::Chit;
  piece.id = ids_.of("chit", std::to_string(leader.id.value));
  piece.command = "Activation chits";
  piece.prototypes = {kChit};
  piece.picture = addPicture(
      fmt::format("c{}", piece.id),
      job_.artwork->face(LeaderFace{leader.id, LeaderFace::Kind::Chit}, pixels_, std::nullopt), &piece);
  const std::string back = addPicture(
      fmt::format("cb{}", piece.id),
      job_.artwork->face(LeaderFace{leader.id, LeaderFace::Kind::ChitBack}, pixels_, std::nullopt));
  piece.states = {{back, ""}};
  pieces_.push_back(std::move(piece));
}

void ModulePieces::addMarker(const std::string& marker) {
  Piece piece;
  piece.kind = Piece::Kind::Marker;
  piece.marker = marker;
  piece.id = ids_.of("marker", marker);
  piece.name = safeText(rules::markerTitle(book_, marker));
  piece.army = "Markers";
  piece.prototypes = {kMarker};
  piece.picture = addPicture(fmt::format("m{}", piece.id),
                             job_.artwork->face(MarkerFace{marker}, pixels_, std::nullopt), &piece);
  pieces_.push_back(std::move(piece));
}

const Piece& ModulePieces::words(const std::string& text) {
  const std::string key = "words/" + text;
  if (const Piece* known = marker(key)) return *known;
  Piece piece;
  piece.kind = Piece::Kind::Marker;
  piece.marker = key;
  piece.id = ids_.of("words", text);
  piece.name = safeText(text);
  piece.army = "Markers";
  piece.prototypes = {kMarker};
  piece.picture =
      addPicture(fmt::format("w{}", piece.id), job_.artwork->face(WordsFace{text}, pixels_, std::nullopt), &piece);
  pieces_.push_back(std::move(piece));
  return pieces_.back();
}

Traits ModulePieces::ownTraits(const Piece& piece, int step) const {
  Traits traits;
  if (piece.kind == Piece::Kind::Chit) traits.push_back(mask(piece.states.front().image, "Activation chit"));
  if (piece.kind != Piece::Kind::Chit && piece.states.size() > 1) {
    traits.push_back(layers("State", piece.states, {"Change state", keyOf(State), "", "", true}));
  }
  if (piece.steps.size() > 1) {
    const LayerCommands commands{"Step loss", keyOf(StepLoss), "Restore step", keyOf(StepGain)};
    traits.push_back(layers("Step", piece.steps, commands, std::clamp(step, 1, static_cast<int>(piece.steps.size()))));
  }
  for (const auto& [key, value] : piece.marks) traits.push_back(mark(key, safeText(value)));
  return traits;
}

Traits ModulePieces::slotTraits(const Piece& piece) const {
  Traits traits;
  for (const std::string& name : piece.prototypes) traits.push_back(prototype(name));
  for (Trait& own : ownTraits(piece, 1)) traits.push_back(std::move(own));
  traits.push_back(basicPiece(piece.picture, piece.name, piece.id));
  return traits;
}

Traits ModulePieces::opened(const std::string& name, const Standing& standing) const {
  const auto found =
      std::find_if(prototypes_.begin(), prototypes_.end(), [&](const Prototype& each) { return each.name == name; });
  if (found == prototypes_.end()) return {};
  if (name == kTurns) return {rotation(6, standing.facing)};
  Traits traits;
  for (const Trait& trait : found->traits) {
    constexpr std::string_view kPrototype = "prototype;";
    const auto inner =
        std::find_if(prototypes_.begin(), prototypes_.end(), [&](const Prototype& each) {
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
  for (Trait& own : ownTraits(piece, standing.step)) traits.push_back(std::move(own));
  traits.push_back(basicPieceAt(piece.picture, piece.name, piece.id, map, x, y));
  return traits;
}

}  // namespace redoubt::exchange::vassal
