#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/check/check.h"
#include "core/check/report.h"
#include "core/document/house_checks.h"
#include "core/query/query.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"
#include "core/store/dump.h"
#include "core/store/schema.h"
#include "editor/cli/output.h"
#include "editor/cli/sarif.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"

namespace redoubt::cli {
namespace {

using Json = nlohmann::ordered_json;

// Texts of a file need not be UTF-8.
std::string dumped(const Json& json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json scenariosJson(const model::Battle& battle) {
  Json list = Json::array();
  const auto scenarios = rules::scenarios(battle);
  for (const model::Scenario* scenario : scenarios) {
    Json variants = Json::array();
    const auto rows = rules::variants(battle, scenario->id);
    for (const model::Variant* variant : rows) {
      variants.push_back({{"id", publicId(*variant, rows)}, {"title", variant->title}});
    }
    list.push_back(
        {{"id", publicId(*scenario, scenarios)}, {"title", scenario->title}, {"variants", std::move(variants)}});
  }
  return list;
}

Json infoJson(const store::ReadBattle& read) {
  const model::Battle& battle = read.battle;
  const model::BattleInfo* info = model::info(battle);
  const model::System* system = info ? battle.find(info->system) : nullptr;
  Json json;
  json["file"] = read.path.string();
  json["schema"] = read.schema;
  json["recovered"] = read.wasRecovered;
  json["id"] = info ? info->slug : "";
  json["title"] = info ? info->title : "";
  json["date"] = info ? info->date : "";
  json["place"] = info ? info->place : "";
  json["language"] = info ? info->language : "";
  json["system"] = system ? system->slug : "";
  if (const model::MapSheet* sheet = model::mapSheet(battle)) {
    json["map"] = {{"title", sheet->title},
                   {"columns", sheet->columns},
                   {"rows", sheet->rows},
                   {"orientation", model::toText(sheet->orientation)},
                   {"shifted", model::toText(sheet->shifted)},
                   {"hexes", model::layoutOf(battle).allHexes().size()},
                   {"invented", sheet->invented}};
  } else {
    json["map"] = nullptr;
  }
  model::forEachTable(
      [&]<class Row>(model::RowType<Row>) { json["counts"][std::string(Row::kTable)] = battle.all<Row>().size(); });
  json["scenarios"] = scenariosJson(battle);
  return json;
}

std::string infoText(const store::ReadBattle& read) {
  const model::Battle& battle = read.battle;
  std::string text;
  const auto line = [&](std::string_view name, std::string_view value) {
    if (!value.empty()) text += fmt::format("{:<10} {}\n", name, harmless(value));
  };
  if (const model::BattleInfo* info = model::info(battle)) {
    line("title", info->title);
    line("date", info->date);
    line("place", info->place);
    const model::System* system = battle.find(info->system);
    line("rules", system ? system->title : "");
  }
  if (const model::MapSheet* sheet = model::mapSheet(battle)) {
    line("map", fmt::format("{} columns by {} rows, {}{}", sheet->columns, sheet->rows,
                            model::toText(sheet->orientation), sheet->invented ? ", our own drawing" : ""));
  }
  const auto scenarios = rules::scenarios(battle);
  for (const model::Scenario* scenario : scenarios) {
    std::vector<std::string> ids;
    const auto variants = rules::variants(battle, scenario->id);
    for (const model::Variant* variant : variants) ids.push_back(publicId(*variant, variants));
    line("scenario", fmt::format("{}: {} ({})", publicId(*scenario, scenarios), scenario->title, join(ids, ", ")));
  }
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (!battle.all<Row>().empty()) line("rows", fmt::format("{:>7} {}", battle.all<Row>().size(), Row::kTable));
  });
  if (read.schema != store::kSchemaVersion) {
    line("note",
         fmt::format("a file of schema {}; the editor brings it up to schema {} with the first edit, as upgrade "
                     "does for a copy",
                     read.schema, store::kSchemaVersion));
  }
  if (read.wasRecovered) line("note", "an edit had been cut short; this is the content without it");
  return text;
}

Json findingJson(const check::Finding& finding, check::Language language, const hex::Layout& layout) {
  return {{"code", finding.code},
          {"severity", model::toText(finding.severity)},
          {"scenario", finding.scenario},
          {"variant", finding.variant},
          {"subject", finding.subject.text()},
          {"place", check::toText(finding.place, layout)},
          {"message", check::message(finding, language)},
          {"citation", finding.citation ? finding.citation->text : ""},
          {"source", finding.citation ? finding.citation->source : ""},
          {"paragraph", finding.citation ? finding.citation->number : ""},
          {"fix", check::fixMessage(finding, language)},
          {"waived", finding.waived},
          {"reason", finding.reason}};
}

Json totals(std::span<const check::Finding> findings) {
  const auto waived = std::count_if(findings.begin(), findings.end(), [](const auto& each) { return each.waived; });
  return {{"errors", check::count(findings, model::Severity::Error)},
          {"warnings", check::count(findings, model::Severity::Warning)},
          {"notes", check::count(findings, model::Severity::Note)},
          {"waived", waived}};
}

std::string queryCsv(const query::QueryResult& result) {
  std::string text = csvLine(result.columns);
  for (const auto& row : result.rows) {
    CsvRow cells;
    for (const auto& cell : row) cells.push_back(cell.text.value_or(""));
    text += csvLine(cells);
  }
  return text;
}

std::size_t characters(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  return count;
}

// A number too large for JSON, such as an infinity, stays text.
Json jsonOf(const query::QueryValue& value) {
  if (!value.text) return {};
  if (!value.isNumber) return *value.text;
  Json number = Json::parse(*value.text, nullptr, false);
  return number.is_discarded() ? Json(*value.text) : number;
}

std::string queryTable(const query::QueryResult& result) {
  std::vector<std::vector<std::string>> lines{result.columns};
  for (const auto& row : result.rows) {
    auto& line = lines.emplace_back();
    for (const auto& cell : row) line.push_back(harmless(cell.text.value_or("")));
  }
  std::vector<std::size_t> widths(result.columns.size());
  for (const auto& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], characters(line[i]));
  }
  std::vector<std::string> rule;
  for (const std::size_t width : widths) rule.emplace_back(width, '-');
  lines.insert(lines.begin() + 1, rule);
  std::string text;
  for (const auto& line : lines) {
    std::string row;
    for (std::size_t i = 0; i < line.size(); ++i) {
      row += (i ? "  " : "") + line[i] + std::string(widths[i] - characters(line[i]), ' ');
    }
    row.erase(row.find_last_not_of(' ') + 1);
    text += row + "\n";
  }
  return text;
}

}  // namespace

int info(const Arguments& arguments) {
  const store::ReadBattle read = store::readBattle(arguments.file);
  print(arguments.format == PrintForm::Json ? dumped(infoJson(read)) : infoText(read));
  return kClean;
}

int dump(const Arguments& arguments) {
  print(store::dumpFile(arguments.file));
  return kClean;
}

int query(const Arguments& arguments) {
  if (words(arguments.sql).empty()) throw Error(ErrorCode::BadInput, "the query is empty; write one SELECT.");
  const query::QueryResult result = query::run(store::readBattle(arguments.file).battle, arguments.sql);
  if (arguments.format == PrintForm::Json) {
    Json rows = Json::array();
    for (const auto& row : result.rows) {
      Json cells = Json::array();
      for (const auto& cell : row) cells.push_back(jsonOf(cell));
      rows.push_back(std::move(cells));
    }
    print(dumped({{"columns", result.columns}, {"rows", std::move(rows)}}));
  } else {
    print(arguments.format == PrintForm::Table ? queryTable(result) : queryCsv(result));
  }
  return kClean;
}

int validate(const Arguments& arguments) {
  const model::Battle battle = store::readBattle(arguments.file).battle;
  const check::Language language(arguments.language, rules::textsIn(battle, arguments.language));
  const std::vector<check::Finding> findings =
      arguments.withoutHouseChecks ? check::runChecks(battle) : document::runAllChecks(battle);
  if (arguments.format == PrintForm::Json) {
    const hex::Layout layout = model::layoutOf(battle);
    Json list = Json::array();
    for (const check::Finding& finding : findings) list.push_back(findingJson(finding, language, layout));
    print(dumped({{"findings", std::move(list)}, {"totals", totals(findings)}}));
  } else if (arguments.format == PrintForm::Sarif) {
    const auto& artifact = arguments.artifact.empty() ? arguments.file : arguments.artifact;
    print(dumped(sarifLog(battle, findings, artifact, language)));
  } else {
    const std::string report = check::report(findings, model::layoutOf(battle), language);
    std::string text;
    for (const std::string_view line : words(report, "\n")) text += harmless(line) + "\n";
    print(text);
  }
  return check::anyAtOrAbove(findings, arguments.failOn) ? kFindings : kClean;
}

}  // namespace redoubt::cli
