#include "editor/words/rules_words.h"

#include <QRegularExpression>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/model/origins.h"
#include "core/rules/book/provenance.h"
#include "core/rules/vocabulary/member_words.h"
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

QString RulesWords::member(std::string_view room, std::string_view member) {
  const auto label = rules::memberLabel(room, member);
  return label ? in(*label) : text(member);
}

QString RulesWords::hint(std::string_view room, std::string_view member) {
  const auto words = rules::memberHint(room, member);
  return words ? in(*words) : QString();
}

QString RulesWords::word(std::string_view room, std::string_view member, std::string_view word) {
  const auto words = rules::memberWord(room, member, word);
  return words ? in(*words) : text(word);
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
