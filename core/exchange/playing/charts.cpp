#include "core/exchange/playing/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/rules/combat/table_grid.h"
#include "core/rules/forces/arms.h"

namespace redoubt::exchange {
namespace {

using Json = nlohmann::json;

Json parsed(const rules::RuleBook& book, const std::string& path) {
  const auto json = book.json(path);
  return json ? Json::parse(*json, nullptr, false) : Json();
}

bool isRange(const Json& value) {
  if (!value.is_array() || value.size() != 2) return false;
  return std::all_of(value.begin(), value.end(),
                     [](const Json& end) { return end.is_null() || end.is_number_integer(); });
}

// "3–5", "9+", "≤0"; empty for a range without ends.
std::string rangeText(const Json& range) {
  const Json& from = range[0];
  const Json& to = range[1];
  if (from.is_null()) return to.is_null() ? "" : fmt::format("≤{}", to.get<std::int64_t>());
  if (to.is_null()) return fmt::format("{}+", from.get<std::int64_t>());
  if (from == to) return std::to_string(from.get<std::int64_t>());
  const bool hasSign = from.get<std::int64_t>() < 0 || to.get<std::int64_t>() < 0;
  return fmt::format("{}{}{}", from.get<std::int64_t>(), hasSign ? "…" : "–", to.get<std::int64_t>());
}

// A value as people read it: a text without its quotes, numbers as a range, and a dash for nothing.
std::string cellText(const rules::RuleBook& book, const std::string& path) {
  if (const auto text = book.text(path)) return *text == "none" ? "–" : *text;
  const Json value = parsed(book, path);
  if (value.is_null()) return {};
  return isRange(value) ? rangeText(value) : value.dump();
}

// For which rolls a row is.
std::string rollText(const rules::RuleBook& book, const rules::Grid& grid, int row, std::string_view language) {
  std::string text = cellText(book, grid.cell(row, rules::kRangeCell));
  const Json only = grid.hasOnly() ? parsed(book, grid.cell(row, rules::kOnlyCell)) : Json();
  if (!only.is_object()) return text;
  for (const char* member : {"roll", "natural"}) {
    if (!only.contains(member) || !isRange(only[member])) continue;
    const Phrase told = Phrase::of(std::string("formats.chart.") + member, {{"numbers", rangeText(only[member])}});
    text += (text.empty() ? "" : ", ") + said(told, language);
  }
  return text;
}

// The name that an author gave to one of several tables: the part of its path that the kind leaves open.
std::string ownTitle(const rules::RuleBook& book, const rules::Grid& grid) {
  const std::size_t from = grid.kind->path.find('<');
  if (from == std::string_view::npos) return {};
  const std::size_t to = grid.path.find('/', from);
  const std::string slug = grid.path.substr(from, to == std::string::npos ? to : to - from);
  return book.text(grid.path.substr(0, from) + slug + "/title").value_or(slug);
}

// A column that the rules define by what it is for: "Hussar, Cossack 7–8".
std::string columnTitle(const rules::RuleBook& book, const rules::Grid& grid, const std::string& column) {
  if (grid.kind->columns != rules::GridColumns::Named) return column;
  const Json of = parsed(book, std::string(grid.kind->source) + "/" + column);
  if (!of.is_object()) return column;
  std::vector<std::string> whom;
  if (const auto arm = of.find("arm"); arm != of.end() && arm->is_string()) {
    whom.push_back(rules::armTitle(book, arm->get<std::string>()));
  }
  if (const auto types = of.find("types"); types != of.end() && types->is_array()) {
    for (const auto& type : *types) {
      if (type.is_string()) whom.push_back(rules::typeTitle(book, type.get<std::string>()));
    }
  }
  std::string title = join(whom, ", ");
  if (const auto morale = of.find("morale"); morale != of.end() && isRange(*morale)) {
    title += (title.empty() ? "" : " ") + rangeText(*morale);
  }
  return title.empty() ? column : title;
}

}  // namespace

std::vector<ChartTable> chartTables(const rules::RuleBook& book, std::string_view language) {
  std::vector<ChartTable> charts;
  for (const std::string& path : rules::gridPaths(book)) {
    const rules::Grid grid = rules::readGrid(book, path);
    if (grid.rows.empty() || grid.columns.empty()) continue;
    const std::string own = ownTitle(book, grid);
    ChartTable chart{
        said(grid.kind->title, language) + (own.empty() ? "" : ": " + own), said(grid.kind->head, language), {}, {}};
    for (const std::string& column : grid.columns) chart.columns.push_back(columnTitle(book, grid, column));
    for (const int row : grid.rows) {
      std::vector<std::string> cells{rollText(book, grid, row, language)};
      for (const std::string& column : grid.columns) cells.push_back(cellText(book, grid.cell(row, column)));
      chart.rows.push_back(std::move(cells));
    }
    chart.path = path;
    charts.push_back(std::move(chart));
  }
  return charts;
}

std::vector<std::string> sourceLines(const model::Battle& battle) {
  std::vector<std::string> lines;
  for (const model::Source& source : battle.all<model::Source>()) {
    std::string line = source.title;
    if (!source.edition.empty()) line += ", " + source.edition;
    if (!source.publisher.empty()) line += ", " + source.publisher;
    if (source.year) line += ", " + std::to_string(*source.year);
    if (!source.note.empty()) line += ". " + source.note;
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace redoubt::exchange
