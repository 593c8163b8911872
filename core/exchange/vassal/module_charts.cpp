#include "core/exchange/vassal/module_charts.h"

#include "core/exchange/playing/charts.h"
#include "core/exchange/output/element.h"

namespace redoubt::exchange::vassal {
namespace {

std::string pageOf(const std::string& title, const std::string& body) {
  return "<html><head><meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\"></head><body>\n<h2>" +
         xmlText(title) + "</h2>\n" + body + "</body></html>\n";
}

std::string tableOf(const ChartTable& chart) {
  std::string html =
      "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n<tr><th>" + xmlText(chart.head) + "</th>";
  for (const std::string& column : chart.columns) html += "<th>" + xmlText(column) + "</th>";
  html += "</tr>\n";
  for (const std::vector<std::string>& row : chart.rows) {
    html += "<tr><th>" + xmlText(row.front()) + "</th>";
    for (std::size_t i = 1; i < row.size(); ++i) html += "<td align=\"center\">" + xmlText(row[i]) + "</td>";
    html += "</tr>\n";
  }
  return html + "</table>\n";
}

std::string paragraph(const std::string& text) {
  return text.empty() ? std::string() : "<p>" + xmlText(text) + "</p>\n";
}

}  // namespace

std::vector<Chart> chartsOf(const ModuleGround& ground) {
  std::vector<Chart> charts;
  for (const ChartTable& chart : chartTables(ground.book, ground.words.language())) {
    charts.push_back({chart.title, pageOf(chart.title, tableOf(chart))});
  }
  return charts;
}

Chart creditsOf(const ModuleGround& ground) {
  const model::Battle& battle = ground.battle;
  const ModuleWords& words = ground.words;
  const model::BattleInfo* info = model::info(battle);
  const std::string title = info ? info->title : "";
  std::string body;
  if (info) {
    body += paragraph(info->date + (info->place.empty() ? "" : ", " + info->place));
    body += paragraph(info->description);
  }
  body += "<h3>" + xmlText(words.say("formats.vassal.module.sources")) + "</h3>\n<ul>\n";
  for (const std::string& line : sourceLines(battle)) body += "<li>" + xmlText(line) + "</li>\n";
  const model::MapSheet* sheet = model::mapSheet(battle);
  body += "</ul>\n";
  if (sheet && sheet->invented) body += paragraph(words.say("page.credits.invented"));
  body += paragraph(words.say("formats.vassal.module.made"));
  return {words.say("formats.vassal.module.credits"), pageOf(title, body)};
}

}  // namespace redoubt::exchange::vassal
