#include "editor/dialogs/forces/forces_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <utility>

#include "editor/dialogs/forces/forces_counters.h"
#include "editor/dialogs/forces/forces_manifest.h"
#include "editor/dialogs/forces/forces_outline.h"
#include "editor/fields/undo_keys.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kForcesSize(1000, 680);
constexpr int kFilterWidth = 260;
constexpr const char* kForcesGeometry = "forces/geometry";
constexpr const char* kPage = "forces/page";

}  // namespace

ForcesDialog::ForcesDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      obstacle_(new QLabel),
      filter_(new QLineEdit),
      counts_(new QLabel),
      tabs_(new QTabWidget),
      outline_(new ForcesOutline(session)),
      manifest_(new ForcesManifest(session)),
      counters_(new ForcesCounters(session)) {
  setObjectName(QStringLiteral("forces"));
  setWindowTitle(tr("Forces"));
  arrange();
  connectSession();
  resize(kForcesSize);
  restoreGeometry(QSettings().value(QLatin1String(kForcesGeometry)).toByteArray());
  tabs_->setCurrentIndex(QSettings().value(QLatin1String(kPage)).toInt());
  refresh();
  tabs_->currentWidget()->setFocus();
}

ForcesDialog::~ForcesDialog() {
  leaveField(*this);
  QSettings().setValue(QLatin1String(kForcesGeometry), saveGeometry());
  QSettings().setValue(QLatin1String(kPage), tabs_->currentIndex());
}

void ForcesDialog::arrange() {
  obstacle_->setObjectName(QStringLiteral("forces.obstacle"));
  obstacle_->setWordWrap(true);
  setRole(*obstacle_, "note");
  filter_->setObjectName(QStringLiteral("forces.filter"));
  filter_->setPlaceholderText(tr("Filter by name, type, command…"));
  filter_->setAccessibleName(tr("Filter"));
  filter_->setClearButtonEnabled(true);
  filter_->setFixedWidth(size::scaled(kFilterWidth));
  counts_->setObjectName(QStringLiteral("forces.counts"));
  setRole(*counts_, "second");
  auto* top = new QHBoxLayout;
  top->setContentsMargins(14, 10, 14, 6);
  top->setSpacing(10);
  top->addWidget(filter_);
  top->addWidget(counts_, 1);
  tabs_->setObjectName(QStringLiteral("forces.tabs"));
  tabs_->setDocumentMode(true);
  tabs_->addTab(outline_, tr("&Outline"));
  tabs_->addTab(manifest_, tr("&Manifest"));
  tabs_->addTab(counters_, tr("&Counters"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(obstacle_);
  column->addLayout(top);
  column->addWidget(tabs_, 1);
}

void ForcesDialog::connectSession() {
  // After changing the page by mouse the tree or the table gets the focus; with keys on the tabs the focus stays there.
  connect(tabs_, &QTabWidget::currentChanged, this, [this] {
    if (!tabs_->tabBar()->hasFocus()) tabs_->currentWidget()->setFocus();
  });
  connect(filter_, &QLineEdit::textChanged, this, [this] {
    hasOtherFilter_ = {true, true, true};
    showPage();
  });
  connect(tabs_, &QTabWidget::currentChanged, this, &ForcesDialog::showPage);
  connect(&session_, &Session::documentReplaced, this, [this] {
    manifest_->forget();
    refresh();
  });
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, &ForcesDialog::refresh);
  connect(&session_, &Session::accessChanged, this, &ForcesDialog::refresh);
  connect(&session_, &Session::changed, this, &ForcesDialog::follow);
  connect(&session_, &Session::findingsChanged, this, [this] {
    outline_->refresh();
    manifest_->refreshFindings();
  });
  addUndoKeys(*this, session_);
}

// What edits and the filter changed since the page was shown last: a letter typed is one page's work.
void ForcesDialog::showPage() {
  const auto shown = static_cast<std::size_t>(tabs_->currentIndex());
  if (shown >= isOutOfDate_.size()) return;
  const QString text = filter_->text();
  if (std::exchange(hasOtherFilter_[shown], false)) {
    if (tabs_->currentWidget() == outline_) outline_->setFilter(text);
    if (tabs_->currentWidget() == manifest_) manifest_->setFilter(text);
    if (tabs_->currentWidget() == counters_) counters_->setFilter(text);
  }
  if (!std::exchange(isOutOfDate_[shown], false)) return;
  if (tabs_->currentWidget() == counters_) counters_->refresh();
}

void ForcesDialog::follow(const model::Changes& changes) {
  using namespace model;
  if (changes.touches<Player>() || changes.touches<Army>() || changes.touches<Command>() || changes.touches<Leader>() ||
      changes.touches<Unit>() || changes.touches<UnitCommand>() || changes.touches<Counter>() ||
      changes.touches<Face>() || changes.touches<FaceFigure>() || changes.touches<Step>() ||
      changes.touches<Placement>() || changes.touches<SheetCell>() || changes.touches<Rule>() ||
      changes.touches<Scenario>() || changes.touches<MapSheet>()) {
    refresh();
  }
}

void ForcesDialog::refresh() {
  const QString obstacle = TerrainWords::obstacle(session_);
  obstacle_->setText(obstacle);
  obstacle_->setVisible(!obstacle.isEmpty());
  showCounts();
  outline_->refresh();
  manifest_->refresh();
  // Its thousands of rows are read when they are looked at.
  isOutOfDate_[2] = true;
  showPage();
}

void ForcesDialog::showCounts() {
  const model::Battle& battle = session_.battle();
  const auto count = [](std::size_t rows) { return static_cast<int>(rows); };
  const int armies = count(battle.all<model::Army>().size());
  const int commands = count(battle.all<model::Command>().size());
  const int leaders = count(battle.all<model::Leader>().size());
  const int units = count(battle.all<model::Unit>().size());
  QStringList words{tr("%n armies", nullptr, armies)};
  if (commands > 0) words << tr("%n commands", nullptr, commands);
  if (leaders > 0) words << tr("%n leaders", nullptr, leaders);
  words << tr("%n units", nullptr, units);
  counts_->setText(words.join(QStringLiteral(" · ")));
}

void ForcesDialog::choose(const model::ForcePart& part) {
  tabs_->setCurrentWidget(outline_);
  outline_->choose(part);
}

}  // namespace redoubt::editor
