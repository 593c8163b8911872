#include "editor/panels/history_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/style/icons.h"
#include "editor/style/row_focus.h"
#include "editor/style/row_paint.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kTimeWidth = 74;

Sign signOf(const HistoryLine& line) {
  if (line.isCurrent) return Sign::Current;
  if (line.kind == HistoryLine::Kind::Version) return Sign::Flag;
  switch (line.state) {
    case store::HistoryState::Done: return Sign::Done;
    case store::HistoryState::Undone: return Sign::Undone;
    case store::HistoryState::SetAside: break;
  }
  return Sign::SetAside;
}

}  // namespace

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto* model = qobject_cast<const HistoryModel*>(index.model());
  if (!model) return;
  const HistoryLine& line = model->line(index.row());
  const ThemeColours& c = colours();
  painter->save();
  QStyleOptionViewItem ground(option);
  // The frame in the accent colour marks the present state of the battle; the focus frame has the colour of the text.
  ground.state &= ~QStyle::State_HasFocus;
  paintRowGround(*painter, ground);
  const QRect box = option.rect;
  if (option.state & QStyle::State_HasFocus) {
    painter->setPen(QPen(c.text, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(box.adjusted(0, 0, -1, -1));
  }
  if (line.isCurrent) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(c.accent, 1.2));
    painter->setBrush(c.selection);
    painter->drawRoundedRect(QRectF(box).adjusted(3.5, 1.5, -3.5, -1.5), 4, 4);
  }
  const bool isGone = line.state != store::HistoryState::Done;
  paintSign(*painter, QRectF(box.left() + 13, box.center().y() - 7, 15, 15), signOf(line),
            line.state == store::HistoryState::SetAside);
  QFont titleFont = themeFont(line.kind == HistoryLine::Kind::Version ? TextStyle::Strong : TextStyle::Body);
  titleFont.setItalic(line.state == store::HistoryState::Undone || line.kind == HistoryLine::Kind::Beginning);
  const QFont timeFont = themeFont(TextStyle::Second);
  const int time = std::min(kTimeWidth, QFontMetrics(timeFont).horizontalAdvance(line.time));
  const QColor ink = line.state == store::HistoryState::SetAside ? mixed(c.third, c.base, 0.35)
                     : isGone                                    ? c.third
                                                                 : c.text;
  paintText(*painter, QRect(box.left() + 38, box.top(), box.width() - 38 - 14 - time - 8, box.height()), line.title,
            titleFont, ink);
  paintText(*painter, QRect(box.right() - 13 - time, box.top(), time + 1, box.height()), line.time, timeFont,
            isGone ? ink : c.second);
  painter->restore();
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  return {100, size::row()};
}

HistoryPanel::HistoryPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new HistoryModel(session, this)), list_(new QListView) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  list_->setObjectName(QStringLiteral("history.list"));
  list_->setAccessibleName(tr("History"));
  list_->setModel(model_);
  list_->setItemDelegate(new HistoryDelegate(this));
  list_->setUniformItemSizes(true);
  list_->setSelectionMode(QAbstractItemView::SingleSelection);
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  list_->installEventFilter(this);
  followRows(*list_);
  column->addWidget(list_, 1);
  column->addWidget(makeFooter());
  setMinimumWidth(180);
  connect(list_, &QListView::clicked, this, &HistoryPanel::choose);
  connect(list_, &QListView::customContextMenuRequested, this, &HistoryPanel::showMenu);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this] { versionButtons_->setVisible(chosenVersion()); });
  connect(model_, &HistoryModel::refreshed, this, &HistoryPanel::reflect);
  connect(&session_, &Session::documentReplaced, this, &HistoryPanel::reflect);
  reflect();
}

QWidget* HistoryPanel::makeFooter() {
  auto* footer = new QWidget;
  setRole(*footer, "page");
  footer->setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(footer);
  column->setContentsMargins(size::kMargin, 4, size::kMargin, 7);
  column->setSpacing(5);
  versionButtons_ = new QWidget;
  auto* row = new QHBoxLayout(versionButtons_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(5);
  goBack_ = new QPushButton(tr("Go back"));
  auto* compareButton = new QPushButton(tr("Compare…"));
  remove_ = new QPushButton(tr("Remove"));
  goBack_->setObjectName(QStringLiteral("history.back"));
  compareButton->setObjectName(QStringLiteral("history.compare"));
  remove_->setObjectName(QStringLiteral("history.remove"));
  for (QPushButton* button : {goBack_, compareButton, remove_}) {
    setRole(*button, "row");
    row->addWidget(button);
  }
  row->addStretch();
  connect(goBack_, &QPushButton::clicked, this, [this] {
    if (const HistoryLine* line = chosenVersion()) goBack(line->version);
  });
  connect(compareButton, &QPushButton::clicked, this, [this] {
    if (const HistoryLine* line = chosenVersion()) emit compareWanted(line->version);
  });
  connect(remove_, &QPushButton::clicked, this, [this] {
    if (const HistoryLine* line = chosenVersion()) removeVersion(HistoryLine(*line));
  });
  column->addWidget(versionButtons_);
  auto* hint = new QLabel(tr("Ctrl+S names a version"));
  setRole(*hint, "second");
  column->addWidget(hint);
  return footer;
}

bool HistoryPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == list_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      const HistoryLine* version = chosenVersion();
      version ? goBack(version->version) : choose(list_->currentIndex());
      return true;
    }
    if (const HistoryLine* line = chosenVersion(); line && key == Qt::Key_F2) {
      renameVersion(HistoryLine(*line));
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void HistoryPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) list_->viewport()->update();
  QWidget::changeEvent(event);
}

void HistoryPanel::reflect() {
  const int row = model_->currentRow();
  if (row >= 0) {
    list_->setCurrentIndex(model_->index(row));
    // Including the versions of this state below it, also the one just named.
    int last = row;
    while (last + 1 < model_->rowCount() && model_->line(last + 1).kind == HistoryLine::Kind::Version) ++last;
    list_->scrollTo(model_->index(last));
    list_->scrollTo(model_->index(row));
  }
  const QString reason = Words::readOnlyReason(session_);
  for (QPushButton* button : {goBack_, remove_}) {
    button->setEnabled(reason.isEmpty());
    button->setToolTip(reason);
  }
  versionButtons_->setVisible(chosenVersion());
}

const HistoryLine* HistoryPanel::chosenVersion() const {
  const QModelIndex index = list_->currentIndex();
  if (!index.isValid()) return nullptr;
  const HistoryLine& line = model_->line(index.row());
  return line.kind == HistoryLine::Kind::Version ? &line : nullptr;
}

void HistoryPanel::choose(const QModelIndex& index) {
  if (!index.isValid() || session_.isReadOnly()) return;
  const HistoryLine& line = model_->line(index.row());
  if (line.kind == HistoryLine::Kind::Version || line.state == store::HistoryState::SetAside || line.isCurrent) return;
  session_.goTo(line.sequence);
}

void HistoryPanel::goBack(std::int64_t version) {
  if (!session_.isReadOnly()) session_.restoreVersion(version);
}

void HistoryPanel::renameVersion(const HistoryLine& version) {
  if (session_.isReadOnly() || !version.isNamed) return;
  QInputDialog question(this);
  question.setObjectName(QStringLiteral("history.rename"));
  question.setWindowTitle(tr("Rename a version"));
  question.setLabelText(tr("Name of the version"));
  question.setTextValue(version.title);
  question.resize(question.sizeHint().expandedTo({size::scaled(360), 0}));
  if (question.exec() != QDialog::Accepted) return;
  const QString name = question.textValue().trimmed();
  if (name.isEmpty() || name == version.title) return;
  session_.attempt([&] { session_.document().renameVersion(version.version, name.toStdString()); });
  session_.notifyHistoryChanged();
  for (int row = 0; row < model_->rowCount(); ++row) {
    if (model_->line(row).version == version.version) list_->setCurrentIndex(model_->index(row));
  }
}

void HistoryPanel::removeVersion(const HistoryLine& version) {
  if (session_.isReadOnly()) return;
  QMessageBox question(QMessageBox::Question, tr("Remove a version"), tr("Remove the version “%1”?").arg(version.title),
                       QMessageBox::NoButton, this);
  question.setObjectName(QStringLiteral("history.question"));
  question.setInformativeText(tr("The battle stays as it is; only this way back goes. It can't be undone."));
  QPushButton* yes = question.addButton(tr("Remove"), QMessageBox::DestructiveRole);
  question.addButton(QMessageBox::Cancel);
  question.exec();
  if (question.clickedButton() != yes) return;
  session_.attempt([&] { session_.document().removeVersion(version.version); });
  session_.notifyHistoryChanged();
}

void HistoryPanel::showMenu(QPoint position) {
  const QModelIndex index = list_->indexAt(position);
  if (!index.isValid()) return;
  const HistoryLine line(model_->line(index.row()));
  QMenu menu(this);
  menu.setObjectName(QStringLiteral("history.menu"));
  const bool mayChange = !session_.isReadOnly();
  if (line.kind == HistoryLine::Kind::Version) {
    menu.addAction(tr("Go back to this version"), this, [&] { goBack(line.version); })->setEnabled(mayChange);
    menu.addAction(tr("Compare with now…"), this, [&] { emit compareWanted(line.version); });
    menu.addSeparator();
    menu.addAction(tr("Forget edits before this version…"), this, [&] { emit forgetWanted(line.sequence); })
        ->setEnabled(mayChange);
    QAction* rename = menu.addAction(tr("Rename…"), this, [&] { renameVersion(line); });
    rename->setShortcut(Qt::Key_F2);
    rename->setEnabled(mayChange && line.isNamed);
    menu.addAction(tr("Remove…"), this, [&] { removeVersion(line); })->setEnabled(mayChange);
  } else {
    QAction* here =
        menu.addAction(line.state == store::HistoryState::Undone ? tr("Redo up to here") : tr("Undo back to here"),
                       this, [&] { session_.goTo(line.sequence); });
    here->setEnabled(mayChange && !line.isCurrent && line.state != store::HistoryState::SetAside);
  }
  menu.exec(list_->viewport()->mapToGlobal(position));
}

}  // namespace redoubt::editor
