#include "editor/fields/choice_editor.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>

#include "editor/style/plain_tip.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostVisible = 20;
constexpr int kPicture = 20;  // pixels

}  // namespace

// The choices may have changed since the list was last open.
class ChoiceEditor::Box : public ElidedBox {
 public:
  explicit Box(ChoiceEditor& editor) : editor_(editor) {}

  void showPopup() override {
    editor_.fill();
    ElidedBox::showPopup();
  }

 protected:
  void focusInEvent(QFocusEvent* event) override {
    editor_.fill();
    ElidedBox::focusInEvent(event);
  }

 private:
  ChoiceEditor& editor_;
};

ChoiceEditor::ChoiceEditor(FieldSpec spec, const QString& name) : FieldEditor(std::move(spec)), box_(new Box(*this)) {
  box_->setMaxVisibleItems(kMostVisible);
  box_->setMinimumContentsLength(12);
  box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setExample(spec_.example);
  if (spec_.picture) box_->setIconSize({kPicture, kPicture});
  hold(box_, name, true);
  connect(box_, &QComboBox::activated, this, [this](int index) {
    if (index >= 0 && index < static_cast<int>(choices_.size()))
      choose(choices_[static_cast<std::size_t>(index)].value);
  });
  if (!spec_.takesOthers) return;
  box_->setEditable(true);
  box_->setInsertPolicy(QComboBox::NoInsert);
  connect(box_->lineEdit(), &QLineEdit::editingFinished, this, &ChoiceEditor::takeTyped);
}

void ChoiceEditor::choose(const model::Value& wanted) {
  const QString fault = spec_.judge ? spec_.judge(wanted) : QString();
  emit faulted(fault);
  if (!fault.isEmpty()) return showNow();
  if (wanted != value_) emit chosen(wanted);
}

// The words of a choice stand for it; others are a word of the author's own.
void ChoiceEditor::takeTyped() {
  const QString typed = box_->currentText().simplified();
  const auto is = [&](const FieldChoice& choice) { return choice.words.compare(typed, Qt::CaseInsensitive) == 0; };
  const auto found = std::find_if(choices_.begin(), choices_.end(), is);
  if (found != choices_.end()) return choose(found->value);
  if (typed.isEmpty()) return showNow();
  choose(model::Value(typed.toStdString()));
}

void ChoiceEditor::setExample(const QString& words) {
  box_->setPlaceholderText(words);
}

void ChoiceEditor::add(const FieldChoice& choice) {
  choices_.push_back(choice);
  box_->addItem(spec_.picture ? spec_.picture(choice.value) : QIcon(), choice.words,
                Words::text(model::toText(choice.value)));
  if (!choice.tip.isEmpty()) box_->setItemData(box_->count() - 1, plainTip(choice.tip), Qt::ToolTipRole);
}

void ChoiceEditor::fill() {
  const QSignalBlocker blocker(box_);
  std::vector<FieldChoice> wanted = spec_.choices();
  if (!spec_.nothing.isEmpty()) {
    const model::Value none = spec_.field.isOptional ? model::Value() : model::Value(std::string());
    wanted.insert(wanted.begin(), {none, spec_.nothing});
  }
  if (wanted != choices_) {
    box_->clear();
    choices_.clear();
    for (const FieldChoice& choice : wanted) add(choice);
  }
  showNow();
}

QString ChoiceEditor::words() const {
  return box_->currentText();
}

// The value in the file is shown even if it can't be chosen.
void ChoiceEditor::showNow() {
  const QSignalBlocker blocker(box_);
  const auto is = [&](const FieldChoice& choice) { return choice.value == value_; };
  const auto found = std::find_if(choices_.begin(), choices_.end(), is);
  if (found != choices_.end()) return box_->setCurrentIndex(static_cast<int>(found - choices_.begin()));
  const QString words = spec_.wording ? spec_.wording(value_) : Words::text(model::toText(value_));
  if (words.isEmpty()) return box_->setCurrentIndex(-1);
  add({value_, words});
  box_->setCurrentIndex(box_->count() - 1);
}

void ChoiceEditor::show(const model::Value& value) {
  value_ = value;
  emit faulted({});
  if (box_->view()->isVisible()) return;
  if (!spec_.isLong || box_->hasFocus()) return fill();
  const QSignalBlocker blocker(box_);
  box_->clear();
  choices_.clear();
  const bool isNothing = std::holds_alternative<std::monostate>(value_);
  if (isNothing && !spec_.nothing.isEmpty()) {
    add({value_, spec_.nothing});
    return box_->setCurrentIndex(0);
  }
  showNow();
}

}  // namespace redoubt::editor
