#include "editor/dialogs/terrain/terrain_values.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStringListModel>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/rules/book/rule_edit.h"
#include "core/rules/terrain/terrain_definition.h"
#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/values/rules_entries.h"
#include "editor/fields/value_faults.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

enum Column { kPathColumn, kValue, kOrigin };
constexpr int kOriginWidth = 174;
constexpr int kMostSeen = 12;
constexpr std::string_view kFamily = "terrain/<terrain>/";

// Reports each key that is typed into a value.
class ValueDelegate : public QStyledItemDelegate {
 public:
  using Typed = std::function<void(int row, const QString& text)>;
  ValueDelegate(Typed typed, QObject* parent) : QStyledItemDelegate(parent), typed_(std::move(typed)) {}

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override {
    auto* edit = new QLineEdit(parent);
    edit->setFrame(false);
    connect(edit, &QLineEdit::textEdited, this, [this, row = index.row()](const QString& text) { typed_(row, text); });
    return edit;
  }

 private:
  Typed typed_;
};

QLabel* errorLabel(const char* name) {
  auto* label = new QLabel;
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  label->hide();
  setRole(*label, "error");
  return label;
}

void tell(QLabel& label, const QString& fault) {
  label.setText(fault);
  label.setVisible(!fault.isEmpty());
}

}  // namespace

TerrainValues::TerrainValues(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      table_(new QTableWidget(0, 3)),
      error_(errorLabel("values.error")),
      addError_(errorLabel("values.add.error")),
      hint_(new QLabel),
      paths_(new QStringListModel(this)),
      words_(new QStringListModel(this)),
      path_(new QLineEdit),
      value_(new QLineEdit),
      add_(new QPushButton(tr("&Add value"))),
      remove_(new QPushButton(tr("Remove &value"))),
      inherit_(new QPushButton(tr("&Inherited value"))) {
  table_->setObjectName(QStringLiteral("values.table"));
  table_->setAccessibleName(tr("Other values of this terrain"));
  table_->setHorizontalHeaderLabels({tr("Property"), tr("Value"), tr("From")});
  table_->horizontalHeader()->setSectionResizeMode(kPathColumn, QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(kValue, QHeaderView::Stretch);
  table_->horizontalHeader()->setSectionResizeMode(kOrigin, QHeaderView::Fixed);
  table_->setColumnWidth(kOrigin, kOriginWidth);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(size::row());
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(false);
  path_->setObjectName(QStringLiteral("values.path"));
  path_->setPlaceholderText(tr("Another property"));
  path_->setAccessibleName(tr("Name of the new property"));
  value_->setObjectName(QStringLiteral("values.value"));
  value_->setPlaceholderText(tr("Value"));
  value_->setAccessibleName(tr("Value of the new property"));
  add_->setObjectName(QStringLiteral("values.add"));
  remove_->setObjectName(QStringLiteral("values.remove"));
  inherit_->setObjectName(QStringLiteral("values.inherit"));
  for (QPushButton* button : {add_, remove_, inherit_}) button->setAutoDefault(false);
  hint_->setObjectName(QStringLiteral("values.hint"));
  hint_->setWordWrap(true);
  setRole(*hint_, "second");
  for (const auto& [field, model] : {std::pair(path_, paths_), std::pair(value_, words_)}) {
    auto* completer = new QCompleter(model, field);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(kMostSeen);
    field->setCompleter(completer);
  }
  connect(path_, &QLineEdit::textChanged, this, &TerrainValues::offer);
  arrange();
  const auto typed = [this](int row, const QString& text) { tellFaults(pathAt(row), text); };
  table_->setItemDelegateForColumn(kValue, new ValueDelegate(typed, table_));
  connect(table_, &QTableWidget::cellChanged, this, &TerrainValues::noteTyped);
  connect(table_, &QTableWidget::currentCellChanged, this, &TerrainValues::reflect);
  connect(add_, &QPushButton::clicked, this, &TerrainValues::add);
  for (QLineEdit* edit : {path_, value_}) connect(edit, &QLineEdit::textEdited, this, &TerrainValues::judgeNew);
  connect(path_, &QLineEdit::returnPressed, value_, qOverload<>(&QWidget::setFocus));
  connect(value_, &QLineEdit::returnPressed, this, &TerrainValues::add);
  connect(remove_, &QPushButton::clicked, this, [this] {
    const std::string path = currentPath();
    if (!path.empty()) emit removalWanted(path);
  });
  connect(inherit_, &QPushButton::clicked, this, [this] {
    const std::string path = currentPath();
    if (!path.empty()) emit inheritWanted(path);
  });
  reflect();
}

void TerrainValues::arrange() {
  auto* ofChosen = new QHBoxLayout;
  ofChosen->setSpacing(6);
  ofChosen->addWidget(remove_);
  ofChosen->addWidget(inherit_);
  ofChosen->addStretch(1);
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  row->addWidget(path_, 1);
  row->addWidget(value_, 1);
  row->addWidget(add_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(table_);
  column->addWidget(error_);
  column->addLayout(ofChosen);
  column->addLayout(row);
  column->addWidget(hint_);
  column->addWidget(addError_);
}

QString TerrainValues::pathAt(int row) const {
  const QTableWidgetItem* item = table_->item(row, kPathColumn);
  return item ? item->text() : QString();
}

std::string TerrainValues::currentPath() const {
  return pathAt(table_->currentRow()).toStdString();
}

void TerrainValues::offer() {
  QStringList paths;
  for (const rules::Term& term : rules::vocabulary()) {
    if (!term.path.starts_with(kFamily)) continue;
    const std::string path(term.path.substr(kFamily.size()));
    const QString name = QString::fromStdString(path);
    if (rules::isOtherPath(path) && !origins_.contains(name)) paths << name;
  }
  paths.sort();
  if (paths != paths_->stringList()) paths_->setStringList(paths);
  const QString path = path_->text().trimmed();
  const rules::Term* term = path.isEmpty() ? nullptr : termOf(path);
  hint_->setText(term ? tr("%1 Its value: %2.").arg(RulesWords::meaning(*term), RulesWords::in(term->shape.words()))
                 : path.isEmpty() ? tr("The rules know more: %1.").arg(paths.join(QStringLiteral(", ")))
                                  : QString());
  hint_->setVisible(!hint_->text().isEmpty());
  QStringList words;
  if (term) {
    for (const auto& [shown, word] : wordsFor(*term)) words << shown;
  }
  words_->setStringList(words);
}

const rules::Term* TerrainValues::termOf(const QString& path) const {
  return rules::termOf("terrain/" + subject_ + "/" + path.toStdString());
}

// The texts for a value, with the words of the rules that they mean.
std::vector<std::pair<QString, std::string>> TerrainValues::wordsFor(const rules::Term& term) const {
  const rules::Choice choice = term.shape.choice();
  if (std::holds_alternative<rules::TruthChoice>(choice)) {
    return {{tr("yes"), "true"}, {tr("no", "not true"), "false"}};
  }
  const auto* list = std::get_if<rules::ListChoice>(&choice);
  const auto* one = list ? &list->item : std::get_if<rules::WordChoice>(&choice);
  if (!one) return {};
  std::vector<std::pair<QString, std::string>> words;
  for (const std::string& word : one->words) words.emplace_back(RulesWords::text(word), word);
  for (const rules::NameKind kind : one->kinds) {
    for (const KnownName& name : knownNames(session_, kind)) {
      words.emplace_back(RulesWords::text(name.slug), name.slug);
      if (!name.title.isEmpty() && name.title != RulesWords::text(name.slug)) words.emplace_back(name.title, name.slug);
    }
  }
  return words;
}

QString TerrainValues::meant(const QString& path, const QString& text) const {
  const rules::Term* term = termOf(path);
  const auto parsed = rules::parseRuleValue(text.toStdString());
  if (!term || std::holds_alternative<model::JsonText>(parsed)) return text;
  const auto words = wordsFor(*term);
  const auto wordOf = [&](const QString& typed) {
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto& word) {
      return plainText(word.first) == plainText(typed.trimmed());
    });
    return found == words.end() ? std::nullopt : std::optional(found->second);
  };
  const rules::Choice choice = term->shape.choice();
  nlohmann::json value;
  if (std::holds_alternative<rules::ListChoice>(choice)) {
    value = nlohmann::json::array();
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
      const auto word = wordOf(part);
      if (!word) return text;
      value.push_back(*word);
    }
  } else {
    const auto word = wordOf(text);
    if (!word) return text;
    if (std::holds_alternative<rules::TruthChoice>(choice)) return RulesWords::text(*word);
    value = *word;
  }
  return RulesWords::text(value.dump());
}

QString TerrainValues::faultOf(const QString& path, const QString& text) const {
  return valueFault(termOf(path), meant(path, text));
}

QString TerrainValues::doubtOf(const QString& path, const QString& text) const {
  return unknownNames(session_, termOf(path), meant(path, text));
}

void TerrainValues::setValues(const std::string& subject, const std::map<std::string, std::string>& values,
                              const std::function<Origin(const std::string& path)>& originOf) {
  const QScopedValueRollback filling(isFilling_, true);
  const QString chosen = pathAt(table_->currentRow());
  if (subject != subject_) {
    drafts_.clear();
    path_->clear();
    value_->clear();
    tell(*addError_, {});
  }
  subject_ = subject;
  origins_.clear();
  table_->setRowCount(static_cast<int>(values.size()));
  int row = 0;
  int current = -1;
  for (const auto& [path, json] : values) {
    const QString name = QString::fromStdString(path);
    const Origin& origin = origins_[name] = originOf(path);
    const auto draft = drafts_.find(name);
    const QString cells[] = {name, draft == drafts_.end() ? QString::fromStdString(json) : draft->second, origin.text};
    for (const int column : {kPathColumn, kValue, kOrigin}) {
      auto* item = new QTableWidgetItem(cells[column]);
      item->setToolTip(cells[column]);
      if (column != kValue) item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
      if (column == kOrigin) item->setForeground(colours().second);
      if (column == kValue && !faultOf(name, cells[kValue]).isEmpty()) item->setForeground(colours().error);
      table_->setItem(row, column, item);
    }
    if (name == chosen) current = row;
    ++row;
  }
  if (current >= 0) table_->setCurrentCell(current, kValue);
  table_->setVisible(row > 0);
  table_->setFixedHeight(size::high(30, 1) + std::clamp(row, 1, 7) * size::row());
  offer();
  reflect();
}

void TerrainValues::noteTyped(int row, int column) {
  if (isFilling_ || column != kValue) return;
  const QString path = pathAt(row);
  const QString text = table_->item(row, column)->text();
  // Queued, because applying the value can fill the table anew while it is still processing the cell.
  QMetaObject::invokeMethod(
      this,
      [this, path, text, subject = subject_] {
        if (subject == subject_) commit(path, text);
      },
      Qt::QueuedConnection);
}

void TerrainValues::commit(const QString& path, const QString& text) {
  const QString fault = faultOf(path, text);
  if (fault.isEmpty()) {
    drafts_.erase(path);
  } else {
    drafts_[path] = text;
  }
  for (int row = 0; row < table_->rowCount(); ++row) {
    if (pathAt(row) != path) continue;
    const QScopedValueRollback filling(isFilling_, true);
    table_->item(row, kValue)->setForeground(fault.isEmpty() ? colours().text : colours().error);
  }
  reflect();
  if (!fault.isEmpty()) return;
  emit valueWanted(path.toStdString(),
                   std::get<model::JsonText>(rules::parseRuleValue(meant(path, text).toStdString())).text);
}

void TerrainValues::add() {
  const QString path = path_->text().trimmed();
  const QString text = value_->text();
  if (!rules::isOtherPath(path.toStdString())) {
    tell(*addError_, tr("A property's name is made of letters a–z, digits and hyphens, in parts joined by “/”, and is "
                        "none of the fields above."));
    path_->setFocus();
    return;
  }
  if (origins_.contains(path)) {
    tell(*addError_, tr("There is a value “%1” already; change it in the table.").arg(path));
    path_->setFocus();
    return;
  }
  const QString fault = faultOf(path, text);
  tell(*addError_, fault);
  if (!fault.isEmpty()) {
    value_->setFocus();
    return;
  }
  const std::string json = std::get<model::JsonText>(rules::parseRuleValue(meant(path, text).toStdString())).text;
  emit valueWanted(path.toStdString(), json);
  // Text that could not be written stays in its cell.
  if (!origins_.contains(path)) return;
  path_->clear();
  value_->clear();
  path_->setFocus();
}

void TerrainValues::reflect() {
  const QString path = pathAt(table_->currentRow());
  const auto origin = origins_.find(path);
  const bool isChosen = origin != origins_.end();
  remove_->setEnabled(isChosen);
  inherit_->setEnabled(isChosen && origin->second.isOverride);
  remove_->setToolTip(isChosen ? tr("This value holds no longer.") : tr("Choose a value in the table first."));
  inherit_->setToolTip(inherit_->isEnabled() ? tr("Go back to the value of the system above.")
                                             : tr("The value chosen stands in no inherited one's place."));
  tellFaults();
}

void TerrainValues::tellFaults(const QString& typedPath, const QString& typed) {
  QStringList faults;
  for (int row = 0; row < table_->rowCount(); ++row) {
    const QString path = pathAt(row);
    const QTableWidgetItem* item = table_->item(row, kValue);
    const QString text = path == typedPath ? typed : item ? item->text() : QString();
    const QString fault = faultOf(path, text);
    const QString told = fault.isEmpty() ? doubtOf(path, text) : fault;
    if (!told.isEmpty()) faults << tr("%1: %2").arg(path, told);
  }
  tell(*error_, faults.join(QLatin1Char('\n')));
}

// Shows the fault of the new value after each key; an empty text is not a fault yet.
void TerrainValues::judgeNew() {
  const QString path = path_->text().trimmed();
  const QString text = value_->text();
  if (path.isEmpty() || text.trimmed().isEmpty()) return tell(*addError_, {});
  const QString fault = faultOf(path, text);
  tell(*addError_, fault.isEmpty() ? doubtOf(path, text) : fault);
}

}  // namespace redoubt::editor
