#include "editor/dialogs/sheets/sheets_dialog.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QTabWidget>
#include <algorithm>
#include <limits>

#include "editor/dialogs/scan/scan_loading.h"
#include "editor/dialogs/sheets/cell_form.h"
#include "editor/dialogs/sheets/counter_reader.h"
#include "editor/dialogs/sheets/sheet_form.h"
#include "editor/dialogs/sheets/sheet_view.h"
#include "editor/dialogs/sheets/sheet_words.h"
#include "editor/dialogs/sheets/watched_work.h"
#include "editor/fields/undo_keys.h"
#include "editor/render/pictures/decoded_pictures.h"
#include "editor/style/page_scroll.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr QSize kSheetsSize(1180, 780);
constexpr int kFormWidth = 360;
constexpr int kScrollBar = 14;
constexpr const char* kSheetsGeometry = "sheets/geometry";

QScrollArea* scrolled(QWidget* page) {
  QScrollArea* scroll = makePageScroll(nullptr);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidget(page);
  // It scrolls up and down only.
  scroll->setMinimumWidth(std::max(size::scaled(kFormWidth), page->minimumSizeHint().width() + kScrollBar));
  return scroll;
}

}  // namespace

SheetsDialog::SheetsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      reader_(new CounterReader(this)),
      search_(new WatchedWork(this)),
      sheets_(new QComboBox),
      add_(new QPushButton(tr("&Add a sheet…"))),
      remove_(new QPushButton(tr("Remove…"))),
      fronts_(new QPushButton(tr("Fronts"))),
      backs_(new QPushButton(tr("Backs"))),
      count_(new QLabel),
      view_(new SheetView),
      tabs_(new QTabWidget),
      form_(new CellForm(session)),
      sheetForm_(new SheetForm(session)) {
  setObjectName(QStringLiteral("sheets"));
  setWindowTitle(tr("Counter sheets"));
  nameParts();
  arrange();
  addUndoKeys(*this, session_);
  connectAll();
  connectForms();
  addKeys();
  resize(kSheetsSize.boundedTo(screen()->availableSize()));
  restoreGeometry(QSettings().value(QLatin1String(kSheetsGeometry)).toByteArray());
  fillSheets();
  showSheet();
  (shown_ ? static_cast<QWidget*>(view_) : add_)->setFocus();
}

SheetsDialog::~SheetsDialog() {
  QSettings().setValue(QLatin1String(kSheetsGeometry), saveGeometry());
}

void SheetsDialog::nameParts() {
  const auto call = [](QWidget* widget, const char* name) {
    widget->setObjectName(QStringLiteral("sheets.") + QLatin1String(name));
  };
  call(sheets_, "sheet");
  call(add_, "add");
  call(remove_, "remove");
  call(fronts_, "fronts");
  call(backs_, "backs");
  call(count_, "count");
  call(view_, "view");
  call(tabs_, "tabs");
  call(form_, "form");
  call(sheetForm_, "sheetForm");
}

QWidget* SheetsDialog::arrangeTop() {
  auto* top = new QWidget;
  auto* row = new QHBoxLayout(top);
  row->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(tr("S&heet"));
  label->setBuddy(sheets_);
  sheets_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  sheets_->setMinimumContentsLength(18);
  auto* sides = new QButtonGroup(this);
  for (QPushButton* each : {fronts_, backs_}) {
    each->setCheckable(true);
    sides->addButton(each);
  }
  fronts_->setChecked(true);
  fronts_->setToolTip(tr("Show the fronts (F6 changes)"));
  backs_->setToolTip(tr("Show the backs (F6 changes)"));
  row->addWidget(label);
  row->addWidget(sheets_, 1);
  row->addWidget(add_);
  row->addWidget(remove_);
  row->addSpacing(12);
  row->addWidget(fronts_);
  row->addWidget(backs_);
  for (QPushButton* each : {add_, remove_, fronts_, backs_}) each->setAutoDefault(false);
  return top;
}

void SheetsDialog::arrange() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(12, 10, 12, 10);
  outer->setSpacing(8);
  outer->addWidget(arrangeTop());
  tabs_->setDocumentMode(true);
  form_->setMinimumWidth(size::scaled(kFormWidth));
  tabs_->addTab(form_, tr("Counters"));
  tabs_->addTab(scrolled(sheetForm_), tr("Sheet and grid"));
  auto* halves = new QSplitter(Qt::Horizontal);
  halves->setChildrenCollapsible(false);
  halves->addWidget(view_);
  halves->addWidget(tabs_);
  halves->setStretchFactor(0, 1);
  halves->setStretchFactor(1, 0);
  halves->setSizes({kSheetsSize.width(), size::scaled(kFormWidth)});
  outer->addWidget(halves, 1);
  setRole(*count_, "second");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  for (QAbstractButton* button : buttons->buttons()) qobject_cast<QPushButton*>(button)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &SheetsDialog::reject);
  auto* bottom = new QHBoxLayout;
  bottom->addWidget(count_, 1);
  bottom->addWidget(buttons);
  outer->addLayout(bottom);
}

void SheetsDialog::connectAll() {
  connect(sheets_, &QComboBox::currentIndexChanged, this, [this] {
    place_.reset();
    expected_.reset();
    sheetForm_->tell({}, false);
    showSheet();
  });
  connect(add_, &QPushButton::clicked, this, &SheetsDialog::addSheet);
  connect(remove_, &QPushButton::clicked, this, &SheetsDialog::removeSheet);
  connect(fronts_, &QPushButton::toggled, this, [this](bool areFronts) {
    side_ = areFronts ? model::FaceSide::Front : model::FaceSide::Back;
    showSide();
  });
  connect(tabs_, &QTabWidget::currentChanged, this,
          [this](int tab) { view_->setMode(tab == Grid ? SheetView::Mode::Grid : SheetView::Mode::Counters); });
  connect(view_, &SheetView::chosenByHand, this, [this](const model::CellPlace& place) {
    const model::CounterSheet* sheet = row();
    if (sheet) choose(place.side == model::FaceSide::Front ? place : model::behind(*sheet, place));
  });
  connect(view_, &SheetView::entered, form_, &CellForm::begin);
  connect(view_, &SheetView::gridChanged, this,
          [this](const model::CounterSheet& sheet) { changeSheet(sheet, tr("Set the grid of a counter sheet")); });
  connect(reader_, &CounterReader::found, this, [this](Id<model::CounterSheet> sheet, const model::CellPlace& place) {
    if (key() == PlaceKey(sheet, place)) showReading();
  });
  connect(&session_, &Session::documentReplaced, this, [this] {
    drafts_.clear();
    taken_.clear();
    place_.reset();
    fillSheets();
    showSheet();
  });
  connect(&session_, &Session::changed, this, &SheetsDialog::follow);
}

void SheetsDialog::connectForms() {
  connect(form_, &CellForm::drafted, this, &SheetsDialog::remember);
  connect(form_, &CellForm::takeWanted, this, &SheetsDialog::take);
  connect(form_, &CellForm::skipWanted, this, &SheetsDialog::skip);
  connect(form_, &CellForm::reopenWanted, this, &SheetsDialog::reopen);
  connect(form_, &CellForm::colourWanted, this,
          [this](const QColor& colour, QWidget* button) { offerColours(colour, *button); });
  connect(sheetForm_, &SheetForm::sheetChanged, this, &SheetsDialog::changeSheet);
  connect(sheetForm_, &SheetForm::findWanted, this, &SheetsDialog::findGrid);
  connect(sheetForm_, &SheetForm::stopWanted, search_, &WatchedWork::stop);
  connect(sheetForm_, &SheetForm::blockWanted, this, &SheetsDialog::addBlock);
  connect(sheetForm_, &SheetForm::backWanted, this, &SheetsDialog::addBack);
  connect(search_, &WatchedWork::progressed, sheetForm_, [this](double share) { sheetForm_->showSearch(share); });
  connect(search_, &WatchedWork::ended, this, [this](bool wasStopped) {
    sheetForm_->showSearch(std::nullopt);
    if (wasStopped) sheetForm_->tell(tr("Stopped; the grid is as it was."), false);
  });
}

void SheetsDialog::addKeys() {
  const auto key = [this](const QKeySequence& keys, const std::function<void()>& run) {
    connect(new QShortcut(keys, this), &QShortcut::activated, this, run);
  };
  for (const int enter : {Qt::Key_Return, Qt::Key_Enter}) {
    key(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(enter)), [this] {
      if (tabs_->currentIndex() == Counters) take();
    });
  }
  key(QKeySequence(Qt::Key_F8), [this] { goBy(1); });
  key(QKeySequence(Qt::SHIFT | Qt::Key_F8), [this] { goBy(-1); });
  key(QKeySequence(Qt::Key_F6), [this] {
    if (backs_->isEnabled()) (fronts_->isChecked() ? backs_ : fronts_)->click();
  });
}

void SheetsDialog::fillSheets() {
  const QSignalBlocker quiet(sheets_);
  const auto before = sheet();
  sheets_->clear();
  for (const model::CounterSheet& each : session_.battle().all<model::CounterSheet>()) {
    sheets_->addItem(SheetWords::sheet(each), QVariant::fromValue<qint64>(each.id.value));
    if (before == each.id) sheets_->setCurrentIndex(sheets_->count() - 1);
  }
  sheets_->setEnabled(sheets_->count() > 0);
}

std::optional<Id<model::CounterSheet>> SheetsDialog::sheet() const {
  if (sheets_->currentIndex() < 0) return std::nullopt;
  return Id<model::CounterSheet>{sheets_->currentData().toLongLong()};
}

const model::CounterSheet* SheetsDialog::row() const {
  const auto id = sheet();
  return id ? session_.battle().find<model::CounterSheet>(*id) : nullptr;
}

void SheetsDialog::choose(Id<model::CounterSheet> sheet) {
  const int index = sheets_->findData(QVariant::fromValue<qint64>(sheet.value));
  if (index >= 0) sheets_->setCurrentIndex(index);
}

void SheetsDialog::choose(const model::CellPlace& place) {
  if (place_ == place) return view_->update();
  place_ = place;
  showCell();
  showCells();
}

bool SheetsDialog::isSettled() const {
  return loading_.empty() && !search_->isRunning();
}

void SheetsDialog::follow(const model::Changes& changes) {
  const bool isOfSheets = changes.touches<model::CounterSheet>();
  if (isOfSheets) {
    const auto before = sheet();
    fillSheets();
    if (before != sheet()) place_.reset();
  }
  const model::CounterSheet* now = row();
  const bool isSame = now && shown_ && *now == *shown_;
  if (!isSame) {
    if (shown_) reader_->forget(shown_->id);
    return showSheet();
  }
  showCells();
  // While a place is taken the next one is about to be shown.
  if (isApplying_) return;
  const bool isOfPlaces = changes.touches<model::SheetCell>();
  isOfPlaces ? showCell() : form_->refresh();
}

void SheetsDialog::showSheet() {
  const model::CounterSheet* sheet = row();
  shown_ = sheet ? std::optional(*sheet) : std::nullopt;
  if (sheet && place_ && !model::has(*sheet, *place_)) place_.reset();
  if (sheet && !place_) {
    place_ = model::nextOpenCell(session_.battle(), sheet->id).value_or(model::CellPlace{});
  }
  if (!sheet) place_.reset();
  const bool hasBack = sheet && !sheet->back.empty();
  if (!hasBack && !fronts_->isChecked()) fronts_->setChecked(true);
  backs_->setEnabled(hasBack);
  showPictures();
  showSide();
  showCell();
  enable();
}

void SheetsDialog::showSide() {
  view_->setSheet(shown_, side_);
  view_->setReadOnly(session_.isReadOnly());
  sheetForm_->show(shown_, side_);
  const std::string name = !shown_ ? std::string() : side_ == model::FaceSide::Front ? shown_->front : shown_->back;
  const auto found = pictures_.find(name);
  const bool isOther = view_->property("picture").toString().toStdString() != name || !view_->hasPicture();
  if (found == pictures_.end()) {
    view_->setProperty("picture", QString());
    view_->setPicture({});
    const bool isLoading = loading_.contains(name);
    view_->setMessage(!shown_ ? tr("There is no counter sheet yet. “Add a sheet…” takes scans of its fronts and backs.")
                      : isLoading ? tr("The picture is being read…")
                                  : tr("The picture is not there, or can’t be read."));
  } else if (isOther) {
    view_->setProperty("picture", QString::fromStdString(name));
    view_->setPicture(found->second);
  }
  showCells();
}

void SheetsDialog::showPictures() {
  std::set<std::string> wanted;
  if (shown_) wanted = {shown_->front, shown_->back};
  std::erase_if(pictures_, [&](const auto& each) { return !wanted.contains(each.first); });
  for (const std::string& name : wanted) {
    if (!name.empty()) load(name);
  }
}

void SheetsDialog::load(const std::string& name) {
  if (pictures_.contains(name) || loading_.contains(name)) return;
  loading_.insert(name);
  const auto read = [name, bytes = session_.battle().pictures().find(name)] {
    return render::decodedPicture(name, bytes, std::numeric_limits<int>::max());
  };
  loadScan(this, read, [this, name](ScanLevels levels) {
    loading_.erase(name);
    const bool isWanted = shown_ && (shown_->front == name || shown_->back == name);
    if (isWanted && !levels.isEmpty()) pictures_[name] = std::move(levels);
    if (!isWanted) return;
    showSide();
    showCell();
  });
}

QImage SheetsDialog::pictureOf(const std::string& name) const {
  const auto found = pictures_.find(name);
  return found == pictures_.end() ? QImage() : found->second.picture();
}

void SheetsDialog::enable() {
  add_->setEnabled(!session_.isReadOnly());
  remove_->setEnabled(shown_.has_value() && !session_.isReadOnly());
}

void SheetsDialog::reject() {
  if (!drafts_.empty()) {
    QMessageBox question(
        QMessageBox::Question, tr("Counter sheets"),
        tr("What was typed for %n counters is not taken into the battle.", nullptr, static_cast<int>(drafts_.size())),
        QMessageBox::NoButton, this);
    question.setObjectName(QStringLiteral("sheets.leaving"));
    const QPushButton* leave = question.addButton(tr("Close all the same"), QMessageBox::DestructiveRole);
    question.setDefaultButton(question.addButton(QMessageBox::Cancel));
    question.exec();
    if (question.clickedButton() != leave) return;
    drafts_.clear();
  }
  QDialog::reject();
}

}  // namespace redoubt::editor
