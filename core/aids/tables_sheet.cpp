#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/aids/table_words.h"
#include "core/base/text.h"
#include "core/exchange/playing/charts.h"
#include "core/rules/book/json_values.h"
#include "core/rules/combat/table_grid.h"
#include "core/rules/vocabulary/member_words.h"
#include "core/rules/vocabulary/shape_values.h"

namespace redoubt::aids {
namespace {

// "table/odds" of "table/odds/rows".
std::string tableOf(const std::string& rows) {
  return rows.substr(0, rows.rfind('/'));
}

// "−3…0" of "-3…0": a minus where a hyphen stands before a number.
std::string withMinus(std::string text) {
  for (std::size_t at = text.find('-'); at != text.npos; at = text.find('-', at + 1)) {
    const bool isSign = at + 1 < text.size() && text[at + 1] >= '0' && text[at + 1] <= '9' &&
                        (at == 0 || !std::isalnum(static_cast<unsigned char>(text[at - 1])));
    if (isSign) text.replace(at, 1, "−");
  }
  return text;
}

// The tables of the rules with what stands round them.
class TablesSheet {
 public:
  explicit TablesSheet(const Ground& ground) : ground_(ground) {}

  std::vector<Block> run() {
    for (const exchange::ChartTable& chart : exchange::chartTables(ground_.book, ground_.language)) addChart(chart);
    addCasualties();
    addCodes();
    addSteps();
    addTypes();
    return std::move(blocks_);
  }

 private:
  const rules::TableRules* rulesOf(const exchange::ChartTable& chart) const {
    const std::string path = tableOf(chart.path);
    constexpr std::string_view kStart = "table/";
    return path.starts_with(kStart) ? ground_.mechanics.table(path.substr(kStart.size())) : nullptr;
  }

  void addChart(const exchange::ChartTable& chart) {
    const rules::TableRules* table = rulesOf(chart);
    std::string title = table && !table->title.empty() ? table->title : chart.title;
    if (!table) title = chart.title;
    const Line cite = citeCells(chart);
    blocks_.push_back(heading(1, title, cite));
    if (table) addHow(*table, cite);
    addGrid(chart, table);
    if (!table) return;
    addChanges(*table);
    addEffects(chart, *table);
  }

  // The paragraphs of its cells, each once.
  Line citeCells(const exchange::ChartTable& chart) const {
    const rules::Grid grid = rules::readGrid(ground_.book, chart.path);
    std::vector<std::string> paths;
    for (const int row : grid.rows) {
      paths.push_back(grid.cell(row, rules::kRangeCell));
      for (const std::string& column : grid.columns) paths.push_back(grid.cell(row, column));
    }
    return ground_.citeRules(paths);
  }

  // How its row and column are found, and who uses it.
  void addHow(const rules::TableRules& table, const Line& ofTable) {
    Facts facts;
    const auto add = [&](const char* key, std::string text, const std::string& path) {
      if (text.empty()) return;
      // The paragraph of the whole table stands at its title.
      const Line cite = ground_.citeRule(path);
      const bool isOfTable = plainText(cite) == plainText(ofTable);
      facts.facts.push_back(
          {plain(ground_.say(key)), joined(plain(capital(std::move(text))), isOfTable ? Line{} : cite)});
    };
    add("aids.table.row-is", rowText(ground_, table), table.path + (table.roll ? "/roll" : "/row"));
    add("aids.table.column-is", columnText(ground_, table), table.path + "/index");
    for (const rules::ActionRules& action : ground_.mechanics.actions) {
      if (action.action.table == table.name) add("aids.table.used-by", actionText(ground_, action), action.path);
    }
    if (!facts.facts.empty()) blocks_.push_back({std::move(facts)});
  }

  void addGrid(const exchange::ChartTable& chart, const rules::TableRules* table) {
    Table grid;
    grid.look = Table::Look::Chart;
    std::vector<std::string> columns = chart.columns;
    const std::vector<std::string> own = table ? columnTitles(ground_, *table) : std::vector<std::string>();
    if (own.size() == columns.size()) columns = own;
    if (own.empty() && columns.size() == 1) columns = {ground_.say("aids.table.result")};
    Table::Row head{
        {cell(strong(table && !table->roll && table->row ? ground_.say("aids.table.number") : chart.head))}};
    for (const std::string& column : columns) head.cells.push_back(cell(strong(capital(column))));
    grid.head.push_back(std::move(head));
    grid.isText.assign(columns.size() + 1, false);
    for (const std::vector<std::string>& row : chart.rows) {
      Table::Row cells{{cell(strong(withMinus(row.front())))}};
      for (std::size_t at = 1; at < row.size(); ++at) cells.cells.push_back(cell(resultText(row[at])));
      grid.rows.push_back(std::move(cells));
    }
    blocks_.push_back({std::move(grid)});
  }

  // As the tables print it; of a result that is a word of the rules, how people call it.
  std::string resultText(const std::string& text) const {
    if (text.empty()) return "?";
    if (text == "-") return "–";
    const auto known = rules::memberWord("table", "result", text);
    return known ? ground_.say(*known) : text;
  }

  void addChanges(const rules::TableRules& table) {
    std::vector<Change> changes;
    const auto addAll = [&](const rules::Adjusts& adjusts, const std::string& owner) {
      for (const rules::NamedAdjust& each : adjusts.list) changes.push_back(changeText(ground_, each, owner));
    };
    addAll(table.adjusts, ground_.say("aids.table.roll"));
    for (const rules::ActionRules& action : ground_.mechanics.actions) {
      if (action.action.table == table.name) addAll(action.adjusts, action.title);
    }
    if (changes.empty()) return;
    Table list;
    list.head.push_back({{cell(strong(ground_.say("aids.table.change"))), cell(strong(ground_.say("aids.table.of"))),
                          cell(strong(ground_.say("aids.table.when")))}});
    list.isText = {false, true, true};
    for (const Change& change : changes) {
      const std::string when = change.when.empty() ? ground_.say("aids.table.always") : change.when;
      list.rows.push_back({{cell(strong(change.amount)), cell(change.of),
                            cell(joined(plain(change.when.starts_with("n =") ? when : capital(when)),
                                        ground_.citeRule(change.path)))}});
    }
    blocks_.push_back(heading(3, ground_.say("aids.table.changes")));
    blocks_.push_back({std::move(list)});
  }

  void addEffects(const exchange::ChartTable& chart, const rules::TableRules& table) {
    std::vector<std::string> known;
    Facts facts;
    for (const std::vector<std::string>& row : chart.rows) {
      for (std::size_t at = 1; at < row.size(); ++at) {
        // The chart shows a dash for what the table calls none.
        const std::string text = row[at] == "–" ? "-" : row[at];
        if (std::find(known.begin(), known.end(), text) != known.end()) continue;
        known.push_back(text);
        const rules::EffectRules* effect = ground_.mechanics.effect(text, table.name);
        if (!effect) continue;
        std::string words = effectText(ground_, *effect);
        if (words.empty()) words = ground_.say("aids.table.nothing");
        facts.facts.push_back(
            {strong(resultText(text)), joined(plain(capital(words)), ground_.citeRule(effect->path))});
      }
    }
    if (facts.facts.empty()) return;
    blocks_.push_back(heading(3, ground_.say("aids.table.results")));
    blocks_.push_back({std::move(facts)});
  }

  // The rolls for leaders.
  void addCasualties() {
    std::vector<std::string> paths;
    for (const auto& [path, rule] : ground_.book.all()) {
      const bool isRoll = path == "leader/casualty-roll" || path.starts_with("leader/casualty-roll/");
      if (isRoll && rules::ruleValue(ground_.book, path).is_array()) paths.push_back(path);
    }
    for (const std::string& path : paths) {
      Table grid;
      grid.look = Table::Look::Chart;
      grid.head.push_back({{cell(strong(ground_.say("tables.roll"))), cell(strong(ground_.say("aids.table.result")))}});
      grid.isText = {false, true};
      for (const auto& row : rules::ruleValue(ground_.book, path)) {
        const auto result = rules::textOf(rules::member(row, "result"));
        const auto word = result ? rules::memberWord("leader/casualty-roll", "result", *result) : std::nullopt;
        const std::string span = rules::rangeText(rules::wholeNumber(rules::member(row, "from")),
                                                  rules::wholeNumber(rules::member(row, "to")));
        grid.rows.push_back({{cell(strong(span)), cell(word ? ground_.say(*word) : result.value_or("?"))}});
      }
      std::string title = ground_.say("aids.table.casualties");
      if (path.ends_with("/eliminated")) title += ": " + ground_.say("aids.table.unit-eliminated");
      if (path.ends_with("/retreats")) title += ": " + ground_.say("aids.table.unit-retreats");
      blocks_.push_back(heading(1, title, ground_.citeRule(path)));
      blocks_.push_back({std::move(grid)});
    }
  }

  // The codes of results that are written together: "A1-1".
  void addCodes() {
    Facts facts;
    std::vector<std::string> codes = ground_.book.under("result-code");
    std::stable_sort(codes.begin(), codes.end(), naturalLess);
    for (const std::string& code : codes) {
      const std::string path = "result-code/" + code;
      const auto value = rules::ruleValue(ground_.book, path);
      if (!value.is_object()) continue;
      const std::string text = rules::textOf(rules::member(value, "text")).value_or(code);
      facts.facts.push_back({strong(resultText(text)), joined(plain(codeText(value)), ground_.citeRule(path))});
    }
    if (facts.facts.empty()) return;
    blocks_.push_back(heading(1, ground_.say("aids.table.codes")));
    blocks_.push_back({std::move(facts)});
  }

  std::string codeText(const nlohmann::json& value) const {
    std::vector<Phrase> parts;
    if (const auto hexes = rules::wholeNumber(rules::member(value, "retreat"))) {
      parts.push_back(Phrase::of("aids.code.retreat", {{"count", std::to_string(*hexes)}}));
    }
    if (const auto losses = rules::wholeNumber(rules::member(value, "losses"))) {
      parts.push_back(Phrase::of("aids.code.losses", {{"count", std::to_string(*losses)}}));
    }
    if (rules::isSet(value, "dispersed")) parts.push_back(Phrase::of("aids.code.dispersed"));
    if (rules::isSet(value, "morale-check")) parts.push_back(Phrase::of("aids.code.check"));
    if (parts.empty()) parts.push_back(Phrase::of("aids.table.nothing"));
    std::string text = ground_.say(Phrase::listOf("lists.comma", std::move(parts)));
    const auto side = rules::textOf(rules::member(value, "side"));
    if (side == "attacker") text = ground_.say("aids.code.attacker", {{"what", text}});
    if (side == "defender") text = ground_.say("aids.code.defender", {{"what", text}});
    if (rules::textOf(rules::member(value, "of")) == "fire") text = ground_.say("aids.code.fire", {{"what", text}});
    return capital(text);
  }

  // The steps of each size.
  void addSteps() {
    Table table;
    table.look = Table::Look::Chart;
    std::vector<std::string> paths;
    for (const std::string& size : ground_.book.under("steps/by-size")) {
      const std::string path = "steps/by-size/" + size;
      const auto steps = ground_.book.texts(path);
      if (steps.empty()) continue;
      paths.push_back(path);
      std::vector<Phrase> words;
      for (const std::string& step : steps)
        words.push_back(rules::memberWord("steps/by-size", "", step).value_or(Phrase(step)));
      table.rows.push_back(
          {{cell(strong(size)), cell(ground_.say(Phrase::listOf("aids.value.then", std::move(words))))}});
    }
    if (table.rows.empty()) return;
    table.head.push_back(
        {{cell(strong(ground_.say("aids.figure.size"))), cell(strong(ground_.say("aids.table.steps")))}});
    table.isText = {false, true};
    blocks_.push_back(heading(1, ground_.say("aids.table.steps"), ground_.citeRules(paths)));
    blocks_.push_back({std::move(table)});
  }

  // What arms and unit types can do.
  void addTypes() {
    Table table;
    table.look = Table::Look::Chart;
    struct Column {
      const char* title;
      std::string rule;
    };
    const std::vector<Column> all{{"aids.type.movement", "movement"},
                                  {"aids.type.hexes", "hexes"},
                                  {"aids.type.turning", "turning-cost"},
                                  {"aids.type.fire-range", "fire-range"}};
    std::vector<Column> columns;
    std::vector<std::string> paths;
    const std::vector<std::string> arms = ground_.book.under("arm");
    std::vector<std::string> types = ground_.book.under("unit-type");
    const auto valueAt = [&](const std::string& path) {
      const auto value = rules::ruleValue(ground_.book, path);
      return value.is_null() ? std::string() : ground_.value(path);
    };
    for (const Column& column : all) {
      const bool isUsed = std::any_of(arms.begin(), arms.end(), [&](const std::string& arm) {
        return !valueAt("arm/" + arm + "/" + column.rule).empty();
      });
      if (isUsed) columns.push_back(column);
    }
    if (columns.empty()) return;
    Table::Row head{{cell(strong(ground_.say("aids.type.arm")))}};
    for (const Column& column : columns) head.cells.push_back(cell(strong(ground_.say(column.title))));
    table.isText.assign(columns.size() + 1, false);
    table.isText[0] = true;
    table.head.push_back(std::move(head));
    const auto addRow = [&](const std::string& prefix, const std::string& title) {
      Table::Row row{{cell(title)}};
      bool hasAny = false;
      for (const Column& column : columns) {
        const std::string path = prefix + "/" + column.rule;
        std::string value = valueAt(path);
        if (!value.empty()) paths.push_back(path);
        hasAny = hasAny || !value.empty();
        row.cells.push_back(cell(value.empty() ? "–" : std::move(value)));
      }
      if (hasAny) table.rows.push_back(std::move(row));
    };
    for (const std::string& arm : arms) addRow("arm/" + arm, ground_.say(ground_.names(rules::NameKind::Arm, arm)));
    for (const std::string& type : types)
      addRow("unit-type/" + type, ground_.say(ground_.names(rules::NameKind::UnitType, type)));
    if (table.rows.empty()) return;
    blocks_.push_back(heading(1, ground_.say("aids.type.title"), ground_.citeRules(paths)));
    blocks_.push_back({std::move(table)});
  }

  const Ground& ground_;
  std::vector<Block> blocks_;
};

}  // namespace

std::vector<Block> tablesSheet(const Ground& ground) {
  return TablesSheet(ground).run();
}

}  // namespace redoubt::aids
