#pragma once

#include <QString>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "editor/dialogs/values/language_offers.h"

class QComboBox;
class QLineEdit;
class QWidget;

/// The lines of which the editor of conditions, amounts and groups is made.
namespace redoubt::editor {

/// A part becomes another; null: it goes.
using LanguagePut = std::function<void(nlohmann::json)>;

/// A line with a heading, if there is one, room for fields, and a button that takes it away if `remove` is one. `depth`
/// from 1.
QWidget* makeLanguageRow(const QString& name, int depth, const QString& heading, const LanguagePut& remove);
/// Before the stretch and the button of a line.
void addToRow(QWidget* row, QWidget* field);
QComboBox* makeLanguageBox(const std::vector<LanguageItem>& items, const std::string& chosen, const QString& name,
                           const QString& label, const std::function<void(const std::string&)>& put);
/// "from" and "to": equal for one number; several numbers stand in the first with commas.
QWidget* makeNumbersField(const nlohmann::json& value, const QString& name, const LanguagePut& put);
/// A number or a roll that is typed.
QLineEdit* makeTypedAmount(const QString& shown, const QString& name, const LanguagePut& put);
QString shownNumber(const nlohmann::json& value);

}  // namespace redoubt::editor
