#include <set>

#include "core/model/forces_edit.h"
#include "core/model/origins.h"

// Taking rows of the forces away with all that can't be without them.
namespace redoubt::model {
namespace {

// Marks rows first, so that each is counted and erased once, then lets go who only mentions them.
class Remover {
 public:
  Remover(const Battle& battle, std::string title) : battle_(battle) { removal_.edit.rename(std::move(title)); }

  void add(const ForcePart& part) {
    std::visit([this](const auto& id) { markRow(id); }, part);
  }

  Removal take() {
    markDependents();
    removal_.armies = erase(armies_);
    removal_.commands = erase(commands_);
    removal_.leaders = erase(leaders_);
    removal_.units = erase(units_);
    erase(players_);
    eraseMemberships();
    eraseCounters();
    eraseScenarioRows();
    letGo();
    return std::move(removal_);
  }

 private:
  template <class Row>
  void mark(std::set<Id<Row>>& marked, Id<Row> id) {
    if (battle_.find<Row>(id)) marked.insert(id);
  }
  void markRow(Id<Player> id) { mark(players_, id); }
  void markRow(Id<Army> id) { mark(armies_, id); }
  void markRow(Id<Command> id) { mark(commands_, id); }
  void markRow(Id<Leader> id) { mark(leaders_, id); }
  void markRow(Id<Unit> id) { mark(units_, id); }

  template <class Row>
  void markOfArmies(std::set<Id<Row>>& marked) {
    for (const Row& row : battle_.all<Row>()) {
      if (armies_.contains(row.army)) marked.insert(row.id);
    }
  }

  void markDependents() {
    for (const Army& army : battle_.all<Army>()) {
      if (players_.contains(army.player)) armies_.insert(army.id);
    }
    markOfArmies(commands_);
    markOfArmies(leaders_);
    markOfArmies(units_);
    markOfArmies(blocks_);
    markOfArmies(entries_);
  }

  template <class Row>
  void eraseRow(const Row& row) {
    const KeyOf<Row> key = row.key();
    eraseOrigins(removal_.edit, battle_, Row::kTable, keyText<Row>(key));
    removal_.edit.template erase<Row>(key);
  }

  template <class Row>
  int erase(const std::set<Id<Row>>& ids) {
    for (const Id<Row> id : ids) eraseRow(*battle_.find<Row>(id));
    return static_cast<int>(ids.size());
  }

  // Answers how many.
  template <class Row, class Goes>
  int eraseThose(Goes&& goes) {
    int count = 0;
    for (const Row& row : battle_.all<Row>()) {
      if (!goes(row)) continue;
      eraseRow(row);
      ++count;
    }
    return count;
  }

  template <class Row>
  static bool isIn(const std::set<Id<Row>>& ids, const std::optional<Id<Row>>& id) {
    return id && ids.contains(*id);
  }

  void eraseMemberships() {
    eraseThose<UnitCommand>(
        [&](const UnitCommand& row) { return units_.contains(row.unit) || commands_.contains(row.command); });
  }

  void eraseCounters() {
    std::set<Id<Counter>> counters;
    for (const Counter& row : battle_.all<Counter>()) {
      if (isIn(units_, row.unit) || isIn(leaders_, row.leader)) counters.insert(row.id);
    }
    std::set<Id<Face>> faces;
    for (const Face& row : battle_.all<Face>()) {
      if (counters.contains(row.counter)) faces.insert(row.id);
    }
    eraseThose<FaceFigure>([&](const FaceFigure& row) { return faces.contains(row.face); });
    eraseThose<Step>([&](const Step& row) { return units_.contains(row.unit) || faces.contains(row.face); });
    eraseThose<Mark>([&](const Mark& row) { return units_.contains(row.unit); });
    erase(faces);
    erase(counters);
  }

  void eraseScenarioRows() {
    removal_.placements = eraseThose<Placement>([&](const Placement& row) {
      return blocks_.contains(row.block) || isIn(units_, row.unit) || isIn(leaders_, row.leader) ||
             isIn(entries_, row.entry);
    });
    eraseThose<VariantBlock>([&](const VariantBlock& row) { return blocks_.contains(row.block); });
    const auto ofArmy = [&](const auto& row) { return armies_.contains(row.army); };
    removal_.scenarioRows =
        erase(blocks_) + erase(entries_) + eraseThose<SetUpOrder>(ofArmy) + eraseThose<ReturnPoint>(ofArmy) +
        eraseThose<PoolLine>([&](const PoolLine& row) {
          return armies_.contains(row.army) || isIn(leaders_, row.leader) || isIn(entries_, row.entry);
        }) +
        eraseThose<Victory>([&](const Victory& row) { return isIn(players_, row.player); });
  }

  // Rows that stay and lose a reference.
  void letGo() {
    for (const Command& row : battle_.all<Command>()) {
      if (commands_.contains(row.id) || !isIn(leaders_, row.leader)) continue;
      Command led = row;
      led.leader.reset();
      removal_.edit.put(std::move(led));
    }
    for (const SetUpBlock& row : battle_.all<SetUpBlock>()) {
      if (blocks_.contains(row.id) || !isIn(blocks_, row.parent)) continue;
      SetUpBlock block = row;
      block.parent.reset();
      removal_.edit.put(std::move(block));
    }
    for (const Hexside& row : battle_.all<Hexside>()) {
      if (!isIn(armies_, row.owner)) continue;
      Hexside side = row;
      side.owner.reset();
      removal_.edit.put(std::move(side));
    }
  }

  const Battle& battle_;
  Removal removal_;
  std::set<Id<Player>> players_;
  std::set<Id<Army>> armies_;
  std::set<Id<Command>> commands_;
  std::set<Id<Leader>> leaders_;
  std::set<Id<Unit>> units_;
  std::set<Id<SetUpBlock>> blocks_;
  std::set<Id<Entry>> entries_;
};

}  // namespace

Removal removalOf(const Battle& battle, std::span<const ForcePart> parts, std::string title) {
  Remover remover(battle, std::move(title));
  for (const ForcePart& part : parts) remover.add(part);
  return remover.take();
}

}  // namespace redoubt::model
