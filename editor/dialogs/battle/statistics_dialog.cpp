#include "editor/dialogs/battle/statistics_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>
#include <set>

#include "core/check/finding.h"
#include "editor/dialogs/map/map_change_words.h"
#include "editor/render/symbol_kinds.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kWidestName = 260;
constexpr int kWidestTable = 1180;

enum Column { kGroup, kName, kCount, kShare, kLength, kLongest, kPieces, kColumns };

// A row of the table; numbers without a meaning for it are left out.
struct Line {
  QString group;
  QString name;
  int count = 0;
  std::optional<double> share = {};
  std::optional<double> kilometres = {};
  std::optional<int> longest = {};
  std::optional<int> pieces = {};
};

// Sorted by its number, not by its text; cells without one come last in both directions.
class Cell : public QTableWidgetItem {
 public:
  explicit Cell(const QString& text) : QTableWidgetItem(text) {}
  Cell(const QString& text, double figure) : QTableWidgetItem(text), figure_(figure) {
    setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  }

  bool operator<(const QTableWidgetItem& other) const override {
    const auto* cell = dynamic_cast<const Cell*>(&other);
    if (!cell || (!figure_ && !cell->figure_)) return text().localeAwareCompare(other.text()) < 0;
    return figure_.value_or(-1) < cell->figure_.value_or(-1);
  }

 private:
  std::optional<double> figure_;
};

QString number(double value, int decimals = 0) {
  return QLocale().toString(value, 'f', decimals);
}

QString styleName(const std::string& style) {
  const auto known = model::fromText<model::LabelStyle>(style);
  if (!known) return MapChangeWords::text(style);
  switch (*known) {
    case model::LabelStyle::Town: return StatisticsDialog::tr("Town");
    case model::LabelStyle::Village: return StatisticsDialog::tr("Village");
    case model::LabelStyle::Water: return StatisticsDialog::tr("Water");
    case model::LabelStyle::Relief: return StatisticsDialog::tr("Relief");
    case model::LabelStyle::Woods: return StatisticsDialog::tr("Woods");
    case model::LabelStyle::Remark: break;
  }
  return StatisticsDialog::tr("Remark");
}

QString zoneGroup(const model::OpenWord<model::ZoneKind>& kind) {
  const auto known = kind.known();
  if (!known) return MapChangeWords::text(kind.text());
  switch (*known) {
    case model::ZoneKind::Area: return StatisticsDialog::tr("Area");
    case model::ZoneKind::Entry: return StatisticsDialog::tr("Entry zone");
    case model::ZoneKind::SetUp: return StatisticsDialog::tr("Set-up area");
    case model::ZoneKind::Camp: return StatisticsDialog::tr("Camp");
    case model::ZoneKind::Objective: return StatisticsDialog::tr("Objective");
    case model::ZoneKind::Exit: return StatisticsDialog::tr("Exit");
    case model::ZoneKind::Supply: break;
  }
  return StatisticsDialog::tr("Supply source");
}

std::vector<Line> linesOf(const rules::MapStatistics& statistics) {
  std::vector<Line> lines;
  const auto name = [](const std::string& text) { return MapChangeWords::text(text); };
  for (const auto& row : statistics.terrain) {
    const QString group = StatisticsDialog::tr("Terrain");
    lines.push_back({group, name(row.title), row.hexes, row.share, {}, row.largest, row.pieces});
  }
  for (const auto& row : statistics.levels) {
    const QString group = StatisticsDialog::tr("Level");
    lines.push_back({group, StatisticsDialog::tr("Level %1").arg(row.level), row.hexes, row.share});
  }
  for (const auto& row : statistics.hexsides) {
    lines.push_back({StatisticsDialog::tr("Hexside"), name(row.title), row.count, {}, row.kilometres, row.longestRun});
  }
  for (const auto& row : statistics.links) {
    lines.push_back({StatisticsDialog::tr("Link"), name(row.title), row.count, {}, row.kilometres, row.longestRun});
  }
  for (const auto& row : statistics.symbols) {
    lines.push_back({StatisticsDialog::tr("Symbol"), render::symbolTitle(name(row.name)), row.count});
  }
  for (const auto& row : statistics.labels) {
    lines.push_back({StatisticsDialog::tr("Name"), styleName(row.name), row.count});
  }
  for (const auto& row : statistics.zones) lines.push_back({zoneGroup(row.kind), name(row.title), row.hexes});
  for (const auto& row : statistics.armies) {
    lines.push_back({StatisticsDialog::tr("Counters"), name(row.name), row.counters});
  }
  return lines;
}

}  // namespace

StatisticsDialog::StatisticsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      whole_(new QRadioButton(tr("&Whole map"))),
      inArea_(new QRadioButton),
      summary_(new QLabel),
      table_(new QTableWidget(0, kColumns)),
      copy_(new QPushButton(tr("&Copy"))) {
  setObjectName(QStringLiteral("statistics"));
  setWindowTitle(tr("Statistics"));
  whole_->setObjectName(QStringLiteral("statistics.whole"));
  inArea_->setObjectName(QStringLiteral("statistics.area"));
  summary_->setObjectName(QStringLiteral("statistics.summary"));
  table_->setObjectName(QStringLiteral("statistics.table"));
  copy_->setObjectName(QStringLiteral("statistics.copy"));
  arrange();
  whole_->setChecked(true);
  connect(whole_, &QRadioButton::toggled, this, &StatisticsDialog::refresh);
  connect(copy_, &QPushButton::clicked, this, &StatisticsDialog::copy);
  connect(&session_, &Session::changed, this, &StatisticsDialog::refresh);
  connect(&session_, &Session::documentReplaced, this, &StatisticsDialog::refresh);
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, &StatisticsDialog::refresh);
  connect(&session_.hand(), &Hand::areaChanged, this, &StatisticsDialog::refreshArea);
  if (!session_.hand().area().empty()) inArea_->setChecked(true);
  refreshArea();
  resize(700, 560);
}

void StatisticsDialog::arrange() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(10);
  auto* scope = new QHBoxLayout;
  scope->setSpacing(14);
  scope->addWidget(whole_);
  scope->addWidget(inArea_);
  scope->addStretch();
  outer->addLayout(scope);
  setRole(*summary_, "strong");
  outer->addWidget(summary_);
  table_->setHorizontalHeaderLabels(
      {tr("Sort"), tr("Kind"), tr("Number"), tr("Share"), tr("Length, km"), tr("Longest or largest"), tr("Pieces")});
  table_->horizontalHeaderItem(kLongest)->setToolTip(
      tr("Of terrain the hexes of the largest piece, of hexsides and links the longest run."));
  for (int column = kCount; column < kColumns; ++column) {
    table_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  }
  for (const int column : {kGroup, kName}) {
    table_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  }
  // Initially in the order of counting: kind by kind, the most first.
  table_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  table_->setAccessibleName(tr("Statistics of the map"));
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(size::row());
  table_->setShowGrid(false);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->horizontalHeader()->setSectionResizeMode(kName, QHeaderView::Stretch);
  table_->installEventFilter(this);
  outer->addWidget(table_, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  copy_->setToolTip(tr("The selected lines, or all, for a spreadsheet or a text (%1)")
                        .arg(QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText)));
  buttons->addButton(copy_, QDialogButtonBox::ActionRole);
  outer->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void StatisticsDialog::refreshArea() {
  const int area = static_cast<int>(session_.hand().area().size());
  inArea_->setText(tr("&Selected area (%n hexes)", nullptr, area));
  inArea_->setEnabled(area > 0);
  inArea_->setToolTip(area > 0 ? QString() : tr("No hexes are selected. Select an area of the map first."));
  if (area == 0) whole_->setChecked(true);
  refresh();
}

void StatisticsDialog::refresh() {
  const std::optional<std::set<hex::HexKey>> area =
      inArea_->isChecked() ? std::optional(session_.hand().area()) : std::nullopt;
  const rules::MapStatistics statistics = rules::mapStatistics(session_.translated(), session_.translatedRules(),
                                                               session_.layout(), area, session_.setUp().variant());
  const QString hexes = tr("%n hexes", nullptr, statistics.hexes);
  summary_->setText(statistics.squareKilometres ? tr("%1, %2 km²").arg(hexes, number(*statistics.squareKilometres, 2))
                                                : hexes);
  const std::vector<Line> lines = linesOf(statistics);
  table_->setSortingEnabled(false);
  table_->setRowCount(static_cast<int>(lines.size()));
  int row = 0;
  for (const Line& line : lines) {
    const auto put = [&](int column, std::optional<double> figure, const QString& text) {
      table_->setItem(row, column, figure ? new Cell(text, *figure) : new Cell(QString()));
    };
    table_->setItem(row, kGroup, new Cell(line.group));
    table_->setItem(row, kName, new Cell(line.name));
    put(kCount, line.count, number(line.count));
    put(kShare, line.share, tr("%1 %").arg(number(line.share.value_or(0) * 100, 1)));
    put(kLength, line.kilometres, number(line.kilometres.value_or(0), 1));
    put(kLongest, line.longest, number(line.longest.value_or(0)));
    put(kPieces, line.pieces, number(line.pieces.value_or(0)));
    ++row;
  }
  table_->setSortingEnabled(true);
  for (const int column : {kGroup, kCount, kShare, kLength, kLongest, kPieces}) table_->resizeColumnToContents(column);
  fitWidth();
}

// Headings are longer in some languages, and the stretching column would become too narrow.
void StatisticsDialog::fitWidth() {
  const QAbstractItemView& cells = *table_;
  const int name = std::max(cells.sizeHintForColumn(kName), table_->horizontalHeader()->sectionSizeHint(kName));
  int width = std::min(name, kWidestName) + table_->verticalScrollBar()->sizeHint().width() + 2 * table_->frameWidth();
  for (const int column : {kGroup, kCount, kShare, kLength, kLongest, kPieces}) width += table_->columnWidth(column);
  table_->setMinimumWidth(std::min(width, kWidestTable));
}

std::vector<int> StatisticsDialog::rowsToCopy() const {
  std::vector<int> rows;
  for (int row = 0; row < table_->rowCount(); ++row) {
    if (table_->selectionModel()->isRowSelected(row)) rows.push_back(row);
  }
  if (!rows.empty()) return rows;
  for (int row = 0; row < table_->rowCount(); ++row) rows.push_back(row);
  return rows;
}

void StatisticsDialog::copy() const {
  QString text, html = QStringLiteral("<table><tr>");
  for (int column = 0; column < kColumns; ++column) {
    const QString title = table_->horizontalHeaderItem(column)->text();
    text += (column > 0 ? QStringLiteral("\t") : QString()) + title;
    html += QStringLiteral("<th>") + title.toHtmlEscaped() + QStringLiteral("</th>");
  }
  for (const int row : rowsToCopy()) {
    text += QLatin1Char('\n');
    html += QStringLiteral("</tr><tr>");
    for (int column = 0; column < kColumns; ++column) {
      const QString cell = table_->item(row, column)->text();
      text += (column > 0 ? QStringLiteral("\t") : QString()) + cell.simplified();
      html += QStringLiteral("<td>") + cell.toHtmlEscaped() + QStringLiteral("</td>");
    }
  }
  auto* copied = new QMimeData;
  copied->setText(text + QLatin1Char('\n'));
  copied->setHtml(html + QStringLiteral("</tr></table>"));
  QApplication::clipboard()->setMimeData(copied);
}

bool StatisticsDialog::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
    copy();
    return true;
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace redoubt::editor
