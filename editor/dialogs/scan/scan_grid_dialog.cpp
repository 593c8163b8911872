#include "editor/dialogs/scan/scan_grid_dialog.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "editor/dialogs/scan/scan_loading.h"
#include "core/hex/axis_numbers.h"
#include "editor/dialogs/scan/scan_view.h"
#include "editor/dialogs/scan/scan_words.h"
#include "editor/scan/scan_features.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using redoubt::scan::Pixel;

std::filesystem::path pathOf(const QString& file) {
  return QFile::encodeName(file).toStdString();
}

QSpinBox* numberBox(const char* name, int least, int most) {
  auto* box = new QSpinBox;
  box->setObjectName(QLatin1String(name));
  box->setRange(least, most);
  return box;
}

// Programs write 72 or 96 dots per inch where they don't know.
double dotsPerMmOf(const QImage& image) {
  const double dpi = image.dotsPerMeterX() * 0.0254;
  return dpi > 100 && dpi < 2400 ? dpi / 25.4 : 0;
}

}  // namespace

ScanGridDialog::ScanGridDialog(const QString& file, const scan::ScanPage& page, QWidget* parent)
    : QDialog(parent),
      file_(file),
      page_(page),
      view_(new ScanView),
      list_(new QListWidget),
      layouts_(new QComboBox),
      firstColumn_(numberBox("scanGrid.firstColumn", -hex::kMaxColumns, hex::kMaxColumns)),
      firstRow_(numberBox("scanGrid.firstRow", -hex::kMaxRows, hex::kMaxRows)),
      lastColumn_(numberBox("scanGrid.lastColumn", -hex::kMaxColumns, 2 * hex::kMaxColumns)),
      lastRow_(numberBox("scanGrid.lastRow", -hex::kMaxRows, 2 * hex::kMaxRows)),
      state_(new QLabel),
      problem_(new QLabel),
      remove_(new QPushButton(tr("&Remove the number"))) {
  setObjectName(QStringLiteral("scanGrid"));
  setWindowTitle(tr("Find the grid of a scan"));
  view_->setObjectName(QStringLiteral("scanGrid.view"));
  list_->setObjectName(QStringLiteral("scanGrid.numbers"));
  layouts_->setObjectName(QStringLiteral("scanGrid.layouts"));
  state_->setObjectName(QStringLiteral("scanGrid.state"));
  problem_->setObjectName(QStringLiteral("scanGrid.problem"));
  remove_->setObjectName(QStringLiteral("scanGrid.remove"));
  arrange();
  connect(view_, &ScanView::clicked, this, [this](Pixel at) { view_->ask(at, {}); });
  connect(view_, &ScanView::typed, this, &ScanGridDialog::takeNumber);
  connect(view_, &ScanView::moved, this, &ScanGridDialog::movePoint);
  connect(view_, &ScanView::removed, this, &ScanGridDialog::removePoint);
  connect(view_, &ScanView::chosenChanged, this, [this] {
    if (view_->chosen()) list_->setCurrentRow(static_cast<int>(*view_->chosen()));
    remove_->setEnabled(view_->chosen().has_value());
  });
  connect(list_, &QListWidget::itemSelectionChanged, this, [this] {
    const auto rows = list_->selectionModel()->selectedRows();
    if (rows.isEmpty()) return;
    const auto at = static_cast<std::size_t>(rows.front().row());
    view_->setChosen(at);
    if (at < numbers_.size()) view_->show(numbers_[at].at);
    remove_->setEnabled(true);
  });
  connect(remove_, &QPushButton::clicked, this, [this] {
    if (view_->chosen()) removePoint(*view_->chosen());
  });
  connect(layouts_, &QComboBox::currentIndexChanged, this, [this] {
    if (!isFilling_) showGrid();
  });
  for (QSpinBox* box : {firstColumn_, firstRow_, lastColumn_, lastRow_}) {
    connect(box, &QSpinBox::valueChanged, this, [this] {
      if (!isFilling_) showMarks();
    });
  }
  solve();
  load();
  resize(QSize(1060, 740).boundedTo(screen()->availableSize()));
}

void ScanGridDialog::arrange() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(8);
  auto* halves = new QSplitter(Qt::Horizontal);
  halves->setChildrenCollapsible(false);
  halves->addWidget(view_);
  halves->addWidget(makeList());
  halves->setStretchFactor(0, 3);
  halves->setStretchFactor(1, 1);
  outer->addWidget(halves, 1);
  setRole(*problem_, "error");
  for (QLabel* each : {state_, problem_}) {
    each->setWordWrap(true);
    each->setTextFormat(Qt::PlainText);
    each->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    each->setMinimumHeight(2 * fontMetrics().lineSpacing());  // the picture must not move between two clicks
    outer->addWidget(each);
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  accept_ = buttons->addButton(tr("Take this map"), QDialogButtonBox::AcceptRole);
  accept_->setObjectName(QStringLiteral("scanGrid.accept"));
  for (QAbstractButton* button : buttons->buttons()) qobject_cast<QPushButton*>(button)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::accepted, this, &ScanGridDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  outer->addWidget(buttons);
}

QWidget* ScanGridDialog::makeList() {
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  auto* help = new QLabel(
      tr("Click on the middle of a hex and type the number that is printed in it. Four numbers, well apart and not in "
         "a line, say how the hexes lie and are counted."));
  help->setWordWrap(true);
  setRole(*help, "second");
  column->addWidget(help);
  list_->setAccessibleName(tr("Numbers"));
  list_->setMinimumHeight(80);
  followRows(*list_);
  column->addWidget(list_, 1);
  remove_->setAutoDefault(false);
  remove_->setEnabled(false);
  column->addWidget(remove_);
  layouts_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  layouts_->setMinimumContentsLength(26);
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->addRow(tr("&Layout"), layouts_);
  const auto addRange = [form](const QString& title, QSpinBox* first, QSpinBox* last) {
    auto* row = new QHBoxLayout;
    row->addWidget(first, 1);
    row->addWidget(new QLabel(QStringLiteral("–")));
    row->addWidget(last, 1);
    auto* label = new QLabel(title);
    label->setBuddy(first);
    form->addRow(label, row);
  };
  addRange(tr("&Columns"), firstColumn_, lastColumn_);
  addRange(tr("Ro&ws"), firstRow_, lastRow_);
  firstColumn_->setAccessibleName(tr("First column"));
  lastColumn_->setAccessibleName(tr("Last column"));
  firstRow_->setAccessibleName(tr("First row"));
  lastRow_->setAccessibleName(tr("Last row"));
  column->addLayout(form);
  return side;
}

void ScanGridDialog::load() {
  view_->setMessage(tr("The picture is being read…"));
  inThread(this, [this, file = file_, page = page_]() -> std::function<void()> {
    QString why;
    QImage image;
    ScanLevels levels;
    std::optional<scan::SeenGrid> lines;
    try {
      image = scan::openScan(pathOf(file), page);
      levels = ScanLevels(image);
      if (scan::canSee()) lines = scan::seenGrid(image);
    } catch (const Error& error) {
      why = CoreWords::text(error);
    } catch (const std::bad_alloc&) {
      why = tr("There is not enough memory for this picture.");
    }
    const bool isPdf = file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    const double dots = isPdf ? page.dpi / 25.4 : dotsPerMmOf(image);
    return [this, why, levels, lines, dots] {
      lines_ = lines;
      dotsPerMm_ = dots;
      if (levels.isEmpty()) return view_->setMessage(why);
      view_->setPicture(levels);
      solve();
    };
  });
}

bool ScanGridDialog::isLoaded() const {
  return view_->hasPicture();
}

// Numbers are printed beside the middles of their hexes; where lines are seen, the middle is known.
Pixel ScanGridDialog::middleOf(Pixel clicked) const {
  return lines_ ? lines_->middleNear(clicked) : clicked;
}

void ScanGridDialog::takeNumber(const QString& text) {
  if (!hex::printedNumberFromText(text.toUpper().toStdString())) {
    return view_->refuse(tr("“%1” is no hex number.").arg(text));
  }
  const auto at = view_->asked();
  if (!at) return;
  view_->stopAsking();
  const std::string number = text.toUpper().toStdString();
  std::erase_if(numbers_, [&](const auto& each) { return each.text == number; });
  numbers_.push_back({number, *at});
  solve();
}

void ScanGridDialog::movePoint(std::size_t number, Pixel to) {
  if (number >= numbers_.size()) return;
  numbers_[number].at = to;
  solve();
}

void ScanGridDialog::removePoint(std::size_t number) {
  if (number >= numbers_.size()) return;
  numbers_.erase(numbers_.begin() + static_cast<std::ptrdiff_t>(number));
  view_->setChosen(std::nullopt);
  remove_->setEnabled(false);
  solve();
}

void ScanGridDialog::solve() {
  const QSignalBlocker quiet(list_);
  list_->clear();
  for (const auto& each : numbers_) list_->addItem(toQt(each.text));
  grids_.reset();
  problem_->clear();
  if (numbers_.size() >= redoubt::scan::kFewestNumbers) {
    std::vector<redoubt::scan::TypedNumber> middled = numbers_;
    for (auto& each : middled) each.at = middleOf(each.at);
    try {
      grids_ = redoubt::scan::gridFromNumbers(middled);
    } catch (const Error&) {
      // The lines were seen wrong, or only near the middle of the picture.
      try {
        grids_ = redoubt::scan::gridFromNumbers(numbers_);
      } catch (const Error& error) {
        problem_->setText(ScanWords::sentence(error.phrase()));
      }
    }
  }
  isFilling_ = true;
  layouts_->clear();
  if (grids_) {
    for (const auto& grid : grids_->fitting) layouts_->addItem(ScanWords::layout(grid.spec));
  }
  isFilling_ = false;
  problem_->setVisible(!problem_->text().isEmpty());
  state_->setVisible(!problem_->isVisibleTo(this));
  showGrid();
}

const redoubt::scan::NumberedGrid* ScanGridDialog::chosen() const {
  const int at = layouts_->currentIndex();
  return grids_ && at >= 0 ? &grids_->fitting[static_cast<std::size_t>(at)] : nullptr;
}

void ScanGridDialog::showGrid() {
  const auto* grid = chosen();
  for (QWidget* each : std::initializer_list<QWidget*>{layouts_, firstColumn_, firstRow_, lastColumn_, lastRow_}) {
    each->setEnabled(grid != nullptr);
  }
  if (grid && isLoaded()) {
    isFilling_ = true;
    const QSize size = view_->levels().size();
    const hex::LayoutSpec spec = redoubt::scan::filling(*grid, size.width(), size.height());
    const auto show = [](const hex::AxisNumbers& axis, int first, int count, QSpinBox* from, QSpinBox* to) {
      const auto [least, most] = std::minmax({axis.valueOf(first), axis.valueOf(first + count - 1)});
      from->setValue(least);
      to->setValue(most);
    };
    show(hex::columnNumbers(spec), spec.firstColumn, spec.columns, firstColumn_, lastColumn_);
    show(hex::rowNumbers(spec), spec.firstRow, spec.rows, firstRow_, lastRow_);
    isFilling_ = false;
  }
  showMarks();
}

hex::LayoutSpec ScanGridDialog::spec() const {
  hex::LayoutSpec spec = chosen() ? chosen()->spec : hex::LayoutSpec();
  const auto read = [](const hex::AxisNumbers& axis, const QSpinBox* from, const QSpinBox* to, int& first, int& count) {
    const auto [least, most] = std::minmax({axis.coordinateOf(from->value()), axis.coordinateOf(to->value())});
    first = least;
    count = most - least + 1;
  };
  read(hex::columnNumbers(spec), firstColumn_, lastColumn_, spec.firstColumn, spec.columns);
  read(hex::rowNumbers(spec), firstRow_, lastRow_, spec.firstRow, spec.rows);
  return spec;
}

void ScanGridDialog::showMarks() {
  std::vector<ScanView::Mark> marks;
  for (const auto& each : numbers_) marks.push_back({each.at, toQt(each.text)});
  view_->setMarks(std::move(marks));
  const auto* grid = chosen();
  const auto made = hex::Layout::make(spec());
  const auto* layout = std::get_if<hex::Layout>(&made);
  view_->setGrid(grid && layout ? std::optional(grid->registration) : std::nullopt,
                 layout ? *layout : hex::Layout());
  accept_->setEnabled(grid && layout && isLoaded());
  if (!grid) {
    const int more = static_cast<int>(redoubt::scan::kFewestNumbers) - static_cast<int>(numbers_.size());
    return state_->setText(more > 0 ? tr("%n number(s) more are needed.", nullptr, more) : QString());
  }
  if (!layout) return state_->setText(tr("These columns and rows can’t be numbered so."));
  const auto hexes = layout->allHexes();
  QString text = tr("%1 × %2 hexes, %3 to %4.")
                     .arg(spec().columns)
                     .arg(spec().rows)
                     .arg(toQt(layout->number(hexes.front())), toQt(layout->number(hexes.back())));
  if (grids_->decider) {
    text += QLatin1Char(' ') +
            tr("Several layouts explain these numbers; the place of %1 would decide.").arg(toQt(*grids_->decider));
  }
  state_->setText(text);
}

std::optional<ScannedMap> ScanGridDialog::map() const {
  return made_;
}

void ScanGridDialog::accept() {
  const auto* grid = chosen();
  if (!grid || !isLoaded()) return;
  QApplication::setOverrideCursor(Qt::WaitCursor);
  try {
    ScannedMap map;
    map.title = QFileInfo(file_).completeBaseName().toStdString();
    map.bytes = scan::storedScan(pathOf(file_), view_->levels().picture());
    map.size = {view_->levels().size().width(), view_->levels().size().height()};
    map.spec = spec();
    if (dotsPerMm_ > 0) map.hexWidthMm = std::round(grid->pixelsPerHex / dotsPerMm_ * 10) / 10;
    for (const auto& each : numbers_) map.numbers.push_back({each.text, middleOf(each.at)});
    made_ = std::move(map);
  } catch (const Error& error) {
    problem_->setText(CoreWords::text(error));
    problem_->show();
  }
  QApplication::restoreOverrideCursor();
  if (made_) QDialog::accept();
}

}  // namespace redoubt::editor
