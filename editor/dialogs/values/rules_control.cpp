#include "editor/dialogs/values/rules_control.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/book/json_values.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/fields/row_findings.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostTicks = 7;  // visible rows

}  // namespace

RuleControl::RuleControl(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      column_(new QVBoxLayout(this)),
      fault_(makeFaultLabel(QStringLiteral("rules.refused"))) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->addWidget(fault_);
}

std::vector<RuleControl::Item> RuleControl::itemsOf(const rules::Choice& choice) const {
  const auto* list = std::get_if<rules::ListChoice>(&choice);
  const auto* words = list ? &list->item : std::get_if<rules::WordChoice>(&choice);
  std::vector<Item> items;
  if (!words) return items;
  for (const std::string& word : words->words) {
    items.push_back({word, wording_ ? wording_(word) : RulesWords::text(word)});
  }
  for (const rules::NameKind kind : words->kinds) {
    for (const KnownName& name : knownNames(session_, kind)) {
      if (isOffered_ && !isOffered_(kind, name.slug)) continue;
      const QString slug = RulesWords::text(name.slug);
      items.push_back({name.slug, name.title.isEmpty() ? slug : tr("%1 (%2)").arg(name.title, slug)});
    }
  }
  return items;
}

void RuleControl::show(const rules::Choice& choice, const std::string& json) {
  std::vector<Item> items = itemsOf(choice);
  const bool isSame = choice == choice_ && items == items_;
  if (!isSame || json != json_) fault_->hide();
  choice_ = choice;
  items_ = std::move(items);
  json_ = json;
  if (!isSame) rebuild();
  if (!widget_) return;
  const QScopedValueRollback showing(isShowing_, true);
  showValue();
}

void RuleControl::rebuild() {
  if (widget_) {
    // Deleted later, because it can be the sender of this change.
    column_->removeWidget(widget_);
    widget_->hide();
    widget_->setObjectName({});
    widget_->deleteLater();
  }
  widget_ = makeWidget();
  setVisible(widget_);
  if (!widget_) return;
  widget_->setObjectName(QStringLiteral("rules.control"));
  widget_->setAccessibleName(tr("Value"));
  column_->insertWidget(0, widget_, 0, Qt::AlignTop);
  widget_->show();  // at once, so that it can get the focus
  setFocusProxy(widget_);
  styleTicks();
}

QWidget* RuleControl::makeWidget() {
  if (std::holds_alternative<rules::TruthChoice>(choice_)) return makeCheck();
  if (std::holds_alternative<rules::TextChoice>(choice_)) return makeLine();
  if (const auto* whole = std::get_if<rules::WholeChoice>(&choice_)) return makeSpin(*whole);
  if (std::holds_alternative<rules::WordChoice>(choice_)) return makeWords();
  if (std::holds_alternative<rules::ListChoice>(choice_)) return makeTicks();
  return nullptr;
}

QWidget* RuleControl::makeCheck() {
  auto* check = new QCheckBox(tr("&Yes"));
  connect(check, &QCheckBox::clicked, this, [this, check](bool on) {
    check->setTristate(false);
    tell(on ? "true" : "false");
  });
  return check;
}

QWidget* RuleControl::makeSpin(const rules::WholeChoice& whole) {
  auto* spin = new QSpinBox;
  // The lowest number means no value.
  spin->setRange(whole.least - 1, whole.most.value_or(kMostNumber));
  spin->setSpecialValueText(QStringLiteral(" "));
  spin->setKeyboardTracking(false);
  spin->setFixedWidth(size::scaled(110));
  connect(spin, &QSpinBox::valueChanged, this, [this, least = whole.least](int value) {
    if (value >= least) {
      tell(std::to_string(value));
    } else if (isClearable_) {
      tell("null");
    } else if (!isShowing_) {
      const QScopedValueRollback showing(isShowing_, true);
      showValue();  // back to the present value
    }
  });
  connect(spin->findChild<QLineEdit*>(), &QLineEdit::textEdited, this,
          [this, whole](const QString& typed) { judgeNumber(whole, typed); });
  return spin;
}

// A spin box restores its value without a message, so the fault is shown here.
void RuleControl::judgeNumber(const rules::WholeChoice& whole, const QString& typed) {
  bool isNumber = false;
  const int number = typed.toInt(&isNumber);
  const bool isGood = !isNumber || (number >= whole.least && number <= whole.most.value_or(kMostNumber));
  fault_->setVisible(!isGood);
  if (isGood) return;
  fault_->setText(tr("%1 can't be: a whole number from %2 to %3 is wanted. The value stays as it was.")
                      .arg(number)
                      .arg(whole.least)
                      .arg(whole.most.value_or(kMostNumber)));
}

QWidget* RuleControl::makeWords() {
  auto* box = new QComboBox;
  box->setPlaceholderText(QStringLiteral("—"));
  if (isClearable_) box->addItem(QStringLiteral("—"));
  for (const Item& item : items_) box->addItem(item.shown, RulesWords::text(item.word));
  connect(box, &QComboBox::activated, this, [this, box] {
    const QVariant word = box->currentData();
    tell(word.isValid() ? Json(word.toString().toStdString()).dump() : "null");
  });
  return box;
}

QWidget* RuleControl::makeTicks() {
  auto* list = new QListWidget;
  for (const Item& item : items_) {
    auto* row = new QListWidgetItem(item.shown, list);
    row->setData(Qt::UserRole, RulesWords::text(item.word));
    row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    row->setCheckState(Qt::Unchecked);
    row->setSizeHint({0, size::tickRow()});
  }
  const int rows = std::clamp(static_cast<int>(items_.size()), 1, kMostTicks);
  list->setFixedHeight(rows * size::tickRow() + 4);
  connect(list, &QListWidget::itemChanged, this, &RuleControl::tellTicks);
  return list;
}

QWidget* RuleControl::makeLine() {
  auto* line = new QLineEdit;
  const auto commit = [this, line] {
    if (!line->isModified()) return;
    line->setModified(false);
    tell(Json(line->text().toStdString()).dump());
  };
  connect(line, &QLineEdit::editingFinished, this, commit);
  return line;
}

void RuleControl::styleTicks() {
  if (auto* list = qobject_cast<QListWidget*>(widget_)) list->setStyleSheet(tickListStyle());
}

void RuleControl::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) styleTicks();
}

void RuleControl::showValue() {
  const Json value = parsed(json_);
  if (auto* check = qobject_cast<QCheckBox*>(widget_)) {
    check->setTristate(!value.is_boolean());
    check->setCheckState(!value.is_boolean() ? Qt::PartiallyChecked : value == true ? Qt::Checked : Qt::Unchecked);
  } else if (auto* spin = qobject_cast<QSpinBox*>(widget_)) {
    spin->setValue(rules::wholeNumber(value).value_or(spin->minimum()));
  } else if (auto* box = qobject_cast<QComboBox*>(widget_)) {
    const int none = isClearable_ ? 0 : -1;
    box->setCurrentIndex(value.is_string() ? box->findData(RulesWords::text(value.get<std::string>())) : none);
  } else if (auto* line = qobject_cast<QLineEdit*>(widget_)) {
    if (!line->isModified()) line->setText(value.is_string() ? RulesWords::text(value.get<std::string>()) : QString());
  } else {
    showTicks();
  }
}

void RuleControl::showTicks() {
  auto* list = qobject_cast<QListWidget*>(widget_);
  const Json value = parsed(json_);
  const QListWidgetItem* first = nullptr;
  for (int row = 0; row < list->count(); ++row) {
    const std::string word = list->item(row)->data(Qt::UserRole).toString().toStdString();
    const bool isTicked = value.is_array() && std::find(value.begin(), value.end(), Json(word)) != value.end();
    list->item(row)->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
    if (isTicked && !first) first = list->item(row);
  }
  if (first && !list->hasFocus()) list->scrollToItem(first);
}

void RuleControl::tell(const std::string& json) {
  if (!isShowing_) emit valueChosen(json);
}

// Items that were in the list keep their order, and names that are not offered stay.
void RuleControl::tellTicks() {
  if (isShowing_) return;
  auto* list = qobject_cast<QListWidget*>(widget_);
  const Json before = parsed(json_);
  Json ticked = Json::array();
  Json added = Json::array();
  std::vector<std::string> unticked;
  for (int row = 0; row < list->count(); ++row) {
    const std::string word = list->item(row)->data(Qt::UserRole).toString().toStdString();
    const bool wasIn = before.is_array() && std::find(before.begin(), before.end(), Json(word)) != before.end();
    const bool isIn = list->item(row)->checkState() == Qt::Checked;
    if (!isIn) unticked.push_back(word);
    if (isIn && !wasIn) added.push_back(word);
  }
  if (before.is_array()) {
    for (const Json& item : before) {
      const bool isGone =
          item.is_string() && std::find(unticked.begin(), unticked.end(), item.get<std::string>()) != unticked.end();
      if (!isGone) ticked.push_back(item);
    }
  }
  for (const Json& item : added) ticked.push_back(item);
  tell(ticked.dump());
}

QString tickListStyle() {
  const ThemeColours& c = colours();
  return QStringLiteral(
             "QListWidget { border: 1px solid %1; border-radius: 4px; }"
             "QListWidget::indicator { width: 14px; height: 14px; border: 1px solid %2; "
             "border-radius: 3px; background: %3; }"
             "QListWidget::indicator:checked { background: %4; border-color: %4; "
             "image: url(\"%5/own/check.svg\"); }"
             "QListWidget::indicator:disabled { background: %6; }")
      .arg(c.line.name(), c.third.name(), c.base.name(), c.accent.name(), iconFolder(), c.window.name());
}

}  // namespace redoubt::editor
