#include "editor/dialogs/values/named_editor.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "editor/dialogs/values/value_parts.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/known_names.h"

namespace redoubt::editor {
namespace {

constexpr int kTitleWidth = 110;

// The levels of a state are what stands beside its name.
rules::Shape valueShape(const rules::plan::ByName& named, const Session& session, const std::string& key) {
  if (named.keys != rules::NameKind::State) return named.value;
  std::vector<std::string> levels;
  for (const KnownName& each : knownNames(session, rules::NameKind::StateLevel)) {
    if (each.slug.starts_with(key + "/")) levels.push_back(each.slug.substr(key.size() + 1));
  }
  if (levels.empty()) return named.value;
  for (const char* step : {"+1", "+2", "-1", "-2"}) levels.emplace_back(step);
  return rules::word(std::move(levels));
}

}  // namespace

NamedEditor::NamedEditor(const FormContext& context, rules::plan::ByName named, const FormPlace& place)
    : ValueEditor(context, place), named_(std::move(named)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kValueIndent, 0, 0, 0);
}

bool NamedEditor::isOpen() const {
  return !named_.keys || named_.keys == rules::NameKind::Role;
}

QString NamedEditor::titleOf(const std::string& key) const {
  if (!named_.keys) return toQt(key);
  for (const KnownName& each : knownNames(*context_.session, *named_.keys)) {
    if (each.slug == key && !each.title.isEmpty()) return each.title;
  }
  return toQt(key);
}

void NamedEditor::present(const Json& value) {
  value_ = value.is_object() ? value : Json::object();
  std::vector<std::string> keys;
  for (const auto& [key, item] : value_.items()) keys.push_back(key);
  if (!fields_ || keys != keys_) {
    keys_ = std::move(keys);
    rebuild();
  }
  for (std::size_t at = 0; at < keys_.size(); ++at) editors_[at]->present(value_[keys_[at]]);
}

void NamedEditor::rebuild() {
  if (fields_) dropLater(fields_);
  editors_.clear();
  fields_ = new QWidget;
  auto* grid = new QGridLayout(fields_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(4);
  grid->setColumnMinimumWidth(0, size::scaled(kTitleWidth));
  grid->setColumnStretch(1, 1);
  for (const std::string& key : keys_) addLine(key, *fields_);
  addMore(*fields_);
  layout()->addWidget(fields_);
  fields_->show();
}

void NamedEditor::addLine(const std::string& key, QWidget& into) {
  auto* grid = static_cast<QGridLayout*>(into.layout());
  const QString name = nameOf(toQt(key));
  const rules::Shape shape = valueShape(named_, *context_.session, key);
  ValueEditor* editor = makeValueEditor(context_, shape, {place_.member, name, place_.depth + 1});
  connect(editor, &ValueEditor::valueChosen, this, [this, key](const std::string& json) {
    Json value = value_;
    const Json changed = parsed(json);
    if (changed.is_null()) {
      value.erase(key);
    } else {
      value[key] = changed;
    }
    emit valueChosen(value.dump());
  });
  auto* label = new QLabel(titleOf(key));
  label->setTextFormat(Qt::PlainText);
  label->setBuddy(editor);
  label->setContentsMargins(0, 4, 0, 0);
  QToolButton* drop = makeSmallButton(QStringLiteral("✕"), name + QStringLiteral(".drop"), tr("Remove"));
  connect(drop, &QToolButton::clicked, this, [this, key] {
    Json value = value_;
    value.erase(key);
    emit valueChosen(value.dump());
  });
  int row = grid->rowCount();
  grid->addWidget(label, row, 0, Qt::AlignTop | Qt::AlignLeft);
  grid->addWidget(drop, row, 2, Qt::AlignTop);
  if (editor->isTall()) {
    grid->addWidget(editor, row + 1, 0, 1, 3);
  } else {
    grid->addWidget(editor, row, 1);
  }
  editors_.push_back(editor);
}

void NamedEditor::addMore(QWidget& into) {
  auto* box = makeBox(nameOf(QStringLiteral("add")), tr("Add a name"));
  box->addItem(isOpen() ? QString() : tr("add…"), QString());
  if (named_.keys) {
    for (const KnownName& each : knownNames(*context_.session, *named_.keys)) {
      if (std::find(keys_.begin(), keys_.end(), each.slug) != keys_.end()) continue;
      if (context_.isOffered && !context_.isOffered(*named_.keys, each.slug)) continue;
      box->addItem(each.title.isEmpty() ? toQt(each.slug) : each.title, toQt(each.slug));
    }
  }
  connect(box, &QComboBox::activated, this, [this, box](int at) { add(box->itemData(at).toString()); });
  if (isOpen()) {
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->lineEdit()->setPlaceholderText(named_.keys ? tr("a name, such as reserve") : tr("a number"));
    connect(box->lineEdit(), &QLineEdit::returnPressed, this, [this, box] { add(box->currentText()); });
  }
  auto* grid = static_cast<QGridLayout*>(into.layout());
  grid->addWidget(box, grid->rowCount(), 0, 1, 2, Qt::AlignLeft);
}

void NamedEditor::add(const QString& typed) {
  const std::string key = typed.trimmed().toLower().replace(QLatin1Char(' '), QLatin1Char('-')).toStdString();
  if (key.empty() || value_.contains(key)) return;
  Json value = value_;
  value[key] = freshValue(*context_.session, valueShape(named_, *context_.session, key));
  emit valueChosen(value.dump());
}

}  // namespace redoubt::editor
