#include "editor/dialogs/values/alternatives_editor.h"

#include <QComboBox>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/wording.h"
#include "core/rules/vocabulary/shape_json.h"
#include "editor/dialogs/values/value_parts.h"
#include "editor/session/to_qt.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

struct KindOfPlan {
  const char* operator()(const rules::plan::Anything&) const { return "text"; }
  const char* operator()(const rules::plan::Said& said) const {
    switch (said.in.part) {
      case rules::SaidIn::Part::Condition: return "condition";
      case rules::SaidIn::Part::Amount: return "amount";
      case rules::SaidIn::Part::Group: break;
    }
    return "group";
  }
  const char* operator()(const rules::plan::Field& field) const {
    if (std::holds_alternative<rules::ListChoice>(field.choice)) return "list";
    return std::holds_alternative<rules::WholeChoice>(field.choice) ? "number" : "text";
  }
  const char* operator()(const rules::plan::Number&) const { return "number"; }
  const char* operator()(const rules::plan::Range&) const { return "range"; }
  const char* operator()(const rules::plan::Members&) const { return "members"; }
  const char* operator()(const rules::plan::Items&) const { return "list"; }
  const char* operator()(const rules::plan::ByName&) const { return "names"; }
  const char* operator()(const rules::plan::Alternatives&) const { return "members"; }
};

// The word, where a shape is one word alone: nothing else has to be chosen.
std::string onlyWord(const rules::Shape& shape) {
  const rules::Choice choice = shape.choice();
  const auto* words = std::get_if<rules::WordChoice>(&choice);
  return words && words->kinds.empty() && words->words.size() == 1 ? words->words.front() : std::string();
}

}  // namespace

AlternativesEditor::AlternativesEditor(const FormContext& context, rules::plan::Alternatives either,
                                       const FormPlace& place)
    : ValueEditor(context, place),
      either_(std::move(either)),
      column_(new QVBoxLayout(this)),
      box_(makeBox(nameOf(QStringLiteral("way")), tr("Which kind of value"))) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(4);
  column_->addWidget(box_, 0, Qt::AlignLeft);
  box_->addItem(QStringLiteral("—"), -1);
  for (std::size_t way = 0; way < either_.shapes.size(); ++way) box_->addItem(titleOf(way), static_cast<int>(way));
  setFocusProxy(box_);
  connect(box_, &QComboBox::activated, this, [this](int at) { choose(box_->itemData(at).toInt()); });
}

bool AlternativesEditor::isTall() const {
  return std::any_of(either_.shapes.begin(), either_.shapes.end(), [](const rules::Shape& each) {
    const rules::FormPlan plan = rules::planOf(each);
    return !std::holds_alternative<rules::plan::Field>(plan) && !std::holds_alternative<rules::plan::Number>(plan);
  });
}

QString AlternativesEditor::titleOf(std::size_t way) const {
  const rules::Shape& shape = either_.shapes[way];
  if (const std::string word = onlyWord(shape); !word.empty()) {
    return context_.word ? context_.word(place_.member, word) : toQt(word);
  }
  const std::string kind = std::visit(KindOfPlan{}, rules::planOf(shape));
  const std::string places[] = {context_.room + ":" + place_.member + "=" + std::to_string(way + 1),
                                context_.room + ":" + place_.member + "=" + kind, place_.member + "=" + kind, kind};
  for (const std::string& each : places) {
    if (wording::find("en", "members.ways." + each)) return RulesWords::in(Phrase::of("members.ways." + each));
  }
  return toQt(kind);
}

int AlternativesEditor::wayOf(const Json& value) const {
  for (std::size_t way = 0; way < either_.shapes.size(); ++way) {
    if (!rules::shapeFault(either_.shapes[way], value)) return static_cast<int>(way);
  }
  if (value.is_null()) return -1;
  // What is not complete yet stays with the kind that it has.
  for (std::size_t way = 0; way < either_.shapes.size(); ++way) {
    const rules::FormPlan plan = rules::planOf(either_.shapes[way]);
    const bool isObject = std::holds_alternative<rules::plan::Members>(plan);
    const bool isList = std::holds_alternative<rules::plan::Items>(plan);
    const bool isSaid = std::holds_alternative<rules::plan::Said>(plan);
    if (isObject && value.is_object()) {
      const auto& members = std::get<rules::plan::Members>(plan);
      const bool hasAll = std::all_of(value.items().begin(), value.items().end(), [&](const auto& item) {
        return std::any_of(members.parts.begin(), members.parts.end(),
                           [&](const rules::Part& part) { return part.name == item.key(); });
      });
      if (hasAll) return static_cast<int>(way);
    }
    if ((isList && value.is_array()) || isSaid) return static_cast<int>(way);
  }
  return -1;
}

void AlternativesEditor::choose(int way) {
  if (way == way_) return;
  if (way < 0) return emit valueChosen("null");
  const rules::Shape& shape = either_.shapes[static_cast<std::size_t>(way)];
  emit valueChosen(freshValue(*context_.session, shape).dump());
}

void AlternativesEditor::present(const Json& value) {
  const int way = wayOf(value);
  box_->setCurrentIndex(box_->findData(way));
  if (way != way_ || (way >= 0 && !editor_)) {
    if (editor_) dropLater(editor_);
    editor_ = nullptr;
    way_ = way;
    if (way >= 0) {
      const rules::Shape& shape = either_.shapes[static_cast<std::size_t>(way)];
      // Its name is that of the whole, so that a field is found where it is expected.
      if (onlyWord(shape).empty()) {
        editor_ = makeValueEditor(context_, shape, place_);
        connect(editor_, &ValueEditor::valueChosen, this, &ValueEditor::valueChosen);
        column_->addWidget(editor_);
        editor_->show();
      }
    }
  }
  if (editor_) editor_->present(value);
}

}  // namespace redoubt::editor
