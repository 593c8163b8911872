#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/new_battle.h"
#include "core/base/ids.h"
#include "core/model/map_verbs.h"
#include "core/model/picture_verbs.h"
#include "core/scan/register_verbs.h"
#include "core/store/battle_file.h"
#include "editor/app/main_window.h"
#include "editor/canvas/map_canvas.h"
#include "editor/dialogs/forces/forces_dialog.h"
#include "editor/dialogs/records/records_dialog.h"
#include "editor/render/fonts.h"

// Opening Racławice to the first paint of its map and to the whole of it, 1,000 pan frames on its 39 × 49 hexes with
// all counters of a scenario shown, at two zooms, 1,000 brush frames and one-hex edits on 39 × 49, 200 × 200 and 500 ×
// 500, and opening, filling and undoing all of 500 × 500 hexes. On the offscreen platform: Qt's raster engine paints
// the same pixels as in a window. A word after the program's name runs one part alone: open, pan, scan, brush, lists,
// long or hex.
namespace {

using namespace redoubt;
using namespace redoubt::editor;

double percentile(std::vector<double> values, double part) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

double milliseconds(const QElapsedTimer& clock) {
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

// Lets the window go on until it shows the map as it should be.
void untilPainted(MapCanvas& canvas) {
  while (!canvas.isMapPainted()) {
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  QCoreApplication::processEvents();
}

void openToFirstPaint(const QString& file) {
  std::vector<double> times;
  std::vector<double> wholes;
  for (int i = 0; i < 7; ++i) {
    QElapsedTimer clock;
    clock.start();
    MainWindow window;
    window.setTheme(Theme::Light);
    window.resize(1600, 1000);
    window.show();
    window.files().open(file);
    while (window.canvas().tiles().painted() == 0) QCoreApplication::processEvents();
    times.push_back(milliseconds(clock));
    untilPainted(window.canvas());
    wholes.push_back(milliseconds(clock));
  }
  std::printf("open to first paint: median %.0f ms, to the whole map %.0f ms, of %zu\n", percentile(times, 0.5),
              percentile(wholes, 0.5), times.size());
}

QString writeMap(const QString& folder, int columns, int rows) {
  exchange::NewBattleOptions options;
  options.columns = columns;
  options.rows = rows;
  model::Battle battle = exchange::newBattle(options);
  const char* kinds[] = {"woods", "marsh", "village", "clear", "clear"};
  int i = 0;
  for (const hex::HexKey hex : model::layoutOf(battle).allHexes()) {
    battle.all<model::HexRow>().put({hex, kinds[(i++ / 7) % 5], 0});
  }
  const QString file = folder + QStringLiteral("/%1x%2.battle").arg(columns).arg(rows);
  store::writeNewFile(file.toStdString(), battle);
  return file;
}

void openWindow(MainWindow& window, const QString& file) {
  window.setTheme(Theme::Light);
  window.resize(1600, 1000);
  window.show();
  window.files().open(file);
  window.canvas().zoomTo(60);
  while (window.canvas().tiles().painted() == 0) QCoreApplication::processEvents();
}

// From a window at rest; every frame shows another part of the map.
void panFrames(const QString& file, double pixelsPerHex) {
  MainWindow window;
  openWindow(window, file);
  MapCanvas& canvas = window.canvas();
  canvas.zoomTo(pixelsPerHex);
  while (!canvas.isMapPainted() || !canvas.areCountersDrawn()) QCoreApplication::processEvents();
  std::vector<double> times;
  for (int frame = 0; frame < 1000; ++frame) {
    QScrollBar* bar = frame % 2 == 0 ? canvas.horizontalScrollBar() : canvas.verticalScrollBar();
    const int span = std::max(1, bar->maximum() - bar->minimum());
    bar->setValue(bar->minimum() + (frame * 13) % span);
    QElapsedTimer clock;
    clock.start();
    canvas.viewport()->repaint();
    times.push_back(milliseconds(clock));
  }
  std::printf("pan frame on 39 x 49 at %.0f pixels a hex, %zu stacks on the map: median %.2f ms, p99 %.2f ms of %zu\n",
              pixelsPerHex, window.session().setUp().stacks().size(), percentile(times, 0.5), percentile(times, 0.99),
              times.size());
}

// The same map with a scan of 68 by 98 cm at 200 dots per inch under it, seen at a slant.
QString writeScanned(const QString& small) {
  model::Battle battle = store::readBattle(small.toStdString()).battle;
  QImage image(5354, 7717, QImage::Format_RGB32);
  for (int y = 0; y < image.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < image.width(); ++x) line[x] = qRgb(200 + x * 31 % 47, 190 + y * 17 % 43, 150 + (x ^ y) % 61);
  }
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "JPG", 85);
  battle = model::applied(battle, model::layPicture(battle, bytes.toStdString(), "Scan", "Lay"));
  const Id<model::MapPicture> picture = battle.all<model::MapPicture>().begin()->id;
  const hex::Layout layout = model::layoutOf(battle);
  std::vector<model::ScanPoint> points;
  for (const char* number : {"0202", "3803", "0248", "3848", "2025", "1040"}) {
    const hex::HexKey hex = *layout.parse(number);
    const hex::Point at = layout.centre(hex);
    const double depth = 1 + 0.002 * at.x + 0.001 * at.y;
    points.push_back({{randomId()}, picture, hex, 0, 0, (150 + 135 * at.x) / depth, (160 + 140 * at.y) / depth, false});
  }
  battle = model::applied(battle, redoubt::scan::registerPicture(battle, picture, points, std::nullopt,
                                                                 {image.width(), image.height()}, "Register"));
  const QString file = small.chopped(7) + QStringLiteral("-scanned.battle");
  store::writeNewFile(file.toStdString(), battle);
  return file;
}

void moveTo(MapCanvas& canvas, QPointF at, Qt::MouseButtons buttons) {
  QMouseEvent move(QEvent::MouseMove, at, canvas.viewport()->mapToGlobal(at), Qt::NoButton, buttons, Qt::NoModifier);
  QCoreApplication::sendEvent(canvas.viewport(), &move);
}

// 1,000 frames of a brush of radius 1 that goes over the map in strokes of 25 steps, half a hex each; every frame is a
// move of the pointer with the preview repainted, and the next comes at once. After every fifth it is timed too how
// long after the move the whole preview is shown; releases, which write the file, apart.
void brushFrames(const QString& file, const char* size) {
  MainWindow window;
  openWindow(window, file);
  MapCanvas& canvas = window.canvas();
  canvas.paintAllTiles();
  window.session().hand().setTool(QStringLiteral("tool.brush"));
  window.session().hand().setRadius(1);
  std::vector<double> times;
  std::vector<double> previews;
  std::vector<double> strokes;
  const char* kinds[] = {"woods", "marsh", "village"};
  const QSize room = canvas.viewport()->size();
  for (int stroke = 0; stroke < 40; ++stroke) {
    window.session().hand().setPaint({PaintPlace::Hex, kinds[stroke % 3]});
    QPointF at(60 + (stroke * 37) % (room.width() - 120), 60 + (stroke * 53) % (room.height() - 120));
    const double way = stroke % 2 == 0 ? 30 : -30;
    QMouseEvent press(QEvent::MouseButtonPress, at, canvas.viewport()->mapToGlobal(at), Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(canvas.viewport(), &press);
    for (int step = 0; step < 25; ++step) {
      const double x = at.x() + (at.x() + way < 40 || at.x() + way > room.width() - 40 ? -way : way);
      at = QPointF(x, at.y() + (step % 5 == 0 && at.y() < room.height() - 80 ? 20 : 0));
      QElapsedTimer clock;
      clock.start();
      moveTo(canvas, at, Qt::LeftButton);
      canvas.viewport()->repaint();
      times.push_back(milliseconds(clock));
      if (step % 5 != 4) continue;
      untilPainted(canvas);
      previews.push_back(milliseconds(clock));
    }
    QElapsedTimer clock;
    clock.start();
    QMouseEvent release(QEvent::MouseButtonRelease, at, canvas.viewport()->mapToGlobal(at), Qt::LeftButton,
                        Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(canvas.viewport(), &release);
    canvas.viewport()->repaint();
    strokes.push_back(milliseconds(clock));
    QCoreApplication::processEvents();
  }
  std::printf(
      "brush frame on %s: median %.2f ms, p99 %.2f ms, longest %.2f ms of %zu; preview shown: median %.2f ms, "
      "p99 %.2f ms; a stroke made: median %.1f ms\n",
      size, percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1), times.size(),
      percentile(previews, 0.5), percentile(previews, 0.99), percentile(strokes, 0.5));
}

// One hex painted through the window: the durable edit, the checks, all panels and the picture.
double oneHex(const QString& file, const char* size) {
  MainWindow window;
  openWindow(window, file);
  const hex::HexKey corner = hex::HexKey::at(5, 5);
  window.canvas().centreOn(window.session().layout().centre(hex::HexKey::at(10, 9)));
  window.canvas().paintAllTiles();
  std::vector<double> times;
  std::vector<double> edits;
  const auto before = window.canvas().tiles().repaintedPixels();
  for (int i = 0; i < 101; ++i) {
    const hex::HexKey hex = hex::HexKey::at(corner.column() + i % 10, corner.row() + i / 10 % 8);
    const model::Edit edit = model::paintTerrain(window.session().battle(), std::array{hex},
                                                 (i + i / 80) % 2 == 0 ? "woods" : "marsh", "One hex");
    QElapsedTimer clock;
    clock.start();
    window.session().apply(edit);
    edits.push_back(milliseconds(clock));
    window.canvas().viewport()->repaint();
    untilPainted(window.canvas());
    times.push_back(milliseconds(clock));
  }
  std::printf(
      "one hex on %s: median %.2f ms, p99 %.2f ms, of which edit, checks and panels %.2f ms; %lld pixels painted anew "
      "each\n",
      size, percentile(times, 0.5), percentile(times, 0.99), percentile(edits, 0.5),
      static_cast<long long>((window.canvas().tiles().repaintedPixels() - before) / 101));
  return percentile(times, 0.5);
}

// How long the window did not come to anything else, at the longest.
class Heart {
 public:
  Heart() {
    QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { beat(); });
    timer_.start(0);
    since_.start();
  }
  double longest() {
    beat();
    return longest_;
  }

 private:
  void beat() {
    longest_ = std::max(longest_, milliseconds(since_));
    since_.restart();
  }

  QTimer timer_;
  QElapsedTimer since_;
  double longest_ = 0;
};

// A whole large map opened, filled, and the fill undone.
void longEdits(const QString& file) {
  MainWindow window;
  window.setTheme(Theme::Light);
  window.resize(1600, 1000);
  window.show();
  QCoreApplication::processEvents();
  const auto timed = [&](const char* what, const auto& work) {
    Heart heart;
    QElapsedTimer clock;
    clock.start();
    work();
    const double done = milliseconds(clock);
    untilPainted(window.canvas());
    for (int i = 0; i < 20; ++i) QCoreApplication::processEvents();
    std::printf("%s: %.0f ms, to the last pixel %.0f ms; longest without an event %.0f ms\n", what, done,
                milliseconds(clock), heart.longest());
  };
  timed("opening 500 x 500", [&] { window.files().open(file); });
  window.canvas().zoomTo(60);
  untilPainted(window.canvas());
  model::Edit edit("Fill");
  for (const hex::HexKey hex : window.session().layout().allHexes()) edit.put(model::HexRow{hex, "heath", 0});
  timed("filling 250,000 hexes", [&] { window.session().apply(edit); });
  timed("undoing that", [&] { window.session().undo(); });
}

// How long frames of a list take: from what a person does to the last pixel of it.
class ListFrames {
 public:
  explicit ListFrames(const char* list) : list_(list) {}

  template <class Work>
  void frame(Work&& work) {
    QElapsedTimer clock;
    clock.start();
    work();
    QCoreApplication::processEvents();
    times_.push_back(milliseconds(clock));
  }
  void tell(const char* what) {
    if (times_.empty()) return;
    std::printf("%s, 3,000 units, %s: median %.1f ms, p99 %.1f ms\n", list_, what, percentile(times_, 0.5),
                percentile(times_, 0.99));
    times_.clear();
  }
  void scroll(QAbstractScrollArea& view) {
    QScrollBar& bar = *view.verticalScrollBar();
    // A view that was just shown lays out its rows when events rest.
    for (int i = 0; i < 100 && bar.maximum() == 0; ++i) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    for (int i = 0; i < 300 && bar.maximum() > 0; ++i) frame([&] { bar.setValue(i * 97 % bar.maximum()); });
    tell("scrolling");
  }
  void filter(QLineEdit& field) {
    for (int i = 0; i < 60; ++i) {
      const QString wanted = QStringLiteral("foot %1").arg(i * 37);
      for (qsizetype n = 1; n <= wanted.size(); ++n) frame([&] { field.setText(wanted.left(n)); });
      frame([&] { field.clear(); });
    }
    tell("filtering");
  }
  // Each column up, down and as before.
  void sort(QHeaderView& headings) {
    for (int i = 0; i < 180; ++i) {
      frame([&] { emit headings.sectionClicked(i / 3 % headings.count()); });
    }
    tell("sorting");
  }
  void type(QLineEdit& field) {
    field.setFocus();
    for (int i = 0; i < 300; ++i) frame([&] { field.insert(QStringLiteral("x")); });
    tell("typing");
  }
  void rename(Session& session) {
    for (int i = 0; i < 60; ++i) {
      model::Unit unit = *session.battle().find<model::Unit>({1'000'001});
      unit.name = "Foot " + std::to_string(i);
      model::Edit edit("Rename");
      edit.put(unit);
      frame([&] { session.apply(edit); });
    }
    tell("a unit renamed");
  }

 private:
  const char* list_;
  std::vector<double> times_;
};

template <class Widget>
Widget& childNamed(const QWidget& window, const char* name) {
  return *window.findChild<Widget*>(QLatin1String(name));
}

// 3,000 units in the windows and docks that list them.
void listFrames(const QString& folder) {
  model::Battle battle = exchange::newBattle({});
  const Id<model::Army> army = battle.all<model::Army>().begin()->id;
  for (int i = 1; i <= 3000; ++i) {
    const std::string name = std::to_string(i % 9 + 1) + "/" + std::to_string(i) + " Foot";
    battle.all<model::Unit>().put({{1'000'000 + i}, "foot-" + std::to_string(i), army, name, name, "infantry", i});
  }
  const std::filesystem::path path = std::filesystem::path(folder.toStdString()) / "units.battle";
  MainWindow window;
  window.session().setDocument(document::Document::create(path, battle));
  window.resize(1600, 1000);
  window.show();
  {
    RecordsDialog records(window.session(), &window);
    records.show();
    records.choose(model::tableInfo<model::Unit>());
    QCoreApplication::processEvents();
    ListFrames frames("Battle data");
    frames.scroll(childNamed<QTableView>(records, "records.list"));
    frames.filter(childNamed<QLineEdit>(records, "records.search"));
    frames.type(childNamed<QLineEdit>(records, "records.unit.name"));
    frames.rename(window.session());
  }
  {
    ForcesDialog forces(window.session(), &window);
    forces.show();
    QCoreApplication::processEvents();
    ListFrames frames("Forces");
    auto& tree = childNamed<QTreeWidget>(forces, "forces.tree");
    tree.expandAll();
    frames.scroll(tree);
    frames.filter(childNamed<QLineEdit>(forces, "forces.filter"));
    tree.setCurrentItem(tree.itemBelow(tree.itemBelow(tree.topLevelItem(0))));
    QCoreApplication::processEvents();
    if (auto* name = forces.findChild<QLineEdit*>(QStringLiteral("forces.name"))) frames.type(*name);
    frames.rename(window.session());
    childNamed<QTabWidget>(forces, "forces.tabs").setCurrentIndex(1);
    QCoreApplication::processEvents();
    ListFrames sheet("manifest");
    auto& table = childNamed<QTableView>(forces, "manifest.table");
    sheet.scroll(table);
    sheet.filter(childNamed<QLineEdit>(forces, "forces.filter"));
    sheet.sort(*table.horizontalHeader());
    auto& groups = childNamed<QComboBox>(forces, "manifest.group");
    groups.setCurrentIndex(3);
    emit groups.activated(3);
    QCoreApplication::processEvents();
    ListFrames grouped("manifest by type");
    grouped.scroll(table);
    grouped.filter(childNamed<QLineEdit>(forces, "forces.filter"));
    grouped.sort(*table.horizontalHeader());
    groups.setCurrentIndex(0);
    emit groups.activated(0);
    table.setCurrentIndex(table.model()->index(0, 0));
    table.edit(table.currentIndex());
    QCoreApplication::processEvents();
    if (auto* cell = table.findChild<QLineEdit*>(QStringLiteral("manifest.cell"))) sheet.type(*cell);
    sheet.rename(window.session());
  }
  ListFrames tray("tray");
  childNamed<QAbstractButton>(window, "tray.all").click();
  QCoreApplication::processEvents();
  tray.scroll(childNamed<QAbstractScrollArea>(window, "tray.list"));
  tray.filter(childNamed<QLineEdit>(window, "tray.filter"));
  tray.rename(window.session());
}

}  // namespace

int main(int argc, char** argv) {
  const QTemporaryDir home;
  for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"}) {
    qputenv(variable, home.path().toUtf8());
  }
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  render::loadFonts();
  const QString copy = home.filePath(QStringLiteral("raclawice.battle"));
  QFile::copy(QStringLiteral(REDOUBT_SAMPLE), copy);
  const auto isAsked = [&](const char* part) { return argc < 2 || std::string_view(argv[1]) == part; };
  const QString small = writeMap(home.path(), 39, 49);
  const QString middle = writeMap(home.path(), 200, 200);
  const QString large = writeMap(home.path(), 500, 500);
  if (isAsked("open")) openToFirstPaint(copy);
  if (isAsked("pan")) {
    panFrames(copy, 60);
    panFrames(copy, 30);
  }
  if (isAsked("scan")) {
    const QString scanned = writeScanned(small);
    for (const double pixelsPerHex : {60.0, 30.0}) {
      panFrames(small, pixelsPerHex);
      panFrames(scanned, pixelsPerHex);
    }
  }
  if (isAsked("brush")) {
    brushFrames(small, "39 x 49");
    brushFrames(middle, "200 x 200");
    brushFrames(large, "500 x 500");
  }
  if (isAsked("lists")) listFrames(home.path());
  if (isAsked("long")) longEdits(large);
  if (isAsked("hex")) {
    const double least = oneHex(small, "39 x 49");
    oneHex(middle, "200 x 200");
    const double most = oneHex(large, "500 x 500");
    std::printf("one hex, 500 x 500 to 39 x 49: %.2f\n", most / least);
  }
  return 0;
}
