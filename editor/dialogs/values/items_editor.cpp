#include "editor/dialogs/values/items_editor.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "editor/dialogs/values/value_parts.h"

namespace redoubt::editor {

ItemsEditor::ItemsEditor(const FormContext& context, rules::plan::Items items, const FormPlace& place)
    : ValueEditor(context, place), items_(std::move(items)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kValueIndent, 0, 0, 0);
}

void ItemsEditor::present(const Json& value) {
  value_ = value.is_array() ? value : Json::array();
  if (!fields_ || editors_.size() != value_.size()) rebuild(value_.size());
  for (std::size_t at = 0; at < editors_.size(); ++at) editors_[at]->present(value_[at]);
}

void ItemsEditor::rebuild(std::size_t count) {
  if (fields_) dropLater(fields_);
  editors_.clear();
  fields_ = new QWidget;
  auto* column = new QVBoxLayout(fields_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  for (std::size_t at = 0; at < count; ++at) addItem(at, *fields_);
  QToolButton* more = makeSmallButton(tr("+ one more"), nameOf(QStringLiteral("more")), tr("One more"));
  if (count == 0) more->setText(tr("+ add"));
  connect(more, &QToolButton::clicked, this, [this] {
    Json list = value_;
    list.push_back(list.empty() ? freshValue(*context_.session, items_.item) : list.back());
    tell(list);
  });
  column->addWidget(more, 0, Qt::AlignLeft);
  layout()->addWidget(fields_);
  fields_->show();
}

void ItemsEditor::addItem(std::size_t at, QWidget& into) {
  const QString name = nameOf(QString::number(at));
  ValueEditor* editor = makeValueEditor(context_, items_.item, {place_.member, name, place_.depth + 1});
  connect(editor, &ValueEditor::valueChosen, this, [this, at](const std::string& json) {
    Json list = value_;
    list[at] = parsed(json);
    tell(list);
  });
  auto* row = new QHBoxLayout;
  row->setSpacing(2);
  row->addWidget(editor, 1);
  QToolButton* up = makeSmallButton(QStringLiteral("↑"), name + QStringLiteral(".up"), tr("Up"));
  up->setEnabled(at > 0);
  connect(up, &QToolButton::clicked, this, [this, at] {
    Json list = value_;
    std::swap(list[at], list[at - 1]);
    tell(list);
  });
  QToolButton* drop = makeSmallButton(QStringLiteral("✕"), name + QStringLiteral(".drop"), tr("Remove"));
  drop->setEnabled(value_.size() > items_.least);
  connect(drop, &QToolButton::clicked, this, [this, at] {
    Json list = value_;
    list.erase(at);
    tell(list);
  });
  row->addWidget(up, 0, Qt::AlignTop);
  row->addWidget(drop, 0, Qt::AlignTop);
  static_cast<QVBoxLayout*>(into.layout())->addLayout(row);
  editors_.push_back(editor);
}

// An item that is nothing goes.
void ItemsEditor::tell(const Json& list) {
  Json kept = Json::array();
  for (const Json& each : list) {
    if (!each.is_null()) kept.push_back(each);
  }
  emit valueChosen(kept.empty() && items_.least > 0 ? "null" : kept.dump());
}

}  // namespace redoubt::editor
