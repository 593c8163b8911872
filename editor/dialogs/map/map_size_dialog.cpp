#include "editor/dialogs/map/map_size_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/hex/start_numbers.h"
#include "editor/dialogs/map/frame_sketch.h"
#include "editor/dialogs/map/map_change_words.h"
#include "editor/dialogs/map/map_report_view.h"
#include "editor/session/core_words.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kMostAtOnce = 500;

// A number with its sign: "+2".
class ChangeBox : public QSpinBox {
 protected:
  QString textFromValue(int value) const override {
    return (value > 0 ? QStringLiteral("+") : QString()) + QLocale().toString(value);
  }
};

bool isHorizontal(hex::Edge edge) {
  return edge == hex::Edge::Left || edge == hex::Edge::Right;
}

hex::Edge opposite(hex::Edge edge) {
  switch (edge) {
    case hex::Edge::Left: return hex::Edge::Right;
    case hex::Edge::Right: return hex::Edge::Left;
    case hex::Edge::Top: return hex::Edge::Bottom;
    case hex::Edge::Bottom: break;
  }
  return hex::Edge::Top;
}

QString linesAt(hex::Edge edge) {
  switch (edge) {
    case hex::Edge::Left: return MapSizeDialog::tr("Columns at the left");
    case hex::Edge::Right: return MapSizeDialog::tr("Columns at the right");
    case hex::Edge::Top: return MapSizeDialog::tr("Rows at the top");
    case hex::Edge::Bottom: break;
  }
  return MapSizeDialog::tr("Rows at the bottom");
}

QString fieldName(hex::Edge edge) {
  switch (edge) {
    case hex::Edge::Left: return QStringLiteral("left");
    case hex::Edge::Right: return QStringLiteral("right");
    case hex::Edge::Top: return QStringLiteral("top");
    case hex::Edge::Bottom: break;
  }
  return QStringLiteral("bottom");
}

// "2 rows at the top".
QString part(hex::Edge edge, int count) {
  switch (edge) {
    case hex::Edge::Left: return MapSizeDialog::tr("%n columns at the left", nullptr, count);
    case hex::Edge::Right: return MapSizeDialog::tr("%n columns at the right", nullptr, count);
    case hex::Edge::Top: return MapSizeDialog::tr("%n rows at the top", nullptr, count);
    case hex::Edge::Bottom: break;
  }
  return MapSizeDialog::tr("%n rows at the bottom", nullptr, count);
}

QLabel* sizeLabel(const QString& text, const char* role) {
  auto* label = new QLabel(text);
  label->setWordWrap(true);
  setRole(*label, role);
  return label;
}

}  // namespace

MapSizeDialog::MapSizeDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      sketch_(new FrameSketch(session.translated())),
      was_(sizeLabel(QString(), "second")),
      will_(sizeLabel(QString(), "strong")),
      renumber_(new QCheckBox(tr("&Begin the numbers anew in the corner"))),
      report_(new MapReportView(session)),
      why_(sizeLabel(QString(), "question")) {
  setObjectName(QStringLiteral("mapSize"));
  setWindowTitle(tr("Size of the map"));
  was_->setObjectName(QStringLiteral("size.was"));
  will_->setObjectName(QStringLiteral("size.will"));
  renumber_->setObjectName(QStringLiteral("size.renumber"));
  renumber_->setToolTip(
      tr("Otherwise every hex keeps its number, and the map can't grow where numbers would fall "
         "below zero."));
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(12);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(20);
  columns->addWidget(makeSketch(), 1);
  columns->addWidget(makeSide());
  outer->addLayout(columns, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  go_ = buttons->addButton(tr("Change the size"), QDialogButtonBox::AcceptRole);
  go_->setObjectName(QStringLiteral("size.go"));
  go_->setDefault(true);
  why_->setObjectName(QStringLiteral("size.why"));
  why_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(12);
  foot->addWidget(why_, 1);
  foot->addWidget(buttons);
  outer->addLayout(foot);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(renumber_, &QCheckBox::toggled, this, &MapSizeDialog::refresh);
  connect(report_, &MapReportView::chosen, this, &MapSizeDialog::refresh);
  connect(report_, &MapReportView::remedyWanted, this, [this] {
    renumber_->setFocus();  // the button is hidden
    renumber_->setChecked(true);
  });
  resize(880, 520);
  refresh();
}

QSpinBox* MapSizeDialog::makeEdge(hex::Edge edge) {
  auto* box = new ChangeBox;
  const hex::LayoutSpec& spec = session_.layout().spec();
  box->setObjectName(QStringLiteral("size.") + fieldName(edge));
  box->setAccessibleName(linesAt(edge));
  box->setToolTip(tr("%1: more or, below zero, fewer.").arg(linesAt(edge)));
  box->setRange(1 - (isHorizontal(edge) ? spec.columns : spec.rows), kMostAtOnce);
  box->setFixedWidth(size::scaled(72));
  edges_[static_cast<std::size_t>(edge)] = box;
  connect(box, &QSpinBox::valueChanged, this, &MapSizeDialog::refresh);
  return box;
}

QWidget* MapSizeDialog::makeSketch() {
  auto* place = new QWidget;
  auto* grid = new QGridLayout(place);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(6);
  grid->addWidget(makeEdge(hex::Edge::Top), 0, 1, Qt::AlignHCenter);
  grid->addWidget(makeEdge(hex::Edge::Left), 1, 0, Qt::AlignVCenter);
  grid->addWidget(sketch_, 1, 1);
  grid->addWidget(makeEdge(hex::Edge::Right), 1, 2, Qt::AlignVCenter);
  grid->addWidget(makeEdge(hex::Edge::Bottom), 2, 1, Qt::AlignHCenter);
  grid->addWidget(makeShift(), 3, 0, 1, 3, Qt::AlignHCenter);
  grid->setColumnStretch(1, 1);
  grid->setRowStretch(1, 1);
  return place;
}

QWidget* MapSizeDialog::makeShift() {
  auto* place = new QWidget;
  auto* row = new QHBoxLayout(place);
  row->setContentsMargins(0, 4, 0, 0);
  row->setSpacing(4);
  row->addWidget(sizeLabel(tr("Shift the frame"), "second"));
  const auto button = [&](hex::Edge edge, QStringView iconName, const QString& tip) {
    auto* shiftButton = new QToolButton;
    shiftButton->setObjectName(QStringLiteral("size.shift-") + fieldName(edge));
    shiftButton->setIcon(icon(iconName));
    shiftButton->setFocusPolicy(Qt::StrongFocus);
    shiftButton->setAutoRepeat(true);
    shiftButton->setToolTip(tip);
    shiftButton->setAccessibleName(tip);
    connect(shiftButton, &QToolButton::clicked, this, [this, edge] { shift(edge); });
    row->addWidget(shiftButton);
  };
  button(hex::Edge::Left, u"arrow-left", tr("One column further to the left"));
  button(hex::Edge::Right, u"arrow-right", tr("One column further to the right"));
  button(hex::Edge::Top, u"arrow-up", tr("One row further up"));
  button(hex::Edge::Bottom, u"arrow-down", tr("One row further down"));
  auto* reset = new QPushButton(tr("As it was"));
  reset->setObjectName(QStringLiteral("size.reset"));
  reset->setAutoDefault(false);
  setRole(*reset, "row");
  connect(reset, &QPushButton::clicked, this, [this] {
    for (QSpinBox* box : edges_) box->setValue(0);
  });
  row->addSpacing(8);
  row->addWidget(reset);
  return place;
}

QWidget* MapSizeDialog::makeSide() {
  auto* place = new QWidget;
  place->setFixedWidth(320);
  auto* column = new QVBoxLayout(place);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(sizeLabel(tr("The map"), "heading"));
  column->addWidget(was_);
  column->addWidget(will_);
  column->addWidget(renumber_);
  column->addSpacing(8);
  column->addWidget(report_, 1);
  return place;
}

int MapSizeDialog::by(hex::Edge edge) const {
  return edges_[static_cast<std::size_t>(edge)]->value();
}

void MapSizeDialog::shift(hex::Edge towards) {
  QSpinBox* more = edges_[static_cast<std::size_t>(towards)];
  QSpinBox* fewer = edges_[static_cast<std::size_t>(opposite(towards))];
  {
    const QSignalBlocker a(more), b(fewer);
    more->setValue(more->value() + 1);
    fewer->setValue(fewer->value() - 1);
  }
  refresh();
}

hex::LayoutSpec MapSizeDialog::wanted() const {
  const hex::LayoutSpec old = session_.layout().spec();
  hex::LayoutSpec spec = old;
  // The same as Layout::grown for each edge in turn, which could have an invalid map in between.
  spec.columns += by(hex::Edge::Left) + by(hex::Edge::Right);
  spec.rows += by(hex::Edge::Top) + by(hex::Edge::Bottom);
  spec.firstColumn -= by(hex::Edge::Left);
  spec.firstRow -= by(hex::Edge::Top);
  return renumber_->isChecked() ? hex::startingWith(spec, hex::startNumbers(old)) : spec;
}

std::string MapSizeDialog::ground() const {
  return rules::groundTerrain(session_.rules());
}

QString MapSizeDialog::title() const {
  const bool isShift = by(hex::Edge::Left) == -by(hex::Edge::Right) && by(hex::Edge::Top) == -by(hex::Edge::Bottom);
  QStringList more, fewer;
  for (const hex::Edge edge : hex::kEdges) {
    if (by(edge) > 0) more << part(edge, by(edge));
    if (by(edge) < 0) fewer << part(edge, -by(edge));
  }
  const QString comma = QStringLiteral(", ");
  if (isShift && !more.isEmpty()) return tr("Shift the map's frame: %1 more").arg(more.join(comma));
  if (fewer.isEmpty()) return more.isEmpty() ? tr("Renumber the map") : tr("Grow the map: %1").arg(more.join(comma));
  if (more.isEmpty()) return tr("Crop the map: %1").arg(fewer.join(comma));
  return tr("Change the map's size: %1 more, %2 fewer").arg(more.join(comma), fewer.join(comma));
}

QString MapSizeDialog::obstacle(const model::Edit& edit) const {
  if (const QString why = MapChangeWords::obstacle(session_); !why.isEmpty()) return why;
  if (!report_->choice()) return tr("Choose first what becomes of the counters.");
  if (edit.empty()) return tr("Nothing changes yet.");
  return MapChangeWords::obstacle(session_, edit);
}

void MapSizeDialog::refresh() {
  const model::MapSheet* sheet = model::mapSheet(session_.battle());
  if (sheet) {
    was_->setText(
        tr("Now: %1, %2").arg(MapChangeWords::gridSize(session_.layout()), MapChangeWords::sheetSize(*sheet)));
  }
  const hex::LayoutSpec spec = wanted();
  // The report comes first, because it decides whether there is a choice.
  const auto looked = model::reshape(session_.translated(), spec, ground(), model::CutOff::Refuse, {});
  if (const auto* error = std::get_if<hex::LayoutError>(&looked)) {
    QString problem = CoreWords::text(error->sentence());
    QString remedy;
    const hex::LayoutSpec anew = hex::startingWith(spec, hex::startNumbers(session_.layout().spec()));
    if (std::holds_alternative<hex::Layout>(hex::Layout::make(anew))) {
      problem += QLatin1Char(' ') + tr("Let the numbers begin anew to have this map.");
      remedy = tr("Begin the numbers anew");
    }
    report_->setProblem(problem, remedy);
    will_->setText(tr("There can't be such a map."));
    why_->clear();
    go_->setEnabled(false);
    go_->setToolTip(problem);
    return;
  }
  const auto& seen = std::get<model::Reshaped>(looked);
  report_->setReport(seen.report);
  const auto layout = std::get<hex::Layout>(hex::Layout::make(spec));
  sketch_->setFrame(layout);
  will_->setText(tr("Then: %1, %2").arg(MapChangeWords::gridSize(layout), MapChangeWords::sheetSize(seen.sheet)));
  const auto choice = report_->choice();
  why_->setText(choice ? QString() : tr("Choose first what becomes of the counters."));
  QString why;
  if (choice && *choice != model::CutOff::Refuse) {
    const auto made = model::reshape(session_.translated(), spec, ground(), *choice, {});
    why = obstacle(std::get<model::Reshaped>(made).edit);
  } else {
    why = obstacle(seen.edit);
  }
  go_->setEnabled(why.isEmpty());
  go_->setToolTip(why);
}

void MapSizeDialog::accept() {
  const auto choice = report_->choice();
  if (!go_->isEnabled() || !choice) return;
  const auto made = model::reshape(session_.battle(), wanted(), ground(), *choice, title().toStdString());
  const auto* reshaped = std::get_if<model::Reshaped>(&made);
  if (reshaped && session_.applyEverywhere(reshaped->edit)) QDialog::accept();
}

}  // namespace redoubt::editor
