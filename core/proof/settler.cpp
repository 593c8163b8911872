#include "core/proof/settler.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/base/ids.h"
#include "core/model/origins.h"
#include "core/model/removal.h"
#include "core/proof/rows.h"

namespace redoubt::proof {
namespace {

using namespace model;

/// Makes one edit.
class Settler {
 public:
  Settler(const Settling& with, std::string title) : with_(with), edit_(std::move(title)) {}

  Edit take() && { return std::move(edit_); }

  // That somebody looked at just this.
  void remember(const Disagreement& about) {
    const auto key = waiverKey(with_.match, about);
    edit_.put(Waiver{std::get<0>(key), std::get<1>(key), with_.reader.name + ": " + waiverEnd(with_.theirs, about)});
  }

  void keepOurs(const Disagreement& about) {
    remember(about);
    if (about.kind == Disagreement::Kind::OnlyTheirs) return;
    if (about.column) return confirmValue(about, valueOf(about.ours.row, fieldOf(about)), about.ours.origin);
    const Proof proof(with_.ours);
    const void* row = about.table->find(proof.battle(), about.ours.row);
    const std::vector<ProofValue> values = proof.valuesOf(*about.table, row);
    edit_.append(confirm(values, with_.reader, {}));
  }

  bool takeValue(const Disagreement& about, const Value& value, const std::optional<Provenance>& origin) {
    AnyRow row(*about.table, about.ours.row);
    if (!row.set(*about.column, value)) return false;
    row.putInto(edit_);
    confirmValue(about, value, origin);
    return true;
  }

  void takeTheirs(const Disagreement& about) {
    switch (about.kind) {
      case Disagreement::Kind::Value: {
        const Value value = brought(fieldOf(about), about.theirs.value);
        takeValue(about, value, about.theirs.origin ? std::optional(ourOrigin(*about.theirs.origin)) : std::nullopt);
        break;
      }
      case Disagreement::Kind::OnlyOurs: {
        const AnyRow row(*about.table, about.ours.row);
        edit_.append(removalOf(with_.ours, {&row, 1}, {}).edit);
        break;
      }
      case Disagreement::Kind::OnlyTheirs:
        bring(*about.table, about.theirs.row);
        bringDependents();
        break;
    }
  }

 private:
  static const FieldInfo& fieldOf(const Disagreement& about) { return about.table->fields()[*about.column]; }

  // What is said of our value once it is `value`; `origin` is what was said of the transcription that it is from.
  void confirmValue(const Disagreement& about, const Value& value, const std::optional<Provenance>& origin) {
    Provenance row = origin.value_or(Provenance());
    row.subjectTable = about.table->name();
    row.subject = about.table->keyText(about.ours.row);
    row.field = about.field();
    row.confirmedBy = with_.reader.name;
    row.confirmedAt = with_.reader.when;
    row.confirmedValue = toText(value);
    edit_.put(std::move(row));
  }

  // What they say of an origin, with our sources; what we don't have is left out.
  Provenance ourOrigin(Provenance origin) const {
    const auto follow = [&]<class Row>(std::optional<Id<Row>>& id) {
      const auto ours = id ? with_.match.ourId(Row::kTable, id->value) : std::nullopt;
      id = ours ? std::optional(Id<Row>{*ours}) : std::nullopt;
    };
    follow(origin.paragraph);
    follow(origin.source);
    follow(origin.text);
    if (!origin.text) origin.line.reset();
    return origin;
  }

  // A value of theirs as ours; what it refers to is brought along where we don't have it.
  Value brought(const FieldInfo& field, const Value& value) {
    if (const auto there = with_.match.toOurs(field, value)) return *there;
    const TableInfo* other = tableNamed(field.refersTo);
    const void* row = other ? other->findByKey(with_.theirs, toText(value)) : nullptr;
    return row ? Value(bring(*other, row)) : Value();
  }

  // The id of our copy of a row of theirs; 0 for tables without ids.
  std::int64_t bring(const TableInfo& table, const void* theirs) {
    if (const auto known = copies_.find(theirs); known != copies_.end()) return known->second;
    AnyRow row(table, theirs);
    std::int64_t id = 0;
    if (table.hasIds()) {
      id = std::get<std::int64_t>(row.value(std::size_t{0}));
      if (table.findByKey(with_.ours, std::to_string(id)) || taken_.contains({&table, id})) id = randomId();
      row.set(std::size_t{0}, id);
      taken_.insert({&table, id});
    }
    copies_.emplace(theirs, id);
    brought_.emplace_back(&table, theirs);
    for (std::size_t i = 0; i < table.fields().size(); ++i) {
      const FieldInfo& field = table.fields()[i];
      const bool follows = !field.refersTo.empty() || field.kind == ColumnKind::Hex || field.kind == ColumnKind::Hexside;
      const Value value = valueOf(theirs, field);
      if (!follows || std::holds_alternative<std::monostate>(value)) continue;
      const Value there = brought(field, value);
      if (!row.set(i, there)) return id;  // it names what our map does not have
    }
    row.putInto(edit_);
    addPictures(row);
    addOrigins(table, theirs, row);
    return id;
  }

  void addPictures(const AnyRow& row) {
    for (std::size_t i = 0; i < row.table().fields().size(); ++i) {
      if (row.table().fields()[i].nature != Nature::Picture) continue;
      if (const auto bytes = with_.theirs.pictures().find(toText(row.value(i)))) edit_.pictures().add(*bytes);
    }
  }

  // Their origins, and for each value that is proved the confirmation.
  void addOrigins(const TableInfo& table, const void* theirs, const AnyRow& row) {
    const Table<Provenance>& all = with_.theirs.all<Provenance>();
    const std::string key = table.keyText(theirs);
    std::map<std::string, Provenance, std::less<>> origins;
    for (auto at = all.lowerBound({std::string(table.name()), key, std::string()});
         at != all.end() && at->subjectTable == table.name() && at->subject == key; ++at) {
      Provenance origin = ourOrigin(*at);
      origin.subject = row.key();
      origins.emplace(at->field, std::move(origin));
    }
    if (const ProvedTable* proved = provedTable(table)) addConfirmations(*proved, row, origins);
    for (auto& [field, origin] : origins) edit_.put(std::move(origin));
  }

  void addConfirmations(const ProvedTable& proved, const AnyRow& row,
                        std::map<std::string, Provenance, std::less<>>& origins) const {
    const auto confirmField = [&](std::string_view field, std::string stored) {
      const auto whole = origins.find(kWholeRow);
      const Provenance like = whole == origins.end() ? Provenance() : whole->second;
      Provenance& origin = origins.try_emplace(std::string(field), like).first->second;
      origin.subjectTable = proved.table->name();
      origin.subject = row.key();
      origin.field = field;
      origin.confirmedBy = with_.reader.name;
      origin.confirmedAt = with_.reader.when;
      origin.confirmedValue = std::move(stored);
    };
    const AnyRow plain(*proved.table);
    for (const ProvedTable::Column& column : proved.columns) {
      const FieldInfo& field = proved.table->fields()[column.index];
      const bool isSaid = column.isAlways || origins.contains(field.name) || row.value(column.index) != plain.value(column.index);
      if (isSaid) confirmField(field.name, toText(row.value(column.index)));
    }
    if (proved.provesRow) confirmField(kWholeRow, {});
  }

  // What belongs to a row that was brought comes along: the counters of a unit, the placements of a block.
  void bringDependents() {
    for (std::size_t i = 0; i < brought_.size(); ++i) {
      const auto [owner, row] = brought_[i];
      if (!owner->hasIds()) continue;
      const std::string id = owner->keyText(row);
      for (const TableInfo* table : matchedTables()) bringUsers(*table, *owner, id);
    }
  }

  void bringUsers(const TableInfo& table, const TableInfo& owner, const std::string& id) {
    for (const FieldInfo& field : table.fields()) {
      if (field.refersTo != owner.name() || (field.isOptional && !field.isOwned)) continue;
      table.forEach(with_.theirs, [&](const void* row) {
        if (toText(valueOf(row, field)) == id) bring(table, row);
      });
    }
  }

  const Settling& with_;
  Edit edit_;
  std::map<const void*, std::int64_t> copies_;
  std::set<std::pair<const TableInfo*, std::int64_t>> taken_;
  std::vector<std::pair<const TableInfo*, const void*>> brought_;
};

}  // namespace

KeyOf<Waiver> waiverKey(const RowMatch& match, const Disagreement& disagreement) {
  const bool isTheirs = disagreement.kind == Disagreement::Kind::OnlyTheirs;
  const TableInfo& table = *disagreement.table;
  // A row that we don't have has no key of ours: a sign before its name keeps that from being taken for one.
  const std::string row = isTheirs ? "+" + match.identity(table, disagreement.theirs.row, false)
                                   : table.keyText(disagreement.ours.row);
  std::string subject = std::string(table.name()) + "/" + row;
  if (disagreement.column) subject += "/" + std::string(disagreement.field());
  if (subject.size() > kName.longest) subject.resize(kName.longest);
  return {std::string(kDoubleEntry), std::move(subject)};
}

std::string waiverEnd(const Battle& theirs, const Disagreement& disagreement) {
  if (disagreement.kind != Disagreement::Kind::Value) return disagreement.theirs.row ? "+" : "-";
  const FieldInfo& field = disagreement.table->fields()[*disagreement.column];
  std::string text = toText(disagreement.theirs.value);
  // Ids are other ones in each copy; names are not.
  const TableInfo* other = tableNamed(field.refersTo);
  if (const void* row = other ? other->findByKey(theirs, text) : nullptr) {
    for (const char* naming : {"slug", "name", "title"}) {
      const auto column = other->column(naming);
      if (column && !toText(valueOf(row, other->fields()[*column])).empty()) {
        text = toText(valueOf(row, other->fields()[*column]));
        break;
      }
    }
  }
  constexpr std::size_t kLongest = 2'000;
  if (text.size() > kLongest) text = text.substr(0, kLongest);
  while (!isPlainText(text)) text.pop_back();
  return "“" + text + "”";
}

Edit settled(const Settling& with, const Disagreement& disagreement, Settlement settlement, std::string title) {
  Settler settler(with, std::move(title));
  settlement == Settlement::Ours ? settler.keepOurs(disagreement) : settler.takeTheirs(disagreement);
  return std::move(settler).take();
}

std::optional<Edit> settledByOwn(const Settling& with, const Disagreement& disagreement, const Value& own,
                                 std::string title) {
  if (disagreement.kind != Disagreement::Kind::Value) return std::nullopt;
  Settler settler(with, std::move(title));
  if (!settler.takeValue(disagreement, own, disagreement.ours.origin)) return std::nullopt;
  settler.remember(disagreement);
  return std::move(settler).take();
}

}  // namespace redoubt::proof
