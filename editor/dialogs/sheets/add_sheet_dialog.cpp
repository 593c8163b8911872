#include "editor/dialogs/sheets/add_sheet_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/base/error.h"
#include "core/base/ids.h"
#include "editor/dialogs/sheets/largest_grid.h"
#include "editor/dialogs/sheets/scan_file_field.h"
#include "editor/dialogs/sheets/sheet_handles.h"
#include "editor/dialogs/sheets/sheet_words.h"
#include "editor/dialogs/sheets/watched_work.h"
#include "editor/render/pictures/decoded_pictures.h"
#include "editor/scan/open_scan.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr qint64 kNewSource = -1;
constexpr int kGuessedColumns = 8;
constexpr double kGuessedMargin = 0.05;

using SheetScan = AddSheetDialog::Scan;

SheetScan readSheetScan(const QString& file, const scan::ScanPage& page, const Watch& watch) {
  SheetScan read;
  if (file.isEmpty()) return read;
  const std::filesystem::path path = QFile::encodeName(file).toStdString();
  const QImage image = scan::openScan(path, page, partOf(watch, 0, 0.4));
  read.size = image.size();
  read.bytes = scan::storedScan(path, image);
  watch.progress(0.6);
  read.grid = largestGrid(image, partOf(watch, 0.6, 1));
  return read;
}

// Where none is seen, something to be dragged into place.
scan::SheetGrid gridOf(const SheetScan& read) {
  if (read.grid) return *read.grid;
  scan::SheetGrid grid;
  const double width = read.size.width(), height = read.size.height();
  grid.columns = kGuessedColumns;
  grid.rows = std::max(1, qRound(kGuessedColumns * height / std::max(1.0, width)));
  grid.left = kGuessedMargin * width;
  grid.top = kGuessedMargin * height;
  grid.right = width - grid.left;
  grid.bottom = height - grid.top;
  return grid;
}

}  // namespace

AddSheetDialog::AddSheetDialog(Session& session, std::optional<Id<model::CounterSheet>> backOf, QWidget* parent)
    : QDialog(parent),
      session_(session),
      backOf_(backOf),
      work_(new WatchedWork(this)),
      front_(new ScanFileField(QStringLiteral("addSheet.front"), tr("Scan of the fronts"))),
      back_(new ScanFileField(QStringLiteral("addSheet.back"), tr("Scan of the backs"))),
      flip_(new QComboBox),
      title_(new QLineEdit),
      source_(new QComboBox),
      progress_(new QProgressBar),
      doing_(new QLabel(tr("The scan is read, and its grid looked for…"))),
      fault_(new QLabel) {
  setObjectName(QStringLiteral("addSheet"));
  setWindowTitle(backOf_ ? tr("The back of a counter sheet") : tr("Add a counter sheet"));
  flip_->setObjectName(QStringLiteral("addSheet.flip"));
  title_->setObjectName(QStringLiteral("addSheet.title"));
  source_->setObjectName(QStringLiteral("addSheet.source"));
  progress_->setObjectName(QStringLiteral("addSheet.progress"));
  fault_->setObjectName(QStringLiteral("addSheet.fault"));
  arrange();
  connect(work_, &WatchedWork::progressed, progress_,
          [this](double share) { progress_->setValue(qRound(100 * share)); });
  connect(work_, &WatchedWork::ended, this, [this](bool) { showWork(false); });
  connect(front_, &ScanFileField::changed, this, [this] {
    if (!title_->isModified()) title_->setText(QFileInfo(front_->file()).completeBaseName());
    judge();
  });
  connect(back_, &ScanFileField::changed, this, &AddSheetDialog::judge);
  showWork(false);
  tell({});
  judge();
}

void AddSheetDialog::arrange() {
  for (const model::SheetFlip flip :
       {model::SheetFlip::LeftRight, model::SheetFlip::TopBottom, model::SheetFlip::None}) {
    flip_->addItem(SheetWords::flip(flip), static_cast<int>(flip));
  }
  source_->addItem(tr("A new source with this title"), QVariant::fromValue<qint64>(kNewSource));
  for (const model::Source& each : session_.translated().all<model::Source>()) {
    source_->addItem(toQt(each.title), QVariant::fromValue<qint64>(each.id.value));
    if (each.kind == model::SourceKind::Counters) source_->setCurrentIndex(source_->count() - 1);
  }
  source_->addItem(tr("None"), QVariant());
  for (QComboBox* each : {flip_, source_}) {
    each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    each->setMinimumContentsLength(24);
  }
  auto* form = new QFormLayout;
  form->setVerticalSpacing(10);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  const auto addLine = [&](const QString& words, QWidget* field, QWidget* buddy) {
    auto* label = new QLabel(words);
    label->setBuddy(buddy);
    form->addRow(label, field);
  };
  if (!backOf_) addLine(tr("&Fronts"), front_, &front_->line());
  addLine(backOf_ ? tr("&Backs") : tr("&Backs, if there are"), back_, &back_->line());
  addLine(tr("Bac&ks lie"), flip_, flip_);
  if (!backOf_) addLine(tr("&Title"), title_, title_);
  if (!backOf_) addLine(tr("&Source"), source_, source_);
  if (backOf_) {
    for (QWidget* each : std::initializer_list<QWidget*>{front_, title_, source_}) {
      each->setParent(this);
      each->hide();
    }
    if (const model::CounterSheet* row = session_.battle().find<model::CounterSheet>(*backOf_)) {
      flip_->setCurrentIndex(flip_->findData(static_cast<int>(row->flip)));
    }
  }
  fault_->setWordWrap(true);
  fault_->setTextFormat(Qt::PlainText);
  setRole(*fault_, "error");
  setRole(*doing_, "second");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  add_ = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
  add_->setObjectName(QStringLiteral("addSheet.add"));
  add_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &AddSheetDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &AddSheetDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 14);
  column->setSpacing(10);
  column->addLayout(form);
  column->addWidget(doing_);
  column->addWidget(progress_);
  column->addWidget(fault_);
  column->addWidget(buttons);
}

void AddSheetDialog::judge() {
  const bool hasFront = backOf_ || front_->isReadable();
  const bool hasBack = back_->isReadable() || (!backOf_ && back_->file().isEmpty());
  add_->setEnabled(hasFront && hasBack && !work_->isRunning());
  flip_->setEnabled(!back_->file().isEmpty() && !work_->isRunning());
}

void AddSheetDialog::showWork(bool isWorking) {
  progress_->setVisible(isWorking);
  doing_->setVisible(isWorking);
  for (QWidget* each : std::initializer_list<QWidget*>{front_, back_, title_, source_}) each->setEnabled(!isWorking);
  judge();
}

void AddSheetDialog::tell(const QString& fault) {
  fault_->setText(fault);
  fault_->setVisible(!fault.isEmpty());
}

void AddSheetDialog::accept() {
  if (!add_->isEnabled()) return;
  tell({});
  progress_->setValue(0);
  const QString front = backOf_ ? QString() : front_->file(), back = back_->file();
  const scan::ScanPage frontPage = front_->page(), backPage = back_->page();
  work_->start([=, this](const Watch& watch) -> std::function<void()> {
    try {
      const double half = front.isEmpty() ? 0 : back.isEmpty() ? 1 : 0.5;
      const SheetScan fronts = readSheetScan(front, frontPage, partOf(watch, 0, half));
      const SheetScan backs = readSheetScan(back, backPage, partOf(watch, half, 1));
      return [=, this] { take(fronts, backs); };
    } catch (const Error& error) {
      return [this, error] { tell(CoreWords::text(error)); };
    } catch (const std::exception& error) {
      return [this, what = QString::fromUtf8(error.what())] { tell(what); };
    }
  });
  showWork(true);
}

// While it works, that is what ends.
void AddSheetDialog::reject() {
  if (work_->isRunning()) return work_->stop();
  QDialog::reject();
}

void AddSheetDialog::take(const Scan& front, const Scan& back) {
  backOf_ ? addBack(back) : addSheet(front, back);
}

void AddSheetDialog::addSheet(const Scan& front, const Scan& back) {
  model::Pictures pictures;
  model::CounterSheet sheet;
  sheet.title = title_->text().trimmed().toStdString();
  sheet.flip = static_cast<model::SheetFlip>(flip_->currentData().toInt());
  sheet.front = pictures.add(front.bytes);
  sheet = scan::withGrid(std::move(sheet), model::FaceSide::Front, gridOf(front));
  std::optional<BackGrid> backs;
  if (!back.bytes.empty()) {
    sheet.back = pictures.add(back.bytes);
    backs = backGrid(sheet, front.size, back.size, back.grid);
    sheet = scan::withGrid(std::move(sheet), model::FaceSide::Back, backs->grid);
  }
  const std::string title = tr("Add a counter sheet").toStdString();
  model::Edit more;
  const QVariant source = source_->currentData();
  if (source.isValid() && source.toLongLong() == kNewSource) {
    model::Source row;
    row.id = {randomId()};
    row.kind = model::SourceKind::Counters;
    row.title = sheet.title.empty() ? tr("Counter sheet").toStdString() : sheet.title;
    row.slug = model::freeSlug<model::Source>(session_.battle(), row.title);
    sheet.source = row.id;
    more.put(std::move(row));
  } else if (source.isValid()) {
    sheet.source = Id<model::Source>{source.toLongLong()};
  }
  auto made = model::addSheet(std::move(sheet), pictures, title);
  made.edit.append(more);
  if (!session_.apply(made.edit)) return tell(tr("The sheet could not be added."));
  QString words = front.grid
                      ? tr("%1 × %2 counters were found.").arg(front.grid->columns).arg(front.grid->rows)
                      : tr("No grid is clear in this picture. Set its columns and rows, and drag it into place.");
  bool isFault = !front.grid;
  if (front.grid && backs && backs->basis != BackGrid::Basis::Seen) {
    words += QLatin1Char(' ') + SheetWords::backs(backs->basis);
    isFault = backs->basis == BackGrid::Basis::Mirrored;
  }
  emit added(made.row, words, isFault);
  QDialog::accept();
}

void AddSheetDialog::addBack(const Scan& back) {
  const model::CounterSheet* row = session_.battle().find<model::CounterSheet>(*backOf_);
  if (!row) return reject();
  model::CounterSheet sheet = *row;
  model::Pictures pictures;
  sheet.flip = static_cast<model::SheetFlip>(flip_->currentData().toInt());
  sheet.back = pictures.add(back.bytes);
  const QSize front = render::uprightSize(session_.battle().pictures().find(sheet.front));
  const BackGrid backs = backGrid(sheet, front, back.size, back.grid);
  sheet = scan::withGrid(std::move(sheet), model::FaceSide::Back, backs.grid);
  model::Edit edit = model::changeSheet(session_.battle(), sheet, tr("Add the back of a counter sheet").toStdString());
  edit.pictures().add(pictures);
  if (!session_.apply(edit)) return tell(tr("The sheet is as it was."));
  emit added(sheet.id, SheetWords::backs(backs.basis), backs.basis == BackGrid::Basis::Mirrored);
  QDialog::accept();
}

}  // namespace redoubt::editor
