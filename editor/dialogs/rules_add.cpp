#include "editor/dialogs/rules_add.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

#include "editor/dialogs/rules_entries.h"
#include "editor/dialogs/rules_words.h"
#include "editor/dialogs/terrain_words.h"
#include "editor/style/elided_label.h"
#include "editor/style/theme.h"

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
      path_(new QLineEdit),
      add_(new QPushButton(tr("&Add rule"))),
      hint_(new ElidedLabel),
      error_(new QLabel),
      paths_(new QStringListModel(this)) {
  setAttribute(Qt::WA_StyledBackground);
  setRole(*this, "page");
  path_->setObjectName(QStringLiteral("rules.add.path"));
  path_->setPlaceholderText(tr("New rule, such as arm/cavalry/fire-range"));
  path_->setAccessibleName(tr("Path of a new rule"));
  path_->installEventFilter(this);
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
  judge();
}

QList<QWidget*> RulesAdd::tabOrder() const {
  return {path_, add_};
}

void RulesAdd::refresh() {
  isStale_ = true;
  const QString obstacle = TerrainWords::obstacle(session_);
  for (QWidget* field : std::initializer_list<QWidget*>{path_, add_}) {
    field->setEnabled(obstacle.isEmpty());
    field->setToolTip(obstacle);
  }
  judge();
}

// A few thousand paths: not before somebody goes there. Escape gives up what was typed, and then closes the window.
bool RulesAdd::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn && std::exchange(isStale_, false)) paths_->setStringList(pathsToAdd(session_));
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
  const rules::Term* term = path.isEmpty() ? nullptr : rules::termOf(path.toStdString());
  hint_->setText(path.isEmpty() ? tr("Only rules that the battle lacks are offered.")
                 : term         ? RulesWords::meaning(*term)
                                : tr("No rule of this path is known; it would be one of your own."));
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
  emit pathWritten(path.toStdString());
}

}  // namespace redoubt::editor
