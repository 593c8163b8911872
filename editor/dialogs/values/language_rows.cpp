#include "editor/dialogs/values/language_rows.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QWidget>
#include <algorithm>

#include "editor/dialogs/values/language_editor.h"
#include "editor/session/to_qt.h"
#include "editor/style/elided_box.h"

namespace redoubt::editor {
namespace {

using Json = nlohmann::json;

constexpr int kIndent = 18;
constexpr int kNumberWidth = 90;
constexpr int kAmountWidth = 110;
constexpr int kLeastLetters = 12, kMostLetters = 26;  // of a box: as its choice is, within limits

// A number as it is typed: "3", "1/2"; what is typed as JSON stays JSON.
nlohmann::json typedNumber(const QString& typed) {
  const std::string text = typed.trimmed().toStdString();
  const auto parsed = nlohmann::json::parse(text, nullptr, false);
  return parsed.is_discarded() ? nlohmann::json(text) : parsed;
}

}  // namespace

QString shownNumber(const nlohmann::json& value) {
  return toQt(value.is_string() ? value.get<std::string>() : value.dump());
}

QWidget* makeLanguageRow(const QString& name, int depth, const QString& heading, const LanguagePut& remove) {
  auto* row = new QWidget;
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(kIndent * (depth - 1), 0, 0, 0);
  line->setSpacing(4);
  if (!heading.isEmpty()) line->addWidget(new QLabel(heading));
  line->addStretch(1);
  if (remove) {
    auto* button = new QToolButton;
    button->setText(QStringLiteral("✕"));
    button->setObjectName(name + QStringLiteral(".remove"));
    button->setAccessibleName(LanguageEditor::tr("Remove"));
    button->setToolTip(LanguageEditor::tr("Remove"));
    button->setAutoRaise(true);
    QObject::connect(button, &QToolButton::clicked, button, [remove] { remove(nlohmann::json()); });
    line->addWidget(button);
  }
  return row;
}

void addToRow(QWidget* row, QWidget* field) {
  auto* line = qobject_cast<QHBoxLayout*>(row->layout());
  int at = 0;
  while (at < line->count() && !line->itemAt(at)->spacerItem()) ++at;
  line->insertWidget(at, field);
}

QComboBox* makeLanguageBox(const std::vector<LanguageItem>& items, const std::string& chosen, const QString& name,
                           const QString& label, const std::function<void(const std::string&)>& put) {
  auto* box = new ElidedBox;
  box->setObjectName(name);
  box->setAccessibleName(label);
  box->setToolTip(label);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const LanguageItem& each : items) box->addItem(each.words, toQt(each.value));
  int at = box->findData(toQt(chosen));
  if (at < 0 && !chosen.empty()) {
    box->addItem(toQt(chosen), toQt(chosen));
    at = box->count() - 1;
  }
  box->setCurrentIndex(at);
  box->setMinimumContentsLength(std::clamp(static_cast<int>(box->currentText().size()), kLeastLetters, kMostLetters));
  QObject::connect(box, &QComboBox::activated, box,
                   [box, put](int index) { put(box->itemData(index).toString().toStdString()); });
  return box;
}

QWidget* makeNumbersField(const Json& value, const QString& name, const LanguagePut& put) {
  auto* field = new QWidget;
  auto* line = new QHBoxLayout(field);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(4);
  const bool isRange = value.is_object() && (value.contains("from") || value.contains("to"));
  QString from;
  QString to;
  if (isRange) {
    if (value.contains("from")) from = shownNumber(value["from"]);
    if (value.contains("to")) to = shownNumber(value["to"]);
  } else if (value.is_array()) {
    QStringList numbers;
    for (const Json& each : value) numbers << shownNumber(each);
    from = numbers.join(QStringLiteral(", "));
  } else if (!value.is_null()) {
    from = to = shownNumber(value);
  }
  auto* first = new QLineEdit(from);
  auto* last = new QLineEdit(to);
  first->setObjectName(name + QStringLiteral(".from"));
  last->setObjectName(name + QStringLiteral(".to"));
  first->setAccessibleName(LanguageEditor::tr("At least"));
  last->setAccessibleName(LanguageEditor::tr("At most"));
  first->setPlaceholderText(LanguageEditor::tr("any"));
  last->setPlaceholderText(LanguageEditor::tr("any"));
  const auto take = [first, last, put, isRange, value] {
    const QString least = first->text().trimmed();
    const QString most = last->text().trimmed();
    if (least.contains(QLatin1Char(',')) && !least.startsWith(QLatin1Char('{'))) {
      Json list = Json::array();
      for (const QString& each : least.split(QLatin1Char(','), Qt::SkipEmptyParts)) list.push_back(typedNumber(each));
      return put(std::move(list));
    }
    Json between = Json::object();
    if (!least.isEmpty()) between["from"] = typedNumber(least);
    if (!most.isEmpty()) between["to"] = typedNumber(most);
    const bool isOne = between.size() == 2 && between["from"] == between["to"];
    put(isOne ? between["from"] : between);
  };
  for (QLineEdit* each : {first, last}) {
    each->setMaximumWidth(kNumberWidth);
    QObject::connect(each, &QLineEdit::editingFinished, field, [each, take] {
      if (each->isModified()) {
        each->setModified(false);
        take();
      }
    });
  }
  line->addWidget(new QLabel(LanguageEditor::tr("from")));
  line->addWidget(first);
  line->addWidget(new QLabel(LanguageEditor::tr("to")));
  line->addWidget(last);
  return field;
}

QLineEdit* makeTypedAmount(const QString& shown, const QString& name, const LanguagePut& put) {
  auto* line = new QLineEdit(shown);
  line->setObjectName(name);
  line->setAccessibleName(LanguageEditor::tr("Amount"));
  line->setMaximumWidth(kAmountWidth);
  QObject::connect(line, &QLineEdit::editingFinished, line, [line, put] {
    if (!line->isModified()) return;
    line->setModified(false);
    put(typedNumber(line->text()));
  });
  return line;
}

}  // namespace redoubt::editor
