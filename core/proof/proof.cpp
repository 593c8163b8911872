#include "core/proof/proof.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <unordered_map>

#include "core/proof/groups.h"
#include "core/proof/rows.h"

namespace redoubt::proof {
namespace {

// Where a reader meets a value: by the text it was read from, else as its row comes among those of its parent.
struct Place {
  std::uint32_t group = 0;
  std::int64_t text = 0;
  int line = 0;
  int kind = 0;
  std::int64_t ordinal = 0;

  friend auto operator<=>(const Place&, const Place&) = default;
};

std::int64_t orderOf(const model::Battle& battle, const model::Counter* counter) {
  const model::Unit* unit = counter ? battle.find(counter->unit) : nullptr;
  const model::Leader* leader = counter ? battle.find(counter->leader) : nullptr;
  const std::int64_t first = unit ? unit->ordinal : leader ? leader->ordinal : 0;
  return counter ? first * 10'000 + counter->number * 10 : 0;
}

std::int64_t orderOf(const model::Battle& battle, const model::Face* face) {
  return face ? orderOf(battle, battle.find<model::Counter>(face->counter)) + static_cast<int>(face->side) : 0;
}

// Who leads before what is led, a scenario before what is in it.
int kindOf(const model::TableInfo& table) {
  if (isOf<model::Army>(table) || isOf<model::Scenario>(table)) return 0;
  if (isOf<model::Leader>(table) || isOf<model::Variant>(table)) return 1;
  if (isOf<model::Command>(table) || isOf<model::VariantBlock>(table)) return 2;
  if (isOf<model::Setting>(table)) return 3;
  return 4;
}

// Counters, their faces and figures in the order of the units they show; other rows by their own.
std::int64_t orderOf(const model::Battle& battle, const ProofValue& value) {
  const model::TableInfo& table = *value.table;
  const auto ofUnit = [&](Id<model::Unit> id) -> std::int64_t {
    const model::Unit* unit = battle.find<model::Unit>(id);
    return unit ? std::int64_t{unit->ordinal} * 10'000 : 0;
  };
  if (isOf<model::HexRow>(table)) return 0;
  if (const auto* counter = as<model::Counter>(table, value.row)) return orderOf(battle, counter);
  if (const auto* face = as<model::Face>(table, value.row)) return orderOf(battle, face);
  if (const auto* figure = as<model::FaceFigure>(table, value.row)) {
    return orderOf(battle, battle.find<model::Face>(figure->face));
  }
  if (const auto* step = as<model::Step>(table, value.row)) return ofUnit(step->unit) + step->ordinal;
  if (const auto* member = as<model::UnitCommand>(table, value.row)) return ofUnit(member->unit);
  if (const auto* mark = as<model::Mark>(table, value.row)) return ofUnit(mark->unit);
  if (const auto* unit = as<model::Unit>(table, value.row)) return ofUnit(unit->id);
  const auto column = table.column("ordinal");
  if (!column) return 0;
  const model::Value ordinal = model::valueOf(value.row, table.fields()[*column]);
  const auto* number = std::get_if<std::int64_t>(&ordinal);
  return number ? *number : 0;
}

Place placeOf(const model::Battle& battle, const ProofValue& value) {
  constexpr auto kLast = std::numeric_limits<std::int64_t>::max();
  Place place{value.group, kLast, std::numeric_limits<int>::max(), kindOf(*value.table), 0};
  if (value.origin && value.origin->text) {
    place.text = value.origin->text->value;
    place.line = value.origin->line.value_or(place.line);
  }
  place.ordinal = orderOf(battle, value);
  return place;
}

void count(Counts& counts, const ProofValue& value) {
  ++counts.all;
  if (value.standing == Standing::Confirmed) ++counts.confirmed;
  if (value.standing == Standing::Changed) ++counts.changed;
  if (!value.origin) {
    ++counts.own;
    return;
  }
  switch (value.origin->status) {
    case model::Status::Printed: ++counts.printed; break;
    case model::Status::Derived: ++counts.derived; break;
    case model::Status::Estimated: ++counts.estimated; break;
    case model::Status::Unknown: ++counts.unknown; break;
  }
}

// What a new row has.
const void* plainRow(const model::TableInfo& table) {
  static std::unordered_map<const model::TableInfo*, std::shared_ptr<void>> made = [] {
    std::unordered_map<const model::TableInfo*, std::shared_ptr<void>> rows;
    for (const ProvedTable& each : provedTables()) rows.emplace(each.table, each.table->make());
    return rows;
  }();
  return made.at(&table).get();
}

bool isPlain(const model::TableInfo& table, const void* row, std::size_t column) {
  const model::FieldInfo& field = table.fields()[column];
  return model::valueOf(row, field) == model::valueOf(plainRow(table), field);
}

}  // namespace

Counts& Counts::operator+=(const Counts& other) {
  for (const auto member : {&Counts::all, &Counts::printed, &Counts::derived, &Counts::estimated, &Counts::unknown,
                            &Counts::own, &Counts::confirmed, &Counts::changed}) {
    this->*member += other.*member;
  }
  return *this;
}

/// What is said of the origin of rows, by table and row.
class Proof::Origins {
 public:
  explicit Origins(const model::Battle& battle) {
    for (const model::Provenance& row : battle.all<model::Provenance>()) {
      auto& span = spans_[row.subjectTable][row.subject];
      if (span.second == 0) span.first = all_.size();
      ++span.second;
      all_.push_back(&row);
    }
  }

  bool speakOf(const model::TableInfo& table) const { return spans_.contains(table.name()); }

  std::span<const model::Provenance* const> of(const model::TableInfo& table, const void* row) const {
    const auto rows = spans_.find(table.name());
    if (rows == spans_.end()) return {};
    const auto span = rows->second.find(table.keyText(row));
    return span == rows->second.end() ? std::span<const model::Provenance* const>()
                                      : std::span(all_).subspan(span->second.first, span->second.second);
  }

 private:
  std::vector<const model::Provenance*> all_;
  std::map<std::string_view, std::unordered_map<std::string_view, std::pair<std::size_t, std::size_t>>> spans_;
};

template <class Visit>
void Proof::visitRow(const ProvedTable& table, const void* row, std::uint32_t group, Visit&& take) const {
  const auto origins = origins_->of(*table.table, row);
  const auto said = [&](std::string_view field) -> const model::Provenance* {
    const auto found =
        std::find_if(origins.begin(), origins.end(), [&](const auto* each) { return each->field == field; });
    return found == origins.end() ? nullptr : *found;
  };
  const model::Provenance* whole = origins.empty() ? nullptr : said(kWholeRow);
  // A figure shares what is said of its face.
  if (!whole && table.topic == Topic::Figures) {
    const auto& figure = *static_cast<const model::FaceFigure*>(row);
    whole = battle_.find<model::Provenance>({std::string(model::Face::kTable), std::to_string(figure.face.value),
                                             std::string(kWholeRow)});
  }
  const model::Provenance* ofRow = whole && whole->subjectTable == table.table->name() ? whole : nullptr;
  const bool isSingle = !table.provesRow && table.columns.size() == 1;  // what is said of the row is said of it
  const auto add = [&](std::optional<std::size_t> column, const model::Provenance* own) {
    if (!own && isSingle) own = ofRow;
    ProofValue value{table.table, row, column, own ? own : whole, own != nullptr, table.topic, group};
    value.standing = standingOf(own, *table.table, row, value.field());
    take(value);
  };
  if (table.provesRow) add(std::nullopt, ofRow);
  for (const ProvedTable::Column& column : table.columns) {
    const model::Provenance* own = origins.empty() ? nullptr : said(table.table->fields()[column.index].name);
    if (column.isAlways || own || !isPlain(*table.table, row, column.index)) add(column.index, own);
  }
}

template <class Visit>
void Proof::visit(const ProvedTable& table, Visit&& take) const {
  table.table->forEach(battle_, [&](const void* row) {
    if (table.topic == Topic::Rules && !isProvedRule(static_cast<const model::Rule*>(row)->path)) return;
    visitRow(table, row, groups_->groupOf(table.topic, *table.table, row), take);
  });
}

Proof::Proof(const model::Battle& battle)
    : battle_(battle), origins_(std::make_unique<const Origins>(battle_)),
      groups_(std::make_unique<const ProofGroups>(battle_)) {
  std::map<Topic, TopicProof> topics;
  for (const ProvedTable& table : provedTables()) {
    TopicProof& topic = topics[table.topic];
    topic.topic = table.topic;
    if (topic.groups.empty()) {
      for (const Phrase& title : groups_->of(table.topic)) topic.groups.push_back({title, {}});
    }
    visit(table, [&](const ProofValue& value) { count(topic.groups[value.group].counts, value); });
  }
  for (auto& [which, topic] : topics) {
    for (const Group& group : topic.groups) topic.counts += group.counts;
    total_ += topic.counts;
    if (topic.counts.all > 0) topics_.push_back(std::move(topic));
  }
}

Proof::~Proof() = default;

std::vector<ProofValue> Proof::values(Topic topic) const {
  std::vector<std::pair<Place, ProofValue>> placed;
  for (const ProvedTable& table : provedTables()) {
    if (table.topic != topic) continue;
    visit(table, [&](const ProofValue& value) { placed.emplace_back(placeOf(battle_, value), value); });
  }
  std::stable_sort(placed.begin(), placed.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<ProofValue> found;
  found.reserve(placed.size());
  for (const auto& each : placed) found.push_back(each.second);
  return found;
}

std::vector<ProofValue> Proof::valuesOf(const model::TableInfo& table, const void* row) const {
  std::vector<ProofValue> found;
  if (const ProvedTable* proved = provedTable(table)) {
    visitRow(*proved, row, groups_->groupOf(proved->topic, table, row),
             [&](const ProofValue& value) { found.push_back(value); });
  }
  return found;
}

std::optional<ProofValue> Proof::find(const ValueName& name) const {
  const model::TableInfo* table = model::tableNamed(name.table);
  const void* row = table ? table->findByKey(battle_, name.key) : nullptr;
  if (!row) return std::nullopt;
  for (const ProofValue& value : valuesOf(*table, row)) {
    if (value.field() == name.field) return value;
  }
  return std::nullopt;
}

}  // namespace redoubt::proof
