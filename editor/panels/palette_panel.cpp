#include "editor/panels/palette_panel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "core/rules/terrain/terrain.h"
#include "editor/panels/stamp_grid.h"
#include "editor/panels/swatch_button.h"
#include "editor/style/page_scroll.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

const char* toolOf(PaintPlace place) {
  switch (place) {
    case PaintPlace::Hex: return "tool.brush";
    case PaintPlace::Hexside: return "tool.hexside";
    case PaintPlace::Link: break;
  }
  return "tool.road";
}

const char* wordOf(PaintPlace place) {
  switch (place) {
    case PaintPlace::Hex: return "hex";
    case PaintPlace::Hexside: return "hexside";
    case PaintPlace::Link: break;
  }
  return "link";
}

QLabel* heading(const QString& text) {
  auto* label = new QLabel(text);
  setRole(*label, "heading");
  return label;
}

}  // namespace

PalettePanel::PalettePanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), swatches_(new QButtonGroup(this)) {
  QScrollArea* scroll = makePageScroll(this);
  auto* page = new QWidget(scroll->viewport());
  setRole(*page, "page");
  column_ = new QVBoxLayout(page);
  column_->setContentsMargins(size::kMargin, 10, size::kMargin, 10);
  column_->setSpacing(8);
  column_->addWidget(makeBrush());
  auto* stampsRow = new QHBoxLayout;
  stampsRow->addWidget(heading(tr("Stamps")));
  stampsRow->addStretch();
  auto* stampKeys = new QLabel(tr("Ctrl+1 to 9 keeps"));
  setRole(*stampKeys, "second");
  stampsRow->addWidget(stampKeys);
  column_->addLayout(stampsRow);
  column_->addWidget(new StampGrid(session_));
  column_->addStretch();

  scroll->setWidget(page);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(scroll);
  setMinimumWidth(224);

  connect(&session_, &Session::documentReplaced, this, &PalettePanel::rebuild);
  connect(&session_, &Session::accessChanged, this, &PalettePanel::rebuild);
  connect(&session_.hand(), &Hand::paintChanged, this, &PalettePanel::reflect);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::Rule>() || changes.touches<model::System>() || changes.touches<model::BattleInfo>())
      rebuild();
  });
  rebuild();
}

QWidget* PalettePanel::makeBrush() {
  auto* brush = new QWidget;
  auto* grid = new QGridLayout(brush);
  grid->setContentsMargins(0, 4, 0, 0);
  grid->setSpacing(6);
  grid->addWidget(heading(tr("Brush")), 0, 0, 1, 4);
  auto* label = new QLabel(tr("&Radius"));
  radius_ = new QSlider(Qt::Horizontal);
  radius_->setObjectName(QStringLiteral("brush.radius"));
  radius_->setRange(0, 9);
  radius_->setPageStep(1);
  radius_->setAccessibleName(tr("Brush radius"));
  radius_->setMinimumWidth(50);
  label->setBuddy(radius_);
  radiusValue_ = new QLabel;
  radiusValue_->setObjectName(QStringLiteral("brush.radius.value"));
  radiusValue_->setMinimumWidth(12);
  auto* keys = new QLabel(QStringLiteral("[ ]"));
  setRole(*keys, "second");
  keys->setToolTip(tr("The keys [ and ] make the brush smaller and larger."));
  grid->addWidget(label, 1, 0);
  grid->addWidget(radius_, 1, 1);
  grid->addWidget(radiusValue_, 1, 2);
  grid->addWidget(keys, 1, 3);
  grid->setColumnStretch(1, 1);
  connect(radius_, &QSlider::valueChanged, this, [this](int value) { session_.hand().setRadius(value); });
  return brush;
}

void PalettePanel::rebuild() {
  for (QAbstractButton* button : swatches_->buttons()) swatches_->removeButton(button);
  if (sections_) {
    // Hidden and deleted later, because this call can come from one of its buttons.
    sections_->hide();
    sections_->deleteLater();
  }
  sections_ = new QWidget;
  auto* column = new QVBoxLayout(sections_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  for (const rules::TerrainPlace place :
       {rules::TerrainPlace::Hex, rules::TerrainPlace::Hexside, rules::TerrainPlace::Link}) {
    addSection(*column, paintPlace(place), Words::terrainPlace(place));
  }
  if (swatches_->buttons().isEmpty()) {
    auto* empty = new QLabel(
        session_.hasDocument() ? tr("The rules of this battle know no terrain yet, so there is nothing to paint with.")
                               : tr("Open a battle to see its terrain."));
    empty->setObjectName(QStringLiteral("palette.empty"));
    empty->setWordWrap(true);
    setRole(*empty, "second");
    column->addWidget(empty);
  }
  auto* library = new QPushButton(tr("Terrain library…"));
  library->setObjectName(QStringLiteral("palette.library"));
  library->setEnabled(session_.hasDocument());
  setRole(*library, "link");
  connect(library, &QPushButton::clicked, this, &PalettePanel::libraryWanted);
  column->addWidget(library, 0, Qt::AlignLeft);
  column_->insertWidget(0, sections_);
  // New widgets come last in the tab order, so the order with brush and stamps is set again.
  QWidget* before = radius_;
  for (QAbstractButton* button : swatches_->buttons()) {
    setTabOrder(before, button);
    before = button;
  }
  setTabOrder(before, library);
  setTabOrder(library, radius_);
  reflect();
}

void PalettePanel::addSection(QVBoxLayout& column, PaintPlace place, const QString& title) {
  auto* grid = new QGridLayout;
  grid->setSpacing(2);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  int count = 0;
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.translatedRules())) {
    if (paintPlace(kind.place) != place) continue;
    auto* button = new SwatchButton(session_, {place, kind.slug}, Words::text(kind.title));
    button->setObjectName(QStringLiteral("swatch.%1.%2").arg(QLatin1String(wordOf(place)), Words::text(kind.slug)));
    button->setAccessibleDescription(title);
    connect(button, &QAbstractButton::clicked, this, [this, button] { choose(button->paint()); });
    swatches_->addButton(button);
    grid->addWidget(button, count / 2, count % 2);
    ++count;
  }
  if (count == 0) {
    delete grid;
    return;
  }
  column.addWidget(heading(title));
  column.addLayout(grid);
  column.addSpacing(4);
}

void PalettePanel::choose(const Paint& paint) {
  session_.hand().setPaint(paint);
  session_.hand().setTool(QString::fromLatin1(toolOf(paint.place)));
  reflect();
}

void PalettePanel::reflect() {
  const QString reason = Words::readOnlyReason(session_);
  swatches_->setExclusive(false);
  for (QAbstractButton* button : swatches_->buttons()) {
    auto* swatch = static_cast<SwatchButton*>(button);
    swatch->setChecked(swatch->paint() == session_.hand().paint());
    swatch->setEnabled(reason.isEmpty());
    if (!reason.isEmpty()) swatch->setToolTip(reason);
  }
  swatches_->setExclusive(true);
  radius_->setEnabled(reason.isEmpty());
  radius_->setValue(session_.hand().radius());
  radiusValue_->setText(QString::number(session_.hand().radius()));
  const int hexes = 1 + 3 * session_.hand().radius() * (session_.hand().radius() + 1);
  radius_->setToolTip(hexes == 1 ? tr("The brush covers one hex.") : tr("The brush covers %n hexes.", nullptr, hexes));
}

}  // namespace redoubt::editor
