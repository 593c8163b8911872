#include "editor/words/rules_words.h"

#include <QRegularExpression>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/model/origins.h"
#include "core/rules/book/provenance.h"
#include "editor/session/core_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

using Json = nlohmann::json;

constexpr qsizetype kWidestLine = 46;  // in characters

// JSON with spaces for reading; `between` goes between the items of the outermost list or object.
QString spaced(const Json& value, const QString& open = {}, const QString& between = QStringLiteral(", "),
               const QString& close = {}) {
  if (!value.is_structured() || value.empty()) return RulesWords::text(value.dump());
  QStringList items;
  for (const auto& [key, item] : value.items()) {
    const QString name = value.is_object() ? RulesWords::text(Json(key).dump()) + QStringLiteral(": ") : QString();
    items << name + spaced(item);
  }
  const QString inside = open + items.join(between) + close;
  return value.is_array() ? QLatin1Char('[') + inside + QLatin1Char(']') : QLatin1Char('{') + inside + QLatin1Char('}');
}

}  // namespace

QString RulesWords::text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString RulesWords::part(std::string_view member) {
  static constexpr std::pair<std::string_view, const char*> kParts[] = {
      {"", QT_TR_NOOP("Value")},
      {"asked", QT_TR_NOOP("Answers the question")},
      {"by", QT_TR_NOOP("Of whom")},
      {"at", QT_TR_NOOP("Against whom")},
      {"range", QT_TR_NOOP("Greatest distance")},
      {"beyond", QT_TR_NOOP("Least distance")},
      {"sight", QT_TR_NOOP("Needs sight")},
      {"joint", QT_TR_NOOP("Who acts together")},
      {"table", QT_TR_NOOP("Table")},
      {"actors", QT_TR_NOOP("Name of those who act")},
      {"with", QT_TR_NOOP("Others who take part")},
      {"order", QT_TR_NOOP("Order")},
      {"of", QT_TR_NOOP("Of what")},
      {"when", QT_TR_NOOP("When")},
      {"set", QT_TR_NOOP("Becomes")},
      {"times", QT_TR_NOOP("Times")},
      {"add", QT_TR_NOOP("Add")},
      {"most", QT_TR_NOOP("At most")},
      {"rounding", QT_TR_NOOP("Rounding")},
      {"per", QT_TR_NOOP("Once for each")},
      {"group", QT_TR_NOOP("Group of adjustments")},
      {"kind", QT_TR_NOOP("Kind")},
      {"columns", QT_TR_NOOP("Columns")},
      {"reach", QT_TR_NOOP("Where")},
      {"not", QT_TR_NOOP("Not where")},
      {"from", QT_TR_NOOP("Starts from")},
      {"budget", QT_TR_NOOP("How far")},
      {"count", QT_TR_NOOP("Counted in")},
      {"block", QT_TR_NOOP("Does not enter where")},
      {"stop", QT_TR_NOOP("Goes no further where")},
      {"end-not", QT_TR_NOOP("May not end where")},
      {"dice", QT_TR_NOOP("Dice")},
      {"digits", QT_TR_NOOP("Dice read as digits")},
      {"each", QT_TR_NOOP("Dice of each side")},
      {"pool", QT_TR_NOOP("Number of dice")},
      {"hits", QT_TR_NOOP("Faces that hit")},
      {"die", QT_TR_NOOP("Die")},
      {"less", QT_TR_NOOP("Taken from the roll")},
      {"figure", QT_TR_NOOP("Figure on the counter")},
      {"types", QT_TR_NOOP("By type")},
      {"arms", QT_TR_NOOP("By arm")},
      {"number", QT_TR_NOOP("Otherwise")}};
  for (const auto& [name, words] : kParts) {
    if (name == member) return tr(words);
  }
  return text(member);
}

QString RulesWords::in(const Phrase& phrase) {
  return text(said(phrase, Session::language().code()));
}

QString RulesWords::meaning(const rules::Term& term) {
  static const QRegularExpression word(QStringLiteral("`([^`]*)`"));
  static const QRegularExpression bracketed(QStringLiteral("\\(((?:\\[[^\\]]+\\](?:, )?)+)\\)"));
  QString sentence = in(term.meaning);
  sentence.replace(word, tr("“%1”").arg(QStringLiteral("\\1")));
  return sentence.replace(bracketed, QStringLiteral("\\1"));
}

QString RulesWords::topic(const rules::Topic* topic) {
  return topic ? in(topic->title) : tr("Rules of your own");
}

QString RulesWords::scenario(const model::Battle& battle, Id<model::Scenario> id) {
  const model::Scenario* row = battle.find<model::Scenario>(id);
  if (!row) return {};
  return text(row->title.empty() ? row->slug : row->title);
}

QString RulesWords::fault(const Phrase& expected, const std::string& pointer) {
  return pointer.empty() ? tr("Expected %1.").arg(in(expected))
                         : tr("At %2: expected %1.").arg(in(expected), text(pointer));
}

QString RulesWords::fault(const rules::JsonFault& fault) {
  return tr("Line %1, column %2: this is no value. Write a number, true, false, \"text\", [list] or {\"name\": value}.")
      .arg(fault.line)
      .arg(fault.column);
}

QString RulesWords::fault(const rules::RuleFault& fault) {
  switch (fault.kind) {
    case rules::RuleFault::Kind::NotJson: return tr("This is no JSON value.");
    case rules::RuleFault::Kind::Malformed: return RulesWords::fault(fault.expected, fault.pointer);
    case rules::RuleFault::Kind::UnknownName: return unknown(fault.kinds, fault.name);
    case rules::RuleFault::Kind::Cycle: break;
  }
  return tr("The rules inherit from themselves.");
}

QString RulesWords::unknown(const std::vector<rules::NameKind>& kinds, const std::string& name) {
  QStringList words;
  for (const rules::NameKind kind : kinds) words << in(rules::wordsFor(kind));
  return tr("Nothing of this name is known: “%1” (%2).").arg(text(name), words.join(QStringLiteral(", ")));
}

QString RulesWords::value(const std::string& json) {
  const Json value = Json::parse(json, nullptr, false);
  if (value.is_discarded()) return text(json).simplified();
  return value.is_null() ? tr("no value") : spaced(value);
}

QString RulesWords::lines(const std::string& json) {
  const Json value = Json::parse(json, nullptr, false);
  if (value.is_discarded()) return text(json);
  const QString line = spaced(value);
  if (line.size() <= kWidestLine) return line;
  return spaced(value, QStringLiteral("\n  "), QStringLiteral(",\n  "), QStringLiteral("\n"));
}

QString RulesWords::origin(const Session& session, const model::Provenance* origin) {
  if (!origin) return {};
  // A value that the author decided is not shown as an estimate, although the checks treat it as one.
  if (origin->note == model::kSetByHand) return CoreWords::stored(origin->note);
  const QString status = TerrainWords::status(origin->status);
  const auto cited = origin->paragraph ? rules::citationOf(session.translated(), *origin->paragraph) : std::nullopt;
  // The sign next to it shows the status, so the paragraph comes first and isn't cut off.
  return cited ? tr("%1, %2").arg(text(cited->text), status) : status;
}

QString plainText(const QString& text) {
  QString plain;
  for (const QChar letter : text.toLower().normalized(QString::NormalizationForm_D)) {
    if (letter.category() == QChar::Mark_NonSpacing) continue;
    plain += letter == QChar(0x142) ? QLatin1Char('l') : letter;  // ł has no diacritic to remove
  }
  return plain;
}

}  // namespace redoubt::editor
