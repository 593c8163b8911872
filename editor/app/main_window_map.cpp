#include <QActionGroup>
#include <algorithm>
#include <atomic>
#include <optional>
#include <set>

#include "core/base/error.h"
#include "core/model/map_verbs.h"
#include "core/rules/terrain/terrain.h"
#include "editor/app/long_work.h"
#include "editor/app/main_window.h"
#include "editor/app/notice_bar.h"
#include "editor/app/stamp_store.h"
#include "editor/canvas/label_editor.h"
#include "editor/canvas/map_canvas.h"
#include "editor/canvas/stack_fan.h"
#include "editor/dialogs/battle/statistics_dialog.h"
#include "editor/dialogs/map/map_layout_dialog.h"
#include "editor/dialogs/map/map_size_dialog.h"
#include "editor/dialogs/map/map_turn_dialog.h"
#include "editor/dialogs/map/sheet_frame_dialog.h"
#include "editor/dialogs/terrain/replace_terrain_dialog.h"
#include "editor/dialogs/terrain/terrain_library_dialog.h"
#include "editor/panels/counter_tray.h"
#include "editor/panels/palette_panel.h"
#include "editor/render/lettering/name_places.h"
#include "editor/session/core_words.h"
#include "editor/session/shown_fonts.h"
#include "editor/tools/area_tool.h"
#include "editor/tools/brush_tool.h"
#include "editor/tools/counter_verbs.h"
#include "editor/tools/fill_tool.h"
#include "editor/tools/hexside_tool.h"
#include "editor/tools/label_tool.h"
#include "editor/tools/level_tool.h"
#include "editor/tools/measure_tool.h"
#include "editor/tools/proposal_tool.h"
#include "editor/tools/road_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/shape_tool.h"
#include "editor/tools/stamp_tool.h"
#include "editor/tools/symbol_tool.h"
#include "editor/tools/zone_tool.h"
#include "editor/words/words.h"

// The tools of the canvas, and the commands that change the map: areas, stamps, the whole map.
namespace redoubt::editor {
namespace {

// Tools that change nothing of the battle.
constexpr const char* kLookingTools[] = {"tool.select", "tool.measure", "tool.rectangle",
                                         "tool.lasso",  "tool.wand",    "tool.same"};

}  // namespace

void MainWindow::makeTools() {
  tools_ = {{QStringLiteral("tool.select"), new SelectTool(session_, SelectTool::Does::Select, this)},
            {QStringLiteral("tool.counter"), new SelectTool(session_, SelectTool::Does::PlaceCounters, this)},
            {QStringLiteral("tool.rectangle"), new AreaTool(session_, AreaTool::By::Rectangle, this)},
            {QStringLiteral("tool.lasso"), new AreaTool(session_, AreaTool::By::Lasso, this)},
            {QStringLiteral("tool.wand"), new AreaTool(session_, AreaTool::By::Wand, this)},
            {QStringLiteral("tool.same"), new AreaTool(session_, AreaTool::By::SameTerrain, this)},
            {QStringLiteral("tool.brush"), new BrushTool(session_, this)},
            {QStringLiteral("tool.fill"), new FillTool(session_, this)},
            {QStringLiteral("tool.shape"), new ShapeTool(session_, this)},
            {QStringLiteral("tool.erase"), new EraserTool(session_, this)},
            {QStringLiteral("tool.stamp"), new StampTool(session_, this)},
            {QStringLiteral("tool.hexside"), new HexsideTool(session_, this)},
            {QStringLiteral("tool.road"), new RoadTool(session_, this)},
            {QStringLiteral("tool.level"), new LevelTool(session_, this)},
            {QStringLiteral("tool.label"), new LabelTool(session_, this)},
            {QStringLiteral("tool.symbol"), new SymbolTool(session_, this)},
            {QStringLiteral("tool.zone"), new ZoneTool(session_, this)},
            {QStringLiteral("tool.measure"), new MeasureTool(session_, this)},
            {QStringLiteral("tool.proposals"), new ProposalTool(session_, canvas_->proposals(), this)}};
  for (CanvasTool* tool : tools_) {
    connect(tool, &CanvasTool::choiceWanted, this,
            [this](const QString& question, const QString& answer, const std::function<void()>& run) {
              notice_->showProblem(question, answer, [this, run] {
                notice_->hide();
                run();
              });
            });
  }
}

void MainWindow::addToolCommands() {
  Commands& c = *commands_;
  toolActions_ = new QActionGroup(this);
  const auto tool = [&](const QString& id, const QString& text, const QString& description, const QString& iconName,
                        Qt::Key key) {
    const bool onlyLooks = std::any_of(std::begin(kLookingTools), std::end(kLookingTools),
                                       [&](const char* each) { return id == QLatin1String(each); });
    toolActions_->addAction(c.add({id, text, description, iconName, {QKeySequence(key)}, true},
                                  [this, id](bool) { takeTool(id); },
                                  {onlyLooks ? needs_.open() : needs_.writable()}));
  };
  tool(QStringLiteral("tool.select"), tr("&Select and move"),
       tr("Select hexes and counters; drag counters to other hexes. Double click takes the whole stack."),
       QStringLiteral("edit-select"), Qt::Key_V);
  tool(QStringLiteral("tool.rectangle"), tr("Select a rectan&gle"),
       tr("Select hexes between two corners. Shift adds, Ctrl takes away."), QStringLiteral("select-rectangular"),
       Qt::Key_R);
  tool(QStringLiteral("tool.lasso"), tr("&Lasso"), tr("Select the hexes you go round. Shift adds, Ctrl takes away."),
       QStringLiteral("edit-select-lasso"), Qt::Key_Q);
  tool(QStringLiteral("tool.wand"), tr("&Wand"), tr("Select connected hexes of the same terrain."),
       QStringLiteral("tools-wizard"), Qt::Key_W);
  tool(QStringLiteral("tool.same"), tr("Select the same &terrain"), tr("Select all hexes of a terrain."),
       QStringLiteral("select-same"), Qt::Key_S);
  tool(QStringLiteral("tool.brush"), tr("&Brush"),
       tr("Lay terrain on hexes; Shift draws a straight line. Right click picks terrain."), QStringLiteral("hex-brush"),
       Qt::Key_B);
  tool(QStringLiteral("tool.fill"), tr("&Fill"), tr("Fill a region with the terrain in hand."),
       QStringLiteral("fill-region"), Qt::Key_F);
  tool(QStringLiteral("tool.shape"), tr("Lines and sha&pes"),
       tr("Lay terrain along lines, in rectangles, hexagons and areas of any corners."), QStringLiteral("shape"),
       Qt::Key_P);
  tool(QStringLiteral("tool.erase"), tr("&Eraser"), tr("Bring hexes back to bare ground."),
       QStringLiteral("draw-eraser"), Qt::Key_E);
  tool(QStringLiteral("tool.stamp"), tr("Sta&mp"), tr("Stamp a copied piece of map, its hexsides and roads included."),
       QStringLiteral("stamp"), Qt::Key_K);
  tool(QStringLiteral("tool.hexside"), tr("&Hexsides"),
       tr("Draw streams, slopes and walls on hexsides; on one that is there already, take it away. Shift goes on from "
          "the last end by the shortest way."),
       QStringLiteral("hexside"), Qt::Key_H);
  tool(QStringLiteral("tool.road"), tr("&Roads"),
       tr("Draw roads and tracks from hex to hex, and set bridges and fords on hexsides."), QStringLiteral("road"),
       Qt::Key_L);
  tool(QStringLiteral("tool.level"), tr("Le&vels"), tr("Raise or lower hexes; slopes follow."), QStringLiteral("level"),
       Qt::Key_G);
  tool(QStringLiteral("tool.label"), tr("&Names"), tr("Write names on the map; drag to write one along a line."),
       QStringLiteral("draw-text"), Qt::Key_T);
  tool(QStringLiteral("tool.symbol"), tr("S&ymbols"), tr("Place churches, mills, redoubts and other point symbols."),
       QStringLiteral("map-pin"), Qt::Key_I);
  tool(QStringLiteral("tool.zone"), tr("&Zones"), tr("Add hexes to a zone, or make a new one; Ctrl takes them out."),
       QStringLiteral("zone"), Qt::Key_O);
  tool(QStringLiteral("tool.measure"), tr("Meas&ure"), tr("Measure in hexes, on the ground and on the sheet."),
       QStringLiteral("measure"), Qt::Key_M);
  tool(QStringLiteral("tool.counter"), tr("Place &counters"), tr("Place counters from the tray with a click or Enter."),
       QStringLiteral("counter"), Qt::Key_C);
  tool(QStringLiteral("tool.proposals"), tr("Confirm pr&oposals"),
       tr("Confirm what is proposed from a scan, by click or stroke; right click offers other kinds, F8 the least certain."),
       QStringLiteral("dialog-ok-apply"), Qt::Key_A);
  c.add({QStringLiteral("tool.smaller"), tr("S&maller brush"), {}, {}, {QKeySequence(Qt::Key_BracketLeft)}},
        [this](bool) { session_.hand().setRadius(session_.hand().radius() - 1); });
  c.add({QStringLiteral("tool.larger"), tr("&Larger brush"), {}, {}, {QKeySequence(Qt::Key_BracketRight)}},
        [this](bool) { session_.hand().setRadius(session_.hand().radius() + 1); });
}

// A chosen tool is used next, so the focus moves to the map. For the counter tool it moves to the tray first.
void MainWindow::takeTool(const QString& id) {
  session_.hand().setTool(id);
  if (id == QLatin1String("tool.counter") && !session_.hand().counterInHand() &&
      session_.hand().commandInHand().empty()) {
    return goToDock(*countersDock_);
  }
  canvas_->setFocus();
}

void MainWindow::addAreaCommands() {
  Commands& c = *commands_;
  const auto allHexes = [this] {
    const std::vector<hex::HexKey> all = session_.layout().allHexes();
    return std::set<hex::HexKey>(all.begin(), all.end());
  };
  c.add({QStringLiteral("edit.selectAll"),
         tr("Select &all hexes"),
         {},
         QStringLiteral("edit-select-all"),
         {QKeySequence::SelectAll}},
        [=, this](bool) { session_.hand().selectArea(allHexes()); }, {needs_.open()});
  c.add({QStringLiteral("edit.selectNone"),
         tr("Select &nothing"),
         {},
         QStringLiteral("edit-select-none"),
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)}},
        [this](bool) { session_.hand().selectArea({}); }, {needs_.open(), needs_.area()});
  c.add({QStringLiteral("edit.selectInvert"),
         tr("&Invert the selection"),
         {},
         QStringLiteral("edit-select-invert"),
         {QKeySequence(Qt::CTRL | Qt::Key_I)}},
        [=, this](bool) {
          std::set<hex::HexKey> rest = allHexes();
          for (const hex::HexKey hex : session_.hand().area()) rest.erase(hex);
          session_.hand().selectArea(std::move(rest));
        }, {needs_.open()});
  c.add(
      {QStringLiteral("edit.grow"), tr("&Grow the selection"), tr("Add the hexes next to the selected ones."), {}, {}},
      [this](bool) {
        std::set<hex::HexKey> grown = session_.hand().area();
        for (const hex::HexKey hex : session_.hand().area()) {
          for (const hex::HexKey next : session_.layout().neighbours(hex)) grown.insert(next);
        }
        session_.hand().selectArea(std::move(grown));
      }, {needs_.open(), needs_.area()});
  c.add({QStringLiteral("edit.shrink"), tr("S&hrink the selection"), tr("Leave out the hexes at its rim."), {}, {}},
        [this](bool) {
          std::set<hex::HexKey> inner = session_.hand().area();
          std::erase_if(inner, [this](hex::HexKey hex) {
            const auto around = session_.layout().neighbours(hex);
            return !std::all_of(around.begin(), around.end(),
                                [this](hex::HexKey next) { return session_.hand().area().contains(next); });
          });
          session_.hand().selectArea(std::move(inner));
        }, {needs_.open(), needs_.area()});
  c.add({QStringLiteral("edit.clear"),
         tr("C&lear the area"),
         tr("Bring the selected hexes back to bare ground."),
         QStringLiteral("edit-delete"),
         {QKeySequence(Qt::Key_Delete)}},
        [this](bool) { clearArea(); }, {needs_.writable(), needs_.area(), needs_.noCounters()});
}

void MainWindow::copyArea() {
  if (!takeAreaInHand(session_)) return;
  stampStore_->copyToClipboard();
  notice_->showBriefly(tr("Copied %n hex(es): Ctrl+V stamps them, Ctrl and a digit keeps them as a stamp.", nullptr,
                          static_cast<int>(session_.hand().stamps().inHand()->hexes.size())));
}

void MainWindow::clearArea() {
  const std::vector<hex::HexKey> area(session_.hand().area().begin(), session_.hand().area().end());
  const QString title = tr("Clear %n hex(es)", nullptr, static_cast<int>(area.size()));
  session_.apply(model::eraseHexes(session_.battle(), session_.layout(), area, rules::groundTerrain(session_.rules()),
                                   title.toStdString()));
}

void MainWindow::addStampCommands() {
  stampStore_ = new StampStore(session_.hand().stamps(), this);
  Commands& c = *commands_;
  c.add({QStringLiteral("edit.copy"),
         tr("&Copy the area"),
         tr("Take the selected hexes in hand as a stamp."),
         QStringLiteral("edit-copy"),
         {QKeySequence::Copy}},
        [this](bool) { copyArea(); }, {needs_.open(), needs_.hexOrArea()});
  c.add({QStringLiteral("edit.cut"),
         tr("Cu&t the area"),
         tr("Take the selected hexes in hand, and clear them."),
         QStringLiteral("edit-cut"),
         {QKeySequence::Cut}},
        [this](bool) {
          copyArea();
          clearArea();
        }, {needs_.writable(), needs_.area()});
  c.add({QStringLiteral("edit.paste"),
         tr("&Paste"),
         tr("Stamp what was copied, here or in another window."),
         QStringLiteral("edit-paste"),
         {QKeySequence::Paste}},
        [this](bool) {
          if (stampStore_->takeFromClipboard() || session_.hand().stamps().inHand()) {
            takeTool(QStringLiteral("tool.stamp"));
          } else {
            notice_->showBriefly(tr("There is no piece of a map on the clipboard. Select hexes and copy them first."));
          }
        }, {needs_.writable()});
  const auto turning = [&](const QString& id, const QString& text, const QString& iconName, const QKeySequence& key,
                           auto turn) {
    c.add({id, text, {}, iconName, {key}}, [this, turn](bool) { turn(session_.hand().stamps()); },
          {needs_.writable(), needs_.stamping()});
  };
  turning(QStringLiteral("stamp.left"), tr("Turn the stamp &left"), QStringLiteral("object-rotate-left"),
          QKeySequence(Qt::SHIFT | Qt::Key_Z), [](Stamps& stamps) { stamps.turn(-1); });
  turning(QStringLiteral("stamp.right"), tr("Turn the stamp &right"), QStringLiteral("object-rotate-right"),
          QKeySequence(Qt::Key_Z), [](Stamps& stamps) { stamps.turn(1); });
  turning(QStringLiteral("stamp.flipAcross"), tr("&Flip the stamp left to right"),
          QStringLiteral("object-flip-horizontal"), QKeySequence(Qt::Key_X),
          [](Stamps& stamps) { stamps.mirrorLeftRight(); });
  turning(QStringLiteral("stamp.flipDown"), tr("Flip the stamp &top to bottom"), QStringLiteral("object-flip-vertical"),
          QKeySequence(Qt::Key_Y), [](Stamps& stamps) { stamps.mirrorTopBottom(); });
  for (int i = 0; i < Stamps::kSlots; ++i) {
    const auto digit = static_cast<Qt::Key>(Qt::Key_1 + i);
    c.add({QStringLiteral("stamp.recall%1").arg(i + 1), tr("Stamp &%1").arg(i + 1), {}, {}, {QKeySequence(digit)}},
          [this, i](bool) {
            if (session_.hand().stamps().recall(i)) takeTool(QStringLiteral("tool.stamp"));
          },
          {needs_.writable(), needs_.storedStamp(i)});
    c.add({QStringLiteral("stamp.store%1").arg(i + 1),
           tr("Keep as stamp %1").arg(i + 1),
           {},
           {},
           {QKeySequence(Qt::CTRL | digit)}},
          [this, i](bool) { session_.hand().stamps().setSlot(i, session_.hand().stamps().inHand()); },
          {needs_.open(), needs_.stamp()});
  }
}

void MainWindow::addMapCommands() {
  Commands& c = *commands_;
  const auto add = [&](const QString& id, const QString& text, const QString& description, const QString& iconName,
                       const std::function<void()>& run) {
    c.add({id, text, description, iconName, {}}, [run](bool) { run(); }, {needs_.open()});
    mapCommands_ << id;
  };
  add(QStringLiteral("map.size"), tr("Si&ze of the map…"),
      tr("Grow, crop or shift the map at any edge; hexes keep their numbers."), QStringLiteral("transform-crop"),
      [this] { MapSizeDialog(session_, this).exec(); });
  add(QStringLiteral("map.layout"), tr("La&yout and numbers…"),
      tr("Change orientation, stagger, numbering and edges; what moves is told first."), QStringLiteral("hex-grid"),
      [this] { MapLayoutDialog(session_, this).exec(); });
  add(QStringLiteral("map.frame"), tr("Set up &frame and legend…"),
      tr("Choose what stands round the hexes, where, and how the title reads."), QStringLiteral("document-properties"),
      [this] { SheetFrameDialog(session_, this).exec(); });
  addScanCommands();
  const auto turn = [&](const QString& id, const QString& text, const QString& iconName, hex::MapTurn how) {
    add(id, text, tr("The whole map with everything on it; what changes is told first."), iconName,
        [this, how] { MapTurnDialog(session_, how, this).exec(); });
  };
  turn(QStringLiteral("map.mirrorAcross"), tr("M&irror left to right…"), QStringLiteral("object-flip-horizontal"),
       hex::MapTurn::MirrorLeftRight);
  turn(QStringLiteral("map.mirrorDown"), tr("Mirror top to &bottom…"), QStringLiteral("object-flip-vertical"),
       hex::MapTurn::MirrorTopBottom);
  turn(QStringLiteral("map.turnRight"), tr("Turn a quarter &right…"), QStringLiteral("object-rotate-right"),
       hex::MapTurn::QuarterClockwise);
  turn(QStringLiteral("map.turnLeft"), tr("Turn a &quarter left…"), QStringLiteral("object-rotate-left"),
       hex::MapTurn::QuarterCounterclockwise);
  turn(QStringLiteral("map.turnHalf"), tr("Turn &upside down…"), QStringLiteral("view-refresh"), hex::MapTurn::Half);
  add(QStringLiteral("map.replace"), tr("Re&place terrain…"),
      tr("Make one terrain of another, everywhere or in the area."), QStringLiteral("color-fill"),
      [this] { ReplaceTerrainDialog(session_, this).exec(); });
  add(QStringLiteral("map.arrangeNames"), tr("Arrange &names"),
      tr("Put the selected name, or all of them, next to what they name, clear of numbers and each other."),
      QStringLiteral("draw-text"), [this] { arrangeNames(); });
  add(QStringLiteral("map.statistics"), tr("St&atistics…"), tr("How much of everything there is on the map."),
      QStringLiteral("office-chart-bar"), [this] {
        auto* statistics = new StatisticsDialog(session_, this);
        statistics->setAttribute(Qt::WA_DeleteOnClose);
        statistics->show();
      });
  add(QStringLiteral("map.terrain"), tr("T&errain library…"), tr("Add and change the terrain types of this battle."),
      QStringLiteral("hex-fill"), [this] { showTerrainLibrary(); });
}

// The name selected with the tool for names, otherwise all.
void MainWindow::arrangeNames() {
  if (session_.isReadOnly()) return notice_->showBriefly(Words::readOnlyReason(session_));
  const auto* tool = qobject_cast<LabelTool*>(tools_.value(session_.hand().tool()));
  std::vector<Id<model::Label>> names;
  if (tool && tool->selected()) {
    names.push_back(tool->selected()->id);
  } else {
    for (const model::Label& label : session_.battle().all<model::Label>()) names.push_back(label.id);
  }
  if (names.empty()) return notice_->showBriefly(tr("There are no names on the map."));
  std::optional<render::ArrangedNames> found;
  const auto arrange = [&, battle = session_.battle(),
                        fonts = shownFonts(session_)](const std::atomic<bool>& cancelled) {
    render::ArrangedNames places = render::arrangeNames(battle, names, {}, fonts, &cancelled);
    if (!cancelled) found = std::move(places);
  };
  constexpr std::size_t kQuick = 3;
  if (names.size() > kQuick) {
    runWithProgress(this, tr("The names are being arranged…"), arrange);
  } else {
    arrange(false);
  }
  if (!found) return;
  render::ArrangedNames& arranged = *found;
  const int moved = static_cast<int>(arranged.moved.size());
  arranged.edit.rename(tr("Arrange %n name(s)", nullptr, moved).toStdString());
  if (moved > 0 && !session_.apply(arranged.edit)) return;
  QString told = moved > 0 ? tr("%n name(s) moved.", nullptr, moved) : tr("The names stand where they read best.");
  if (const int crowded = static_cast<int>(arranged.crowded.size())) {
    told += QLatin1Char(' ') + tr("%n found no place clear of numbers and other names.", nullptr, crowded);
  }
  notice_->showBriefly(told);
}

void MainWindow::showTerrainLibrary() {
  auto* library = findChild<TerrainLibraryDialog*>();
  if (!library) {
    library = new TerrainLibraryDialog(session_, this);
    library->setAttribute(Qt::WA_DeleteOnClose);
  }
  if (!session_.hand().paint().slug.empty()) library->choose(session_.hand().paint().slug);
  library->show();
  library->raise();
  library->activateWindow();
}

void MainWindow::connectCanvas() {
  auto* names = qobject_cast<LabelTool*>(tools_.value(QStringLiteral("tool.label")));
  auto* editor = new LabelEditor(session_, *canvas_);
  connect(names, &LabelTool::editorWanted, editor, &LabelEditor::edit);
  connect(names, &LabelTool::editorDone, editor, &LabelEditor::finish);
  connect(editor, &LabelEditor::changed, names, &LabelTool::draft);
  connect(editor, &LabelEditor::committed, names, &LabelTool::commit);
  connect(editor, &LabelEditor::cancelled, names, &LabelTool::dropDraft);
  connect(canvas_, &MapCanvas::missed, this, [this] {
    notice_->showBriefly(tr("The map has no hex here: the tool begins on a hex, or in a drag that comes onto one."));
  });
  connect(canvas_, &MapCanvas::menuWanted, this, &MainWindow::showMapMenu);
  connect(canvas_, &MapCanvas::areaPicked, this, [this](hex::HexKey from, hex::HexKey to) {
    if (session_.isReadOnly()) return;
    takeRectangleInHand(session_, from, to);
    session_.hand().setTool(QStringLiteral("tool.stamp"));
  });
  connect(canvas_, &MapCanvas::dropped, this, [this](const model::Subject& subject, hex::HexKey hex, hex::Point point) {
    if (placeCounter(session_, subject, hex, std::nullopt, point)) {
      session_.hand().takeInHand(std::nullopt);
      // With the former tool the next click would change levels next to it.
      session_.hand().setTool(QStringLiteral("tool.select"));
    }
    canvas_->setFocus();
  });
  connect(fan_, &StackFan::reorderWanted, this,
          [this](Id<model::Placement> counter, int position) { reorderInStack(session_, counter, position); });
  canvas_->setTray(tray_);
  connect(palette_, &PalettePanel::libraryWanted, this, &MainWindow::showTerrainLibrary);
  connect(tray_, &CounterTray::placeWanted, this, [this](const model::Subject& subject, const TypedPlace& place) {
    if (placeCounter(session_, subject, place.hex, place.facing)) canvas_->show(place.hex);
  });
  connect(tray_, &CounterTray::removalWanted, this,
          [this](Id<model::Placement> placement) { removeCounters(session_, std::vector{placement}); });
  connect(tray_, &CounterTray::dragStarted, canvas_, &MapCanvas::trayDragStarted);
  connect(tray_, &CounterTray::dragMoved, canvas_, &MapCanvas::trayDragMoved);
  connect(tray_, &CounterTray::dragDropped, canvas_, &MapCanvas::trayDragDropped);
  connect(tray_, &CounterTray::dragCancelled, canvas_, &MapCanvas::trayDragCancelled);
}

}  // namespace redoubt::editor
