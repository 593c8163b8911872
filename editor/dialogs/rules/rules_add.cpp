#include "editor/dialogs/rules/rules_add.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

#include "core/rules/set_up/set_up.h"
#include "editor/dialogs/rules/new_rule_dialog.h"
#include "editor/dialogs/values/rules_entries.h"
#include "editor/style/elided_label.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostSeen = 12;

// The first part of a path that is still to be named; empty if there is none.
QString openPart(const QString& path) {
  const qsizetype start = path.indexOf(QLatin1Char('<'));
  const qsizetype end = path.indexOf(QLatin1Char('>'), start);
  return start < 0 || end < 0 ? QString() : path.mid(start, end - start + 1);
}

}  // namespace

RulesAdd::RulesAdd(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      new_(new QPushButton(tr("&New rule…"))),
      kind_(new QComboBox),
      path_(new QLineEdit),
      add_(new QPushButton(tr("&Add"))),
      hint_(new ElidedLabel),
      error_(new QLabel),
      paths_(new QStringListModel(this)) {
  setAttribute(Qt::WA_StyledBackground);
  setRole(*this, "page");
  path_->setObjectName(QStringLiteral("rules.add.path"));
  path_->setAccessibleName(tr("Path of a new rule or setting"));
  path_->installEventFilter(this);
  kind_->setObjectName(QStringLiteral("rules.add.kind"));
  kind_->setAccessibleName(tr("What to add"));
  kind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  kind_->setMinimumContentsLength(13);
  new_->setObjectName(QStringLiteral("rules.new"));
  new_->setAutoDefault(false);
  new_->setToolTip(tr("Begins a rule by what it is for: supply, a zone, weather, chits, points"));
  add_->setObjectName(QStringLiteral("rules.add"));
  add_->setAutoDefault(false);
  hint_->setObjectName(QStringLiteral("rules.add.hint"));
  setRole(*hint_, "second");
  error_->setObjectName(QStringLiteral("rules.add.error"));
  error_->setWordWrap(true);
  setRole(*error_, "error");
  auto* completer = new QCompleter(paths_, this);
  completer->setFilterMode(Qt::MatchContains);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setMaxVisibleItems(kMostSeen);
  completer->popup()->setStyleSheet(
      QStringLiteral("QAbstractItemView { border: 1px solid %1; }").arg(colours().line.name()));
  path_->setCompleter(completer);

  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  row->addWidget(new_);
  row->addSpacing(8);
  row->addWidget(kind_);
  row->addWidget(path_, 1);
  row->addWidget(add_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 6, 8, 6);
  column->setSpacing(4);
  column->addLayout(row);
  column->addWidget(hint_);
  column->addWidget(error_);
  connect(path_, &QLineEdit::textChanged, this, &RulesAdd::judge);
  connect(path_, &QLineEdit::returnPressed, this, &RulesAdd::add);
  connect(add_, &QPushButton::clicked, this, &RulesAdd::add);
  connect(new_, &QPushButton::clicked, this, &RulesAdd::makeNew);
  connect(kind_, &QComboBox::activated, this, &RulesAdd::chooseKind);
  fillKinds();
  chooseKind();
}

QList<QWidget*> RulesAdd::tabOrder() const {
  return {new_, kind_, path_, add_};
}

void RulesAdd::fillKinds() {
  const QVariant before = kind_->currentData();
  kind_->clear();
  kind_->addItem(tr("Rule"));
  for (const model::Scenario* scenario : rules::scenarios(session_.translated())) {
    kind_->addItem(tr("Setting: %1").arg(RulesWords::scenario(session_.translated(), scenario->id)),
                   qlonglong(scenario->id.value));
  }
  kind_->setCurrentIndex(std::max(0, before.isValid() ? kind_->findData(before) : 0));
}

std::optional<Id<model::Scenario>> RulesAdd::scenario() const {
  const QVariant id = kind_->currentData();
  return id.isValid() ? std::optional(Id<model::Scenario>{id.toLongLong()}) : std::nullopt;
}

void RulesAdd::chooseKind() {
  isStale_ = true;
  path_->setPlaceholderText(scenario() ? tr("by its path, such as turn/last")
                                       : tr("or by its path, such as arm/cavalry/movement"));
  judge();
}

void RulesAdd::refresh() {
  fillKinds();
  const QString obstacle = TerrainWords::obstacle(session_);
  for (QWidget* field : std::initializer_list<QWidget*>{new_, kind_, path_, add_}) {
    field->setEnabled(obstacle.isEmpty());
    if (field != new_ || !obstacle.isEmpty()) field->setToolTip(obstacle);
  }
  chooseKind();
}

// There are a few thousand paths, so they are only listed when the field gets the focus. Escape drops what was typed,
// and the next one closes the window.
bool RulesAdd::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn && std::exchange(isStale_, false)) {
    paths_->setStringList(pathsToAdd(session_, scenario()));
  }
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
      !path_->text().isEmpty()) {
    path_->clear();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void RulesAdd::judge() {
  error_->hide();
  const QString path = path_->text().trimmed();
  const rules::Term* term = path.isEmpty() ? nullptr : termOf({path.toStdString(), scenario()});
  if (path.isEmpty()) {
    hint_->setText(scenario() ? tr("Only settings that the scenario lacks are offered.")
                              : tr("Only rules that the battle lacks are offered."));
  } else if (term) {
    hint_->setText(RulesWords::meaning(*term));
  } else {
    hint_->setText(scenario() ? tr("No setting of this path is known; it would be one of your own.")
                              : tr("No rule of this path is known; it would be one of your own."));
  }
}

void RulesAdd::makeNew() {
  NewRuleDialog dialog(session_, this);
  if (dialog.exec() == QDialog::Accepted) emit written({dialog.path(), std::nullopt});
}

void RulesAdd::add() {
  const QString path = path_->text().trimmed();
  if (path.isEmpty()) return path_->setFocus();
  const QString open = openPart(path);
  if (!open.isEmpty() || !rules::isRulePath(path.toStdString())) {
    error_->setText(open.isEmpty() ? tr("A path is made of letters a–z, digits and hyphens, in parts joined by “/”.")
                                   : tr("Write a name in the place of %1.").arg(open));
    error_->show();
    path_->setFocus();
    if (!open.isEmpty()) path_->setSelection(static_cast<int>(path.indexOf(open)), static_cast<int>(open.size()));
    return;
  }
  path_->clear();
  emit written({path.toStdString(), scenario()});
}

}  // namespace redoubt::editor
