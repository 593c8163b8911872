#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "core/exchange/new_battle.h"
#include "core/model/map_verbs.h"
#include "editor/app/main_window.h"
#include "editor/canvas/map_canvas.h"
#include "editor/render/fonts.h"

// Opening Racławice to the first paint, and 1,000 pan frames on 39 × 49. On the offscreen platform: Qt's raster
// engine paints the same pixels as in a window.
namespace {

using namespace redoubt;
using namespace redoubt::editor;

double percentile(std::vector<double> values, double part) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

double milliseconds(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) / 1e6; }

void openToFirstPaint(const QString& file) {
  std::vector<double> times;
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
  }
  std::printf("open to first paint: median %.0f ms of %zu\n", percentile(times, 0.5), times.size());
}

void panFrames(const QString& folder) {
  exchange::NewBattleOptions options;
  options.columns = 39;
  options.rows = 49;
  model::Battle battle = exchange::newBattle(options);
  const char* kinds[] = {"woods", "marsh", "village", "clear", "clear"};
  int i = 0;
  for (const hex::HexKey hex : model::layoutOf(battle).allHexes()) {
    battle.all<model::HexRow>().put({hex, kinds[(i++ / 7) % 5], 0});
  }
  const QString file = folder + QStringLiteral("/pan.battle");
  store::writeNewFile(file.toStdString(), battle);
  MainWindow window;
  window.setTheme(Theme::Light);
  window.resize(1600, 1000);
  window.show();
  window.files().open(file);
  window.canvas().zoomTo(60);
  while (window.canvas().tiles().painted() == 0) QCoreApplication::processEvents();
  std::vector<double> times;
  for (int frame = 0; frame < 1000; ++frame) {
    QScrollBar* bar = frame % 2 == 0 ? window.canvas().horizontalScrollBar() : window.canvas().verticalScrollBar();
    const int span = std::max(1, bar->maximum() - bar->minimum());
    bar->setValue(bar->minimum() + (frame * 13) % span);
    QElapsedTimer clock;
    clock.start();
    window.canvas().viewport()->repaint();
    times.push_back(milliseconds(clock));
  }
  std::printf("pan frame on 39 x 49: median %.2f ms, p99 %.2f ms of %zu\n", percentile(times, 0.5),
              percentile(times, 0.99), times.size());
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
  openToFirstPaint(copy);
  panFrames(home.path());
  return 0;
}
