#include "editor/app/shortcut_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "editor/app/fuzzy_match.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

enum Column { kCommand, kKeys, kDefault, kDescription, kColumns };

QString wordsOf(const QList<QKeySequence>& keys) {
  QStringList words;
  for (const QKeySequence& key : keys) words << key.toString(QKeySequence::NativeText);
  return words.join(QStringLiteral(", "));
}

std::vector<CommandSpec> inMenuOrder(std::vector<CommandSpec> specs) {
  const QStringList order = Commands::categories();
  const auto place = [&](const CommandSpec& spec) {
    const qsizetype at = order.indexOf(Commands::categoryOf(spec.id));
    return at < 0 ? order.size() : at;
  };
  std::stable_sort(specs.begin(), specs.end(),
                   [&](const CommandSpec& a, const CommandSpec& b) { return place(a) < place(b); });
  return specs;
}

QTreeWidgetItem* categoryItem(QTreeWidget& tree, const QString& name) {
  auto* item = new QTreeWidgetItem(&tree, {name});
  item->setFlags(Qt::ItemIsEnabled);
  item->setFont(kCommand, themeFont(TextStyle::Strong));
  item->setSizeHint(kCommand, {0, size::row()});
  item->setExpanded(true);
  item->setFirstColumnSpanned(true);
  return item;
}

}  // namespace

KeyField::KeyField(const QString& name, QWidget* parent) : QKeySequenceEdit(parent) {
  setAccessibleName(name);
  // The inner field gets the focus, and screen readers use its own name.
  if (auto* field = findChild<QLineEdit*>()) field->setAccessibleName(name);
  setToolTip(name);
}

void KeyField::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    event->ignore();
    return;
  }
  QKeySequenceEdit::keyPressEvent(event);
  if (keySequence().isEmpty()) return;  // only a modifier so far
  const QKeySequence key(keySequence()[0]);
  setKeySequence(key);  // doesn't wait for a second one
  emit pressed(key);
}

ShortcutDialog::ShortcutDialog(Commands& commands, QWidget* parent) : QDialog(parent), commands_(commands) {
  setObjectName(QStringLiteral("shortcuts"));
  setWindowTitle(tr("Keyboard shortcuts"));
  auto* column = new QVBoxLayout(this);
  column->setSpacing(10);
  column->addWidget(makeFilters());
  column->addWidget(makeTree(), 1);
  column->addWidget(makeEditor());
  column->addWidget(makeQuestion());
  column->addWidget(makeButtons());
  resize(880, 640);
  fill();
  connect(&commands_, &Commands::keysChanged, this, [this] {
    showKeys();
    showCurrent();
  });
  if (tree_->topLevelItemCount() > 0) tree_->setCurrentItem(tree_->topLevelItem(0)->child(0));
  filter_->setFocus();
}

QWidget* ShortcutDialog::makeFilters() {
  auto* bar = new QWidget;
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  filter_ = new QLineEdit;
  filter_->setObjectName(QStringLiteral("shortcuts.filter"));
  filter_->setPlaceholderText(tr("Filter by name, description or keys"));
  filter_->setAccessibleName(tr("Filter commands"));
  filter_->setClearButtonEnabled(true);
  filter_->addAction(icon(u"edit-find"), QLineEdit::LeadingPosition);
  filterKey_ = new KeyField(tr("Show the command with the key pressed here"));
  filterKey_->setObjectName(QStringLiteral("shortcuts.filterKey"));
  filterKey_->setFixedWidth(size::scaled(150));
  auto* label = new QLabel(tr("or &press a key"));
  label->setBuddy(filterKey_);
  auto* clear = new QToolButton;
  clear->setIcon(icon(u"edit-clear"));
  clear->setToolTip(tr("Show all commands"));
  clear->setAccessibleName(clear->toolTip());
  row->addWidget(filter_, 1);
  row->addWidget(label);
  row->addWidget(filterKey_);
  row->addWidget(clear);
  connect(filter_, &QLineEdit::textChanged, this, &ShortcutDialog::applyFilter);
  connect(filterKey_, &KeyField::pressed, this, &ShortcutDialog::applyFilter);
  connect(clear, &QToolButton::clicked, this, [this] {
    filterKey_->clear();
    filter_->clear();
    applyFilter();
  });
  return bar;
}

QWidget* ShortcutDialog::makeTree() {
  tree_ = new QTreeWidget;
  tree_->setObjectName(QStringLiteral("shortcuts.tree"));
  tree_->setAccessibleName(tr("Commands"));
  tree_->setColumnCount(kColumns);
  tree_->setHeaderLabels({tr("Command"), tr("Keys"), tr("Default"), tr("Description")});
  tree_->setUniformRowHeights(true);
  tree_->setIndentation(14);
  tree_->setIconSize({size::kIcon, size::kIcon});
  tree_->setFrameShape(QFrame::Box);
  tree_->header()->setStretchLastSection(true);
  tree_->setColumnWidth(kCommand, 250);
  tree_->setColumnWidth(kKeys, 130);
  tree_->setColumnWidth(kDefault, 110);
  connect(tree_, &QTreeWidget::currentItemChanged, this, &ShortcutDialog::showCurrent);
  return tree_;
}

QWidget* ShortcutDialog::makeEditor() {
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  name_ = new QLabel;
  setRole(*name_, "strong");
  description_ = new QLabel;
  description_->setWordWrap(true);
  setRole(*description_, "second");
  column->addWidget(name_);
  column->addWidget(description_);
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  const QString names[] = {tr("Key"), tr("Second key")};
  for (int slot = 0; slot < kSlots; ++slot) {
    const auto at = static_cast<std::size_t>(slot);
    auto* label = new QLabel(names[slot]);
    fields_[at] = new KeyField(names[slot]);
    fields_[at]->setObjectName(QStringLiteral("shortcuts.key%1").arg(slot + 1));
    fields_[at]->setFixedWidth(size::scaled(160));
    label->setBuddy(fields_[at]);
    clears_[at] = new QToolButton;
    clears_[at]->setIcon(icon(u"edit-clear"));
    clears_[at]->setObjectName(QStringLiteral("shortcuts.clear%1").arg(slot + 1));
    clears_[at]->setToolTip(tr("Take this key away"));
    clears_[at]->setAccessibleName(clears_[at]->toolTip());
    row->addWidget(label);
    row->addWidget(fields_[at]);
    row->addWidget(clears_[at]);
    row->addSpacing(10);
    connect(fields_[at], &KeyField::pressed, this, [this, slot](const QKeySequence& key) { propose(slot, key); });
    connect(clears_[at], &QToolButton::clicked, this, [this, slot] { assign(slot, {}); });
  }
  reset_ = new QPushButton(tr("&Reset to default"));
  reset_->setObjectName(QStringLiteral("shortcuts.reset"));
  reset_->setAutoDefault(false);
  connect(reset_, &QPushButton::clicked, this, &ShortcutDialog::resetCurrent);
  row->addStretch(1);
  row->addWidget(reset_);
  column->addLayout(row);
  return box;
}

// Of a fixed height, so that the layout doesn't change while keys are tried.
QWidget* ShortcutDialog::makeQuestion() {
  auto* box = new QWidget;
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  question_ = new QLabel;
  question_->setObjectName(QStringLiteral("shortcuts.question"));
  question_->setWordWrap(true);
  answer_ = new QPushButton;
  answer_->setObjectName(QStringLiteral("shortcuts.answer"));
  answer_->setAutoDefault(false);
  row->addWidget(question_, 1);
  row->addWidget(answer_);
  box->setMinimumHeight(32);
  connect(answer_, &QPushButton::clicked, this, [this] {
    const auto work = std::exchange(work_, {});
    tell({});
    if (work) work();
  });
  tell({});
  return box;
}

QWidget* ShortcutDialog::makeButtons() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* all = buttons->addButton(tr("Reset &all…"), QDialogButtonBox::ResetRole);
  all->setObjectName(QStringLiteral("shortcuts.resetAll"));
  for (QAbstractButton* each : buttons->buttons()) static_cast<QPushButton*>(each)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(all, &QPushButton::clicked, this, [this] {
    tell(tr("Shall all commands have their default keys again?"), tr("Reset all"),
         [this] { commands_.resetAllKeys(); });
  });
  return buttons;
}

void ShortcutDialog::fill() {
  QPixmap none(size::kIcon, size::kIcon);  // keeps the names of commands without icon in line
  none.fill(Qt::transparent);
  QHash<QString, QTreeWidgetItem*> categories;
  for (const CommandSpec& spec : inMenuOrder(commands_.specs())) {
    QTreeWidgetItem*& category = categories[Commands::categoryOf(spec.id)];
    if (!category) category = categoryItem(*tree_, Commands::categoryOf(spec.id));
    auto* item = new QTreeWidgetItem(category, {commands_.title(spec.id)});
    item->setData(kCommand, Qt::UserRole, spec.id);
    item->setSizeHint(kCommand, {0, size::row()});
    item->setIcon(kCommand, spec.icon.isEmpty() ? QIcon(none) : icon(spec.icon));
    item->setText(kDefault, wordsOf(spec.keys));
    item->setForeground(kDefault, colours().second);
    item->setText(kDescription, spec.description);
    item->setForeground(kDescription, colours().second);
    item->setToolTip(kDescription, spec.description);
  }
  showKeys();
}

void ShortcutDialog::showKeys() {
  for (QTreeWidgetItemIterator each(tree_); *each; ++each) {
    const QString id = (*each)->data(kCommand, Qt::UserRole).toString();
    if (id.isEmpty()) continue;
    const bool isOwn = commands_.hasOwnKeys(id);
    (*each)->setText(kKeys, wordsOf(commands_.keys(id)));
    (*each)->setFont(kKeys, themeFont(isOwn ? TextStyle::Strong : TextStyle::Body));
    (*each)->setToolTip(kKeys, isOwn ? tr("Changed by you") : QString());
  }
}

// --- the filter

bool ShortcutDialog::passes(const QString& id) const {
  const QKeySequence key = filterKey_->keySequence();
  if (!key.isEmpty() && !commands_.keys(id).contains(key)) return false;
  const FuzzyPattern pattern(filter_->text());
  const QString whole = QStringList{commands_.title(id), Commands::categoryOf(id), id, wordsOf(commands_.keys(id)),
                                    commands_.spec(id).description}
                            .join(QLatin1Char('\n'));
  return pattern.matchPieces(FuzzyText(whole)).has_value();
}

void ShortcutDialog::applyFilter() {
  QTreeWidgetItem* first = nullptr;
  for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* category = tree_->topLevelItem(i);
    bool isAnyShown = false;
    for (int j = 0; j < category->childCount(); ++j) {
      QTreeWidgetItem* item = category->child(j);
      const bool isShown = passes(item->data(kCommand, Qt::UserRole).toString());
      item->setHidden(!isShown);
      isAnyShown = isAnyShown || isShown;
      if (isShown && !first) first = item;
    }
    category->setHidden(!isAnyShown);
  }
  QTreeWidgetItem* current = tree_->currentItem();
  if (first && (!current || current->isHidden())) tree_->setCurrentItem(first);
  const QKeySequence key = filterKey_->keySequence();
  if (first) return tell({});
  tell(key.isEmpty() ? tr("No command is called like that.")
                     : tr("No command has the key %1.").arg(key.toString(QKeySequence::NativeText)));
}

// --- the current command

QString ShortcutDialog::currentId() const {
  const QTreeWidgetItem* item = tree_->currentItem();
  return item ? item->data(kCommand, Qt::UserRole).toString() : QString();
}

void ShortcutDialog::choose(const QString& id) {
  for (QTreeWidgetItemIterator each(tree_); *each; ++each) {
    if ((*each)->data(kCommand, Qt::UserRole).toString() == id) tree_->setCurrentItem(*each);
  }
}

void ShortcutDialog::showCurrent() {
  const QString id = currentId();
  const bool isCommand = !id.isEmpty();
  name_->setText(isCommand ? commands_.title(id) : tr("Choose a command"));
  description_->setText(isCommand ? commands_.spec(id).description : QString());
  description_->setVisible(!description_->text().isEmpty());
  const auto keys = isCommand ? commands_.keys(id) : QList<QKeySequence>();
  for (int slot = 0; slot < kSlots; ++slot) {
    const auto at = static_cast<std::size_t>(slot);
    fields_[at]->setKeySequence(keys.value(slot));
    // A second key needs a first.
    fields_[at]->setEnabled(isCommand && slot <= keys.size());
    clears_[at]->setEnabled(slot < keys.size());
  }
  reset_->setEnabled(isCommand && commands_.hasOwnKeys(id));
  tell({});
}

void ShortcutDialog::propose(int slot, const QKeySequence& key) {
  const QString id = currentId();
  if (id.isEmpty() || commands_.keys(id).value(slot) == key) return tell({});
  const QString name = key.toString(QKeySequence::NativeText);
  if (const QString kept = commands_.whyKept(key); !kept.isEmpty()) {
    showCurrent();
    return tell(kept);
  }
  if (commands_.keys(id).contains(key)) {
    showCurrent();
    return tell(tr("“%1” has the key %2 already.").arg(commands_.title(id), name));
  }
  const QStringList rivals = commands_.rivals(id, key);
  if (rivals.isEmpty()) return assign(slot, key);
  askToTake(key, rivals, [this, slot, key] { assign(slot, key); });
}

void ShortcutDialog::askToTake(const QKeySequence& key, const QStringList& from, std::function<void()> work) {
  QStringList titles;
  for (const QString& id : from) titles << tr("“%1”").arg(commands_.title(id));
  tell(tr("%1 is used by %2; take it from there?")
           .arg(key.toString(QKeySequence::NativeText), titles.join(QStringLiteral(", "))),
       tr("Take it"), std::move(work));
}

void ShortcutDialog::assign(int slot, const QKeySequence& key) {
  const QString id = currentId();
  if (id.isEmpty()) return;
  QList<QKeySequence> keys = commands_.keys(id);
  if (slot < keys.size()) {
    keys[slot] = key;
  } else {
    keys << key;
  }
  keys.removeAll(QKeySequence());
  commands_.setKeys(id, keys);
}

void ShortcutDialog::resetCurrent() {
  const QString id = currentId();
  if (id.isEmpty()) return;
  for (const QKeySequence& key : commands_.spec(id).keys) {
    const QStringList rivals = commands_.rivals(id, key);
    if (!rivals.isEmpty()) return askToTake(key, rivals, [this, id] { commands_.resetKeys(id); });
  }
  commands_.resetKeys(id);
}

void ShortcutDialog::tell(const QString& sentence, const QString& button, std::function<void()> work) {
  question_->setText(sentence);
  answer_->setText(button);
  answer_->setVisible(!button.isEmpty());
  work_ = std::move(work);
}

}  // namespace redoubt::editor
