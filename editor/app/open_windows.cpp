#include "editor/app/open_windows.h"

#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QVariant>
#include <algorithm>

#include "editor/app/main_window.h"
#include "editor/canvas/map_canvas.h"

namespace redoubt::editor {
namespace {

constexpr int kBesideTheOther = 28;  // offset in pixels, down and right, of a new window from the one before
const QString kSitting = QStringLiteral("sitting");

}  // namespace

OpenWindows& OpenWindows::instance() {
  static OpenWindows windows;
  return windows;
}

void OpenWindows::add(MainWindow& window) {
  all_ << &window;
  connect(&window.commands(), &Commands::keysKept, this, [this, &window] { shareKeysOf(window); });
  emit changed();
}

void OpenWindows::shareKeysOf(MainWindow& window) const {
  for (MainWindow* each : all_) {
    if (each != &window) each->commands().takeKeysOf(window.commands());
  }
}

void OpenWindows::remove(MainWindow& window) {
  all_.removeAll(&window);
  emit changed();
}

MainWindow& OpenWindows::make() {
  const MainWindow* before = all_.isEmpty() ? nullptr : all_.back();
  auto* window = new MainWindow;
  window->setAttribute(Qt::WA_DeleteOnClose);
  if (before && !before->isMaximized() && !before->isFullScreen()) {
    window->move(before->pos() + QPoint(kBesideTheOther, kBesideTheOther));
  }
  window->present();
  return *window;
}

MainWindow* OpenWindows::showing(const QString& path) const {
  const QString real = QFileInfo(path).canonicalFilePath();
  if (real.isEmpty()) return nullptr;
  const auto found = std::find_if(all_.begin(), all_.end(), [&](MainWindow* each) {
    return QFileInfo(each->openFile()).canonicalFilePath() == real;
  });
  return found == all_.end() ? nullptr : *found;
}

void OpenWindows::bringForward(MainWindow& window) const {
  if (window.isMinimized()) window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
  window.show();
  window.raise();
  window.activateWindow();
}

MainWindow& OpenWindows::emptyWindow() {
  const auto empty =
      std::find_if(all_.begin(), all_.end(), [](MainWindow* each) { return each->openFile().isEmpty(); });
  return empty == all_.end() ? make() : **empty;
}

void OpenWindows::open(const QStringList& paths) {
  for (const QString& path : paths) {
    if (path.isEmpty()) {
      QAction* ask = emptyWindow().commands().action(QStringLiteral("file.new"));
      bringForward(emptyWindow());
      // The window is to be there before its dialog.
      QMetaObject::invokeMethod(ask, &QAction::trigger, Qt::QueuedConnection);
      continue;
    }
    if (MainWindow* has = showing(BattleFiles::fileFor(path))) {
      bringForward(*has);
      continue;
    }
    MainWindow& window = emptyWindow();
    window.files().open(path);
    bringForward(window);
  }
  if (paths.isEmpty()) all_.isEmpty() ? static_cast<void>(make()) : bringForward(*all_.back());
}

void OpenWindows::openFrom(MainWindow& window, const QString& path) {
  if (MainWindow* has = showing(BattleFiles::fileFor(path))) return bringForward(*has);
  MainWindow& room = roomBeside(window);
  room.files().open(path);
  bringForward(room);
}

MainWindow& OpenWindows::roomBeside(MainWindow& window) {
  return window.openFile().isEmpty() || window.files().isUntouchedDraft() ? window : make();
}

void OpenWindows::quit() {
  keep();
  isQuitting_ = true;
  QApplication::closeAllWindows();
  isQuitting_ = false;
}

bool OpenWindows::isKept() const {
  return QSettings().value(QStringLiteral("keepSitting"), true).toBool();
}

void OpenWindows::setKept(bool isKept) {
  QSettings().setValue(QStringLiteral("keepSitting"), isKept);
}

void OpenWindows::keep() const {
  keep(all_);
}

void OpenWindows::keep(const QList<MainWindow*>& windows) const {
  QSettings settings;
  QVariantList places;
  for (const MainWindow* window : windows) {
    if (!window->openFile().isEmpty()) places << window->place();
  }
  settings.setValue(kSitting, places);
}

void OpenWindows::closing(const MainWindow& window) {
  if (isQuitting_) return;
  QList<MainWindow*> others = all_;
  others.removeIf([&](const MainWindow* each) { return each == &window || !each->isVisible(); });
  others.isEmpty() ? keep() : keep(others);
}

bool OpenWindows::restore() {
  if (!isKept()) return false;
  bool isAny = false;
  const QVariantList places = QSettings().value(kSitting).toList();  // each file that opens is remembered anew
  for (const QVariant& each : places) {
    const QVariantMap place = each.toMap();
    const QString file = place.value(QStringLiteral("file")).toString();
    if (!QFileInfo(file).isFile() || showing(file)) continue;
    MainWindow& window = make();
    window.files().open(file);
    window.recallPlace(place);
    isAny = true;
  }
  return isAny;
}

}  // namespace redoubt::editor
