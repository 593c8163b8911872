#include "core/compare/merge_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/text.h"
#include "core/check/language.h"
#include "core/check/messages.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::compare {
namespace {

using namespace model;
using Json = nlohmann::ordered_json;

}  // namespace

MergeWords::Side::Side(const Battle& base, const Battle& changed, const std::string& language)
    : baseNames(rules::inLanguage(base, language)),
      names(rules::inLanguage(changed, language)),
      comparison(base, changed),
      words(comparison, baseNames, names, language) {
  const auto& all = comparison.differences();
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (const std::size_t change : all[i].changes) {
      const RowChange& each = comparison.changes()[change];
      for (const void* row : {each.first, each.second}) {
        if (row) differences.emplace(nameOf(*each.table, row), i);
      }
    }
  }
}

MergeWords::MergeWords(const Merge& merge, std::string language)
    : merge_(merge),
      language_(std::move(language)),
      ours_(merge.base(), merge.ours(), language_),
      theirs_(merge.base(), merge.theirs(), language_) {}

void MergeWords::setRowNamer(const RowNamer& namer) {
  ours_.words.setRowNamer(namer);
  theirs_.words.setRowNamer(namer);
}

std::vector<std::size_t> MergeWords::differencesOf(const MergeConflict& conflict, MergeSide side) const {
  std::set<std::size_t> found;
  for (const std::size_t at : conflict.rows) {
    const MergedRow& row = merge_.rows()[at];
    const auto difference = of(side).differences.find(nameOf(*row.table, row.any()));
    if (difference != of(side).differences.end()) found.insert(difference->second);
  }
  return {found.begin(), found.end()};
}

std::string MergeWords::title(const MergeConflict& conflict) const {
  if (conflict.kind == MergeConflict::Kind::Rules) {
    std::vector<std::string> errors;
    for (const check::Finding& each : conflict.findings) {
      errors.push_back(check::message(each, check::Language(language_)));
    }
    return join(errors, " ");
  }
  // What was removed says more than what belongs to it.
  for (const MergeSide side : {MergeSide::Ours, MergeSide::Theirs}) {
    for (const std::size_t i : differencesOf(conflict, side)) {
      const BattleDifference& each = of(side).comparison.differences()[i];
      if (conflict.kind == MergeConflict::Kind::Value || each.kind == Kind::OnlyFirst)
        return of(side).words.subject(each);
    }
  }
  const auto any = differencesOf(conflict, MergeSide::Ours);
  if (!any.empty()) return ours_.words.subject(ours_.comparison.differences()[any.front()]);
  const MergedRow& row = merge_.rows()[conflict.rows.front()];
  return ours_.words.rowName(*row.table, row.any());
}

std::string MergeWords::reason(const MergeConflict& conflict) const {
  return said(Phrase::of("compare.merge.reason." + std::string(toText(conflict.kind))));
}

std::vector<std::string> MergeWords::done(const MergeConflict& conflict, MergeSide side) const {
  std::vector<std::string> sentences;
  const Side& words = of(side);
  if (conflict.kind == MergeConflict::Kind::Value) {
    // Just this value, whatever else was changed about it.
    const MergedRow& row = merge_.rows()[conflict.rows.front()];
    const RowChange change{row.table, row.base, row.of(side), conflict.columns, false};
    return words.words.sentences(change);
  }
  for (const std::size_t i : differencesOf(conflict, side)) {
    sentences.push_back(words.words.sentence(words.comparison.differences()[i]));
  }
  return sentences;
}

std::vector<hex::HexKey> MergeWords::hexes(const MergeConflict& conflict) const {
  std::set<hex::HexKey> hexes;
  for (const MergeSide side : {MergeSide::Ours, MergeSide::Theirs}) {
    for (const std::size_t i : differencesOf(conflict, side)) {
      const BattleDifference& each = of(side).comparison.differences()[i];
      if (conflict.kind != MergeConflict::Kind::Value || each.table == merge_.rows()[conflict.rows.front()].table) {
        hexes.insert(each.hexes.begin(), each.hexes.end());
      }
    }
  }
  // A unit is where it is placed.
  for (const std::size_t at : conflict.rows) {
    const MergedRow& row = merge_.rows()[at];
    if (row.table->name() != Unit::kTable) continue;
    const Id<Unit> unit = static_cast<const Unit*>(row.any())->id;
    for (const Battle* battle : {&merge_.ours(), &merge_.theirs()}) {
      for (const Placement& placement : battle->where<&Placement::unit>(unit)) {
        if (placement.rule == PlacementRule::At && placement.hex) hexes.insert(*placement.hex);
      }
    }
  }
  // Of terrain that was painted in one stroke only the hex that is meant.
  const MergedRow& row = merge_.rows()[conflict.rows.front()];
  if (conflict.kind == MergeConflict::Kind::Value && row.table->name() == HexRow::kTable) {
    return {static_cast<const HexRow*>(row.any())->hex};
  }
  return {hexes.begin(), hexes.end()};
}

std::string MergeWords::summary() const {
  const std::string key = merge_.conflicts().empty() ? "compare.merge.clean" : "compare.merge.conflicts";
  return said(Phrase::of(key, {{"conflicts", std::to_string(merge_.conflicts().size())},
                               {"ours", std::to_string(ours_.comparison.differences().size())},
                               {"theirs", std::to_string(theirs_.comparison.differences().size())}}));
}

std::string toJson(const Merge& merge, const MergeWords& words) {
  const hex::Layout layout = layoutOf(merge.ours());
  Json list = Json::array();
  for (const MergeConflict& each : merge.conflicts()) {
    Json hexes = Json::array();
    for (const hex::HexKey hex : words.hexes(each)) hexes.push_back(check::hexText(layout, hex));
    Json rows = Json::array();
    for (const std::size_t at : each.rows) {
      const MergedRow& row = merge.rows()[at];
      rows.push_back({{"table", row.table->name()}, {"key", row.table->keyText(row.any())}});
    }
    Json columns = Json::array();
    for (const std::size_t column : each.columns) {
      columns.push_back(merge.rows()[each.rows.front()].table->fields()[column].name);
    }
    list.push_back({{"kind", toText(each.kind)},
                    {"title", words.title(each)},
                    {"reason", words.reason(each)},
                    {"ours", words.done(each, MergeSide::Ours)},
                    {"theirs", words.done(each, MergeSide::Theirs)},
                    {"hexes", std::move(hexes)},
                    {"rows", std::move(rows)},
                    {"columns", std::move(columns)}});
  }
  const Json json{{"conflicts", std::move(list)},
                  {"rows_changed_by_ours", merge.changedBy(MergeSide::Ours)},
                  {"rows_changed_by_theirs", merge.changedBy(MergeSide::Theirs)}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace redoubt::compare
