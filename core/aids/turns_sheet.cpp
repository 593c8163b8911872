#include <algorithm>

#include "core/aids/set_up.h"
#include "core/aids/turn_plan.h"
#include "core/base/text.h"
#include "core/rules/turns/track_spaces.h"

namespace redoubt::aids {
namespace {

CounterItem itemOf(const model::Leader& leader) {
  return {{Picture::Kind::Leader, leader.id.value, 0, {}, leader.name}, plain(leader.name)};
}

// A card for each turn, and one for each group that comes onto the map later.
class TurnsSheet {
 public:
  explicit TurnsSheet(const Ground& ground) : ground_(ground) {}

  std::vector<Block> run() {
    addTurns();
    addArrivals();
    addTracks();
    return std::move(blocks_);
  }

 private:
  void addTurns() {
    Cards cards;
    for (const PlannedTurn& turn : plannedTurns(ground_)) {
      Cards::Card card{std::to_string(turn.turn), plain(turn.clock), {}, {}, {}};
      for (const TurnOfArmy& army : turn.armies) {
        if (!army.chits.empty()) {
          card.lines.push_back({{army.army->name + ": ", Manner::Strong}, {join(army.chits, "; "), Manner::Plain}});
        }
        for (const std::string& arrival : army.arrivals) {
          card.lines.push_back({{army.army->name + ": ", Manner::Strong}, {shortened(arrival), Manner::Plain}});
        }
      }
      for (const std::string& event : turn.events) card.lines.push_back(plain(event));
      cards.cards.push_back(std::move(card));
    }
    if (cards.cards.empty()) return;
    blocks_.push_back(heading(1, ground_.say("aids.turns.record")));
    blocks_.push_back({std::move(cards), true});
  }

  // The cards of arrivals name everyone.
  static std::string shortened(std::string text) {
    constexpr std::size_t kLongest = 160;
    if (text.size() <= kLongest) return text;
    const std::size_t end = text.rfind(", ", kLongest);
    return text.substr(0, end == text.npos ? kLongest : end) + " …";
  }

  // Who comes together: by an entry, or by their command where it is placed on its activation.
  struct Group {
    std::optional<Id<model::Entry>> entry;
    const model::Command* command = nullptr;

    friend auto operator<=>(const Group&, const Group&) = default;
  };

  std::optional<Group> groupOf(const model::Placement& placement) const {
    const model::Entry* entry = ground_.battle.find(placement.entry);
    if (entry && placement.rule == model::PlacementRule::Enters) return Group{entry->id, nullptr};
    if (placement.rule != model::PlacementRule::OnActivation) return std::nullopt;
    const model::Command* command = commandOf(ground_.battle, placement);
    return Group{entry ? std::optional(entry->id) : entryOf(command), command};
  }

  // The entry that the schedule gives the leader of a command.
  std::optional<Id<model::Entry>> entryOf(const model::Command* command) const {
    if (!command || !command->leader) return std::nullopt;
    for (const model::PoolLine* line : rules::rowsIn<model::PoolLine>(ground_.battle, ground_.scenario->id)) {
      if (line->kind == model::PoolKind::Enters && line->leader == command->leader) return line->entry;
    }
    return std::nullopt;
  }

  void addArrivals() {
    std::map<Group, Cards::Card> byGroup;
    std::vector<Group> order;
    for (const model::Placement* placement : ground_.setUp) {
      const auto group = groupOf(*placement);
      if (!group) continue;
      const auto [found, isNew] = byGroup.try_emplace(*group, cardOf(*group, *placement));
      if (isNew) order.push_back(*group);
      std::vector<CounterItem>& counters = found->second.counters;
      if (const model::Unit* unit = ground_.battle.find(placement->unit)) {
        const Picture picture{Picture::Kind::Unit, unit->id.value, placement->id.value, {}, unit->name};
        counters.push_back({picture, plain(unit->name)});
      } else if (const model::Leader* leader = ground_.battle.find(placement->leader)) {
        counters.insert(counters.begin(), itemOf(*leader));
      }
    }
    Cards cards;
    for (const Group& group : order) cards.cards.push_back(std::move(byGroup[group]));
    if (cards.cards.empty()) return;
    std::stable_sort(cards.cards.begin(), cards.cards.end(),
                     [](const auto& a, const auto& b) { return naturalLess(a.mark, b.mark); });
    blocks_.push_back(heading(1, ground_.say("aids.turns.arrivals")));
    blocks_.push_back({std::move(cards), true});
  }

  Cards::Card cardOf(const Group& group, const model::Placement& placement) const {
    const auto id = rules::armyOf(ground_.battle, placement);
    const model::Army* army = ground_.battle.find(id);
    const model::Entry* entry = ground_.battle.find(group.entry);
    const model::Zone* zone = entry ? ground_.battle.find<model::Zone>(entry->zone) : nullptr;
    Cards::Card card{"", strong(army ? army->name : ""), army ? army->colour : "", {}, {}};
    if (group.command) {
      card.title = joined(card.title, quiet(exchange::titleOf(*group.command)));
      card.lines.push_back(plain(capital(ground_.say("aids.entry.on-activation"))));
    } else if (entry && entry->dice) {
      card.mark = "?";
    } else if (entry && entry->trigger == model::EntryTrigger::Turn && entry->turn) {
      card.mark = std::to_string(*entry->turn);
    }
    if (zone) {
      Line at = plain(ground_.say("aids.turns.at", {{"where", ground_.name(*zone)}}));
      card.lines.push_back(joined(std::move(at), ground_.cite(*entry)));
    }
    return card;
  }

  // The tracks beside the turns, space by space, to be marked.
  void addTracks() {
    for (const model::Track& track : ground_.battle.all<model::Track>()) {
      const auto spaces = rules::spacesOf(ground_.battle, track.id);
      if (track.kind == "turn" || spaces.empty()) continue;
      Table table;
      table.look = Table::Look::Chart;
      constexpr std::size_t kAcross = 14;
      Table::Row row;
      for (const model::Space* space : spaces) {
        row.cells.push_back(cell(space->label.empty() ? space->slug : space->label));
        if (row.cells.size() == std::min(kAcross, spaces.size())) table.rows.push_back(std::exchange(row, {}));
      }
      const std::size_t columns = std::min(kAcross, spaces.size());
      if (!row.cells.empty()) {
        while (row.cells.size() < columns) row.cells.push_back(cell(""));
        table.rows.push_back(std::move(row));
      }
      table.isText.assign(columns, false);
      Block title = heading(2, exchange::titleOf(track));
      title.isWide = true;
      blocks_.push_back(std::move(title));
      blocks_.push_back({std::move(table), true});
    }
  }

  const Ground& ground_;
  std::vector<Block> blocks_;
};

}  // namespace

std::vector<Block> turnsSheet(const Ground& ground) {
  return ground.scenario ? TurnsSheet(ground).run() : std::vector<Block>{};
}

}  // namespace redoubt::aids
