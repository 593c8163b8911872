#include "editor/dialogs/map/map_layout_dialog.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/hex/start_numbers.h"
#include "editor/dialogs/map/axis_form.h"
#include "editor/dialogs/map/hex_pictures.h"
#include "editor/dialogs/map/map_change_words.h"
#include "editor/dialogs/map/map_layout_pictures.h"
#include "editor/dialogs/map/map_report_view.h"
#include "editor/dialogs/map/numbers_sketch.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kFirst = 0, kSecond = 1;

QLabel* words(const QString& text, const char* role) {
  auto* label = new QLabel(text);
  label->setWordWrap(true);
  setRole(*label, role);
  return label;
}

QString edgeName(hex::Edge edge) {
  switch (edge) {
    case hex::Edge::Left: return MapLayoutDialog::tr("Left edge");
    case hex::Edge::Right: return MapLayoutDialog::tr("Right edge");
    case hex::Edge::Top: return MapLayoutDialog::tr("Top edge");
    case hex::Edge::Bottom: break;
  }
  return MapLayoutDialog::tr("Bottom edge");
}

QToolButton* pictureButton(QButtonGroup* group, int id, const char* name) {
  auto* button = new QToolButton;
  button->setObjectName(QString::fromLatin1(name));
  button->setCheckable(true);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setIconSize({28, 28});
  group->addButton(button, id);
  return button;
}

QWidget* inRow(std::initializer_list<QWidget*> widgets) {
  auto* row = new QWidget;
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(6);
  for (QWidget* widget : widgets) layout->addWidget(widget);
  layout->addStretch();
  return row;
}

// The line whose parity gives `shifted` its meaning: the first row of a pointy-top map, the first column of a flat-top
// one.
int firstLine(const hex::LayoutSpec& spec) {
  return spec.orientation == hex::Orientation::Flat ? spec.firstColumn : spec.firstRow;
}

bool isFirstShifted(const hex::LayoutSpec& spec) {
  return ((firstLine(spec) & 1) == 1) == (spec.shifted == hex::Shifted::Odd);
}

// The same hexes without their printed numbers.
hex::LayoutSpec withoutNumbers(const hex::LayoutSpec& spec) {
  hex::LayoutSpec bare;
  bare.orientation = spec.orientation;
  bare.shifted = spec.shifted;
  bare.firstColumn = spec.firstColumn;
  bare.firstRow = spec.firstRow;
  bare.columns = spec.columns;
  bare.rows = spec.rows;
  bare.edgeLeft = spec.edgeLeft;
  bare.edgeRight = spec.edgeRight;
  bare.edgeTop = spec.edgeTop;
  bare.edgeBottom = spec.edgeBottom;
  return bare;
}

hex::LayoutSpec withFirstShifted(hex::LayoutSpec spec, bool isShifted) {
  spec.shifted = ((firstLine(spec) & 1) == 1) == isShifted ? hex::Shifted::Odd : hex::Shifted::Even;
  return spec;
}

}  // namespace

MapLayoutDialog::MapLayoutDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      orientation_(new QButtonGroup(this)),
      firstShifted_(new QButtonGroup(this)),
      order_(new QComboBox),
      separator_(new QLineEdit),
      columns_(new AxisForm(AxisForm::Axis::Columns, this)),
      rows_(new AxisForm(AxisForm::Axis::Rows, this)),
      pictures_(new MapLayoutPictures(session)),
      sketch_(new NumbersSketch),
      size_(words(QString(), "second")),
      hint_(words(tr("Only to have the hexes lie the other way: Map > Turn a quarter right or left turns the whole map "
                     "and keeps every line as it is."),
                  "second")),
      report_(new MapReportView(session)) {
  setObjectName(QStringLiteral("mapLayout"));
  setWindowTitle(tr("Layout of the map"));
  size_->setObjectName(QStringLiteral("layout.size"));
  hint_->setObjectName(QStringLiteral("layout.hint"));
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(12);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(20);
  columns->addWidget(makeForm());
  columns->addWidget(makeSide(), 1);
  outer->addLayout(columns, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  go_ = buttons->addButton(tr("Change the layout"), QDialogButtonBox::AcceptRole);
  go_->setObjectName(QStringLiteral("layout.go"));
  go_->setDefault(true);
  outer->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  fill(session.layout().spec());
  connectFields();
  orientation_->checkedButton()->setFocus();
  resize(980, 700);
  refresh();
}

QWidget* MapLayoutDialog::makeForm() {
  auto* form = new QWidget;
  auto* column = new QVBoxLayout(form);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  const auto section = [&](const QString& heading, void (MapLayoutDialog::*add)(QGridLayout&)) {
    column->addWidget(words(heading, "heading"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    (this->*add)(*grid);
    column->addLayout(grid);
    column->addSpacing(6);
  };
  section(tr("Hexes"), &MapLayoutDialog::addHexes);
  section(tr("Numbers"), &MapLayoutDialog::addNumbers);
  section(tr("Edges"), &MapLayoutDialog::addEdges);
  column->addStretch();
  return form;
}

void MapLayoutDialog::addHexes(QGridLayout& grid) {
  auto* pointy = pictureButton(orientation_, static_cast<int>(hex::Orientation::Pointy), "layout.pointy");
  auto* flat = pictureButton(orientation_, static_cast<int>(hex::Orientation::Flat), "layout.flat");
  pointy->setText(tr("Pointy top"));
  flat->setText(tr("Flat top"));
  grid.addWidget(new QLabel(tr("Lie")), 0, 0);
  grid.addWidget(inRow({pointy, flat}), 0, 1);
  auto* first = pictureButton(firstShifted_, kFirst, "layout.first-shifted");
  auto* second = pictureButton(firstShifted_, kSecond, "layout.second-shifted");
  grid.addWidget(new QLabel(tr("Shifted")), 1, 0);
  grid.addWidget(inRow({first, second}), 1, 1);
  grid.setColumnStretch(1, 1);
}

void MapLayoutDialog::addNumbers(QGridLayout& grid) {
  order_->addItem(tr("Column, then row"), static_cast<int>(hex::NumberOrder::ColumnRow));
  order_->addItem(tr("Row, then column"), static_cast<int>(hex::NumberOrder::RowColumn));
  order_->setObjectName(QStringLiteral("layout.order"));
  order_->setAccessibleName(tr("Order within a number"));
  separator_->setObjectName(QStringLiteral("layout.separator"));
  separator_->setAccessibleName(tr("Sign between column and row"));
  separator_->setPlaceholderText(tr("nothing"));
  separator_->setMaxLength(8);
  separator_->setFixedWidth(size::scaled(84));
  const auto label = [&](const QString& text, int line) { grid.addWidget(new QLabel(text), line, 0); };
  label(tr("Columns"), 0);
  columns_->addTo(grid, 0);
  label(tr("Rows"), 1);
  rows_->addTo(grid, 1);
  label(tr("Order"), 2);
  grid.addWidget(order_, 2, 1, 1, 2);
  label(tr("Between"), 3);
  grid.addWidget(separator_, 3, 1);
}

void MapLayoutDialog::addEdges(QGridLayout& grid) {
  int line = 0;
  for (const hex::Edge edge : hex::kEdges) {
    auto* box = new QComboBox;
    box->setObjectName(QStringLiteral("layout.edge%1").arg(static_cast<int>(edge)));
    box->setAccessibleName(edgeName(edge));
    box->addItem(tr("Whole hexes"), static_cast<int>(hex::EdgeKind::Whole));
    box->addItem(tr("Half hexes"), static_cast<int>(hex::EdgeKind::Half));
    box->addItem(tr("Whole hexes without numbers"), static_cast<int>(hex::EdgeKind::Unnumbered));
    box->addItem(tr("Half hexes without numbers"), static_cast<int>(hex::EdgeKind::HalfUnnumbered));
    grid.addWidget(new QLabel(edgeName(edge)), line, 0);
    grid.addWidget(box, line++, 1);
    edges_[static_cast<std::size_t>(edge)] = box;
  }
  grid.setColumnStretch(1, 1);
}

QWidget* MapLayoutDialog::makeSide() {
  auto* place = new QWidget;
  auto* column = new QVBoxLayout(place);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(words(tr("The whole map"), "heading"));
  column->addWidget(pictures_);
  column->addWidget(size_);
  column->addWidget(words(tr("The upper left corner"), "heading"));
  sketch_->setFixedHeight(96);
  column->addWidget(sketch_);
  column->addSpacing(4);
  column->addWidget(report_, 1);
  column->addWidget(hint_);
  return place;
}

void MapLayoutDialog::fill(const hex::LayoutSpec& spec) {
  orientation_->button(static_cast<int>(spec.orientation))->setChecked(true);
  firstShifted_->button(isFirstShifted(spec) ? kFirst : kSecond)->setChecked(true);
  order_->setCurrentIndex(order_->findData(static_cast<int>(spec.numberOrder)));
  separator_->setText(QString::fromStdString(spec.numberSeparator));
  const hex::StartNumbers start = hex::startNumbers(spec);
  columns_->setNumbers(hex::columnNumbers(spec), start.column);
  rows_->setNumbers(hex::rowNumbers(spec), start.row);
  const std::array kinds = {spec.edgeLeft, spec.edgeRight, spec.edgeTop, spec.edgeBottom};
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    edges_[i]->setCurrentIndex(edges_[i]->findData(static_cast<int>(kinds[i])));
  }
}

void MapLayoutDialog::connectFields() {
  for (QButtonGroup* group : {orientation_, firstShifted_}) {
    connect(group, &QButtonGroup::idToggled, this, [this](int, bool isOn) {
      if (isOn) refresh();
    });
  }
  for (AxisForm* form : {columns_, rows_}) connect(form, &AxisForm::changed, this, &MapLayoutDialog::refresh);
  connect(order_, &QComboBox::currentIndexChanged, this, &MapLayoutDialog::refresh);
  connect(separator_, &QLineEdit::textChanged, this, &MapLayoutDialog::refresh);
  for (QComboBox* box : edges_) connect(box, &QComboBox::currentIndexChanged, this, &MapLayoutDialog::refresh);
  connect(report_, &MapReportView::chosen, this, &MapLayoutDialog::refresh);
}

hex::Orientation MapLayoutDialog::orientation() const {
  return static_cast<hex::Orientation>(orientation_->checkedId());
}

void MapLayoutDialog::showPictures() {
  for (const hex::Orientation each : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    orientation_->button(static_cast<int>(each))->setIcon(orientationPicture(each));
  }
  const bool flat = orientation() == hex::Orientation::Flat;
  QAbstractButton* first = firstShifted_->button(kFirst);
  QAbstractButton* second = firstShifted_->button(kSecond);
  first->setIcon(shiftPicture(orientation(), hex::Shifted::Odd));
  second->setIcon(shiftPicture(orientation(), hex::Shifted::Even));
  first->setText(flat ? tr("First column") : tr("First row"));
  second->setText(flat ? tr("Second column") : tr("Second row"));
  first->setToolTip(flat ? tr("The first column and every second one after it lie half a hex further down.")
                         : tr("The first row and every second one after it lie half a hex further to the right."));
  second->setToolTip(flat ? tr("The second column and every second one after it lie half a hex further down.")
                          : tr("The second row and every second one after it lie half a hex further to the right."));
}

hex::LayoutSpec MapLayoutDialog::wanted() const {
  hex::LayoutSpec spec = session_.layout().spec();
  spec.orientation = orientation();
  spec = withFirstShifted(spec, firstShifted_->checkedId() == kFirst);
  spec.numberOrder = static_cast<hex::NumberOrder>(order_->currentData().toInt());
  spec.numberSeparator = separator_->text().toStdString();
  const hex::AxisNumbers columns = columns_->numbers();
  const hex::AxisNumbers rows = rows_->numbers();
  spec.columnStyle = columns.style;
  spec.columnDigits = columns.digits;
  spec.columnStep = columns.step;
  spec.rowStyle = rows.style;
  spec.rowDigits = rows.digits;
  spec.rowStep = rows.step;
  const auto kind = [&](hex::Edge edge) {
    return static_cast<hex::EdgeKind>(edges_[static_cast<std::size_t>(edge)]->currentData().toInt());
  };
  spec.edgeLeft = kind(hex::Edge::Left);
  spec.edgeRight = kind(hex::Edge::Right);
  spec.edgeTop = kind(hex::Edge::Top);
  spec.edgeBottom = kind(hex::Edge::Bottom);
  return hex::startingWith(spec, {columns_->start(), rows_->start()});
}

std::string MapLayoutDialog::ground() const {
  return rules::groundTerrain(session_.rules());
}

QString MapLayoutDialog::obstacle(const model::Edit& edit) const {
  if (const QString why = MapChangeWords::obstacle(session_); !why.isEmpty()) return why;
  if (!report_->choice()) return tr("Choose first what becomes of the counters.");
  if (edit.empty()) return tr("Nothing changes yet.");
  return MapChangeWords::obstacle(session_, edit);
}

void MapLayoutDialog::refresh() {
  showPictures();
  const hex::LayoutSpec spec = wanted();
  hint_->setVisible(spec.orientation != session_.layout().orientation());
  const auto looked = model::reshape(session_.translated(), spec, ground(), model::CutOff::Refuse, {});
  if (const auto* error = std::get_if<hex::LayoutError>(&looked)) {
    const QString sentence = CoreWords::text(error->sentence());
    report_->setProblem(sentence);
    size_->setText(tr("There can't be such a map."));
    pictures_->clearAfter();
    pictured_.reset();
    go_->setEnabled(false);
    go_->setToolTip(sentence);
    return;
  }
  const auto& seen = std::get<model::Reshaped>(looked);
  report_->setReport(seen.report);
  const auto layout = std::get<hex::Layout>(hex::Layout::make(spec));
  sketch_->setLayout(layout);
  size_->setText(tr("%1, %2").arg(MapChangeWords::gridSize(layout), MapChangeWords::sheetSize(seen.sheet)));
  const auto choice = report_->choice();
  const bool isDecided = choice && *choice != model::CutOff::Refuse;
  const auto made = isDecided ? model::reshape(session_.translated(), spec, ground(), *choice, {}) : looked;
  // While the choice about counters is open, the map is shown without them.
  const model::CutOff shown = isDecided ? *choice : model::CutOff::TakeOff;
  showMap(spec, shown);
  const QString why = obstacle(std::get<model::Reshaped>(made).edit);
  go_->setEnabled(why.isEmpty());
  go_->setToolTip(why);
}

void MapLayoutDialog::showMap(const hex::LayoutSpec& spec, model::CutOff cutOff) {
  const std::pair shown(withoutNumbers(spec), cutOff);
  if (pictured_ == shown) return;
  pictured_ = shown;
  const auto made = model::reshape(session_.translated(), spec, ground(), cutOff, {});
  pictures_->setAfter(model::applied(session_.translated(), std::get<model::Reshaped>(made).edit));
}

void MapLayoutDialog::accept() {
  const auto choice = report_->choice();
  if (!go_->isEnabled() || !choice) return;
  const std::string title = tr("Change the layout of the map").toStdString();
  const auto made = model::reshape(session_.battle(), wanted(), ground(), *choice, title);
  const auto* reshaped = std::get_if<model::Reshaped>(&made);
  if (reshaped && session_.applyEverywhere(reshaped->edit)) QDialog::accept();
}

}  // namespace redoubt::editor
