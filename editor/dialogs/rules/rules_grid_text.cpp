#include "editor/dialogs/rules/rules_grid_text.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/rules/vocabulary/shape_json.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/words/result_words.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

using rules::GridColumns;

int numberIn(QString text) {
  return text.replace(QChar(0x2212), QLatin1Char('-')).toInt();
}

// "2–4", "2-4", "-3…-1", "4", "5+" and "≤3" as the two numbers of a range.
std::optional<Json> rangeFrom(const QString& text) {
  static const QRegularExpression pattern(QStringLiteral(
      "^([-−]?\\d{1,7})(?:\\s*(?:[-–—…]|\\.\\.)\\s*([-−]?\\d{1,7})|\\s*(\\+))?$|^(?:≤|<=)\\s*([-−]?\\d{1,7})$"));
  const QRegularExpressionMatch match = pattern.match(text);
  if (!match.hasMatch()) return std::nullopt;
  if (match.hasCaptured(4)) return Json{nullptr, numberIn(match.captured(4))};
  const int first = numberIn(match.captured(1));
  if (match.hasCaptured(3)) return Json{first, nullptr};
  return Json{first, match.hasCaptured(2) ? numberIn(match.captured(2)) : first};
}

// "natural" and "roll", the members of a rule about the rolls that a row is only for, and how they are written here.
std::array<std::pair<const char*, QString>, 2> rollWords() {
  return {std::pair("natural", RulesGridText::tr("natural")), std::pair("roll", RulesGridText::tr("roll"))};
}

// "natural 1" or "roll 9+", in the words of the window or of the rules.
std::optional<Json> onlyFrom(const QString& text) {
  const QString word = text.section(QLatin1Char(' '), 0, 0);
  const auto range = rangeFrom(text.section(QLatin1Char(' '), 1).trimmed());
  for (const auto& [member, shown] : rollWords()) {
    const bool isIt = word.compare(shown, Qt::CaseInsensitive) == 0 || word == QLatin1String(member);
    if (isIt && range) return Json{{member, *range}};
  }
  return std::nullopt;
}

// All possible readings of a text, the most likely first.
std::vector<Json> readings(const QString& text) {
  std::vector<Json> values;
  bool isNumber = false;
  const QString plain = QString(text).replace(QChar(0x2212), QLatin1Char('-'));
  const int number = plain.toInt(&isNumber);
  if (isNumber) values.emplace_back(number);
  if (const auto range = rangeFrom(text)) values.push_back(*range);
  if (auto only = onlyFrom(text)) values.push_back(std::move(*only));
  values.emplace_back(text.toStdString());
  Json other = Json::parse(text.toStdString(), nullptr, false);
  if (!other.is_discarded() && !other.is_null()) values.push_back(std::move(other));
  return values;
}

bool isRange(const Json& value) {
  if (!value.is_array() || value.size() != 2 || (value[0].is_null() && value[1].is_null())) return false;
  return std::all_of(value.begin(), value.end(),
                     [](const Json& end) { return end.is_null() || end.is_number_integer(); });
}

QString rangeText(const Json& range) {
  if (range[0].is_null()) return QStringLiteral("≤") + QString::number(range[1].get<qint64>());
  const auto from = range[0].get<qint64>();
  const QString first = QString::number(from);
  if (range[1].is_null()) return first + QLatin1Char('+');
  const auto to = range[1].get<qint64>();
  if (from == to) return first;
  return first + (from < 0 || to < 0 ? QStringLiteral("…") : QStringLiteral("–")) + QString::number(to);
}

// Empty for what is not about rolls.
QString onlyText(const Json& value) {
  for (const auto& [member, word] : rollWords()) {
    const bool isIt = value.size() == 1 && value.contains(member) && isRange(value[member]);
    if (isIt) return word + QLatin1Char(' ') + rangeText(value[member]);
  }
  return {};
}

}  // namespace

QString RulesGridText::cell(const std::string& json) {
  const Json value = Json::parse(json, nullptr, false);
  if (value.is_null()) return {};
  if (value.is_string()) return RulesWords::text(value.get<std::string>());
  if (isRange(value)) return rangeText(value);
  const QString only = value.is_object() ? onlyText(value) : QString();
  return only.isEmpty() ? RulesWords::value(json) : only;
}

RulesGridText::Read RulesGridText::fromText(const rules::Shape& shape, const QString& text) {
  const QString trimmed = text.trimmed();
  if (trimmed.isEmpty()) return std::optional<std::string>();
  for (const Json& value : readings(trimmed)) {
    if (!rules::shapeFault(shape, value)) return std::optional(value.dump());
  }
  if (!rules::shapeFault(shape, Json{{"natural", Json{1, 1}}})) {
    return tr("Write for which rolls the row is, such as %1 or %2.")
        .arg(rollWords()[0].second + QStringLiteral(" 1"), rollWords()[1].second + QStringLiteral(" 9+"));
  }
  const auto fault = rules::shapeFault(shape, readings(trimmed).front());
  if (rules::shapeFault(shape, Json{1, 1})) return RulesWords::fault(fault->expected, {});
  const bool orNone = !rules::shapeFault(shape, Json("none"));
  return orNone ? tr("Write a number, a range such as 2–4, 5+ for all from there on, or none.")
                : tr("Write a number, a range such as 2–4, or 5+ for all from there on.");
}

QString RulesGridText::title(const Session& session, const rules::Grid& grid) {
  const QString title = RulesWords::in(grid.kind->title);
  if (grid.kind->path == grid.path) return title;
  const std::string table = grid.path.substr(0, grid.path.rfind('/'));
  const std::string name = table.substr(table.find('/') + 1);
  return tr("%1: %2").arg(title, RulesWords::text(session.translatedRules().text(table + "/title").value_or(name)));
}

QString RulesGridText::column(const rules::Grid& grid, std::size_t column) {
  const std::string& name = grid.columns[column];
  if (grid.kind->columns == GridColumns::Fixed) {
    if (name == "result") return tr("Result");
    if (name == "modifier") return tr("Modifier");
    if (name == "turns") return tr("Turns");
  }
  const bool isLast = column + 1 == grid.columns.size();
  if (grid.kind->columns != GridColumns::Numbered || isLast) return RulesWords::text(name);
  const auto first = toInteger(name);
  const auto next = toInteger(grid.columns[column + 1]);
  const bool isOne = !first || !next || *next <= *first + 1;
  return isOne ? RulesWords::text(name) : QStringLiteral("%1–%2").arg(*first).arg(*next - 1);
}

QString RulesGridText::columnTip(const Session& session, const rules::Grid& grid, std::size_t column) {
  const QString name = RulesGridText::column(grid, column);
  switch (grid.kind->columns) {
    case GridColumns::Fixed: break;
    case GridColumns::Indexed: return name;
    case GridColumns::Listed: return tr("Odds %1, attacker first").arg(name);
    case GridColumns::Named: {
      const auto json = session.rules().json(std::string(grid.kind->source) + "/" + grid.columns[column]);
      return json ? tr("%1: for %2").arg(name, RulesWords::value(std::string(*json))) : name;
    }
    case GridColumns::Numbered: {
      const auto by = session.rules().text(grid.path.substr(0, grid.path.rfind('/')) + "/by");
      if (by == "distance") return tr("Distance %1").arg(name);
      return by == "strength" ? tr("Strength %1").arg(name) : name;
    }
  }
  const rules::Term* term = rules::termOf(grid.cell(1, grid.columns[column]));
  return term ? RulesWords::meaning(*term) : name;
}

QString RulesGridText::fault(rules::ColumnFault fault) {
  switch (fault) {
    case rules::ColumnFault::NoOdds: return tr("A column of this table is odds such as 3-1.");
    case rules::ColumnFault::NoNumber: return tr("A column of this table is a whole number from 0.");
    case rules::ColumnFault::NoName: return tr("A column is called by letters a–z, digits and hyphens.");
    case rules::ColumnFault::Taken: break;
  }
  return tr("The table has this column already.");
}

QString RulesGridText::example(const rules::Grid& grid) {
  switch (grid.kind->columns) {
    case GridColumns::Listed: return tr("New column, such as 3-1");
    case GridColumns::Numbered: return tr("New column, such as 4");
    case GridColumns::Named: return tr("New column, such as infantry-7");
    case GridColumns::Indexed: return tr("New column, such as 3-1");
    case GridColumns::Fixed: break;
  }
  return {};
}

std::vector<QStringList> RulesGridText::lines(QString block) {
  block.remove(QLatin1Char('\r'));
  if (block.endsWith(QLatin1Char('\n'))) block.chop(1);
  std::vector<QStringList> lines;
  for (const QString& line : block.split(QLatin1Char('\n'))) lines.push_back(line.split(QLatin1Char('\t')));
  return lines;
}

QString RulesGridText::block(const QModelIndexList& cells, const std::function<QString(const QModelIndex&)>& textOf) {
  std::map<int, std::map<int, QString>> rows;
  std::set<int> columns;
  for (const QModelIndex& index : cells) {
    rows[index.row()][index.column()] = textOf(index);
    columns.insert(index.column());
  }
  QStringList lines;
  for (const auto& [row, texts] : rows) {
    QStringList line;
    for (const int column : columns) line << (texts.count(column) ? texts.at(column) : QString());
    lines << line.join(QLatin1Char('\t'));
  }
  return lines.join(QLatin1Char('\n'));
}

std::optional<rules::ResultTable> RulesGridText::results(const rules::Grid& grid) {
  if (grid.kind->columns == GridColumns::Listed) return rules::ResultTable::Battle;
  if (grid.kind->columns == GridColumns::Indexed) return rules::ResultTable::Battle;
  return grid.kind->columns == GridColumns::Numbered ? std::optional(rules::ResultTable::Fire) : std::nullopt;
}

std::optional<std::string> RulesGridText::codeText(const rules::RuleBook& book, const std::string& code) {
  const Json value = Json::parse(book.json("result-code/" + code).value_or("null"), nullptr, false);
  const bool hasText = value.is_object() && value.contains("text") && value["text"].is_string();
  return hasText ? std::optional(value["text"].get<std::string>()) : std::nullopt;
}

QString RulesGridText::result(const rules::ResultCodes& codes, rules::ResultTable table, const std::string& text) {
  const bool isBattle = table == rules::ResultTable::Battle;
  const rules::CombatResult result = isBattle ? codes.ofBattle(text) : codes.ofFire(text);
  QStringList parts;
  if (!result.attacker.isNothing()) parts << tr("Attacker %1").arg(ResultWords::effect(result.attacker));
  const QString defender = ResultWords::effect(result.defender);
  if (!defender.isEmpty()) parts << (isBattle ? tr("Defender %1") : tr("Target %1")).arg(defender);
  for (const std::string& code : result.unexplained) parts << ResultWords::unexplained(code);
  return parts.isEmpty() ? tr("Nothing happens") : parts.join(QStringLiteral(". "));
}

}  // namespace redoubt::editor
