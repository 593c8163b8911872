#include "editor/dialogs/rules/rule_labels.h"

#include <QLabel>

#include "editor/style/theme.h"

namespace redoubt::editor {

QLabel* ruleLabel(const char* name, const char* role) {
  auto* label = new QLabel;
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  if (*role) setRole(*label, role);
  return label;
}

void tellRule(QLabel& label, const QString& text) {
  label.setText(text);
  label.setVisible(!text.isEmpty());
}

}  // namespace redoubt::editor
