#include "editor/panels/problems_panel.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <set>
#include <utility>

#include "editor/style/field_keys.h"
#include "editor/style/icons.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostToldOf = 4;  // of the problems that are waived together
constexpr std::array kSeverities{model::Severity::Error, model::Severity::Warning, model::Severity::Note};

}  // namespace

ProblemsPanel::ProblemsPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      model_(new ProblemsModel(session, this)),
      delegate_(new ProblemsDelegate(this)),
      list_(new QListView) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeBar());
  empty_ = makeEmpty();
  column->addWidget(empty_, 1);
  list_->setObjectName(QStringLiteral("problems.list"));
  list_->setAccessibleName(tr("Problems"));
  list_->setModel(model_);
  list_->setItemDelegate(delegate_);
  list_->setResizeMode(QListView::Adjust);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  list_->setMouseTracking(true);
  list_->installEventFilter(this);
  list_->viewport()->installEventFilter(this);
  followRows(*list_);
  column->addWidget(list_, 1);
  connectList();
  connect(model_, &ProblemsModel::refreshing, this, &ProblemsPanel::noteSight);
  connect(model_, &ProblemsModel::refreshed, this, [this] {
    reflect();
    keepChosen();
    keepSight();
  });
  connect(&session_.hand(), &Hand::selectionChanged, this, [this] {
    if (session_.hand().selection().hex) selectHex(*session_.hand().selection().hex);
  });
  reflect();
}

QWidget* ProblemsPanel::makeBar() {
  auto* bar = new QWidget;
  setRole(*bar, "bar");
  bar->setAttribute(Qt::WA_StyledBackground);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(size::kMargin, 7, size::kMargin, 7);
  row->setSpacing(5);
  const char* const names[] = {"problems.errors", "problems.warnings", "problems.notes"};
  for (std::size_t i = 0; i < kSeverities.size(); ++i) {
    auto* chip = new QPushButton;
    chip->setObjectName(QString::fromLatin1(names[i]));
    chip->setIcon(signIcon(signOf(kSeverities[i])));
    chip->setIconSize({15, 15});
    chip->setCheckable(true);
    chip->setChecked(true);
    setRole(*chip, "chip");
    connect(chip, &QPushButton::toggled, model_, [this, i](bool on) { model_->showSeverity(kSeverities[i], on); });
    severities_[i] = chip;
    row->addWidget(chip);
  }
  waived_ = new QPushButton;
  waived_->setObjectName(QStringLiteral("problems.waived"));
  waived_->setCheckable(true);
  waived_->setChecked(true);
  setRole(*waived_, "chip");
  connect(waived_, &QPushButton::toggled, model_, &ProblemsModel::showWaived);
  row->addWidget(waived_);
  filter_ = new QLineEdit;
  filter_->setObjectName(QStringLiteral("problems.filter"));
  filter_->setPlaceholderText(tr("Filter"));
  filter_->setAccessibleName(tr("Filter problems"));
  filter_->setClearButtonEnabled(true);
  keepKeyboard(*filter_);
  filter_->setMinimumWidth(50);
  connect(filter_, &QLineEdit::textChanged, model_, &ProblemsModel::setFilter);
  row->addWidget(filter_, 1);
  return bar;
}

QWidget* ProblemsPanel::makeEmpty() {
  auto* page = new QWidget;
  setRole(*page, "page");
  page->setAttribute(Qt::WA_StyledBackground);
  emptySign_ = new QLabel;
  emptySign_->setAlignment(Qt::AlignCenter);
  emptyWords_ = new QLabel;
  emptyWords_->setObjectName(QStringLiteral("problems.empty"));
  emptyWords_->setAlignment(Qt::AlignCenter);
  emptyWords_->setWordWrap(true);
  auto* column = new QVBoxLayout(page);
  column->addStretch(1);
  column->addWidget(emptySign_);
  column->addWidget(emptyWords_);
  column->addStretch(2);
  return page;
}

void ProblemsPanel::connectList() {
  // A click on the row's button is also a click on the row, and is processed after the button's action.
  connect(list_, &QListView::pressed, this, [this] { buttonDidIt_ = false; });
  connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) {
    // No jump while several rows are being chosen: it would choose its row alone.
    const bool isChoosing = QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    if (!std::exchange(buttonDidIt_, false) && !isChoosing && !leadsToWindow(index)) jump(index);
  });
  connect(list_, &QListView::doubleClicked, this, [this](const QModelIndex& index) {
    if (leadsToWindow(index)) jump(index);  // a place on the map was shown by the first click
  });
  connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ProblemsPanel::noteChosen);
  connect(list_, &QListView::customContextMenuRequested, this, &ProblemsPanel::showMenu);
  connect(delegate_, &ProblemsDelegate::buttonClicked, this, &ProblemsPanel::pressButton);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
    if (isRefreshing_ || !index.isValid()) return;
    currentRow_ = index.row();
    currentIdentity_ = model_->at(index.row()).identity;
  });
}

bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event) {
  // Rows are as high as their text needs at this width; the list itself only reacts to changes of height.
  if (watched == list_->viewport() && event->type() == QEvent::Resize) {
    const auto* resize = static_cast<QResizeEvent*>(event);
    if (resize->size().width() != resize->oldSize().width()) list_->doItemsLayout();
  }
  if (watched == list_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter && key->modifiers() == Qt::AltModifier) {
      fixCurrent();
      return true;
    }
    if (isEnter && list_->currentIndex().isValid()) {
      jump(list_->currentIndex());
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

int ProblemsPanel::current() const {
  return list_->currentIndex().isValid() ? list_->currentIndex().row() : -1;
}

void ProblemsPanel::setCurrent(int row) {
  if (row < 0) {
    list_->selectionModel()->clear();
    currentIdentity_.clear();
    chosen_.clear();
    return;
  }
  list_->setCurrentIndex(model_->index(row));
  list_->scrollTo(model_->index(row));
}

// Uses the order at the beginning of the round, because a jump to another variant sorts the list anew, with that
// variant's problems first. Problems that are fixed meanwhile are skipped, new ones come in the next round.
void ProblemsPanel::next() {
  if (model_->rowCount() == 0) return;
  auto each = std::find_if(round_.begin(), round_.end(), [&](const std::string& identity) {
    return identity == currentIdentity_ || (current() >= 0 && model_->indexOf(identity) == current());
  });
  if (each == round_.end()) each = beginRound(current() >= 0 ? current() : currentRow_);
  // The row on which the list got the focus has not been shown yet.
  const bool isDone = current() >= 0 && list_->selectionModel()->isSelected(list_->currentIndex());
  if (isDone) ++each;
  each = std::find_if(each, round_.end(), [&](const std::string& identity) { return model_->indexOf(identity) >= 0; });
  if (each == round_.end()) each = beginRound(0);
  const std::string wanted = *each;
  setCurrent(model_->indexOf(wanted));
  if (leadsToWindow(list_->currentIndex())) return;
  jump(list_->currentIndex());
  // Its hex may have an earlier problem, which is chosen with it.
  if (const int row = model_->indexOf(wanted); row >= 0 && row != current()) setCurrent(row);
}

std::vector<std::string>::iterator ProblemsPanel::beginRound(int row) {
  round_.clear();
  for (int i = 0; i < model_->rowCount(); ++i) round_.push_back(model_->at(i).identity);
  return round_.begin() + std::clamp(row, 0, model_->rowCount() - 1);
}

// Such a window would take the focus and cover the list while a person goes from problem to problem.
bool ProblemsPanel::leadsToWindow(const QModelIndex& index) const {
  const check::Finding* finding = model_->finding(index.row());
  return finding && opensWindow(goalOf(session_, *finding));
}

bool ProblemsPanel::fixCurrent() {
  const check::Finding* finding = model_->finding(current());
  if (!finding || !finding->fix || finding->waived || session_.isReadOnly()) return false;
  session_.applyFix(check::Finding(*finding));
  return true;
}

void ProblemsPanel::selectHex(hex::HexKey hex) {
  const int row = current();
  if (row >= 0) {
    const auto& hexes = model_->at(row).hexes;
    if (std::find(hexes.begin(), hexes.end(), hex) != hexes.end()) return;
  }
  setCurrent(model_->firstAt(hex));
}

void ProblemsPanel::reveal(const check::Finding& finding) {
  if (const int row = model_->indexOf(identityOf(finding)); row >= 0) setCurrent(row);
}

void ProblemsPanel::jump(const QModelIndex& index) {
  // The jump may change variant and with it the rows, so it gets a finding of its own.
  if (const check::Finding* finding = model_->finding(index.row())) session_.jumpTo(check::Finding(*finding));
}

void ProblemsPanel::pressButton(const QModelIndex& index) {
  const check::Finding* found = model_->finding(index.row());
  if (!found) return;
  buttonDidIt_ = true;
  const check::Finding finding(*found);
  setCurrent(index.row());
  if (finding.waived) {
    if (!session_.isReadOnly()) session_.unwaive(model_->findings(index.row()));
  } else if (finding.fix) {
    if (!session_.isReadOnly()) session_.applyFix(finding);
  } else {
    session_.jumpTo(finding);
  }
}

void ProblemsPanel::showMenu(QPoint position) {
  const QModelIndex index = list_->indexAt(position);
  const check::Finding* found = index.isValid() ? model_->finding(index.row()) : nullptr;
  if (!found) return;
  const check::Finding finding(*found);
  if (!list_->selectionModel()->isSelected(index)) setCurrent(index.row());
  const bool mayChange = !session_.isReadOnly();
  QMenu menu(this);
  menu.setObjectName(QStringLiteral("problems.menu"));
  QAction* show = menu.addAction(model_->goal(index.row()), this, [&] { session_.jumpTo(finding); });
  show->setObjectName(QStringLiteral("problems.show"));
  if (finding.fix && !finding.waived) {
    QAction* fix =
        menu.addAction(tr("Fix: %1").arg(model_->row(index.row()).button), this, [&] { session_.applyFix(finding); });
    fix->setEnabled(mayChange);
  }
  if (const auto check = houseCheckOf(session_, finding)) {
    menu.addAction(tr("Show the house check"), this, [this, goal = *check] { session_.show(goal); });
  }
  menu.addSeparator();
  const auto offer = [&](const QString& one, const QString& many, const std::vector<int>& rows, auto&& work) {
    if (rows.empty()) return;
    menu.addAction(rows.size() == 1 ? one : many, this, work)->setEnabled(mayChange);
  };
  const std::vector<int> open = chosen(false);
  const std::vector<int> waived = chosen(true);
  offer(tr("Waive…"), tr("Waive %n problems…", nullptr, static_cast<int>(open.size())), open, [&] { waive(open); });
  offer(tr("Restore"), tr("Restore %n problems", nullptr, static_cast<int>(waived.size())), waived,
        [&] { session_.unwaive(findingsOf(waived)); });
  menu.exec(list_->viewport()->mapToGlobal(position));
}

std::vector<int> ProblemsPanel::chosen(bool areWaived) const {
  std::vector<int> rows;
  for (const QModelIndex& index : list_->selectionModel()->selectedRows()) {
    if (model_->at(index.row()).finding.waived == areWaived) rows.push_back(index.row());
  }
  std::sort(rows.begin(), rows.end());
  return rows;
}

std::vector<check::Finding> ProblemsPanel::findingsOf(const std::vector<int>& rows) const {
  std::vector<check::Finding> all;
  for (const int row : rows) {
    for (check::Finding& finding : model_->findings(row)) all.push_back(std::move(finding));
  }
  return all;
}

void ProblemsPanel::takeKeyboard() {
  if (list_->isHidden() || !focusFirst(*list_)) focusFirst(*this);
}

bool ProblemsPanel::waiveChosen() {
  if (session_.isReadOnly()) return false;
  if (const std::vector<int> rows = chosen(false); !rows.empty()) {
    waive(rows);
    return true;
  }
  const std::vector<int> waived = chosen(true);
  if (waived.empty()) return false;
  const std::int64_t before = session_.document().lastDone();
  session_.unwaive(findingsOf(waived));
  if (session_.document().lastDone() != before) emit restored(static_cast<int>(waived.size()));
  return true;
}

// A waiver covers one kind of problem with one subject: all such problems are waived together.
std::vector<int> ProblemsPanel::withAlike(std::vector<int> rows) const {
  std::set<std::pair<std::string, std::string>> waivers;
  const auto keyOf = [](const check::Finding& finding) {
    return std::pair(finding.code, check::waiverSubject(finding));
  };
  for (const check::Finding& finding : findingsOf(rows)) waivers.insert(keyOf(finding));
  for (int row = 0; row < model_->rowCount(); ++row) {
    if (model_->at(row).finding.waived || std::find(rows.begin(), rows.end(), row) != rows.end()) continue;
    const auto findings = model_->findings(row);
    if (std::any_of(findings.begin(), findings.end(),
                    [&](const auto& each) { return waivers.contains(keyOf(each)); })) {
      rows.push_back(row);
    }
  }
  return rows;
}

void ProblemsPanel::waive(const std::vector<int>& wanted) {
  const std::vector<int> rows = withAlike(wanted);
  const std::vector<check::Finding> findings = findingsOf(rows);
  QStringList words;
  for (const int row : rows) {
    if (words.size() < kMostToldOf) words << model_->row(row).message;
  }
  const int more = static_cast<int>(rows.size()) - static_cast<int>(words.size());
  if (more > 0) words << tr("… and %n more", nullptr, more);
  if (rows.size() > wanted.size()) {
    words << QString() << tr("Problems of one kind with one subject are waived together.");
  }
  QInputDialog dialog(this);
  dialog.setObjectName(QStringLiteral("problems.reason"));
  dialog.setWindowTitle(rows.size() == 1 ? tr("Waive a problem")
                                         : tr("Waive %n problems", nullptr, static_cast<int>(rows.size())));
  dialog.setLabelText((rows.size() == 1 ? tr("Why may this stay as it is?\n\n%1")
                                        : tr("Why may these stay as they are? The reason is kept with each.\n\n%1"))
                          .arg(words.join(QLatin1Char('\n'))));
  if (auto* label = dialog.findChild<QLabel*>()) label->setWordWrap(true);
  dialog.setOkButtonText(tr("Waive"));
  dialog.setMinimumWidth(420);
  // A waiver without a reason is no help for later readers.
  auto* buttons = dialog.findChild<QDialogButtonBox*>();
  QPushButton* accept = buttons ? buttons->button(QDialogButtonBox::Ok) : nullptr;
  if (accept) {
    accept->setEnabled(false);
    connect(&dialog, &QInputDialog::textValueChanged, accept,
            [accept](const QString& text) { accept->setEnabled(!text.trimmed().isEmpty()); });
  }
  if (dialog.exec() != QDialog::Accepted || dialog.textValue().trimmed().isEmpty()) return;
  session_.waive(findings, dialog.textValue().trimmed());
}

void ProblemsPanel::noteChosen() {
  if (isRefreshing_) return;
  chosen_.clear();
  for (const QModelIndex& index : list_->selectionModel()->selectedRows()) {
    chosen_.insert(model_->at(index.row()).identity);
  }
}

// Rows that stay are still chosen. What was chosen is so again when it comes back, as after an undo.
void ProblemsPanel::keepChosen() {
  const QScopedValueRollback refreshing(isRefreshing_, true);
  QItemSelection selection;
  for (const std::string& identity : chosen_) {
    if (const int row = model_->indexOf(identity); row >= 0) selection.select(model_->index(row), model_->index(row));
  }
  list_->selectionModel()->select(selection, QItemSelectionModel::Select);
  if (currentIdentity_.empty()) return;
  const int row = model_->indexOf(currentIdentity_);
  // The list would go on with a neighbour, which nobody chose.
  if (row < 0) return list_->selectionModel()->clearCurrentIndex();
  currentRow_ = row;
  if (row != current()) list_->selectionModel()->setCurrentIndex(model_->index(row), QItemSelectionModel::NoUpdate);
}

// The current row stays where it is seen while others come and go, or else the first of those in sight that stay.
void ProblemsPanel::noteSight() {
  isRefreshing_ = true;
  sight_.clear();
  if (!list_->isVisible()) return;
  const int bottom = list_->viewport()->height();
  for (QModelIndex row = list_->indexAt({1, 0}); row.isValid(); row = row.siblingAtRow(row.row() + 1)) {
    const int top = list_->visualRect(row).top();
    if (top >= bottom) break;
    const bool isCurrent = row == list_->currentIndex();
    sight_.emplace(isCurrent ? sight_.begin() : sight_.end(), QPersistentModelIndex(row), top);
  }
}

void ProblemsPanel::keepSight() {
  isRefreshing_ = false;
  const auto stays = std::find_if(sight_.begin(), sight_.end(), [](const auto& each) { return each.first.isValid(); });
  if (stays != sight_.end() && list_->isVisible()) {
    QScrollBar& bar = *list_->verticalScrollBar();
    bar.setValue(bar.value() + list_->visualRect(stays->first).top() - stays->second);
  }
  sight_.clear();
}

void ProblemsPanel::reflect() {
  for (std::size_t i = 0; i < kSeverities.size(); ++i) {
    const int count = model_->count(kSeverities[i]);
    severities_[i]->setText(QLocale().toString(count));
    severities_[i]->setAccessibleName(tr("%1: %2").arg(Words::severity(kSeverities[i]), QLocale().toString(count)));
    const int each = model_->findingCount(kSeverities[i]);
    severities_[i]->setToolTip(
        each == count ? severities_[i]->accessibleName()
                      : tr("%1; counted in each variant: %2").arg(severities_[i]->accessibleName()).arg(each));
  }
  waived_->setText(tr("Waived %1").arg(model_->waivedCount()));
  const bool isEmpty = model_->rowCount() == 0;
  list_->setVisible(!isEmpty);
  empty_->setVisible(isEmpty);
  const bool isClean = !model_->hasAny();
  emptySign_->setPixmap(
      isClean && session_.hasDocument() ? signIcon(Sign::Tick).pixmap(QSize(36, 36), devicePixelRatioF()) : QPixmap());
  emptyWords_->setText(!session_.hasDocument() ? tr("No battle is open.")
                       : isClean               ? tr("No problems found")
                                               : tr("The filters hide %n problems.", nullptr, model_->hiddenCount()));
}

void ProblemsPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && emptySign_) {
    reflect();
    list_->doItemsLayout();
  }
  QWidget::changeEvent(event);
}

}  // namespace redoubt::editor
