#include <algorithm>
#include <utility>

#include "core/ask/first_turn/words.h"
#include "core/check/report.h"
#include "core/document/house_checks.h"
#include "core/library/asked.h"
#include "core/model/placement_verbs.h"
#include "core/rules/vocabulary/translations.h"

// Questions to a position, and to a battle as a whole.
namespace redoubt::library {
namespace {

std::vector<rules::Member> membersOf(const ask::World& world, const std::vector<PieceName>& names) {
  std::vector<rules::Member> members;
  for (const PieceName& each : names) members.push_back(world.piece(each.text));
  return members;
}

std::vector<hex::HexKey> keysOf(const ask::World& world, const std::vector<HexNumber>& numbers) {
  std::vector<hex::HexKey> keys;
  for (const HexNumber& each : numbers) keys.push_back(keyOf(world.layout(), each));
  return keys;
}

std::string textOf(const std::vector<rules::Symbol>& words) {
  return words.empty() ? std::string() : std::string(words.front().text());
}

// The figures that a unit's or leader's counter has, as they are now.
Figures figuresOf(const ask::World& world, rules::Member member) {
  const rules::Piece& piece = world.position().piece(member);
  std::set<std::string> kinds;
  for (const model::Counter& counter : world.battle().all<model::Counter>()) {
    const bool isIts =
        (piece.unit && counter.unit == piece.unit->id) || (piece.leader && counter.leader == piece.leader->id);
    if (!isIts) continue;
    for (const model::Face& face : world.battle().where<&model::Face::counter>(counter.id)) {
      for (const auto& row : world.battle().where<&model::FaceFigure::face>(face.id)) kinds.insert(row.kind);
    }
  }
  Figures figures;
  for (const std::string& kind : kinds) figures[kind] = world.position().figure(member, kind).value;
  return figures;
}

PieceState stateOf(const ask::World& world, rules::Member member) {
  const rules::Piece& piece = world.position().piece(member);
  PieceState state;
  state.name = PieceName(world.nameOf(member));
  state.title = model::nameOf(world.battle(), *piece.row);
  state.army = ArmyName(textOf(piece.army));
  state.player = PlayerName(textOf(piece.side));
  state.isLeader = piece.leader != nullptr;
  if (piece.unit) state.type = piece.unit->type;
  state.hex = numberOf(world.layout(), piece.hex);
  state.second = numberOf(world.layout(), piece.second);
  if (piece.unit) {
    state.step = world.position().stepOf(member);
    state.steps = world.position().stepsOf(member);
  }
  state.formation = piece.row->formation;
  state.figures = figuresOf(world, member);
  return state;
}

Finding findingOf(const check::Finding& finding, const hex::Layout& layout, const check::Language& language) {
  Finding told;
  switch (finding.severity) {
    case model::Severity::Error: told.severity = Finding::Severity::Error; break;
    case model::Severity::Warning: told.severity = Finding::Severity::Warning; break;
    case model::Severity::Note: told.severity = Finding::Severity::Note; break;
  }
  told.code = finding.code;
  told.message = check::message(finding, language);
  told.subject = finding.subject.text();
  told.place = check::toText(finding.place, layout);
  told.scenario = ScenarioName(finding.scenario);
  told.variant = VariantName(finding.variant);
  if (finding.citation) told.citation = finding.citation->source + " " + finding.citation->text;
  told.isWaived = finding.waived;
  return told;
}

Section::Row rowOf(const ask::World& world, const ask::OpeningRow& row, std::string_view language) {
  return {said(row.text, language), ask::citationsOf(row.because), certaintyOf(row.certainty),
          namesOf(world, row.units), numbersOf(world, row.hexes)};
}

}  // namespace

Position::Position(const Battle& battle, const ScenarioName& scenario, const VariantName& variant,
                   const Situation& situation) {
  findWords();
  asked_ = guarded([&] {
    const model::Battle& rows = battle.inside().battle;
    return std::make_unique<const Asked>(rows, variantNamed(rows, scenario, variant).id, situation.texts());
  });
}
Position::Position(Position&&) noexcept = default;
Position& Position::operator=(Position&&) noexcept = default;
Position::~Position() = default;

std::vector<PieceState> Position::pieces() const {
  const ask::World& world = asked_->world;
  std::vector<PieceState> states;
  for (rules::Member each = 0; world.position().isPiece(each); ++each) {
    const rules::Piece& piece = world.position().piece(each);
    if (piece.unit || piece.leader) states.push_back(stateOf(world, each));
  }
  return states;
}

PieceState Position::piece(const PieceName& name) const {
  return guarded([&] { return stateOf(asked_->world, asked_->world.piece(name.text)); });
}

std::vector<PieceName> Position::in(const HexNumber& hex) const {
  const auto members = asked_->world.position().at(keyOf(asked_->world.layout(), hex));
  return namesOf(asked_->world, {members.begin(), members.end()});
}

std::optional<std::string> Position::rule(std::string_view path) const {
  const auto json = asked_->world.book().json(path);
  return json ? std::optional<std::string>(*json) : std::nullopt;
}

ReachAnswer Position::reach(const PieceName& piece) const {
  const ask::World& world = asked_->world;
  return guarded([&] { return answerOf(world, ask::askReach(world, world.piece(piece.text))); });
}

ReachAnswer Position::retreat(const PieceName& piece, int most) const {
  const ask::World& world = asked_->world;
  return guarded([&] {
    const int hexes = most > 0 ? most : ask::longestRetreat(world);
    return answerOf(world, ask::askRetreat(world, world.piece(piece.text), hexes));
  });
}

HexesAnswer Position::build(const PieceName& piece, std::string_view action) const {
  const ask::World& world = asked_->world;
  return guarded([&] { return answerOf(world, ask::askBuild(world, world.piece(piece.text), action)); });
}

StackAnswer Position::stack(const HexNumber& hex) const {
  const ask::World& world = asked_->world;
  return guarded([&] { return answerOf(ask::askStack(world, keyOf(world.layout(), hex))); });
}

std::vector<HexesAnswer> Position::zones(const std::vector<PieceName>& pieces) const {
  const ask::World& world = asked_->world;
  return guarded([&] { return answersOf(world, ask::askZones(world, membersOf(world, pieces))); });
}

std::vector<HexesAnswer> Position::zones(const ArmyName& army) const {
  const ask::World& world = asked_->world;
  return guarded([&] {
    const rules::Symbol slug(world.army(army.text).slug);
    std::vector<rules::Member> units;
    for (const rules::Member each : world.position().onMap()) {
      if (world.position().piece(each).army == std::vector{slug}) units.push_back(each);
    }
    return answersOf(world, ask::askZones(world, units));
  });
}

SightAnswer Position::sight(const HexNumber& from, const HexNumber& to) const {
  const ask::World& world = asked_->world;
  return guarded(
      [&] { return answerOf(world, ask::askSight(world, keyOf(world.layout(), from), keyOf(world.layout(), to))); });
}

TraceAnswer Position::supply(const PieceName& piece) const {
  const ask::World& world = asked_->world;
  return guarded([&] { return answerOf(world, ask::askTrace(world, "supply", world.piece(piece.text))); });
}

TraceAnswer Position::command(const PieceName& piece) const {
  const ask::World& world = asked_->world;
  return guarded([&] { return answerOf(world, ask::askTrace(world, "command", world.piece(piece.text))); });
}

TraceAnswer Position::exit(const PieceName& piece) const {
  const ask::World& world = asked_->world;
  return guarded([&] { return answerOf(world, ask::askTrace(world, "exit", world.piece(piece.text))); });
}

ActionAnswer Position::attack(const std::vector<PieceName>& by, const std::vector<HexNumber>& on,
                              std::string_view action) const {
  const ask::World& world = asked_->world;
  return guarded([&] {
    return answerOf(world, ask::askAction(world, "attack", membersOf(world, by), keysOf(world, on), action));
  });
}

ActionAnswer Position::fire(const std::vector<PieceName>& by, const std::vector<HexNumber>& on,
                            std::string_view action) const {
  const ask::World& world = asked_->world;
  return guarded(
      [&] { return answerOf(world, ask::askAction(world, "fire", membersOf(world, by), keysOf(world, on), action)); });
}

std::vector<Opportunity> Position::attacks() const {
  return guarded([&] { return opportunitiesOf(asked_->world, ask::askAttacks(asked_->world)); });
}

std::vector<Opportunity> Position::shots(const PieceName& piece) const {
  const ask::World& world = asked_->world;
  return guarded([&] {
    const auto fire = ask::askShots(world, world.piece(piece.text));
    return fire ? opportunitiesOf(world, *fire) : std::vector<Opportunity>();
  });
}

StatesAnswer Position::states(const PieceName& piece) const {
  const ask::World& world = asked_->world;
  return guarded([&] { return answerOf(ask::askCheck(world, world.piece(piece.text))); });
}

StatesAnswer Position::states(const HexNumber& hex, const HexNumber& other) const {
  return guarded([&] { return answerOf(ask::askCheckSide(asked_->world, hex.text + "/" + other.text)); });
}

TurnAnswer Position::turn(int turn) const {
  return guarded([&] { return answerOf(asked_->world, ask::askTurn(asked_->world, turn)); });
}

PoolAnswer Position::pool(int turn) const {
  return guarded([&] { return answerOf(ask::askPool(asked_->world, turn)); });
}

ActivationAnswer Position::activate(std::string_view chit) const {
  return guarded([&] { return answerOf(asked_->world, ask::askActivate(asked_->world, chit)); });
}

VictoryAnswer Position::victory() const {
  return guarded([&] { return answerOf(ask::askVictory(asked_->world)); });
}

OpeningAnswer Position::opening() const {
  return guarded([&] { return answerOf(asked_->world, ask::askFirstTurn(asked_->world)); });
}

std::vector<Section> Position::report(std::string_view language) const {
  const ask::World& world = asked_->world;
  return guarded([&] {
    std::vector<Section> sections;
    for (const ask::OpeningSection& each : ask::wordsFor(world, ask::askFirstTurn(world))) {
      if (each.rows.empty()) continue;
      Section& section = sections.emplace_back();
      section.title = said(ask::titleOf(each.part), language);
      for (const ask::OpeningRow& row : each.rows) section.rows.push_back(rowOf(world, row, language));
    }
    return sections;
  });
}

std::vector<Finding> findings(const Battle& battle, std::string_view language) {
  findWords();
  return guarded([&] {
    const Inside& inside = battle.inside();
    const check::Language spoken{std::string(language), rules::textsIn(inside.battle, language)};
    std::vector<Finding> all;
    for (const check::Finding& each : document::runAllChecks(inside.battle)) {
      all.push_back(findingOf(each, inside.layout, spoken));
    }
    return all;
  });
}

int firstTurn(const Battle& battle, const ScenarioName& scenario) {
  const model::Battle& rows = battle.inside().battle;
  return guarded([&] { return ask::firstTurnOf(rows, scenarioNamed(rows, scenario).id); });
}

}  // namespace redoubt::library
