#include "editor/dialogs/map/map_form.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "editor/dialogs/map/hex_pictures.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kFill = 0, kByNumber = 1;
constexpr int kUpright = 0, kAcross = 1;
const auto kOwnSize = QStringLiteral("own");

// The usual names of papers; the formats of printed games by their side lengths.
QString nameOf(const hex::Paper& paper) {
  const QString slug = QString::fromUtf8(paper.slug.data(), static_cast<qsizetype>(paper.slug.size()));
  if (slug == QLatin1String("letter")) return MapForm::tr("Letter");
  if (slug == QLatin1String("tabloid")) return MapForm::tr("Tabloid");
  if (!slug.endsWith(QLatin1String("cm"))) return slug.toUpper();
  return MapForm::tr("%1 × %2 cm").arg(paper.upright.width / 10).arg(paper.upright.height / 10);
}

// Shows tenths only if they are not zero.
class LengthBox : public QDoubleSpinBox {
 public:
  using QDoubleSpinBox::QDoubleSpinBox;
  QString textFromValue(double value) const override {
    const bool isWhole = std::abs(value - std::round(value)) < 0.05;
    return locale().toString(value, 'f', isWhole ? 0 : 1).remove(locale().groupSeparator());
  }
};

QDoubleSpinBox* lengthField(const QString& objectName, const QString& words, double least, double most) {
  auto* box = new LengthBox;
  box->setObjectName(objectName);
  box->setAccessibleName(words);
  box->setDecimals(1);
  box->setRange(least, most);
  box->setSuffix(MapForm::tr(" mm"));
  box->setMinimumWidth(96);
  return box;
}

QSpinBox* countField(const QString& objectName, const QString& words, int most) {
  auto* box = new QSpinBox;
  box->setObjectName(objectName);
  box->setAccessibleName(words);
  box->setRange(1, most);
  box->setMinimumWidth(96);
  return box;
}

// Fields side by side, each as wide as it needs to be.
QWidget* inRow(std::initializer_list<QWidget*> widgets, int spacing = 6) {
  auto* row = new QWidget;
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(spacing);
  for (QWidget* widget : widgets) layout->addWidget(widget);
  layout->addStretch();
  return row;
}

QPushButton* segment(QButtonGroup* group, int id, const QString& text, const char* role, const QString& objectName) {
  auto* button = new QPushButton(text);
  button->setObjectName(objectName);
  button->setCheckable(true);
  button->setAutoDefault(false);
  setRole(*button, role);
  group->addButton(button, id);
  return button;
}

QPushButton* pictureButton(QButtonGroup* group, int id, const QString& objectName) {
  auto* button = new QPushButton;
  button->setObjectName(objectName);
  button->setCheckable(true);
  button->setAutoDefault(false);
  button->setIconSize({28, 28});
  group->addButton(button, id);
  return button;
}

}  // namespace

MapForm::MapForm(QWidget* parent) : QWidget(parent) {
  makeFields();
  arrange();
  connectFields();
  usePaper();
  showMode();
  showPictures();
}

void MapForm::makeFields() {
  mode_ = new QButtonGroup(this);
  lie_ = new QButtonGroup(this);
  orientation_ = new QButtonGroup(this);
  shifted_ = new QButtonGroup(this);
  papers_ = new QComboBox;
  papers_->setObjectName(QStringLiteral("newBattle.paper"));
  for (const hex::Paper& paper : hex::papers()) {
    papers_->addItem(nameOf(paper), QString::fromUtf8(paper.slug.data(), static_cast<qsizetype>(paper.slug.size())));
  }
  papers_->addItem(tr("Own size"), kOwnSize);
  papers_->setCurrentIndex(papers_->findData(QStringLiteral("a3")));
  width_ = lengthField(QStringLiteral("newBattle.width"), tr("Width of the sheet"), 20, 10'000);
  height_ = lengthField(QStringLiteral("newBattle.height"), tr("Height of the sheet"), 20, 10'000);
  columns_ = countField(QStringLiteral("newBattle.columns"), tr("Columns"), hex::kMaxColumns);
  rows_ = countField(QStringLiteral("newBattle.rows"), tr("Rows"), hex::kMaxRows);
  columns_->setValue(34);
  rows_->setValue(27);
  margin_ = lengthField(QStringLiteral("newBattle.margin"), tr("Margin on all four sides"), 0, 500);
  margin_->setValue(10);
  hexSize_ = lengthField(QStringLiteral("newBattle.hexSize"), tr("Size of a hex from side to opposite side"), 2, 200);
  hexSize_->setSingleStep(0.5);
  hexSize_->setValue(19);
  measure_ = new HexMeasure;
  metres_ = lengthField(QStringLiteral("newBattle.metres"), tr("Metres to the hex"), 0, 100'000);
  metres_->setSuffix(tr(" m to the hex"));
  metres_->setSpecialValueText(tr("none given"));
  metres_->setSingleStep(10);
  metres_->setDecimals(0);
  metres_->setMinimumWidth(140);
  metresNote_ = new QLabel(tr("by these rules"));
  metresNote_->setObjectName(QStringLiteral("newBattle.metresNote"));
  setRole(*metresNote_, "second");
}

int MapForm::addRow(QGridLayout& grid, const QString& label, QWidget* buddy, QWidget* row) {
  auto* words = new QLabel(label);
  words->setBuddy(buddy);
  labelWidth_ = std::max(labelWidth_, words->sizeHint().width());
  const int line = grid.rowCount();
  grid.addWidget(words, line, 0);
  grid.addWidget(row, line, 1);
  return line;
}

QWidget* MapForm::makeHexSize() {
  auto* words = new QLabel(tr("from side to side"));
  words->setToolTip(measure_->toolTip());
  setRole(*words, "second");
  return inRow({hexSize_, measure_, words}, 8);
}

void MapForm::arrange() {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(7);
  grid->setColumnStretch(1, 1);
  auto* fill = segment(mode_, kFill, tr("Fill a sheet of paper"), "segment-first", QStringLiteral("newBattle.fill"));
  auto* number =
      segment(mode_, kByNumber, tr("By number of hexes"), "segment-last", QStringLiteral("newBattle.byNumber"));
  fill->setChecked(true);
  const auto rowOf = [grid](std::vector<QWidget*>& fields, int line) {
    for (int column = 0; column < 2; ++column) fields.push_back(grid->itemAtPosition(line, column)->widget());
  };
  rowOf(layoutFields_, addRow(*grid, tr("Map"), fill, inRow({fill, number}, 0)));
  auto* upright = segment(lie_, kUpright, tr("Portrait"), "segment-first", QStringLiteral("newBattle.portrait"));
  auto* across = segment(lie_, kAcross, tr("Landscape"), "segment-last", QStringLiteral("newBattle.landscape"));
  across->setChecked(true);
  rowOf(paperFields_, addRow(*grid, tr("&Paper"), papers_, inRow({papers_, inRow({upright, across}, 0)}, 10)));
  rowOf(paperFields_, addRow(*grid, tr("&Sheet"), width_, inRow({width_, new QLabel(tr("×")), height_})));
  rowOf(numberFields_, addRow(*grid, tr("&Columns"), columns_, inRow({columns_})));
  rowOf(numberFields_, addRow(*grid, tr("Ro&ws"), rows_, inRow({rows_})));
  rowOf(layoutFields_, addRow(*grid, tr("&Margin"), margin_, inRow({margin_})));
  addRow(*grid, tr("&Hex size"), hexSize_, makeHexSize());
  auto* pointy =
      pictureButton(orientation_, static_cast<int>(hex::Orientation::Pointy), QStringLiteral("newBattle.pointy"));
  auto* flat = pictureButton(orientation_, static_cast<int>(hex::Orientation::Flat), QStringLiteral("newBattle.flat"));
  pointy->setText(tr("Pointy top"));
  pointy->setToolTip(tr("A corner to the north: rows run straight, from left to right."));
  flat->setText(tr("Flat top"));
  flat->setToolTip(tr("A side to the north: columns run straight, from top to bottom."));
  pointy->setChecked(true);
  rowOf(layoutFields_, addRow(*grid, tr("Hexes"), pointy, inRow({pointy, flat})));
  auto* even = pictureButton(shifted_, static_cast<int>(hex::Shifted::Even), QStringLiteral("newBattle.even"));
  auto* odd = pictureButton(shifted_, static_cast<int>(hex::Shifted::Odd), QStringLiteral("newBattle.odd"));
  even->setChecked(true);
  rowOf(layoutFields_, addRow(*grid, tr("Shifted"), even, inRow({even, odd})));
  addRow(*grid, tr("Sc&ale"), metres_, inRow({metres_, metresNote_}));
  grid->setColumnMinimumWidth(0, labelWidth_);  // the same for all shown rows
}

void MapForm::connectFields() {
  connect(mode_, &QButtonGroup::idClicked, this, [this](int id) {
    if (id == kByNumber) {  // begin with the numbers that the paper gave
      const QSignalBlocker a(columns_), b(rows_);
      const hex::GridSize held = hex::gridThatFits(orientation(), hexSize_->value(), paper().within(margin_->value()));
      columns_->setValue(held.columns);
      rows_->setValue(held.rows);
    }
    showMode();
    emit changed();
  });
  connect(papers_, &QComboBox::currentIndexChanged, this, &MapForm::usePaper);
  connect(lie_, &QButtonGroup::idClicked, this, &MapForm::turnPaper);
  connect(width_, &QDoubleSpinBox::valueChanged, this, &MapForm::ownPaper);
  connect(height_, &QDoubleSpinBox::valueChanged, this, &MapForm::ownPaper);
  for (QSpinBox* box : {columns_, rows_}) connect(box, &QSpinBox::valueChanged, this, &MapForm::changed);
  for (QDoubleSpinBox* box : {margin_, hexSize_, metres_}) {
    connect(box, &QDoubleSpinBox::valueChanged, this, &MapForm::changed);
  }
  connect(metres_, &QDoubleSpinBox::valueChanged, this, [this] {
    isScaleTyped_ = true;
    metresNote_->hide();
  });
  for (QButtonGroup* group : {orientation_, shifted_}) {
    connect(group, &QButtonGroup::idToggled, this, [this](int, bool isOn) {
      if (!isOn) return;
      showPictures();
      emit changed();
    });
  }
}

bool MapForm::isByNumber() const {
  return mode_->checkedId() == kByNumber;
}

hex::Orientation MapForm::orientation() const {
  return static_cast<hex::Orientation>(orientation_->checkedId());
}

hex::PaperSize MapForm::paper() const {
  return {width_->value(), height_->value()};
}

hex::GridSize MapForm::grid() const {
  if (isByNumber()) return {columns_->value(), rows_->value()};
  return hex::gridThatFits(orientation(), hexSize_->value(), paper().within(margin_->value()));
}

void MapForm::showMode() {
  for (QWidget* field : paperFields_) field->setVisible(!isByNumber());
  for (QWidget* field : numberFields_) field->setVisible(isByNumber());
}

void MapForm::showPictures() {
  const bool flat = orientation() == hex::Orientation::Flat;
  measure_->setOrientation(orientation());
  for (const hex::Orientation each : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    orientation_->button(static_cast<int>(each))->setIcon(orientationPicture(each));
  }
  QAbstractButton* even = shifted_->button(static_cast<int>(hex::Shifted::Even));
  QAbstractButton* odd = shifted_->button(static_cast<int>(hex::Shifted::Odd));
  even->setIcon(shiftPicture(orientation(), hex::Shifted::Even));
  odd->setIcon(shiftPicture(orientation(), hex::Shifted::Odd));
  even->setText(flat ? tr("Even columns") : tr("Even rows"));
  odd->setText(flat ? tr("Odd columns") : tr("Odd rows"));
  even->setToolTip(flat ? tr("Columns 2, 4, 6 … lie half a hex further down.")
                        : tr("Rows 2, 4, 6 … lie half a hex further to the right."));
  odd->setToolTip(flat ? tr("Columns 1, 3, 5 … lie half a hex further down.")
                       : tr("Rows 1, 3, 5 … lie half a hex further to the right."));
}

void MapForm::usePaper() {
  const hex::Paper* chosen = hex::paperCalled(papers_->currentData().toString().toStdString());
  if (chosen) {
    const QSignalBlocker a(width_), b(height_);
    const bool isAcross = lie_->checkedId() == kAcross;
    width_->setValue(isAcross ? chosen->upright.height : chosen->upright.width);
    height_->setValue(isAcross ? chosen->upright.width : chosen->upright.height);
  }
  emit changed();
}

void MapForm::turnPaper() {
  const hex::PaperSize sheet = paper();
  const bool isAcross = lie_->checkedId() == kAcross;
  if ((sheet.width > sheet.height) == isAcross) return;
  const QSignalBlocker a(width_), b(height_);
  width_->setValue(sheet.height);
  height_->setValue(sheet.width);
  emit changed();
}

// After typing sides, the paper is no longer the named one, and its orientation follows from the sides.
void MapForm::ownPaper() {
  const QSignalBlocker blocker(papers_);
  papers_->setCurrentIndex(papers_->findData(kOwnSize));
  lie_->button(width_->value() > height_->value() ? kAcross : kUpright)->setChecked(true);
  emit changed();
}

exchange::NewBattleOptions MapForm::applied(exchange::NewBattleOptions options) const {
  const hex::GridSize size = grid();
  options.columns = size.columns;
  options.rows = size.rows;
  options.orientation = orientation();
  options.shifted = static_cast<hex::Shifted>(shifted_->checkedId());
  options.hexWidth = hexSize_->value();
  options.margin = margin_->value();
  options.paper = isByNumber() ? std::nullopt : std::optional(paper());
  options.metresPerHex = metres_->value() > 0 ? std::optional(metres_->value()) : std::nullopt;
  return options;
}

QString MapForm::problem() const {
  const hex::GridSize size = grid();
  if (size.columns < 1) {
    return tr("Not one hex lies within the margins. Choose smaller hexes or a larger sheet.");
  }
  if (size.columns > hex::kMaxColumns || size.rows > hex::kMaxRows) {
    return tr("The sheet would hold %L1 × %L2 hexes, but a map has at most %L3 × %L4. Choose larger hexes or a smaller "
              "sheet.")
        .arg(size.columns)
        .arg(size.rows)
        .arg(hex::kMaxColumns)
        .arg(hex::kMaxRows);
  }
  return {};
}

void MapForm::shutLayout(bool isShut) {
  for (const auto* fields : {&layoutFields_, &paperFields_, &numberFields_}) {
    for (QWidget* each : *fields) each->setEnabled(!isShut);
  }
}

void MapForm::setHexWidth(double millimetres) {
  hexSize_->setValue(millimetres);
}

void MapForm::offerMetresPerHex(std::optional<double> metres) {
  if (isScaleTyped_) return;
  metres_->setValue(metres.value_or(0));
  isScaleTyped_ = false;
  metresNote_->setVisible(metres.has_value());
}

QWidget* MapForm::lastField() const {
  return metres_;
}

void MapForm::recall() {
  QSettings settings;
  settings.beginGroup(QStringLiteral("newBattle"));
  const auto check = [&](QButtonGroup* group, const QString& key) {
    QAbstractButton* button = group->button(settings.value(key, group->checkedId()).toInt());
    if (button) button->setChecked(true);
  };
  const auto fill = [&](auto* box, const QString& key) {
    box->setValue(settings.value(key, box->value()).template value<decltype(box->value())>());
  };
  check(mode_, QStringLiteral("mode"));
  check(lie_, QStringLiteral("lie"));
  fill(width_, QStringLiteral("width"));
  fill(height_, QStringLiteral("height"));
  const int paper = papers_->findData(settings.value(QStringLiteral("paper"), QStringLiteral("a3")));
  if (paper >= 0) papers_->setCurrentIndex(paper);
  fill(columns_, QStringLiteral("columns"));
  fill(rows_, QStringLiteral("rows"));
  fill(margin_, QStringLiteral("margin"));
  fill(hexSize_, QStringLiteral("hexSize"));
  check(orientation_, QStringLiteral("orientation"));
  check(shifted_, QStringLiteral("shifted"));
  showMode();
}

void MapForm::remember() const {
  QSettings settings;
  settings.beginGroup(QStringLiteral("newBattle"));
  settings.setValue(QStringLiteral("mode"), mode_->checkedId());
  settings.setValue(QStringLiteral("lie"), lie_->checkedId());
  settings.setValue(QStringLiteral("width"), width_->value());
  settings.setValue(QStringLiteral("height"), height_->value());
  settings.setValue(QStringLiteral("paper"), papers_->currentData());
  settings.setValue(QStringLiteral("columns"), columns_->value());
  settings.setValue(QStringLiteral("rows"), rows_->value());
  settings.setValue(QStringLiteral("margin"), margin_->value());
  settings.setValue(QStringLiteral("hexSize"), hexSize_->value());
  settings.setValue(QStringLiteral("orientation"), orientation_->checkedId());
  settings.setValue(QStringLiteral("shifted"), shifted_->checkedId());
}

void MapForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) showPictures();
  QWidget::changeEvent(event);
}

}  // namespace redoubt::editor
