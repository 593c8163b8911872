#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "core/check/check.h"
#include "core/compare/merge_weaver.h"
#include "core/proof/rows.h"

// Errors that neither side had. Which rows make one can't be told for sure, so what seems to be about it is held first;
// if an error is left whichever side is chosen, more is, and in the end all.
namespace redoubt::compare {
namespace {

using namespace model;

// How much is held for an error.
enum class Reach { About, Tables, All };
constexpr std::array kReaches{Reach::About, Reach::Tables, Reach::All};

std::string nameOf(const check::Finding& finding) {
  return finding.code + '\x1F' + check::waiverSubject(finding);
}

// The errors of one battle after another; what the checks know of the last is kept.
class Errors {
 public:
  explicit Errors(const Battle& battle) : checker_(battle), last_(battle) {}

  std::vector<check::Finding> of(const Battle& battle) {
    const Changes changes = difference(last_, battle);
    if (!changes.empty()) checker_.update(battle, changes);
    last_ = battle;
    std::vector<check::Finding> errors;
    for (const check::Finding& each : checker_.findings()) {
      if (each.severity == Severity::Error && !each.waived) errors.push_back(each);
    }
    return errors;
  }

 private:
  check::Checker checker_;
  Battle last_;
};

std::set<hex::HexKey> hexesOf(const check::Finding& finding) {
  std::set<hex::HexKey> hexes;
  if (const auto* list = std::get_if<std::vector<hex::HexKey>>(&finding.place))
    hexes.insert(list->begin(), list->end());
  if (const auto* subject = std::get_if<check::HexSubject>(&finding.subject.what())) hexes.insert(subject->hex);
  return hexes;
}

bool namesHex(const TableInfo& table, const void* row, const std::set<hex::HexKey>& hexes) {
  for (const FieldInfo& field : table.fields()) {
    if (field.kind != ColumnKind::Hex) continue;
    const Value value = valueOf(row, field);
    const auto* number = std::get_if<std::int64_t>(&value);
    if (number && hexes.contains(hex::HexKey{*number})) return true;
  }
  return false;
}

std::string pathOf(const check::Subject& subject) {
  if (const auto* rule = std::get_if<check::RuleSubject>(&subject.what())) return rule->path;
  if (const auto* setting = std::get_if<check::SettingSubject>(&subject.what())) return setting->path;
  if (const auto* kind = std::get_if<check::KindSubject>(&subject.what())) return kind->kind + "/" + kind->slug;
  return {};
}

}  // namespace

bool Merge::Weaver::isAbout(const MergedRow& row, const check::Finding& finding) const {
  const std::set<hex::HexKey> hexes = hexesOf(finding);
  const auto* subject = std::get_if<check::RowSubject>(&finding.subject.what());
  const std::string path = pathOf(finding.subject);
  for (const void* each : {row.base, row.ours, row.theirs}) {
    if (!each) continue;
    if (namesHex(*row.table, each, hexes)) return true;
    const bool isTable = subject && subject->table == row.table->name();
    if (isTable && (subject->row == row.table->keyText(each) || subject->row == textIn(*row.table, each, "slug"))) {
      return true;
    }
    if (!path.empty() && textIn(*row.table, each, "path").starts_with(path)) return true;
  }
  return false;
}

// With what belongs to them: the placements of a unit.
std::vector<std::size_t> Merge::Weaver::rowsAbout(const check::Finding& finding) const {
  std::set<std::size_t> about;
  std::vector<RowName> names;
  if (const auto* subject = std::get_if<check::RowSubject>(&finding.subject.what())) {
    const TableInfo* table = tableNamed(subject->table);
    if (table && table->hasIds() && table->column("slug")) {
      for (const Battle* battle : {&merge_.ours_, &merge_.theirs_}) {
        table->forEach(*battle, [&](const void* row) {
          if (textIn(*table, row, "slug") == subject->row) names.push_back(compare::nameOf(*table, row));
        });
      }
    }
  }
  for (std::size_t i = 0; i < merge_.rows_.size(); ++i) {
    const MergedRow& row = merge_.rows_[i];
    bool isIn = isAbout(row, finding);
    for (const void* each : {row.ours, row.theirs}) {
      if (isIn || !each || names.empty()) continue;
      const auto references = referencesOf(*row.table, each);
      isIn = std::any_of(references.begin(), references.end(), [&](const RowName& name) {
        return std::find(names.begin(), names.end(), name) != names.end();
      });
    }
    if (isIn) about.insert(i);
  }
  return {about.begin(), about.end()};
}

bool Merge::Weaver::areOfBoth(const std::vector<std::size_t>& rows) const {
  const auto changed = [&](const void* MergedRow::*side) {
    return std::any_of(rows.begin(), rows.end(), [&](std::size_t at) {
      const MergedRow& row = merge_.rows_[at];
      return row.*side != row.base;
    });
  };
  return changed(&MergedRow::ours) && changed(&MergedRow::theirs);
}

void Merge::Weaver::holdToRules() {
  Errors errors(merge_.ours_);
  std::set<std::string> known;
  for (const check::Finding& each : errors.of(merge_.ours_)) known.insert(nameOf(each));
  bool knowsTheirs = false;
  const auto newErrors = [&](const Battle& battle) {
    std::vector<check::Finding> found = errors.of(battle);
    const auto isKnown = [&](const check::Finding& each) { return known.contains(nameOf(each)); };
    std::erase_if(found, isKnown);
    if (!found.empty() && !knowsTheirs) {
      for (const check::Finding& each : errors.of(merge_.theirs_)) known.insert(nameOf(each));
      knowsTheirs = true;
      std::erase_if(found, isKnown);
    }
    return found;
  };
  std::set<std::string> told;
  for (const Reach reach : kReaches) {
    std::vector<Battle> outcomes{chosen(MergeSide::Ours)};
    const bool isOpen = !clashes_.empty() || std::find(isHeld_.begin(), isHeld_.end(), true) != isHeld_.end();
    if (isOpen) outcomes.push_back(chosen(MergeSide::Theirs));
    std::vector<check::Finding> found;
    for (const Battle& outcome : outcomes) {
      for (check::Finding& each : newErrors(outcome)) {
        const auto isSame = [&](const check::Finding& other) { return nameOf(other) == nameOf(each); };
        if (std::none_of(found.begin(), found.end(), isSame)) found.push_back(std::move(each));
      }
    }
    if (found.empty()) return;
    // Errors of one kind are held together where what is about one of them is the work of one side alone: two checks of
    // one name are an error each.
    std::map<std::string, std::vector<std::size_t>> byCode;
    std::vector<std::vector<std::size_t>> about;
    for (const check::Finding& each : found) {
      about.push_back(rowsAbout(each));
      auto& rows = byCode[each.code];
      rows.insert(rows.end(), about.back().begin(), about.back().end());
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
      std::vector<std::size_t> rows = areOfBoth(about[i]) ? about[i] : byCode[found[i].code];
      if (reach == Reach::Tables || !areOfBoth(rows)) {
        std::set<const TableInfo*> tables;
        for (const std::size_t row : rows) tables.insert(merge_.rows_[row].table);
        for (std::size_t row = 0; row < merge_.rows_.size(); ++row) {
          if (tables.contains(merge_.rows_[row].table)) rows.push_back(row);
        }
      }
      if (reach == Reach::All || !areOfBoth(rows)) {
        rows.resize(merge_.rows_.size());
        std::iota(rows.begin(), rows.end(), std::size_t{0});
      }
      for (const std::size_t row : rows) join(rows.front(), row);
      if (told.insert(nameOf(found[i])).second) findings_.emplace_back(rows.front(), std::move(found[i]));
    }
    close();
  }
}

}  // namespace redoubt::compare
