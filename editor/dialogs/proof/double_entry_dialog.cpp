#include "editor/dialogs/proof/double_entry_dialog.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/error.h"
#include "core/store/battle_file.h"
#include "editor/dialogs/proof/disagreements_model.h"
#include "editor/dialogs/proof/proof_reader.h"
#include "editor/dialogs/proof/proof_state.h"
#include "editor/dialogs/proof/value_form.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kEntrySize(980, 680);
constexpr const char* kEntryGeometry = "doubleEntry/geometry";

}  // namespace

DoubleEntryDialog::DoubleEntryDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      model_(new DisagreementsModel(this)),
      open_(new QPushButton(tr("&Open the other…"))),
      file_(new QLabel),
      onlyOpen_(new QCheckBox(tr("On&ly those that are open"))),
      reader_(new ProofReader(QStringLiteral("doubleEntry.reader"))),
      obstacle_(new QLabel),
      view_(new QTableView),
      subject_(new QLabel),
      mine_(makeCard(QStringLiteral("ours"), tr("In this battle"), tr("&Keep this"))),
      yours_(makeCard(QStringLiteral("theirs"), tr("In the other"), tr("&Take that"))),
      form_(new ValueForm(session, QStringLiteral("doubleEntry"))),
      another_(new QLabel(tr("Or neither, but:"))),
      counts_(new QLabel),
      back_(new QPushButton(tr("&Previous"))),
      next_(new QPushButton(tr("&Next"))) {
  setObjectName(QStringLiteral("doubleEntry"));
  setWindowTitle(tr("Double entry"));
  arrange();
  connectParts();
  resize(kEntrySize);
  restoreGeometry(QSettings().value(QLatin1String(kEntryGeometry)).toByteArray());
  renew();
}

DoubleEntryDialog::~DoubleEntryDialog() {
  QSettings().setValue(QLatin1String(kEntryGeometry), saveGeometry());
}

DoubleEntryDialog::Card DoubleEntryDialog::makeCard(const QString& name, const QString& title, const QString& take) {
  Card card{new QGroupBox(title), new QLabel, new QLabel, new QLabel, new QPushButton(take)};
  const QString prefix = QStringLiteral("doubleEntry.%1.").arg(name);
  card.value->setObjectName(prefix + QStringLiteral("value"));
  card.origin->setObjectName(prefix + QStringLiteral("origin"));
  card.words->setObjectName(prefix + QStringLiteral("words"));
  card.take->setObjectName(prefix + QStringLiteral("take"));
  card.take->setAutoDefault(false);
  setRole(*card.value, "strong");
  setRole(*card.origin, "second");
  auto* column = new QVBoxLayout(card.box);
  for (QLabel* label : {card.value, card.origin, card.words}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(label);
  }
  column->addStretch(1);
  auto* bottom = new QHBoxLayout;
  bottom->addStretch(1);
  bottom->addWidget(card.take);
  column->addLayout(bottom);
  return card;
}

void DoubleEntryDialog::arrange() {
  const std::pair<QWidget*, const char*> names[] = {
      {open_, "open"},       {file_, "file"},       {onlyOpen_, "onlyOpen"}, {obstacle_, "obstacle"}, {view_, "list"},
      {subject_, "subject"}, {counts_, "counts"},   {back_, "previous"},     {next_, "next"}};
  for (const auto& [widget, name] : names) widget->setObjectName(QStringLiteral("doubleEntry.") + QLatin1String(name));
  setRole(*obstacle_, "note");
  setRole(*subject_, "subject");
  setRole(*counts_, "second");
  setRole(*file_, "second");
  setRole(*another_, "second");
  for (QLabel* label : {obstacle_, subject_}) label->setWordWrap(true);
  for (QLabel* label : {file_, subject_, counts_, obstacle_}) label->setTextFormat(Qt::PlainText);
  onlyOpen_->setChecked(true);
  view_->setModel(model_);
  view_->setAccessibleName(tr("Disagreements"));
  view_->setSelectionBehavior(QAbstractItemView::SelectRows);
  view_->setSelectionMode(QAbstractItemView::SingleSelection);
  view_->setTabKeyNavigation(false);
  view_->setWordWrap(false);
  view_->setShowGrid(false);
  view_->verticalHeader()->hide();
  view_->verticalHeader()->setDefaultSectionSize(size::row());
  view_->horizontalHeader()->setHighlightSections(false);
  view_->horizontalHeader()->setStretchLastSection(true);
  for (const auto& [column, width] : {std::pair(0, 130), {1, 280}, {2, 140}, {3, 180}}) {
    view_->setColumnWidth(column, size::scaled(width));
  }
  auto* you = new QLabel(tr("&You:"));
  you->setBuddy(reader_);
  reader_->setMinimumWidth(size::scaled(130));
  auto* top = new QHBoxLayout;
  top->addWidget(open_);
  top->addWidget(file_, 1);
  top->addWidget(onlyOpen_);
  top->addSpacing(10);
  top->addWidget(you);
  top->addWidget(reader_);
  auto* cards = new QHBoxLayout;
  cards->addWidget(mine_.box, 1);
  cards->addWidget(yours_.box, 1);
  auto* third = new QHBoxLayout;
  third->addWidget(another_);
  third->addWidget(form_, 1);
  auto* bottom = new QHBoxLayout;
  bottom->addWidget(counts_, 1);
  bottom->addWidget(back_);
  bottom->addWidget(next_);
  auto* column = new QVBoxLayout(this);
  column->addWidget(obstacle_);
  column->addLayout(top);
  column->addWidget(view_, 1);
  column->addWidget(subject_);
  column->addLayout(cards);
  column->addLayout(third);
  column->addLayout(bottom);
  for (QPushButton* button : {open_, back_, next_}) button->setAutoDefault(false);
  mine_.take->setToolTip(tr("It is as the source has it, and is confirmed: 1"));
  yours_.take->setToolTip(tr("The other is as the source has it; it is taken over and confirmed: 2"));
}

void DoubleEntryDialog::connectParts() {
  connect(open_, &QPushButton::clicked, this, &DoubleEntryDialog::ask);
  connect(onlyOpen_, &QCheckBox::toggled, this, &DoubleEntryDialog::renew);
  connect(reader_, &QLineEdit::textChanged, this, &DoubleEntryDialog::enable);
  connect(reader_, &QLineEdit::returnPressed, view_, qOverload<>(&QWidget::setFocus));
  connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &DoubleEntryDialog::showChosen);
  connect(mine_.take, &QPushButton::clicked, this, [this] { settle(proof::Settlement::Ours); });
  connect(yours_.take, &QPushButton::clicked, this, [this] { settle(proof::Settlement::Theirs); });
  connect(form_, &ValueForm::changed, this, [this](const model::AnyRow& wanted) { settleByOwn(wanted); });
  connect(back_, &QPushButton::clicked, this, [this] { step(-1); });
  connect(next_, &QPushButton::clicked, this, [this] { step(1); });
  connect(&session_, &Session::changed, this, &DoubleEntryDialog::renew);
  connect(&session_, &Session::documentReplaced, this, &DoubleEntryDialog::renew);
  connect(&session_, &Session::documentLeaving, this, [this] { form_->finish(); });
  connect(&session_, &Session::accessChanged, this, &DoubleEntryDialog::enable);
  view_->installEventFilter(this);
}

bool DoubleEntryDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched != view_ || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  if (key->modifiers() & ~Qt::KeypadModifier) return false;
  switch (key->key()) {
    case Qt::Key_1: mine_.take->click(); return true;
    case Qt::Key_2: yours_.take->click(); return true;
    case Qt::Key_F2:
    case Qt::Key_3: form_->edit(); return true;
    case Qt::Key_Space: step(1); return true;
    case Qt::Key_Backspace: step(-1); return true;
    default: return false;
  }
}

void DoubleEntryDialog::hideEvent(QHideEvent* event) {
  form_->finish();
  QDialog::hideEvent(event);
}

void DoubleEntryDialog::ask() {
  const QString file = QFileDialog::getOpenFileName(this, tr("The other transcription"), QString(),
                                                    tr("Battles (*.battle);;All files (*)"));
  if (!file.isEmpty()) open(file);
}

void DoubleEntryDialog::open(const QString& file) {
  session_.attempt([&] {
    compareWith(store::readBattle(file.toStdString()).battle, QFileInfo(file).fileName());
  });
}

void DoubleEntryDialog::compareWith(model::Battle other, const QString& name) {
  other_ = std::move(other);
  otherName_ = name;
  renew();
  view_->setFocus();
}

const proof::Disagreement* DoubleEntryDialog::current() const {
  return model_->at(view_->currentIndex().row());
}

void DoubleEntryDialog::renew() {
  const int row = std::max(0, view_->currentIndex().row());
  // What was shown lives until the list has let go of it.
  const auto former = std::move(entry_);
  const auto formerOurs = std::move(ours_);
  const auto formerTheirs = std::move(theirs_);
  if (other_) {
    entry_ = std::make_unique<const proof::DoubleEntry>(session_.battle(), *other_);
    const std::string language = Session::language().code();
    ours_ = std::make_unique<const proof::ProofWords>(entry_->ours(), language);
    theirs_ = std::make_unique<const proof::ProofWords>(entry_->theirs(), language);
  }
  model_->show(entry_.get(), ours_.get(), theirs_.get(), onlyOpen_->isChecked());
  file_->setText(otherName_);
  select(row);
}

void DoubleEntryDialog::select(int row) {
  const int last = model_->rowCount() - 1;
  if (last >= 0) view_->setCurrentIndex(model_->index(std::clamp(row, 0, last), 0));
  showChosen();
}

void DoubleEntryDialog::step(int by) {
  form_->finish();
  select(view_->currentIndex().row() + by);
}

void DoubleEntryDialog::fillCard(Card& card, const proof::Disagreement& found, const proof::Disagreement::Side& side,
                                 const proof::ProofWords& words) {
  card.value->setText(DisagreementsModel::value(found, side, words));
  const model::Provenance* origin = side.origin ? &*side.origin : nullptr;
  QStringList said;
  if (side.row) said << toQt(words.status(origin));
  if (const std::string cited = words.citation(origin); !cited.empty()) said << toQt(cited);
  card.origin->setText(said.join(QStringLiteral(" · ")));
  const QString quoted = origin ? toQt(origin->words).trimmed() : QString();
  card.words->setText(tr("“%1”").arg(quoted));
  card.words->setVisible(!quoted.isEmpty());
}

void DoubleEntryDialog::showChosen() {
  const proof::Disagreement* found = current();
  for (QWidget* part : std::initializer_list<QWidget*>{mine_.box, yours_.box, back_, next_}) part->setVisible(found);
  setRole(*subject_, found ? "subject" : "second");
  const bool canBeOwn = found && found->kind == proof::Disagreement::Kind::Value;
  another_->setVisible(canBeOwn);
  form_->setVisible(canBeOwn);
  if (!canBeOwn) form_->showNothing();
  if (found) {
    QString subject = model_->row(*found);
    if (found->column) subject += QStringLiteral(": ") + toQt(ours_->field(*found->table, found->field()));
    subject_->setText(subject);
    const bool isOnlyThere = found->kind == proof::Disagreement::Kind::OnlyTheirs;
    mine_.take->setText(isOnlyThere ? tr("&Keep it out") : tr("&Keep this"));
    yours_.take->setText(found->kind == proof::Disagreement::Kind::OnlyOurs ? tr("&Take it out") : tr("&Take that"));
    fillCard(mine_, *found, found->ours, *ours_);
    fillCard(yours_, *found, found->theirs, *theirs_);
    if (canBeOwn) form_->show(model::AnyRow(*found->table, found->ours.row), std::string(found->field()));
    const auto hex = found->ours.row ? hexOf(*found->table, found->ours.row) : std::nullopt;
    if (hex && session_.layout().contains(*hex)) session_.jumpTo(*hex);
  } else {
    subject_->setText(!entry_ ? tr("Open another transcription of this battle: one that somebody else made from the same "
                                   "sources. What the two say differently is listed here.")
                              : tr("There is nothing on which the two disagree and that nobody settled."));
  }
  enable();
}

void DoubleEntryDialog::enable() {
  const QString reason = Words::readOnlyReason(session_);
  const bool isUnnamed = reader_->text().simplified().isEmpty();
  obstacle_->setText(!reason.isEmpty() ? reason : tr("Write your name, so that it can be told who settled what."));
  obstacle_->setVisible(!reason.isEmpty() || (isUnnamed && entry_));
  const proof::Disagreement* found = current();
  const bool canSettle = found && reason.isEmpty();
  mine_.take->setEnabled(canSettle && !found->isSettled);
  yours_.take->setEnabled(canSettle);
  back_->setEnabled(view_->currentIndex().row() > 0);
  next_->setEnabled(found && view_->currentIndex().row() + 1 < model_->rowCount());
  if (!entry_) return counts_->clear();
  const auto& all = entry_->disagreements();
  const auto settled = std::count_if(all.begin(), all.end(), [](const auto& each) { return each.isSettled; });
  counts_->setText(tr("%1 values agree; %2 disagreements are open, %3 settled.")
                       .arg(entry_->agreements())
                       .arg(all.size() - static_cast<std::size_t>(settled))
                       .arg(settled));
}

void DoubleEntryDialog::apply(const model::Edit& edit) {
  if (!edit.empty()) session_.applyEverywhere(edit);
}

void DoubleEntryDialog::settle(proof::Settlement settlement) {
  const proof::Disagreement* found = current();
  const auto reader = found ? reader_->reader() : std::nullopt;
  if (!reader) return enable();
  const QString title = tr("Settle: %1").arg(subject_->text());
  apply(entry_->settle(*found, settlement, *reader, title.toStdString()));
}

void DoubleEntryDialog::settleByOwn(const model::AnyRow& wanted) {
  const proof::Disagreement* found = current();
  if (!found || !found->column) return;
  const auto reader = reader_->reader();
  if (!reader) return enable();
  const QString title = tr("Settle: %1").arg(subject_->text());
  const auto edit = entry_->settle(*found, wanted.value(*found->column), *reader, title.toStdString());
  if (edit) apply(*edit);
}

}  // namespace redoubt::editor
