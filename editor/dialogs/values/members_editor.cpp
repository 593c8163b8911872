#include "editor/dialogs/values/members_editor.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "editor/dialogs/values/named_editor.h"
#include "editor/dialogs/values/value_parts.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kLabelWidth = 130;
constexpr int kLabel = 0, kEditor = 1, kButton = 2;

}  // namespace

MembersEditor::MembersEditor(const FormContext& context, rules::plan::Members members, const FormPlace& place)
    : ValueEditor(context, place), members_(std::move(members)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
}

const rules::Part* MembersEditor::part(const std::string& member) const {
  const auto found = std::find_if(members_.parts.begin(), members_.parts.end(),
                                  [&](const rules::Part& each) { return each.name == member; });
  return found == members_.parts.end() ? nullptr : &*found;
}

bool MembersEditor::isOneOf(const std::string& member) const {
  return std::find(members_.oneOf.begin(), members_.oneOf.end(), member) != members_.oneOf.end();
}

std::string MembersEditor::chosenOf(const Json& value) const {
  for (const std::string& each : members_.oneOf) {
    if (value.is_object() && value.contains(each)) return each;
  }
  return {};
}

Json MembersEditor::othersOf(const Json& value) const {
  Json others = Json::object();
  if (!value.is_object()) return others;
  for (const auto& [key, item] : value.items()) {
    if (!part(key)) others[key] = item;
  }
  return others;
}

std::vector<std::string> MembersEditor::shownMembers(const Json& value) const {
  std::vector<std::string> shown;
  const std::string chosen = chosenOf(value);
  for (const rules::Part& each : members_.parts) {
    const bool isThere = value.is_object() && value.contains(each.name);
    const bool isLine = isOneOf(each.name) ? each.name == chosen : place_.depth == 0 || each.isRequired || isThere;
    if (isLine) shown.push_back(each.name);
  }
  return shown;
}

bool MembersEditor::showsAll(const Json& value) const {
  return value.is_object() && (members_.others || othersOf(value).empty());
}

QString MembersEditor::labelOf(const std::string& member) const {
  return context_.label ? context_.label(member) : toQt(member);
}

QString MembersEditor::hintOf(const std::string& member) const {
  return context_.hint ? context_.hint(member) : QString();
}

void MembersEditor::present(const Json& value) {
  value_ = value;
  auto shown = shownMembers(value);
  if (!fields_ || shown != shown_) {
    shown_ = std::move(shown);
    rebuild();
  }
  for (const auto& [member, editor] : lines_) {
    const bool isThere = value.is_object() && value.contains(member);
    editor->present(isThere ? value[member] : Json());
  }
  if (others_) others_->present(othersOf(value));
  if (auto* box = fields_->findChild<QComboBox*>(nameOf(QStringLiteral("one")), Qt::FindDirectChildrenOnly)) {
    box->setCurrentIndex(box->findData(toQt(chosenOf(value))));
  }
}

void MembersEditor::rebuild() {
  if (fields_) dropLater(fields_);
  lines_.clear();
  others_ = nullptr;
  fields_ = new QWidget;
  grid_ = new QGridLayout(fields_);
  grid_->setContentsMargins(place_.depth == 0 ? 0 : kValueIndent, 0, 0, 0);
  grid_->setHorizontalSpacing(8);
  grid_->setVerticalSpacing(5);
  grid_->setColumnMinimumWidth(kLabel, size::scaled(kLabelWidth));
  grid_->setColumnStretch(kEditor, 1);
  layout()->addWidget(fields_);
  bool isChosen = false;
  for (const rules::Part& each : members_.parts) {
    if (isOneOf(each.name) && !std::exchange(isChosen, true)) addChoice();
    if (std::find(shown_.begin(), shown_.end(), each.name) != shown_.end()) addLine(each);
  }
  if (members_.others) addOthers();
  addMore();
  fields_->show();
}

// Of the members of which there is one: which of them.
void MembersEditor::addChoice() {
  auto* box = makeBox(nameOf(QStringLiteral("one")), tr("What it does"));
  for (const std::string& each : members_.oneOf) {
    box->addItem(labelOf(each), toQt(each));
    box->setItemData(box->count() - 1, hintOf(each), Qt::ToolTipRole);
  }
  box->setCurrentIndex(box->findData(toQt(chosenOf(value_))));
  connect(box, &QComboBox::activated, this, [this, box](int at) {
    const std::string member = box->itemData(at).toString().toStdString();
    if (member == chosenOf(value_)) return;
    put(member, freshValue(*context_.session, part(member)->shape));
  });
  const int row = grid_->rowCount();
  auto* label = new QLabel(tr("What it does"));
  label->setBuddy(box);
  setRole(*label, "second");
  grid_->addWidget(label, row, kLabel);
  grid_->addWidget(box, row, kEditor);
}

void MembersEditor::addLine(const rules::Part& part) {
  FormPlace inner{part.name, nameOf(toQt(part.name)), place_.depth + 1};
  ValueEditor* editor = makeValueEditor(context_, part.shape, inner);
  connect(editor, &ValueEditor::valueChosen, this,
          [this, member = part.name](const std::string& json) { put(member, parsed(json)); });
  lines_[part.name] = editor;
  place(part.name, editor, place_.depth > 0 && !part.isRequired && !isOneOf(part.name));
}

void MembersEditor::place(const std::string& member, ValueEditor* editor, bool canGo) {
  int row = grid_->rowCount();
  auto* label = new QLabel(labelOf(member));
  label->setWordWrap(true);
  label->setBuddy(editor);
  label->setToolTip(hintOf(member));
  editor->setToolTip(hintOf(member));
  setRole(*label, "second");
  if (editor->isTall()) {
    grid_->addWidget(label, row++, kLabel, 1, 2);
    grid_->addWidget(editor, row, kLabel, 1, 2);
  } else {
    label->setContentsMargins(0, 4, 0, 0);
    grid_->addWidget(label, row, kLabel, Qt::AlignTop | Qt::AlignLeft);
    grid_->addWidget(editor, row, kEditor);
  }
  if (!canGo) return;
  QToolButton* button =
      makeSmallButton(QStringLiteral("✕"), nameOf(toQt(member) + QStringLiteral(".drop")), tr("Remove"));
  connect(button, &QToolButton::clicked, this, [this, member] { put(member, Json()); });
  grid_->addWidget(button, editor->isTall() ? row - 1 : row, kButton, Qt::AlignTop);
}

void MembersEditor::addOthers() {
  const FormPlace inner{place_.member, nameOf(QStringLiteral("others")), place_.depth + 1};
  const rules::plan::ByName named{members_.others, members_.other.front()};
  others_ = new NamedEditor(context_, named, inner);
  connect(others_, &ValueEditor::valueChosen, this, [this](const std::string& json) {
    Json value = Json::object();
    for (const rules::Part& each : members_.parts) {
      if (value_.is_object() && value_.contains(each.name)) value[each.name] = value_[each.name];
    }
    if (const Json others = parsed(json); others.is_object()) value.update(others);
    emit valueChosen(value.dump());
  });
  grid_->addWidget(others_, grid_->rowCount(), kLabel, 1, 2);
}

// Inside of other values: one more member.
void MembersEditor::addMore() {
  if (place_.depth == 0) return;
  auto* box = makeBox(nameOf(QStringLiteral("add")), tr("Add"));
  box->addItem(tr("more…"), QString());
  for (const rules::Part& each : members_.parts) {
    const bool isShown = std::find(shown_.begin(), shown_.end(), each.name) != shown_.end();
    if (isShown || isOneOf(each.name)) continue;
    box->addItem(labelOf(each.name), toQt(each.name));
    box->setItemData(box->count() - 1, hintOf(each.name), Qt::ToolTipRole);
  }
  if (box->count() == 1) {
    delete box;
    return;
  }
  connect(box, &QComboBox::activated, this, [this, box](int at) {
    const std::string member = box->itemData(at).toString().toStdString();
    if (member.empty()) return;
    box->setCurrentIndex(0);
    put(member, freshValue(*context_.session, part(member)->shape));
  });
  grid_->addWidget(box, grid_->rowCount(), kLabel, 1, 2, Qt::AlignLeft);
}

void MembersEditor::put(const std::string& member, const Json& changed) {
  Json value = value_.is_object() ? value_ : Json::object();
  // An empty condition inside of other values stays there to be filled.
  const bool isEmpty = changed.is_structured() && changed.empty() && (place_.depth == 0 && !part(member)->isRequired);
  if (isOneOf(member)) {
    for (const std::string& other : members_.oneOf) {
      if (other != member) value.erase(other);
    }
  }
  if (changed.is_null() || changed == Json("") || (isEmpty && !isOneOf(member))) {
    value.erase(member);
  } else {
    value[member] = changed;
  }
  emit valueChosen(value.dump());
}

}  // namespace redoubt::editor
