#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "core/model/stack_verbs.h"
#include "core/model/zone_verbs.h"
#include "core/rules/forces/formation.h"
#include "core/rules/terrain/terrain.h"
#include "editor/app/formation_offers.h"
#include "editor/app/main_window.h"
#include "editor/boards/step_tiles.h"
#include "editor/canvas/map_canvas.h"
#include "editor/dialogs/forces/forces_dialog.h"
#include "editor/panels/problems_panel.h"
#include "editor/panels/start_menu.h"
#include "editor/render/symbol_kinds.h"
#include "editor/tools/label_tool.h"
#include "editor/tools/symbol_tool.h"
#include "editor/words/second_hexes.h"
#include "editor/words/words.h"

// The context menu of the map: commands for what is at the point, and links to it in other places.
namespace redoubt::editor {
namespace {

constexpr double kNearSide = 0.34;  // hex widths from the centre beyond which a hexside can be meant

QString quoted(const std::string& name) {
  return Words::text(name).replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

void MainWindow::showMapMenu(const CanvasHit& hit, QPoint global) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("map.menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setToolTipsVisible(true);
  const bool hasCounters = !session_.hand().selection().placements.empty();
  if (hasCounters) offerCounters(*menu);
  if (hit.hex && !hasCounters) offerHex(*menu, hit);
  offerProblems(*menu, hit);
  if (!hasCounters) offerArea(*menu);
  menu->popup(global);
}

void MainWindow::offer(QMenu& menu, std::initializer_list<const char*> commands) {
  if (!menu.isEmpty()) menu.addSeparator();
  for (const char* id : commands) menu.addAction(commands_->action(QLatin1String(id)));
}

// A game without facings or commands has no commands for them in its menus.
void MainWindow::showCommandsOfGame() {
  const bool isFacing = !session_.hasDocument() || rules::facingRules(session_.rules()).areUsed;
  for (const char* id : {"counter.right", "counter.left", "counter.face"}) {
    commands_->action(QLatin1String(id))->setVisible(isFacing);
  }
  const bool hasCommands = !session_.hasDocument() || !session_.battle().all<model::Command>().empty();
  commands_->action(QStringLiteral("counter.selectCommand"))->setVisible(hasCommands);
  formations_->menuAction()->setVisible(!session_.hasDocument() || !session_.rules().under("formation").empty());
}

// For one unit, in a game that has long ones.
void MainWindow::offerSecondHex(QMenu& menu) {
  const auto& selected = session_.hand().selection().placements;
  const model::Placement* row = selected.size() == 1 ? session_.setUp().placement(selected.front()) : nullptr;
  if (!row || session_.isReadOnly() || !SecondHexes::areAskedOf(session_, *row)) return;
  QMenu* hexes = menu.addMenu(tr("Second &hex"));
  hexes->setObjectName(QStringLiteral("map.menu.secondHex"));
  for (const SecondHexChoice& each : SecondHexes::of(session_, *row)) {
    QAction* action = hexes->addAction(each.title, this, [this, id = row->id, second = each.hex] {
      if (const model::Placement* now = session_.setUp().placement(id)) SecondHexes::give(session_, *now, second);
    });
    action->setCheckable(true);
    action->setChecked(each.hex == row->secondHex);
  }
}

// For one unit with several steps.
void MainWindow::offerSteps(QMenu& menu) {
  const auto& selected = session_.hand().selection().placements;
  const model::Placement* row = selected.size() == 1 ? session_.setUp().placement(selected.front()) : nullptr;
  if (!row || !row->unit || session_.isReadOnly()) return;
  const auto tiles =
      stepTiles(session_, session_.translated(), session_.translatedRules(), *row->unit, rules::setUpStep(*row));
  if (tiles.size() < 2) return;
  QMenu* steps = menu.addMenu(tr("Set up at st&ep"));
  steps->setObjectName(QStringLiteral("map.menu.step"));
  const QString name = Words::text(session_.nameOf(*row));
  for (const StepTile& tile : tiles) {
    const QString title =
        tile.figures.isEmpty() ? tile.title : tr("%1: %2", "step, figures").arg(tile.title, tile.figures);
    QAction* action = steps->addAction(title, this, [this, id = row->id, name, ordinal = tile.ordinal] {
      const QString edit = ordinal > 1 ? tr("%1: set up at step %2").arg(name).arg(ordinal)
                                       : tr("%1: set up at the first step").arg(name);
      session_.apply(model::setStep(session_.battle(), std::array{id},
                                    ordinal > 1 ? std::optional(ordinal) : std::nullopt, edit.toStdString()));
    });
    action->setCheckable(true);
    action->setChecked(tile.isSetUp);
  }
}

// For units and leaders, of which markers have their own places.
void MainWindow::offerStartRules(QMenu& menu) {
  const auto& selected = session_.hand().selection().placements;
  const bool begins = std::all_of(selected.begin(), selected.end(), [&](Id<model::Placement> id) {
    const model::Placement* row = session_.setUp().placement(id);
    return row && (row->unit || row->leader);
  });
  if (begins && !session_.isReadOnly()) menu.addMenu(makeStartMenu(menu, session_, selected));
}

void MainWindow::offerCounters(QMenu& menu) {
  showCommandsOfGame();
  offer(menu, {"counter.right", "counter.left", "counter.face"});
  if (!session_.rules().under("formation").empty()) {
    QMenu* formations = menu.addMenu(tr("F&ormation"));
    connect(formations, &QMenu::aboutToShow, this, [this, formations] { fillFormations(*formations, session_); });
  }
  offerSecondHex(menu);
  offerSteps(menu);
  offerStartRules(menu);
  offer(menu, {"counter.fan", "counter.up", "counter.down", "counter.selectCommand", "counter.align"});
  offer(menu, {"view.reach", "view.sight", "view.facing", "view.command"});
  menu.addSeparator();
  const model::Placement* first = session_.setUp().placement(session_.hand().selection().placements.front());
  QAction* forces = menu.addAction(tr("Show in &Forces…"), this, [this, subject = model::subjectOf(*first)] {
    if (subject.unit) showForces().choose(*subject.unit);
    if (subject.leader) showForces().choose(*subject.leader);
  });
  forces->setEnabled(first->unit || first->leader);
  menu.addAction(commands_->action(QStringLiteral("counter.ladder")));
  menu.addAction(commands_->action(QStringLiteral("counter.remove")));
}

void MainWindow::offerHex(QMenu& menu, const CanvasHit& hit) {
  offerNames(menu, hit);
  offerSymbols(menu, hit);
  offerZones(menu, *hit.hex);
  offerSide(menu, hit);
  if (!menu.isEmpty()) menu.addSeparator();
  const model::HexRow* row = session_.translated().find<model::HexRow>(*hit.hex);
  const std::string terrain = row ? row->terrain : rules::groundTerrain(session_.translatedRules());
  const bool mayChange = !session_.isReadOnly();
  const QString title = quoted(rules::terrainTitle(session_.translatedRules(), terrain));
  menu.addAction(tr("&Paint with its terrain: %1").arg(title), this,
                 [this, terrain] {
                   session_.hand().setPaint({PaintPlace::Hex, terrain});
                   takeTool(QStringLiteral("tool.brush"));
                 })
      ->setEnabled(mayChange);
  menu.addAction(tr("&Write a name here…"), this,
                 [this, hex = *hit.hex] {
                   takeTool(QStringLiteral("tool.label"));
                   names()->writeIn(hex);
                 })
      ->setEnabled(mayChange);
  offer(menu, {"counter.fan", "battle.try", "view.sight"});
}

void MainWindow::offerNames(QMenu& menu, const CanvasHit& hit) {
  const auto name = names()->nameAt(hit.point);
  if (!name) return;
  const model::Label* label = session_.translated().find<model::Label>(*name);
  QMenu* of = menu.addMenu(tr("Name “%1”").arg(quoted(label->text).replace(QLatin1Char('\n'), QLatin1Char(' '))));
  of->setEnabled(!session_.isReadOnly());
  of->addAction(tr("&Change…"), this, [this, id = *name] {
    takeTool(QStringLiteral("tool.label"));
    names()->editName(id);
  });
  of->addAction(tr("&Remove"), this, [this, id = *name] { names()->removeName(id); });
}

// The symbol under the pointer, otherwise the one in the hex, because the keyboard points at its centre.
void MainWindow::offerSymbols(QMenu& menu, const CanvasHit& hit) {
  auto* tool = qobject_cast<SymbolTool*>(tools_.value(QStringLiteral("tool.symbol")));
  const model::Symbol* symbol = tool->symbolAt(hit.point);
  for (const model::Symbol& each : session_.battle().all<model::Symbol>()) {
    if (!symbol && each.hex == hit.hex && session_.hand().layers().isVisible(MapLayer::Symbols)) symbol = &each;
  }
  if (!symbol) return;
  const auto titleOf = [](const std::string& kind) {
    return render::symbolTitle(Words::text(kind)).replace(QLatin1Char('&'), QLatin1String("&&"));
  };
  QMenu* of = menu.addMenu(tr("Symbol “%1”").arg(titleOf(symbol->kind)));
  of->setEnabled(!session_.isReadOnly());
  of->addAction(tr("&Turn right"), this, [tool, id = symbol->id] { tool->turnSymbol(id, 1); });
  of->addAction(tr("Turn &left"), this, [tool, id = symbol->id] { tool->turnSymbol(id, -1); });
  QMenu* kinds = of->addMenu(tr("&Change to"));
  for (const render::SymbolKind& kind : render::symbolKinds()) {
    const std::string slug = kind.slug.toStdString();
    if (symbol->kind == slug) continue;
    kinds->addAction(titleOf(slug), this, [tool, id = symbol->id, slug] { tool->changeSymbol(id, slug); });
  }
  of->addAction(tr("&Remove"), this, [tool, id = symbol->id] { tool->removeSymbol(id); });
}

void MainWindow::offerZones(QMenu& menu, hex::HexKey hex) {
  for (const Id<model::Zone> id : model::zonesAt(session_.translated(), hex)) {
    const model::Zone* zone = session_.translated().find<model::Zone>(id);
    if (!zone) continue;
    QMenu* of = menu.addMenu(tr("Zone “%1”").arg(quoted(zone->title.empty() ? zone->slug : zone->title)));
    of->addAction(tr("&Change with the zone tool"), this, [this, id] {
        leadTo(ZoneGoal{id});
      })->setEnabled(!session_.isReadOnly());
    of->addAction(tr("&Select its hexes"), this, [this, id] {
      std::set<hex::HexKey> hexes;
      for (const model::ZoneHex& each : session_.battle().where<&model::ZoneHex::zone>(id)) hexes.insert(each.hex);
      session_.hand().selectArea(std::move(hexes));
    });
  }
}

// Only if there is something on the hexside.
void MainWindow::offerSide(QMenu& menu, const CanvasHit& hit) {
  const hex::Point centre = session_.layout().centre(*hit.hex);
  if (std::hypot(hit.point.x - centre.x, hit.point.y - centre.y) < kNearSide) return;
  const hex::HexsideKey side = session_.layout().side(hit.nearestHex, hit.nearestSide);
  const auto& hexsides = session_.battle().all<model::Hexside>();
  const auto first = hexsides.lowerBound({side, std::string()});
  const bool hasLine = first != hexsides.end() && first->side == side;
  const auto& links = session_.battle().all<model::Link>();
  const auto link = links.lowerBound({side, std::string()});
  if (!hasLine && !(link != links.end() && link->side == side)) return;
  const std::string kind = hasLine ? first->kind : link->kind;
  menu.addAction(tr("Show this hexside: %1").arg(quoted(rules::terrainTitle(session_.translatedRules(), kind))), this,
                 [this, hex = *hit.hex, side] {
                   Selection selection;
                   selection.hex = hex;
                   selection.side = side;
                   session_.hand().select(std::move(selection));
                 });
}

void MainWindow::offerProblems(QMenu& menu, const CanvasHit& hit) {
  const auto isHere = [&](const check::Finding& finding) {
    const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place);
    return hexes && hit.hex && std::find(hexes->begin(), hexes->end(), *hit.hex) != hexes->end() && !finding.waived;
  };
  const auto& findings = session_.findings();
  if (std::none_of(findings.begin(), findings.end(), isHere)) return;
  menu.addSeparator();
  menu.addAction(tr("Show the pro&blem here"), this, [this, hex = *hit.hex] {
    bringForward(*problemsDock_);
    problems_->selectHex(hex);
  });
}

void MainWindow::offerArea(QMenu& menu) {
  if (!session_.hand().area().empty()) {
    offer(menu, {"edit.cut", "edit.copy", "edit.clear", "edit.grow", "edit.shrink", "counter.selectInArea"});
  } else {
    offer(menu, {"edit.copy", "edit.paste"});
  }
  menu.addAction(commands_->action(QStringLiteral("edit.copyPicture")));
}

LabelTool* MainWindow::names() const {
  return qobject_cast<LabelTool*>(tools_.value(QStringLiteral("tool.label")));
}

}  // namespace redoubt::editor
