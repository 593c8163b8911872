#include "editor/dialogs/values/value_editor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <utility>

#include "core/rules/vocabulary/shape_json.h"
#include "editor/dialogs/values/alternatives_editor.h"
#include "editor/dialogs/values/items_editor.h"
#include "editor/dialogs/values/language_editor.h"
#include "editor/dialogs/values/members_editor.h"
#include "editor/dialogs/values/named_editor.h"
#include "editor/dialogs/values/numbers_control.h"
#include "editor/dialogs/values/range_editor.h"
#include "editor/dialogs/values/rules_control.h"
#include "editor/dialogs/values/value_parts.h"
#include "editor/session/to_qt.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

QVBoxLayout* columnOf(QWidget& widget) {
  auto* column = new QVBoxLayout(&widget);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  return column;
}

/// A condition, an amount or a group.
class SaidEditor : public ValueEditor {
 public:
  SaidEditor(const FormContext& context, const rules::SaidIn& said, const FormPlace& place)
      : ValueEditor(context, place), editor_(new LanguageEditor(*context.session, said, place.name)) {
    columnOf(*this)->addWidget(editor_);
    setFocusProxy(editor_);
    connect(editor_, &LanguageEditor::valueChosen, this, &ValueEditor::valueChosen);
  }
  void present(const Json& value) override { editor_->show(value.dump()); }
  bool isTall() const override { return true; }

 private:
  LanguageEditor* editor_;
};

/// A field in which something is chosen or typed.
class FieldValueEditor : public ValueEditor {
 public:
  FieldValueEditor(const FormContext& context, rules::Choice choice, const FormPlace& place)
      : ValueEditor(context, place), choice_(std::move(choice)), control_(new RuleControl(*context.session)) {
    control_->setObjectName(place.name);
    control_->setClearable(true);
    ChoiceWords words{context.isOffered, {}, isOpen()};
    if (context.word) {
      words.wording = [this](const std::string& word) { return context_.word(place_.member, word); };
    }
    control_->setWords(std::move(words));
    columnOf(*this)->addWidget(control_);
    connect(control_, &RuleControl::valueChosen, this, &ValueEditor::valueChosen);
  }
  void present(const Json& value) override {
    control_->show(offered(), value.dump());
    if (QWidget* widget = control_->focusProxy()) {
      widget->setAccessibleName(context_.label ? context_.label(place_.member) : toQt(place_.member));
      setFocusProxy(widget);
    }
  }

 private:
  rules::Choice offered() const {
    if (!std::holds_alternative<rules::TextChoice>(choice_) || !context_.textOffers) return choice_;
    auto words = context_.textOffers(place_.member);
    return words.empty() ? choice_ : rules::Choice(rules::WordChoice{std::move(words), {}});
  }
  // Roles are made by being named; texts that are offered may be others too.
  bool isOpen() const {
    if (std::holds_alternative<rules::TextChoice>(choice_)) return context_.takesOtherTexts;
    const auto* words = std::get_if<rules::WordChoice>(&choice_);
    return words && words->words.empty() && words->kinds == std::vector{rules::NameKind::Role};
  }

  const rules::Choice choice_;
  RuleControl* control_;
};

/// Whole numbers for the names of one kind.
class NumbersEditor : public ValueEditor {
 public:
  NumbersEditor(const FormContext& context, rules::NumbersChoice choice, const FormPlace& place)
      : ValueEditor(context, place), choice_(choice), control_(new NumbersControl(*context.session)) {
    control_->setObjectName(place.name);
    columnOf(*this)->addWidget(control_);
    connect(control_, &NumbersControl::valueChosen, this, &ValueEditor::valueChosen);
  }
  void present(const Json& value) override { control_->show(choice_, value.dump()); }
  bool isTall() const override { return true; }

 private:
  const rules::NumbersChoice choice_;
  NumbersControl* control_;
};

/// A number with a fraction, or a text where that can stand there too.
class NumberEditor : public ValueEditor {
 public:
  NumberEditor(const FormContext& context, bool orText, const FormPlace& place)
      : ValueEditor(context, place),
        line_(numberLine(place.name, context.label ? context.label(place.member) : toQt(place.member))) {
    if (!orText) line_->setMaximumWidth(kNumberFieldWidth);
    columnOf(*this)->addWidget(line_);
    setFocusProxy(line_);
    connect(line_, &QLineEdit::editingFinished, this, [this] {
      if (!line_->isModified()) return;
      line_->setModified(false);
      emit valueChosen(typedValue(line_->text()).dump());
    });
  }
  void present(const Json& value) override {
    if (!line_->isModified()) line_->setText(shownValue(value));
  }

 private:
  QLineEdit* line_;
};

/// A value of any kind: what is written for people is typed as it is read; lists and objects are only read.
class AnythingEditor : public ValueEditor {
 public:
  AnythingEditor(const FormContext& context, const FormPlace& place)
      : ValueEditor(context, place), words_(new NumberEditor(context, true, place)), label_(new QLabel) {
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    QVBoxLayout* column = columnOf(*this);
    column->addWidget(words_);
    column->addWidget(label_);
    setFocusProxy(words_);
    connect(words_, &ValueEditor::valueChosen, this, &ValueEditor::valueChosen);
  }
  void present(const Json& value) override {
    const bool isPlain = !value.is_structured();
    words_->setVisible(isPlain);
    label_->setVisible(!isPlain);
    if (isPlain) {
      words_->present(value);
    } else {
      label_->setText(RulesWords::lines(value.dump()));
    }
  }

 private:
  NumberEditor* words_;
  QLabel* label_;
};

struct Maker {
  const FormContext& context;
  const rules::Shape& shape;
  const FormPlace& place;

  ValueEditor* operator()(const rules::plan::Anything&) const { return new AnythingEditor(context, place); }
  ValueEditor* operator()(const rules::plan::Said& said) const { return new SaidEditor(context, said.in, place); }
  ValueEditor* operator()(const rules::plan::Field& field) const {
    return new FieldValueEditor(context, field.choice, place);
  }
  ValueEditor* operator()(const rules::plan::Number& number) const {
    return new NumberEditor(context, number.orText, place);
  }
  ValueEditor* operator()(const rules::plan::Range& range) const { return new RangeEditor(context, range, place); }
  ValueEditor* operator()(const rules::plan::Members& members) const {
    return new MembersEditor(context, members, place);
  }
  ValueEditor* operator()(const rules::plan::Items& items) const { return new ItemsEditor(context, items, place); }
  ValueEditor* operator()(const rules::plan::ByName& named) const {
    if (const auto numbers = shape.numbers()) return new NumbersEditor(context, *numbers, place);
    return new NamedEditor(context, named, place);
  }
  ValueEditor* operator()(const rules::plan::Alternatives& either) const {
    return new AlternativesEditor(context, either, place);
  }
};

}  // namespace

ValueEditor::ValueEditor(const FormContext& context, FormPlace place) : context_(context), place_(std::move(place)) {}

QString ValueEditor::nameOf(const QString& part) const {
  return place_.name + QLatin1Char('.') + part;
}

ValueEditor* makeValueEditor(const FormContext& context, const rules::Shape& shape, const FormPlace& place) {
  return std::visit(Maker{context, shape, place}, rules::planOf(shape));
}

}  // namespace redoubt::editor
