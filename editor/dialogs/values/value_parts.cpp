#include "editor/dialogs/values/value_parts.h"

#include <QComboBox>
#include <QLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QWidget>

#include "editor/session/to_qt.h"

namespace redoubt::editor {

QString shownValue(const Json& value) {
  if (value.is_null()) return {};
  return toQt(value.is_string() ? value.get<std::string>() : value.dump());
}

Json typedValue(const QString& typed) {
  const std::string text = typed.trimmed().toStdString();
  if (text.empty()) return Json();
  const Json number = parsed(text);
  return number.is_number() ? number : Json(text);
}

QLineEdit* numberLine(const QString& name, const QString& label) {
  auto* line = new QLineEdit;
  line->setObjectName(name);
  line->setAccessibleName(label);
  return line;
}

QComboBox* makeBox(const QString& name, const QString& label) {
  auto* box = new QComboBox;
  box->setObjectName(name);
  box->setAccessibleName(label);
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  box->setMinimumContentsLength(14);
  return box;
}

QToolButton* makeSmallButton(const QString& sign, const QString& name, const QString& label) {
  auto* button = new QToolButton;
  button->setText(sign);
  button->setObjectName(name);
  button->setAccessibleName(label);
  button->setToolTip(label);
  button->setAutoRaise(true);
  return button;
}

void dropLater(QWidget* widget) {
  if (QWidget* parent = widget->parentWidget(); parent && parent->layout()) parent->layout()->removeWidget(widget);
  widget->hide();
  widget->setObjectName({});
  for (QWidget* each : widget->findChildren<QWidget*>()) each->setObjectName({});
  widget->deleteLater();
}

}  // namespace redoubt::editor
