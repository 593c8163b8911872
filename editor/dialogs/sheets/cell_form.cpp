#include "editor/dialogs/sheets/cell_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>

#include "editor/dialogs/forces/forces_words.h"
#include "editor/dialogs/sheets/counter_box.h"
#include "editor/dialogs/sheets/crop_view.h"
#include "editor/dialogs/sheets/read_field.h"
#include "editor/dialogs/sheets/sheet_words.h"
#include "editor/style/open_word_box.h"
#include "editor/style/page_scroll.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostStars = 4;
constexpr const char* kUseCrops = "sheets/useCrops";
}  // namespace

CellForm::CellForm(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      place_(new QLabel),
      front_(new CropView(QStringLiteral("sheets.front"), tr("Front"))),
      back_(new CropView(QStringLiteral("sheets.back"), tr("Back"))),
      read_(new QLabel),
      counter_(new CounterBox(session)),
      values_(new QWidget),
      starsBox_(new QWidget),
      stars_(new QSpinBox),
      starColour_(new QComboBox),
      useCrops_(new QCheckBox(tr("Use the cro&ps as its pictures"))),
      note_(new QLineEdit),
      faults_(new QLabel),
      outcome_(new QLabel),
      take_(new QPushButton(tr("&Take and next"))),
      skip_(new QPushButton(tr("&Not in the battle"))),
      reopen_(new QPushButton(tr("&Open again"))) {
  arrange();
  connectAll();
  showNothing({});
}

void CellForm::arrange() {
  const auto call = [](QWidget* widget, const char* name) {
    widget->setObjectName(QStringLiteral("sheets.") + QLatin1String(name));
  };
  call(place_, "place");
  call(read_, "read");
  call(counter_, "counter");
  call(stars_, "stars");
  call(starColour_, "starColour");
  call(useCrops_, "useCrops");
  call(note_, "note");
  call(faults_, "faults");
  call(outcome_, "outcome");
  call(take_, "take");
  call(skip_, "skip");
  call(reopen_, "reopen");
  setRole(*place_, "strong");
  setRole(*read_, "second");
  setRole(*faults_, "error");
  setRole(*outcome_, "second");
  for (QLabel* each : {place_, read_, faults_, outcome_}) {
    each->setWordWrap(true);
    each->setTextFormat(Qt::PlainText);
  }
  QScrollArea* scroll = makePageScroll(nullptr);
  scroll->setFrameShape(QFrame::NoFrame);
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  page_ = column;
  column->setContentsMargins(8, 6, 8, 6);
  column->setSpacing(6);
  column->addWidget(place_);
  column->addWidget(arrangeCrops());
  column->addWidget(read_);
  auto* which = new QHBoxLayout;
  auto* label = new QLabel(tr("&Counter"));
  setRole(*label, "second");
  label->setBuddy(counter_);
  which->addWidget(label);
  which->addWidget(counter_, 1);
  column->addLayout(which);
  column->addWidget(values_);
  arrangeStars();
  column->addWidget(starsBox_);
  column->addWidget(useCrops_);
  useCrops_->setChecked(QSettings().value(QLatin1String(kUseCrops), true).toBool());
  useCrops_->setToolTip(tr("The counter then looks as it is printed, on the map, on sheets and in exports"));
  column->addStretch();
  scroll->setWidget(page);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->setSpacing(0);
  outer->addWidget(scroll, 1);
  auto* actions = new QVBoxLayout;
  actions->setContentsMargins(8, 6, 8, 6);
  actions->setSpacing(6);
  arrangeActions(*actions);
  outer->addLayout(actions);
}

void CellForm::arrangeStars() {
  auto* stars = new QHBoxLayout(starsBox_);
  stars->setContentsMargins(0, 0, 0, 0);
  auto* starsLabel = new QLabel(tr("&Stars"));
  setRole(*starsLabel, "second");
  starsLabel->setBuddy(stars_);
  stars_->setRange(0, kMostStars);
  stars_->setSpecialValueText(tr("none"));
  starColour_->setAccessibleName(tr("Colour of the stars"));
  takeOtherWords(*starColour_);
  stars->addWidget(starsLabel);
  stars->addWidget(stars_);
  stars->addWidget(starColour_, 1);
}

// They stay in sight wherever the page is scrolled to.
void CellForm::arrangeActions(QBoxLayout& column) {
  column.addWidget(faults_);
  column.addWidget(outcome_);
  auto* buttons = new QHBoxLayout;
  take_->setToolTip(
      tr("Says all of this to the battle in one step, and goes on to the next open counter (Ctrl+Return)"));
  reopen_->setToolTip(tr("Nothing is said of this place any more; its counter is drawn from its figures again"));
  buttons->addWidget(take_, 1);
  buttons->addWidget(reopen_);
  column.addLayout(buttons);
  auto* skipping = new QHBoxLayout;
  note_->setPlaceholderText(tr("why, if you like"));
  note_->setAccessibleName(tr("Why it is not in the battle"));
  note_->setMaxLength(400);
  skip_->setToolTip(tr("A spare counter, a marker of no use here, or no counter at all"));
  skipping->addWidget(skip_);
  skipping->addWidget(note_, 1);
  column.addLayout(skipping);
  for (QPushButton* each : {take_, skip_, reopen_}) each->setAutoDefault(false);
}

QWidget* CellForm::arrangeCrops() {
  auto* crops = new QWidget;
  auto* row = new QHBoxLayout(crops);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(front_, 1);
  row->addWidget(back_, 1);
  return crops;
}

void CellForm::connectAll() {
  connect(counter_, &CounterBox::counterChosen, this, &CellForm::chooseCounter);
  connect(counter_->lineEdit(), &QLineEdit::textEdited, this, [this] { tell({}); });
  connect(stars_, &QSpinBox::valueChanged, this, &CellForm::draftStars);
  connect(starColour_, &QComboBox::currentTextChanged, this, &CellForm::draftStars);
  connect(note_, &QLineEdit::textEdited, this, [this](const QString& text) {
    draft_.note = text;
    emit drafted();
  });
  connect(useCrops_, &QCheckBox::toggled, this,
          [](bool isUsed) { QSettings().setValue(QLatin1String(kUseCrops), isUsed); });
  connect(take_, &QPushButton::clicked, this, &CellForm::takeWanted);
  connect(skip_, &QPushButton::clicked, this, &CellForm::skipWanted);
  connect(reopen_, &QPushButton::clicked, this, &CellForm::reopenWanted);
  for (CropView* each : {front_, back_}) connect(each, &CropView::colourWanted, this, &CellForm::colourWanted);
}

void CellForm::show(const Shown& shown, const CellDraft& draft, const std::optional<rules::CounterOfSheet>& own) {
  isShowing_ = true;
  draft_ = draft;
  own_ = own;
  reading_ = {};
  isSaid_ = shown.isSaid;
  place_->setText(shown.place);
  front_->setCrop(shown.front);
  back_->setCrop(shown.back);
  back_->setMessage(shown.noBack);
  note_->setText(draft_.note);
  counter_->refresh();
  counter_->setCounter(draft_.counter ? draft_.counter : own_);
  read_->clear();
  read_->hide();
  tell({});
  showOutcome({});
  makeFields();
  enable();
}

void CellForm::showNothing(const QString& why) {
  isShowing_ = false;
  show({}, {}, {});
  isShowing_ = false;
  front_->setMessage({});
  place_->setText(why);
  enable();
}

void CellForm::refresh() {
  counter_->refresh();
  const auto wanted =
      counter() ? rules::fieldsOf(manifestOf(session_), *counter()) : std::vector<rules::ManifestField>();
  if (wanted != fields_) {
    makeFields();
  } else {
    fillTexts();
    fillStars();
  }
  enable();
}

std::optional<rules::CounterOfSheet> CellForm::counter() const {
  return counter_->counter();
}

bool CellForm::usesCrops() const {
  return useCrops_->isChecked();
}

void CellForm::chooseCounter() {
  draft_.counter = counter_->counter();
  tell({});
  makeFields();
  enable();
  // Chosen by Enter or in the list: what is printed on it comes next.
  const bool isHere = counter_->hasFocus() || counter_->lineEdit()->hasFocus();
  if (isHere && !lines_.empty()) lines_.front().edit->setFocus(Qt::OtherFocusReason);
  emit drafted();
}

bool CellForm::showFaults(const std::vector<rules::CellFault>& faults) {
  for (const Line& line : lines_) line.edit->setFault({});
  QStringList lines;
  for (const rules::CellFault& fault : faults) {
    const auto at = static_cast<std::size_t>(fault.column);
    const QString words = ForcesWords::fault(fault);
    if (at >= lines_.size()) {
      lines << words;
      continue;
    }
    lines_[at].edit->setFault(words);
    lines << tr("%1: %2", "field, fault").arg(lines_[at].edit->accessibleName(), words);
  }
  tell(lines.join(QLatin1Char('\n')));
  if (!faults.empty() && static_cast<std::size_t>(faults.front().column) < lines_.size()) {
    ReadField* first = lines_[static_cast<std::size_t>(faults.front().column)].edit;
    first->setFocus();
    first->selectAll();
  }
  return !faults.empty();
}

void CellForm::refuseCounter() {
  const QString typed = counter_->currentText().trimmed();
  tell(typed.isEmpty() ? tr("Say which counter it is, or that it is not in the battle.")
                       : tr("There is no counter called “%1”. Choose one of the list, or a new unit.").arg(typed));
  counter_->setFocus();
  counter_->lineEdit()->selectAll();
}

void CellForm::tell(const QString& fault) {
  faults_->setText(fault);
  faults_->setVisible(!fault.isEmpty());
}

void CellForm::showOutcome(const QString& words) {
  outcome_->setText(words);
  outcome_->setVisible(!words.isEmpty());
}

void CellForm::begin() {
  const auto chosen = counter();
  const bool isNew = chosen && (std::holds_alternative<rules::UnitToCome>(*chosen) ||
                                std::holds_alternative<rules::LeaderToCome>(*chosen));
  QWidget* first = isNew && !lines_.empty() ? static_cast<QWidget*>(lines_.front().edit) : counter_;
  first->setFocus(Qt::OtherFocusReason);
  if (first == counter_) counter_->lineEdit()->selectAll();
}

void CellForm::enable() {
  const bool canEdit = isShowing_ && !session_.isReadOnly();
  for (QWidget* each : std::initializer_list<QWidget*>{counter_, stars_, useCrops_, note_, take_, skip_}) {
    each->setEnabled(canEdit);
  }
  reopen_->setEnabled(canEdit && isSaid_);
  const auto chosen = counter();
  const bool hasArmy = chosen && SheetWords::army(session_.battle(), *chosen).has_value();
  for (CropView* each : {front_, back_}) each->setColoursOffered(canEdit && hasArmy);
  const QString reason = isShowing_ ? Words::readOnlyReason(session_) : QString();
  if (!reason.isEmpty()) showOutcome(reason);
}

}  // namespace redoubt::editor
