#include "editor/dialogs/values/range_editor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include "editor/dialogs/values/value_parts.h"

namespace redoubt::editor {

RangeEditor::RangeEditor(const FormContext& context, const rules::plan::Range& range, const FormPlace& place)
    : ValueEditor(context, place),
      first_(numberLine(nameOf(QStringLiteral("from")), tr("From"))),
      last_(numberLine(nameOf(QStringLiteral("to")), tr("To"))) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  row->addWidget(new QLabel(tr("from")));
  row->addWidget(first_);
  row->addWidget(new QLabel(tr("to")));
  row->addWidget(last_);
  row->addStretch(1);
  if (range.isOpenBelow) first_->setPlaceholderText(tr("any"));
  last_->setPlaceholderText(tr("any"));
  setFocusProxy(first_);
  for (QLineEdit* each : {first_, last_}) {
    each->setMaximumWidth(kNumberFieldWidth);
    connect(each, &QLineEdit::editingFinished, this, [this, each] {
      if (!each->isModified()) return;
      each->setModified(false);
      take();
    });
  }
}

void RangeEditor::present(const Json& value) {
  const bool isRange = value.is_array() && value.size() == 2;
  if (!first_->isModified()) first_->setText(isRange ? shownValue(value[0]) : QString());
  if (!last_->isModified()) last_->setText(isRange ? shownValue(value[1]) : QString());
}

void RangeEditor::take() {
  const Json from = typedValue(first_->text());
  const Json to = typedValue(last_->text());
  const bool isNothing = from.is_null() && to.is_null() && place_.depth == 0;
  emit valueChosen(isNothing ? "null" : Json::array({from, to}).dump());
}

}  // namespace redoubt::editor
