#include "editor/dialogs/sheets/sheet_form.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <cmath>

#include "editor/dialogs/sheets/sheet_handles.h"
#include "editor/dialogs/sheets/sheet_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kMostPixels = 100'000;
constexpr int kMostCounters = 1'000;

}  // namespace

SheetForm::SheetForm(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      title_(new QLineEdit),
      source_(new QComboBox),
      flip_(new QComboBox),
      back_(new QPushButton(tr("Picture of the &back…"))),
      find_(new QPushButton(tr("&Find the grid"))),
      stop_(new QPushButton(tr("St&op"))),
      progress_(new QProgressBar),
      whichSide_(new QLabel),
      columns_(new QSpinBox),
      rows_(new QSpinBox),
      left_(pixels("left", -kMostPixels, kMostPixels)),
      top_(pixels("top", -kMostPixels, kMostPixels)),
      right_(pixels("right", -kMostPixels, kMostPixels)),
      bottom_(pixels("bottom", -kMostPixels, kMostPixels)),
      gapX_(pixels("gapX", 0, kMostPixels)),
      gapY_(pixels("gapY", 0, kMostPixels)),
      angle_(pixels("angle", -90, 90)),
      block_(new QPushButton(tr("Another b&lock of this picture"))),
      told_(new QLabel) {
  nameParts();
  arrange();
  connectAll();
  show(std::nullopt, model::FaceSide::Front);
  showSearch(std::nullopt);
  tell({}, false);
}

QDoubleSpinBox* SheetForm::pixels(const char* name, double least, double most) {
  auto* spin = new QDoubleSpinBox;
  spin->setObjectName(QStringLiteral("sheets.") + QLatin1String(name));
  spin->setRange(least, most);
  spin->setDecimals(1);
  spin->setKeyboardTracking(false);
  connect(spin, &QDoubleSpinBox::valueChanged, this, &SheetForm::take);
  return spin;
}

void SheetForm::nameParts() {
  const auto call = [](QWidget* widget, const char* name) {
    widget->setObjectName(QStringLiteral("sheets.") + QLatin1String(name));
  };
  call(title_, "title");
  call(source_, "source");
  call(flip_, "flip");
  call(back_, "addBack");
  call(find_, "find");
  call(stop_, "stop");
  call(progress_, "progress");
  call(columns_, "columns");
  call(rows_, "rows");
  call(block_, "block");
  call(told_, "told");
  for (QSpinBox* each : {columns_, rows_}) {
    each->setRange(1, kMostCounters);
    each->setKeyboardTracking(false);
  }
  angle_->setDecimals(2);
  angle_->setSingleStep(0.05);
  angle_->setSuffix(QStringLiteral("°"));
  for (const model::SheetFlip flip :
       {model::SheetFlip::LeftRight, model::SheetFlip::TopBottom, model::SheetFlip::None}) {
    flip_->addItem(SheetWords::flip(flip), static_cast<int>(flip));
  }
  for (QComboBox* each : {source_, flip_}) {
    each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    each->setMinimumContentsLength(12);
  }
  for (QPushButton* each : {back_, find_, stop_, block_}) each->setAutoDefault(false);
}

void SheetForm::arrange() {
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(5);
  int row = 0;
  const auto caption = [&](const QString& words, QWidget* field, int column) {
    auto* label = new QLabel(words);
    setRole(*label, "second");
    label->setBuddy(field);
    grid->addWidget(label, row, column);
  };
  const auto wide = [&](const QString& words, QWidget* field) {
    caption(words, field, 0);
    grid->addWidget(field, row++, 1, 1, 3);
  };
  const auto pair = [&](const QString& first, QWidget* a, const QString& second, QWidget* b) {
    caption(first, a, 0);
    grid->addWidget(a, row, 1);
    caption(second, b, 2);
    grid->addWidget(b, row++, 3);
  };
  wide(tr("&Title"), title_);
  wide(tr("Sou&rce"), source_);
  wide(tr("Bac&ks"), flip_);
  grid->addWidget(back_, row++, 1, 1, 3);
  setRole(*whichSide_, "strong");
  grid->addWidget(whichSide_, row++, 0, 1, 4);
  auto* search = new QHBoxLayout;
  search->addWidget(find_, 1);
  search->addWidget(progress_, 1);
  search->addWidget(stop_);
  grid->addLayout(search, row++, 0, 1, 4);
  pair(tr("&Columns"), columns_, tr("Ro&ws"), rows_);
  pair(tr("L&eft"), left_, tr("R&ight"), right_);
  pair(tr("To&p"), top_, tr("Botto&m"), bottom_);
  pair(tr("&Gap across"), gapX_, tr("Gap &down"), gapY_);
  caption(tr("A&ngle"), angle_, 0);
  grid->addWidget(angle_, row++, 1);
  grid->setColumnStretch(1, 1);
  grid->setColumnStretch(3, 1);
  auto* help = new QLabel(
      tr("Drag the corners and edges of the grid to those of the counters, the round handle to turn it, the diamonds "
         "to set the gaps, the grid itself to move it. Lengths are pixels of the picture."));
  help->setWordWrap(true);
  setRole(*help, "second");
  told_->setWordWrap(true);
  told_->setTextFormat(Qt::PlainText);
  block_->setToolTip(
      tr("A sheet of its own with the same pictures, for counters that lie apart from these or are of another size"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 6, 8, 6);
  column->addLayout(grid);
  column->addWidget(told_);
  column->addWidget(help);
  column->addWidget(block_);
  column->addStretch();
}

void SheetForm::connectAll() {
  connect(title_, &QLineEdit::editingFinished, this, &SheetForm::take);
  connect(source_, &QComboBox::activated, this, &SheetForm::take);
  connect(flip_, &QComboBox::activated, this, &SheetForm::take);
  connect(columns_, &QSpinBox::valueChanged, this, &SheetForm::take);
  connect(rows_, &QSpinBox::valueChanged, this, &SheetForm::take);
  connect(find_, &QPushButton::clicked, this, &SheetForm::findWanted);
  connect(stop_, &QPushButton::clicked, this, &SheetForm::stopWanted);
  connect(block_, &QPushButton::clicked, this, &SheetForm::blockWanted);
  connect(back_, &QPushButton::clicked, this, &SheetForm::backWanted);
}

void SheetForm::fillSources() {
  source_->clear();
  source_->addItem(tr("None"), QVariant());
  for (const model::Source& each : session_.translated().all<model::Source>()) {
    source_->addItem(toQt(each.title), QVariant::fromValue<qint64>(each.id.value));
    if (sheet_ && sheet_->source == each.id) source_->setCurrentIndex(source_->count() - 1);
  }
}

void SheetForm::show(const std::optional<model::CounterSheet>& sheet, model::FaceSide side) {
  isFilling_ = true;
  sheet_ = sheet;
  side_ = side;
  const bool isFront = side == model::FaceSide::Front;
  const model::CounterSheet row = sheet.value_or(model::CounterSheet{});
  const GridEdges edges = edgesOf(row, side);
  if (title_->text() != toQt(row.title)) title_->setText(toQt(row.title));
  fillSources();
  flip_->setCurrentIndex(flip_->findData(static_cast<int>(row.flip)));
  back_->setText(row.back.empty() ? tr("Picture of the &back…") : tr("Another picture of the &back…"));
  whichSide_->setText(isFront ? tr("Grid of the fronts") : tr("Grid of the backs"));
  columns_->setValue(row.columns);
  rows_->setValue(row.rows);
  left_->setValue(edges.left);
  top_->setValue(edges.top);
  right_->setValue(edges.right);
  bottom_->setValue(edges.bottom);
  gapX_->setValue(row.gapX);
  gapY_->setValue(row.gapY);
  angle_->setValue(edges.angle);
  const bool canEdit = sheet && !session_.isReadOnly();
  for (QWidget* each : std::initializer_list<QWidget*>{title_, source_, back_, find_, columns_, rows_, left_, top_,
                                                       right_, bottom_, gapX_, gapY_, angle_, block_}) {
    each->setEnabled(canEdit);
  }
  flip_->setEnabled(canEdit && !row.back.empty());
  for (QWidget* each : std::initializer_list<QWidget*>{columns_, rows_, gapX_, gapY_}) {
    if (!isFront) each->setEnabled(false);
    each->setToolTip(isFront ? QString() : tr("As on the front"));
  }
  isFilling_ = false;
}

// What the fields round is not a change.
void SheetForm::take() {
  if (isFilling_ || !sheet_) return;
  model::CounterSheet wanted = *sheet_;
  const auto set = [](double& value, const QDoubleSpinBox& spin) {
    const double shown = spin.value();
    const double unit = std::pow(10.0, -spin.decimals());
    if (std::abs(shown - value) > unit / 2 + 1e-9) value = shown;
  };
  wanted.title = title_->text().trimmed().toStdString();
  wanted.source.reset();
  if (source_->currentData().isValid()) wanted.source = Id<model::Source>{source_->currentData().toLongLong()};
  wanted.flip = static_cast<model::SheetFlip>(flip_->currentData().toInt());
  wanted.columns = columns_->value();
  wanted.rows = rows_->value();
  GridEdges edges = edgesOf(wanted, side_);
  set(edges.left, *left_);
  set(edges.top, *top_);
  set(edges.right, *right_);
  set(edges.bottom, *bottom_);
  set(edges.angle, *angle_);
  set(wanted.gapX, *gapX_);
  set(wanted.gapY, *gapY_);
  wanted = withEdges(std::move(wanted), side_, edges);
  if (wanted == *sheet_) return;
  const bool isOfWhole =
      wanted.title != sheet_->title || wanted.source != sheet_->source || wanted.flip != sheet_->flip;
  emit sheetChanged(wanted, isOfWhole ? tr("Change a counter sheet") : tr("Set the grid of a counter sheet"));
}

void SheetForm::showSearch(std::optional<double> share) {
  find_->setVisible(!share);
  stop_->setVisible(share.has_value());
  progress_->setVisible(share.has_value());
  progress_->setRange(0, 100);
  progress_->setValue(qRound(100 * share.value_or(0)));
}

void SheetForm::tell(const QString& words, bool isFault) {
  setRole(*told_, isFault ? "error" : "second");
  told_->setText(words);
  told_->setVisible(!words.isEmpty());
}

}  // namespace redoubt::editor
