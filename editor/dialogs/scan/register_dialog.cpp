#include "editor/dialogs/scan/register_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/ids.h"
#include "editor/dialogs/scan/scan_loading.h"
#include "editor/dialogs/scan/scan_view.h"
#include "editor/dialogs/scan/scan_words.h"
#include "editor/fields/undo_keys.h"
#include "editor/render/pictures/decoded_pictures.h"
#include "editor/scan/printed_lines.h"
#include "editor/scan/scan_features.h"
#include "editor/session/to_qt.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {

using redoubt::scan::Fit;
using redoubt::scan::Pixel;

RegisterDialog::RegisterDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      pictures_(new QComboBox),
      how_(new QComboBox),
      view_(new ScanView),
      table_(new QTableWidget(0, Columns)),
      remove_(new QPushButton(tr("&Remove the point"))),
      sharpen_(new QPushButton(tr("&Sharpen by printed lines"))),
      summary_(new QLabel),
      faults_(new QLabel) {
  setObjectName(QStringLiteral("register"));
  setWindowTitle(tr("Register a picture"));
  pictures_->setObjectName(QStringLiteral("register.picture"));
  how_->setObjectName(QStringLiteral("register.fit"));
  view_->setObjectName(QStringLiteral("register.view"));
  table_->setObjectName(QStringLiteral("register.points"));
  remove_->setObjectName(QStringLiteral("register.remove"));
  sharpen_->setObjectName(QStringLiteral("register.sharpen"));
  summary_->setObjectName(QStringLiteral("register.summary"));
  faults_->setObjectName(QStringLiteral("register.faults"));
  how_->addItem(tr("The simplest that explains the points"), -1);
  for (const Fit fit : {Fit::Affine, Fit::Perspective, Fit::Warp}) {
    how_->addItem(ScanWords::fit(fit), static_cast<int>(fit));
  }
  arrange();
  addUndoKeys(*this, session_);
  fillPictures();
  connectAll();
  showPicture();
  resize(QSize(1180, 780).boundedTo(screen()->availableSize()));
}

void RegisterDialog::arrange() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(8);
  auto* head = new QHBoxLayout;
  const auto add = [&](const QString& text, QComboBox* box) {
    auto* label = new QLabel(text);
    label->setBuddy(box);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    head->addWidget(label);
    head->addWidget(box, 1);
  };
  add(tr("&Picture:"), pictures_);
  add(tr("&Fit:"), how_);
  outer->addLayout(head);
  auto* halves = new QSplitter(Qt::Horizontal);
  halves->setChildrenCollapsible(false);
  halves->addWidget(view_);
  halves->addWidget(makeList());
  halves->setStretchFactor(0, 3);
  halves->setStretchFactor(1, 1);
  outer->addWidget(halves, 1);
  setRole(*faults_, "error");
  for (QLabel* each : {summary_, faults_}) {
    each->setWordWrap(true);
    each->setTextFormat(Qt::PlainText);
    each->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    outer->addWidget(each);
  }
  // The picture must not move when something is said.
  summary_->setMinimumHeight(2 * fontMetrics().lineSpacing());
  faults_->setMinimumHeight(fontMetrics().lineSpacing());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  for (QAbstractButton* button : buttons->buttons()) qobject_cast<QPushButton*>(button)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  outer->addWidget(buttons);
}

QWidget* RegisterDialog::makeList() {
  auto* list = new QWidget;
  auto* column = new QVBoxLayout(list);
  column->setContentsMargins(0, 0, 0, 0);
  auto* help = new QLabel(
      tr("Click on the printed middle of a hex and type its number, or click on the hex in the map. Three points make "
         "a fit; four and more show whether it is right."));
  help->setWordWrap(true);
  setRole(*help, "second");
  column->addWidget(help);
  table_->setHorizontalHeaderLabels({tr("Hex"), tr("Across"), tr("Down"), tr("Off, mm"), tr("Held out")});
  table_->horizontalHeaderItem(HeldOut)->setToolTip(tr("Measured, but not used for the fit: it tells how good that is."));
  table_->setAccessibleName(tr("Points"));
  table_->verticalHeader()->hide();
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->setMinimumWidth(size::scaled(310));
  followRows(*table_);
  column->addWidget(table_, 1);
  sharpen_->setToolTip(tr("Moves the points that are used to the middles of their hexes, as the printed lines have them."));
  for (QPushButton* each : {remove_, sharpen_}) {
    each->setAutoDefault(false);
    column->addWidget(each);
  }
  return list;
}

void RegisterDialog::connectAll() {
  connect(pictures_, &QComboBox::currentIndexChanged, this, &RegisterDialog::showPicture);
  connect(how_, &QComboBox::activated, this, [this] { make(points_, tr("Change how a picture is fitted")); });
  connect(view_, &ScanView::clicked, this, [this](Pixel at) {
    if (session_.isReadOnly()) return;
    wasClicked_ = true;
    view_->ask(at, guessAt(at));
  });
  connect(view_, &ScanView::typed, this, &RegisterDialog::takeNumber);
  connect(view_, &ScanView::moved, this, &RegisterDialog::movePoint);
  connect(view_, &ScanView::removed, this, &RegisterDialog::removePoint);
  connect(view_, &ScanView::chosenChanged, this, [this] {
    const auto chosen = view_->chosen();
    chosen ? table_->selectRow(static_cast<int>(*chosen)) : table_->clearSelection();
  });
  connect(table_, &QTableWidget::itemSelectionChanged, this, &RegisterDialog::chooseRow);
  // Later: the change fills the table anew, and its item is still at work.
  connect(table_, &QTableWidget::cellChanged, this, [this](int row, int column) {
    if (!isFilling_) QMetaObject::invokeMethod(this, [=, this] { changeCell(row, column); }, Qt::QueuedConnection);
  });
  connect(remove_, &QPushButton::clicked, this, [this] {
    if (view_->chosen()) removePoint(*view_->chosen());
  });
  connect(sharpen_, &QPushButton::clicked, this, &RegisterDialog::sharpen);
  connect(&session_.hand(), &Hand::selectionChanged, this, &RegisterDialog::takeSelection);
  connect(&session_, &Session::documentReplaced, this, [this] {
    fillPictures();
    showPicture();
  });
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::MapPicture>()) fillPictures();
    if (changes.touches<model::MapPicture>() || changes.touches<model::MapSheet>()) showPicture();
    if (changes.touches<model::ScanPoint>()) refresh();
  });
}

void RegisterDialog::fillPictures() {
  const QSignalBlocker quiet(pictures_);
  const auto before = picture();
  pictures_->clear();
  for (const model::MapPicture& row : session_.battle().all<model::MapPicture>()) {
    if (!row.hex) continue;
    pictures_->addItem(row.title.empty() ? tr("Picture") : toQt(row.title), QVariant::fromValue<qint64>(row.id.value));
    if (before && *before == row.id) pictures_->setCurrentIndex(pictures_->count() - 1);
  }
  pictures_->setEnabled(pictures_->count() > 1);
}

void RegisterDialog::choose(Id<model::MapPicture> picture) {
  const int index = pictures_->findData(QVariant::fromValue<qint64>(picture.value));
  if (index >= 0) pictures_->setCurrentIndex(index);
}

std::optional<Id<model::MapPicture>> RegisterDialog::picture() const {
  if (pictures_->currentIndex() < 0) return std::nullopt;
  return Id<model::MapPicture>{pictures_->currentData().toLongLong()};
}

bool RegisterDialog::isLoaded() const {
  return view_->hasPicture();
}

void RegisterDialog::showPicture() {
  const model::MapPicture* row = session_.battle().find<model::MapPicture>(picture());
  const std::string name = row ? row->picture : std::string();
  if (name == loaded_ && row) return refresh();
  loaded_ = name;
  view_->setPicture({});
  refresh();
  recallFit();
  if (!row) return view_->setMessage(tr("No picture lies on the map. Transcribe > Lay a picture under the map… takes one."));
  view_->setMessage(tr("The picture is being read…"));
  loadScan(this, pictureOf(session_, *row), [this, name](ScanLevels levels) {
    if (name != loaded_) return;
    if (levels.isEmpty()) return view_->setMessage(tr("The picture is not there, or can’t be read."));
    view_->setPicture(std::move(levels));
    refresh();
  });
}

// The file keeps which fit there is, not whether it was asked for.
void RegisterDialog::recallFit() {
  const model::MapPicture* row = session_.battle().find<model::MapPicture>(picture());
  how_->setCurrentIndex(0);
  if (!row || row->fit == model::PictureFit::Placed || !fit_.fitted) return;
  const auto kept = static_cast<int>(row->fit) - 1;
  if (static_cast<int>(fit_.fitted->registration.fit()) != kept) how_->setCurrentIndex(kept + 1);
  refresh();
}

std::optional<Fit> RegisterDialog::wish() const {
  const int kind = how_->currentData().toInt();
  return kind < 0 ? std::nullopt : std::optional(static_cast<Fit>(kind));
}

QString RegisterDialog::numberOf(hex::HexKey hex) const {
  return HexWords::number(session_, hex);
}

void RegisterDialog::refresh() {
  points_.clear();
  if (const auto id = picture()) {
    for (const auto& row : session_.battle().where<&model::ScanPoint::mapPicture>(*id)) points_.push_back(row);
  }
  std::stable_sort(points_.begin(), points_.end(), [](const auto& a, const auto& b) { return a.hex < b.hex; });
  fit_ = redoubt::scan::fitOfPoints(redoubt::scan::seenPoints(session_.layout(), points_), wish());
  fillTable();
  showMarks();
  describe();
}

void RegisterDialog::fillTable() {
  isFilling_ = true;
  const auto chosen = view_->chosen();
  table_->setRowCount(static_cast<int>(points_.size()));
  const model::MapSheet* sheet = model::mapSheet(session_.battle());
  const double width = sheet ? sheet->hexWidthMm : 0;
  const QLocale locale;
  const Qt::ItemFlags fixed = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
  for (int row = 0; row < table_->rowCount(); ++row) {
    const model::ScanPoint& point = points_[static_cast<std::size_t>(row)];
    const auto set = [&](int column, const QString& text, Qt::ItemFlags flags) {
      auto* item = new QTableWidgetItem(text);
      item->setFlags(flags);
      if (column != Hex) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      table_->setItem(row, column, item);
      return item;
    };
    set(Hex, numberOf(point.hex), session_.isReadOnly() ? fixed : fixed | Qt::ItemIsEditable);
    set(Across, locale.toString(point.x, 'f', 1), fixed);
    set(Down, locale.toString(point.y, 'f', 1), fixed);
    QString off = QStringLiteral("–");
    if (fit_.fitted) off = locale.toString(fit_.fitted->residuals[static_cast<std::size_t>(row)] * width, 'f', 2);
    set(Off, off, fixed);
    auto* held = set(HeldOut, {}, session_.isReadOnly() ? fixed : fixed | Qt::ItemIsUserCheckable);
    held->setCheckState(point.heldOut ? Qt::Checked : Qt::Unchecked);
    held->setData(Qt::AccessibleTextRole, point.heldOut ? tr("held out") : tr("used"));
  }
  if (chosen && *chosen < points_.size()) table_->selectRow(static_cast<int>(*chosen));
  isFilling_ = false;
  showButtons();
}

void RegisterDialog::showButtons() {
  const bool isWritable = !session_.isReadOnly();
  remove_->setEnabled(view_->chosen().has_value() && isWritable);
  const bool canSharpen = fit_.fitted && !fit_.fitted->contradiction && !fit_.fitted->isMirrored && view_->hasPicture();
  sharpen_->setEnabled(canSharpen && isWritable && !isSharpening_ && scan::canSee());
}

void RegisterDialog::showMarks() {
  std::vector<ScanView::Mark> marks;
  const auto& fitted = fit_.fitted;
  const auto seen = redoubt::scan::seenPoints(session_.layout(), points_);
  for (std::size_t i = 0; i < points_.size(); ++i) {
    ScanView::Mark mark{seen[i].at, numberOf(points_[i].hex), seen[i].isHeldOut};
    if (fitted) mark.expected = fitted->registration.toPicture(seen[i].place);
    mark.isDoubtful = fitted && fitted->contradiction && fitted->contradiction->point == i;
    marks.push_back(mark);
  }
  view_->setMarks(std::move(marks));
  view_->setGrid(fitted ? std::optional(fitted->registration) : std::nullopt, session_.layout());
}

void RegisterDialog::describe() {
  summary_->setText(note_.isEmpty() ? summary() : summary() + QLatin1Char('\n') + note_);
  const QString text = faults().join(QLatin1Char('\n'));
  faults_->setText(text);
}

QString RegisterDialog::summary() const {
  if (points_.empty()) return tr("There are no points yet.");
  if (!fit_.fitted) return tr("%n point(s), and no fit yet.", nullptr, static_cast<int>(points_.size()));
  const model::MapSheet* sheet = model::mapSheet(session_.battle());
  return ScanWords::summary(*fit_.fitted, redoubt::scan::seenPoints(session_.layout(), points_),
                            sheet ? sheet->hexWidthMm : 0);
}

QStringList RegisterDialog::faults() const {
  if (fit_.fitted) return ScanWords::doubts(*fit_.fitted, redoubt::scan::seenPoints(session_.layout(), points_));
  return fit_.fault && !points_.empty() ? QStringList{ScanWords::sentence(*fit_.fault)} : QStringList();
}

QString RegisterDialog::guessAt(Pixel at) const {
  if (!fit_.fitted) return {};
  const auto place = fit_.fitted->registration.toMap(at);
  const auto hex = place ? session_.layout().hexAt(*place) : std::nullopt;
  return hex ? toQt(session_.layout().number(*hex)) : QString();
}

void RegisterDialog::takeNumber(const QString& number) {
  const auto hex = hexOfTyped(session_.layout(), number);
  if (!hex) return view_->refuse(tr("The map has no hex %1.").arg(number));
  takeHex(*hex);
}

// A second click for the same hex moves its point.
void RegisterDialog::takeHex(hex::HexKey hex) {
  const auto at = view_->asked();
  const auto id = picture();
  if (!at || !id) return;
  wasClicked_ = false;
  view_->stopAsking();
  std::vector<model::ScanPoint> points = points_;
  const auto same = std::find_if(points.begin(), points.end(), [&](const auto& row) { return row.hex == hex; });
  if (same != points.end()) {
    same->x = at->x;
    same->y = at->y;
    same->dx = same->dy = 0;
  } else {
    points.push_back({{randomId()}, *id, hex, 0, 0, at->x, at->y, false});
  }
  make(points, tr("Register the picture by %1").arg(numberOf(hex)));
}

void RegisterDialog::takeSelection() {
  const auto& hex = session_.hand().selection().hex;
  if (wasClicked_ && view_->asked() && hex) takeHex(*hex);
}

void RegisterDialog::movePoint(std::size_t point, Pixel to) {
  if (point >= points_.size()) return;
  std::vector<model::ScanPoint> points = points_;
  points[point].x = to.x;
  points[point].y = to.y;
  make(points, tr("Move the point of %1 in the picture").arg(numberOf(points[point].hex)));
}

void RegisterDialog::removePoint(std::size_t point) {
  if (point >= points_.size()) return;
  std::vector<model::ScanPoint> points = points_;
  const QString number = numberOf(points[point].hex);
  points.erase(points.begin() + static_cast<std::ptrdiff_t>(point));
  view_->setChosen(std::nullopt);
  make(points, tr("Remove the point of %1").arg(number));
}

void RegisterDialog::changeCell(int row, int column) {
  if (row < 0 || static_cast<std::size_t>(row) >= points_.size()) return;
  std::vector<model::ScanPoint> points = points_;
  model::ScanPoint& point = points[static_cast<std::size_t>(row)];
  if (column == HeldOut) {
    point.heldOut = table_->item(row, column)->checkState() == Qt::Checked;
    return make(points, point.heldOut ? tr("Hold out the point of %1").arg(numberOf(point.hex))
                                      : tr("Use the point of %1").arg(numberOf(point.hex)));
  }
  const auto hex = column == Hex ? hexOfTyped(session_.layout(), table_->item(row, column)->text()) : std::nullopt;
  const bool isTaken = hex && std::any_of(points.begin(), points.end(), [&](const auto& each) { return each.hex == *hex; });
  if (!hex || isTaken) return refresh();
  point.hex = *hex;
  make(points, tr("The point is of %1").arg(numberOf(*hex)));
}

void RegisterDialog::chooseRow() {
  if (isFilling_) return;
  const auto rows = table_->selectionModel()->selectedRows();
  const auto chosen = rows.isEmpty() ? std::nullopt : std::optional(static_cast<std::size_t>(rows.front().row()));
  view_->setChosen(chosen);
  if (chosen && *chosen < points_.size()) view_->show({points_[*chosen].x, points_[*chosen].y});
  showButtons();
}

void RegisterDialog::sharpen() {
  if (!fit_.fitted || !picture()) return;
  isSharpening_ = true;
  note_ = tr("The printed lines are being looked for…");
  refresh();
  const auto seen = redoubt::scan::seenPoints(session_.layout(), points_);
  inThread(this, [this, seen, rows = points_, clicked = *fit_.fitted, image = view_->levels().picture(),
                  layout = session_.layout()]() -> std::function<void()> {
    std::optional<scan::RefinedScan> refined;
    try {
      refined = scan::refinedScan(image, clicked, seen, layout);
    } catch (const std::exception&) {
      // As where no lines are seen.
    }
    return [this, seen, rows, refined] {
      isSharpening_ = false;
      const bool isOutdated = rows != points_;
      note_ = refined || isOutdated ? QString() : tr("The printed lines are not clear enough, or don’t agree with the points.");
      if (!refined || isOutdated) return refresh();
      std::vector<model::ScanPoint> points = rows;
      for (std::size_t i = 0; i < points.size(); ++i) {
        if (points[i].heldOut) continue;
        const Pixel at = refined->fitted.registration.toPicture(seen[i].place);
        points[i].x = at.x;
        points[i].y = at.y;
      }
      make(points, tr("Sharpen the points by the printed lines"));
    };
  });
}

void RegisterDialog::make(const std::vector<model::ScanPoint>& points, const QString& title) {
  const model::MapPicture* row = session_.battle().find<model::MapPicture>(picture());
  if (!row) return;
  note_.clear();
  const QSize size = render::uprightSize(session_.battle().pictures().find(row->picture));
  const model::Edit edit = redoubt::scan::registerPicture(session_.battle(), row->id, points, wish(),
                                                          {size.width(), size.height()}, title.toStdString());
  if (!session_.apply(edit)) refresh();
}

}  // namespace redoubt::editor
