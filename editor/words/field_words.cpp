#include "editor/words/field_words.h"

#include <QLocale>
#include <string>

#include "core/base/wording.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

std::optional<QString> find(const std::string& key) {
  const auto found = wording::find(QLocale().name().toStdString(), "rows." + key);
  return found ? std::optional(toQt(*found)) : std::nullopt;
}

// "set_up_block" in readable form.
QString plain(std::string_view name) {
  QString words = toQt(name).replace(QLatin1Char('_'), QLatin1Char(' '));
  if (!words.isEmpty()) words[0] = words[0].toUpper();
  return words;
}

std::string keyOf(const model::TableInfo& table, const model::FieldInfo& field) {
  return std::string(table.name()) + ".columns." + std::string(field.name);
}

}  // namespace

QString FieldWords::one(const model::TableInfo& table) {
  return find(std::string(table.name()) + ".one").value_or(plain(table.name()));
}

QString FieldWords::many(const model::TableInfo& table) {
  if (table.name() == model::BattleInfo::kTable || table.name() == model::MapSheet::kTable) return one(table);
  return find(std::string(table.name()) + ".many").value_or(plain(table.name()));
}

QString FieldWords::help(const model::TableInfo& table) {
  return find(std::string(table.name()) + ".help").value_or(QString());
}

QString FieldWords::label(const model::TableInfo& table, const model::FieldInfo& field) {
  return find(keyOf(table, field) + ".label").value_or(plain(field.name));
}

QString FieldWords::help(const model::TableInfo& table, const model::FieldInfo& field) {
  return find(keyOf(table, field) + ".help").value_or(QString());
}

QString FieldWords::value(const model::TableInfo& table, const model::FieldInfo& field, std::string_view word) {
  return find(keyOf(table, field) + ".values." + std::string(word)).value_or(toQt(word));
}

}  // namespace redoubt::editor
