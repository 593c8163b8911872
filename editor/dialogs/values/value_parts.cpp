#include "editor/dialogs/values/value_parts.h"

#include <QComboBox>
#include <QLayout>
#include <QToolButton>
#include <QWidget>

namespace redoubt::editor {

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
