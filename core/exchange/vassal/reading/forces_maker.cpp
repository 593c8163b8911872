#include <algorithm>
#include <array>

#include "core/base/text.h"
#include "core/exchange/starting_rules.h"
#include "core/exchange/vassal/reading/battle_maker.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr std::array<const char*, 6> kColours{"#386AA7", "#A0303A", "#4B7B3C", "#C28F2C", "#6B4E8E", "#808080"};
constexpr std::array<const char*, 10> kStripes{"#C03030", "#2F6FB0", "#3F8F4F", "#D08A20", "#7A4FA0",
                                               "#2F8F8F", "#A05A2C", "#B04080", "#606060", "#B0A030"};
constexpr std::size_t kShortLetters = 8;
constexpr std::size_t kMostCommands = 400;

template <class Row>
Id<Row> rowId(const std::string& key) {
  return {hashedId(Row::kTable, key)};
}

// The first letters of a text, as many as there are at most.
std::string firstLetters(const std::string& text, std::size_t most) {
  std::size_t letters = 0;
  std::size_t end = 0;
  for (; end < text.size(); ++end) {
    const bool begins = (static_cast<unsigned char>(text[end]) & 0xC0) != 0x80;
    if (begins && ++letters > most) break;
  }
  std::string cut = text.substr(0, end);
  while (cut.ends_with(' ')) cut.pop_back();
  return cut;
}

}  // namespace

void BattleMaker::makeArmies() {
  std::vector<ArmyName> all = kinds_.armies();
  const auto isHomeless = [](const CounterKind& kind) {
    return kind.army.empty() && (kind.role == KindRole::Unit || kind.role == KindRole::Leader);
  };
  const bool needsOther = std::any_of(kinds_.all().begin(), kinds_.all().end(), isHomeless);
  if (needsOther || all.empty()) {
    const std::string name = all.empty() ? model::info(battle)->title : std::string("?");
    all.push_back({{}, name});
  }
  std::map<std::string, Id<model::Player>> players;
  int ordinal = 0;
  for (const ArmyName& each : all) {
    auto [player, isNew] = players.try_emplace(each.player);
    if (isNew) {
      const std::string slug = playerSlugs_.free(each.player, "player");
      player->second = rowId<model::Player>(slug);
      battle.all<model::Player>().put({player->second, slug, each.player, static_cast<int>(players.size())});
    }
    model::Army army;
    army.name = each.name.empty() ? each.player : each.name;
    army.slug = armySlugs_.free(army.name, "army");
    army.id = rowId<model::Army>(army.slug);
    army.player = player->second;
    army.colour = kColours[static_cast<std::size_t>(ordinal) % kColours.size()];
    army.ordinal = ++ordinal;
    battle.all<model::Army>().put(army);
    armies_[each.name] = army.id;
    armyOrder_.push_back(army.id);
  }
}

std::optional<Id<model::Army>> BattleMaker::armyOf(const CounterKind& kind) const {
  const auto found = armies_.find(kind.army);
  return found == armies_.end() ? std::nullopt : std::optional(found->second);
}

// A type that the rules begin with, or one that makeRules() adds.
std::string BattleMaker::typeOf(const CounterKind& kind, Id<model::Army> army) {
  const rules::RuleBook book(battle);
  const std::string own = startingType(book, kind.sort.arm, battle.find<model::Army>(army)->slug);
  if (!own.empty() && kind.sort.slug == kind.sort.arm && kind.sort.echelon.empty()) return own;
  const std::string slug = typeSlugOf(kind.sort);
  sorts_.emplace(slug, kind.sort);
  return slug;
}

// Who leads a formation: the only leader of it that there is.
std::optional<Id<model::Leader>> BattleMaker::leaderOf(Id<model::Army> army, const std::string& formation) const {
  std::optional<Id<model::Leader>> only;
  for (const auto& [place, leaders] : leaders_) {
    const CounterKind& kind = kinds_.all()[place];
    if (kind.formation != formation || armyOf(kind) != army) continue;
    if (only || leaders.size() > 1) return std::nullopt;
    only = leaders.front();
  }
  return only;
}

// The formations that units name, each with those of its units.
void BattleMaker::makeCommands() {
  std::map<std::pair<Id<model::Army>, std::string>, std::vector<Id<model::Unit>>> all;
  for (const auto& [place, units] : units_) {
    const CounterKind& kind = kinds_.all()[place];
    const auto army = armyOf(kind);
    if (!army || kind.formation.empty() || kind.formation == kind.army) continue;
    auto& members = all[{*army, kind.formation}];
    members.insert(members.end(), units.begin(), units.end());
  }
  if (all.size() > kMostCommands) return;
  int ordinal = 0;
  for (const auto& [key, members] : all) {
    model::Command command;
    command.army = key.first;
    command.name = key.second;
    command.slug = commandSlugs_.free(command.name, "command");
    command.id = rowId<model::Command>(command.slug);
    command.colour = kStripes[static_cast<std::size_t>(ordinal) % kStripes.size()];
    command.ordinal = ++ordinal;
    command.leader = leaderOf(key.first, key.second);
    for (const Id<model::Unit> unit : members) battle.all<model::UnitCommand>().put({unit, command.id});
    battle.all<model::Command>().put(std::move(command));
  }
}

void BattleMaker::makeForces() {
  for (std::size_t kind = 0; kind < kinds_.all().size(); ++kind) {
    switch (kinds_.all()[kind].role) {
      case KindRole::Unit: makeUnits(kind); break;
      case KindRole::Leader: makeLeaders(kind); break;
      case KindRole::Card: leave("card", "import.vassal.why.card"); break;
      case KindRole::Marker: break;
    }
  }
}

std::string BattleMaker::freeName(Id<model::Army> army, const std::string& name) {
  const std::string wanted = name.empty() ? "?" : name;
  std::string tried = wanted;
  for (int number = 2; !names_.emplace(army, tried).second; ++number) {
    tried = wanted + " (" + std::to_string(number) + ")";
  }
  return tried;
}

std::string BattleMaker::freeShortName(Id<model::Army> army, const std::string& name) {
  std::string tried = firstLetters(name, kShortLetters);
  for (int number = 2; !shortNames_.emplace(army, tried).second; ++number) {
    const std::string end = "/" + std::to_string(number);
    tried = firstLetters(name, kShortLetters > end.size() ? kShortLetters - end.size() : 1) + end;
  }
  return tried;
}

void BattleMaker::makeUnits(std::size_t place) {
  const CounterKind& kind = kinds_.all()[place];
  const auto army = armyOf(kind);
  if (!army) return;
  const std::string type = typeOf(kind, *army);
  for (int copy = 0; copy < kind.copies; ++copy) {
    if (made_ >= kMostForces) return leave("unit", "import.vassal.why.too-many");
    model::Unit unit;
    unit.army = *army;
    unit.name = freeName(*army, kind.name);
    unit.shortName = freeShortName(*army, kind.name);
    unit.slug = unitSlugs_.free(unit.name, "unit");
    unit.id = rowId<model::Unit>(unit.slug);
    unit.type = type;
    unit.ordinal = ++made_;
    units_[place].push_back(unit.id);
    // Nothing in a module says of what type a unit is.
    battle.all<model::Provenance>().put({std::string(model::Unit::kTable),
                                         model::keyText<model::Unit>(unit.id),
                                         "type",
                                         model::Status::Estimated,
                                         std::nullopt,
                                         {}});
    const std::string slug = unit.slug;
    const Id<model::Unit> id = unit.id;
    battle.all<model::Unit>().put(std::move(unit));
    makeCounters(kind, id, slug);
  }
}

// Each counter has two sides, so that a unit of three strengths has two of them.
void BattleMaker::makeCounters(const CounterKind& kind, Id<model::Unit> unit, const std::string& slug) {
  const auto steps = stepLayersOf(kind.piece);
  std::vector<std::string> images = steps ? steps->pictures : std::vector{kind.piece.image};
  if (!steps && images.front().empty()) {
    for (const Layers& layers : layersOf(kind.piece)) {
      const auto level = static_cast<std::size_t>(layers.level - 1);
      if (layers.isShown && level < layers.images.size()) images.front() = layers.images[level];
    }
  }
  for (std::size_t i = 0; i < images.size(); ++i) {
    const int number = static_cast<int>(i / 2) + 1;
    const bool isFront = i % 2 == 0;
    const std::string counterKey = slug + "/" + std::to_string(number);
    const Id<model::Counter> counter = rowId<model::Counter>(counterKey);
    if (isFront) {
      model::Counter row;
      row.id = counter;
      row.unit = unit;
      row.number = number;
      battle.all<model::Counter>().put(row);
    }
    const Id<model::Face> face = rowId<model::Face>(counterKey + (isFront ? "/front" : "/back"));
    battle.all<model::Face>().put(
        {face, counter, isFront ? model::FaceSide::Front : model::FaceSide::Back, model::FaceRole::Step});
    if (i == 0) addFigures(kind, face);
    const int ordinal = static_cast<int>(i) + 1;
    battle.all<model::Step>().put({rowId<model::Step>(slug + "/" + std::to_string(ordinal)), unit, ordinal, face});
    if (!images[i].empty()) {
      pictures.push_back({isFront ? PictureUse::UnitFront : PictureUse::UnitBack, images[i], face});
    }
  }
}

// Those of full strength: what a weaker one has, only pictures show.
void BattleMaker::addFigures(const CounterKind& kind, Id<model::Face> face) {
  for (const auto& [figure, value] : kind.values) {
    figures_.insert(figure);
    battle.all<model::FaceFigure>().put({face, figure, value});
  }
}

void BattleMaker::makeLeaders(std::size_t place) {
  const CounterKind& kind = kinds_.all()[place];
  const auto army = armyOf(kind);
  if (!army) return;
  for (int copy = 0; copy < kind.copies; ++copy) {
    if (made_ >= kMostForces) return leave("leader", "import.vassal.why.too-many");
    model::Leader leader;
    leader.army = *army;
    leader.name = freeName(*army, kind.name);
    leader.shortName = freeShortName(*army, kind.name);
    leader.slug = leaderSlugs_.free(leader.name, "leader");
    leader.id = rowId<model::Leader>(leader.slug);
    leader.ordinal = ++made_;
    leaders_[place].push_back(leader.id);
    model::Counter counter;
    counter.id = rowId<model::Counter>("leader/" + leader.slug);
    counter.role = model::CounterRole::Leader;
    counter.leader = leader.id;
    battle.all<model::Counter>().put(counter);
    const Id<model::Face> face = rowId<model::Face>("leader/" + leader.slug);
    battle.all<model::Face>().put({face, counter.id, model::FaceSide::Front, model::FaceRole::State});
    if (!kind.piece.image.empty()) pictures.push_back({PictureUse::Leader, kind.piece.image, face});
    battle.all<model::Leader>().put(std::move(leader));
  }
}

}  // namespace redoubt::exchange::vassal::reading
