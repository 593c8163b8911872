#include "core/exchange/vassal/module_charts.h"

#include <fmt/format.h>

#include "core/exchange/output/element.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/combat/table_grid.h"

namespace redoubt::exchange::vassal {
namespace {

std::string pageOf(const std::string& title, const std::string& body) {
  return "<html><head><meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\"></head><body>\n<h2>" +
         xmlText(title) + "</h2>\n" + body + "</body></html>\n";
}

std::string rangeText(const rules::RuleBook& book, const std::string& path) {
  const auto json = book.json(path);
  const auto range = json ? rules::rangeFromJson(*json) : std::nullopt;
  if (!range) return {};
  if (!range->last) return fmt::format("{}+", range->first);
  return *range->last == range->first ? std::to_string(range->first)
                                      : fmt::format("{}–{}", range->first, *range->last);
}

// A value as people read it: a text without its quotes.
std::string cellText(const rules::RuleBook& book, const std::string& path) {
  if (const auto text = book.text(path)) return *text;
  const auto json = book.json(path);
  return json ? std::string(*json) : std::string();
}

std::string tableOf(const rules::RuleBook& book, const rules::Grid& grid) {
  std::string html = "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n<tr><th>" +
                     xmlText(said(grid.kind->head)) + "</th>";
  for (const std::string& column : grid.columns) html += "<th>" + xmlText(column) + "</th>";
  html += "</tr>\n";
  for (const int row : grid.rows) {
    html += "<tr><th>" + xmlText(rangeText(book, grid.cell(row, rules::kRangeCell))) + "</th>";
    for (const std::string& column : grid.columns) {
      html += "<td align=\"center\">" + xmlText(cellText(book, grid.cell(row, column))) + "</td>";
    }
    html += "</tr>\n";
  }
  return html + "</table>\n";
}

// The name that an author gave to one of several tables: the part of its path that the kind leaves open.
std::string ownName(const rules::RuleBook& book, const rules::Grid& grid) {
  const std::size_t from = grid.kind->path.find('<');
  if (from == std::string_view::npos) return {};
  const std::size_t to = grid.path.find('/', from);
  const std::string slug = grid.path.substr(from, to == std::string::npos ? to : to - from);
  return book.text(grid.path.substr(0, from) + slug + "/title").value_or(slug);
}

std::string paragraph(const std::string& text) {
  return text.empty() ? std::string() : "<p>" + xmlText(text) + "</p>\n";
}

}  // namespace

std::vector<Chart> chartsOf(const rules::RuleBook& book) {
  std::vector<Chart> charts;
  for (const std::string& path : rules::gridPaths(book)) {
    const rules::Grid grid = rules::readGrid(book, path);
    if (grid.rows.empty() || grid.columns.empty()) continue;
    const std::string own = ownName(book, grid);
    const std::string title = said(grid.kind->title) + (own.empty() ? "" : ": " + own);
    charts.push_back({title, pageOf(title, tableOf(book, grid))});
  }
  return charts;
}

Chart creditsOf(const model::Battle& battle) {
  const model::BattleInfo* info = model::info(battle);
  const std::string title = info ? info->title : "";
  std::string body;
  if (info) {
    body += paragraph(info->date + (info->place.empty() ? "" : ", " + info->place));
    body += paragraph(info->description);
  }
  body += "<h3>Sources</h3>\n<ul>\n";
  for (const model::Source& source : battle.all<model::Source>()) {
    std::string line = source.title;
    if (!source.edition.empty()) line += ", " + source.edition;
    if (!source.publisher.empty()) line += ", " + source.publisher;
    if (source.year) line += ", " + std::to_string(*source.year);
    if (!source.note.empty()) line += ". " + source.note;
    body += "<li>" + xmlText(line) + "</li>\n";
  }
  const model::MapSheet* sheet = model::mapSheet(battle);
  body += "</ul>\n";
  if (sheet && sheet->invented) body += paragraph("The map is our own drawing: neither a survey nor the printed map.");
  body += paragraph("Map and counters were drawn, and this module was made, by Redoubt.");
  return {"Credits and sources", pageOf(title, body)};
}

}  // namespace redoubt::exchange::vassal
