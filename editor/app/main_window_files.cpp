#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QLocale>
#include <QMimeData>
#include <QPainter>
#include <QTimer>
#include <QUrl>
#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include "core/base/error.h"
#include "editor/app/main_window.h"
#include "editor/app/notice_bar.h"
#include "editor/app/open_windows.h"
#include "editor/canvas/layer_style.h"
#include "editor/canvas/map_canvas.h"
#include "editor/dialogs/exchange/export_battle_dialog.h"
#include "editor/dialogs/exchange/import_battle_dialog.h"
#include "editor/dialogs/paper/aids_dialog.h"
#include "editor/dialogs/exchange/print_dialog.h"
#include "editor/dialogs/paper/print_and_play_dialog.h"
#include "editor/dialogs/paper/print_counters_dialog.h"
#include "editor/render/output/map_drawing.h"
#include "editor/session/core_words.h"

// Everything about files: commands, files dropped on the window, and the windows of other battles.
namespace redoubt::editor {
namespace {

constexpr double kMostPixels = 60e6;  // of a picture on the clipboard

QStringList battlesIn(const QMimeData& dropped) {
  QStringList paths;
  for (const QUrl& url : dropped.urls()) {
    const QString path = url.toLocalFile();
    if (path.endsWith(QLatin1String(".battle"), Qt::CaseInsensitive)) paths << path;
  }
  return paths;
}

// The hexes at opposite corners of the smallest rectangle round an area; nothing for an empty area.
std::optional<std::pair<hex::HexKey, hex::HexKey>> cornersOf(const std::set<hex::HexKey>& area) {
  if (area.empty()) return std::nullopt;
  int left = area.begin()->column();
  int right = left;
  int top = area.begin()->row();
  int bottom = top;
  for (const hex::HexKey hex : area) {
    left = std::min(left, hex.column());
    right = std::max(right, hex.column());
    top = std::min(top, hex.row());
    bottom = std::max(bottom, hex.row());
  }
  return std::pair(hex::HexKey::at(left, top), hex::HexKey::at(right, bottom));
}

}  // namespace

void MainWindow::addFileCommands() {
  Commands& c = *commands_;
  c.add({QStringLiteral("file.new"),
         tr("&New battle…"),
         tr("Begin a battle on an empty map."),
         QStringLiteral("document-new"),
         {QKeySequence::New}},
        [this](bool) { askNewBattle(); });
  c.add({QStringLiteral("file.open"),
         tr("&Open…"),
         tr("Open a battle file."),
         QStringLiteral("document-open"),
         {QKeySequence::Open}},
        [this](bool) {
          const QString path = files_->chooseFile();
          if (!path.isEmpty()) OpenWindows::instance().openFrom(*this, path);
        });
  c.add({QStringLiteral("file.saveAs"),
         tr("Save &as…"),
         tr("Go on in a copy, history and versions included. The battle so far stays as it is."),
         QStringLiteral("document-save-as"),
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)}},
        [this](bool) { files_->chooseAndSaveAs(); }, {needs_.open()});
  c.add({QStringLiteral("file.share"),
         tr("S&hare a copy…"),
         tr("Write a copy without history and versions, to give away."),
         QStringLiteral("document-share"),
         {}},
        [this](bool) { files_->chooseAndShareCopy(); }, {needs_.open()});
  c.add({QStringLiteral("file.nameVersion"),
         tr("Name this &version…"),
         tr("Keep the battle as it is now under a name. Every edit is saved anyway."),
         QStringLiteral("flag"),
         {QKeySequence::Save}},
        [this](bool) { askVersionName(); }, {needs_.writable()});
  c.add({QStringLiteral("file.revert"),
         tr("Rever&t to opened"),
         tr("Go back to the battle as it was when it was opened; this can be undone."),
         QStringLiteral("document-revert"),
         {}},
        [this](bool) { revertToOpened(); }, {needs_.writable(), needs_.revert()});
  c.add({QStringLiteral("file.backups"),
         tr("&Backups…"),
         tr("List the copies that are kept outside the file, compare them with the battle and go back to one."),
         QStringLiteral("document-open-recent"),
         {}},
        [this](bool) { showBackups(QFile::decodeName(session_.document().path().c_str())); }, {needs_.open()});
  c.add({QStringLiteral("file.merge"),
         tr("Merge with a copy…"),
         tr("Bring the work that somebody did on a copy of this battle together with it."),
         QStringLiteral("vcs-merge"),
         {}},
        [this](bool) { askMerge(); }, {needs_.writable()});
  c.add({QStringLiteral("file.forget"),
         tr("&Forget edits…"),
         tr("Take older edits out of the file, so that it becomes smaller. They can't be undone any more."),
         QStringLiteral("edit-clear-history"),
         {}},
        [this](bool) { askForgetEdits(0); }, {needs_.writable(), needs_.edits()});
  c.add({QStringLiteral("file.accept"),
         tr("Accept thi&s content…"),
         tr("Take what another program wrote into the file for right, and edit on."),
         QStringLiteral("dialog-ok-apply"),
         {}},
        [this](bool) { acceptContent(); }, {needs_.open(), needs_.altered()});
  c.add({QStringLiteral("file.import"),
         tr("Import…"),
         tr("Make a battle from a file of another program, or from JSON."),
         QStringLiteral("document-import"),
         {}},
        [this](bool) { askImport(); });
  c.add(
      {QStringLiteral("file.export"),
       tr("&Export…"),
       tr("Write the map as PNG, SVG or PDF, or the battle for another program, and see beforehand what comes of it."),
       QStringLiteral("document-export"),
       {}},
      [this](bool) {
        ExportBattleDialog dialog(session_, this);
        connect(&dialog, &ExportBattleDialog::written, this, &MainWindow::tellExported);
        dialog.exec();
      },
      {needs_.open()});
  c.add({QStringLiteral("file.print"),
         tr("&Print…"),
         tr("Print the map on one sheet or on several to be glued, and see them beforehand."),
         QStringLiteral("document-print"),
         {QKeySequence::Print}},
        [this](bool) {
          PrintDialog dialog(session_, this);
          connect(&dialog, &PrintDialog::written, this, &MainWindow::tellWritten);
          dialog.exec();
        },
        {needs_.open()});
  c.add({QStringLiteral("file.printCounters"),
         tr("Print counters…"),
         tr("Lay the counters out on paper, fronts and backs, to be cut out, and see the sheets beforehand."),
         QStringLiteral("document-print"),
         {}},
        [this](bool) {
          PrintCountersDialog dialog(session_, this);
          connect(&dialog, &PrintCountersDialog::written, this, &MainWindow::tellWritten);
          dialog.exec();
        },
        {needs_.open()});
  c.add({QStringLiteral("file.printAndPlay"),
         tr("Print and play…"),
         tr("Make a folder with the map, the counters and the sheets for players, to be printed at home or by a press."),
         QStringLiteral("document-print"),
         {}},
        [this](bool) {
          PrintAndPlayDialog dialog(session_, this);
          dialog.exec();
        },
        {needs_.open()});
  c.add({QStringLiteral("file.aids"),
         tr("Pla&yer aids…"),
         tr("Sheets for players: scenario, turns, sequence of play, terrain, tables, order of battle, known questions."),
         QStringLiteral("document-print"),
         {}},
        [this](bool) {
          AidsDialog dialog(session_, this);
          connect(&dialog, &AidsDialog::written, this, &MainWindow::tellWritten);
          dialog.exec();
        },
        {needs_.open()});
  QAction* again = c.add({QStringLiteral("file.again"),
                          tr("Open these a&gain next time"),
                          tr("When Redoubt is started it opens what was open when it was left."),
                          {},
                          {},
                          true},
                         [](bool on) { OpenWindows::instance().setKept(on); });
  again->setChecked(OpenWindows::instance().isKept());
  c.add({QStringLiteral("file.close"),
         tr("&Close the window"),
         tr("Close this window; everything is saved."),
         QStringLiteral("document-close"),
         {QKeySequence(Qt::CTRL | Qt::Key_W)}},
        [this](bool) { close(); });
  c.add({QStringLiteral("file.quit"),
         tr("&Quit"),
         tr("Close all windows; everything is saved."),
         QStringLiteral("application-exit"),
         {QKeySequence(Qt::CTRL | Qt::Key_Q)}},
        [](bool) { OpenWindows::instance().quit(); });
  c.add({QStringLiteral("edit.copyPicture"),
         tr("Copy as a pictur&e"),
         tr("Put a picture of the selected area, or else of the part of the map in the window, on the clipboard."),
         QStringLiteral("edit-copy"),
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)}},
        [this](bool) { copyPicture(); }, {needs_.open()});
}

void MainWindow::addWindowCommands() {
  Commands& c = *commands_;
  c.add({QStringLiteral("window.new"),
         tr("New w&indow"),
         tr("Open another window, for another battle."),
         {},
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)}},
        [](bool) { OpenWindows::instance().make(); });
  c.add({QStringLiteral("window.next"), tr("Ne&xt window"), tr("Go to the next window of Redoubt."), {}, {}},
        [this](bool) {
          const QList<MainWindow*>& all = OpenWindows::instance().all();
          OpenWindows::instance().bringForward(*all[(all.indexOf(this) + 1) % all.size()]);
        });
  QAction* full =
      c.add({QStringLiteral("view.fullScreen"),
             tr("F&ull screen"),
             tr("Give the window the whole screen, and take it back."),
             {},
             {QKeySequence(Qt::Key_F11)},
             true},
            [this](bool on) {
              setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
            });
  full->setChecked(isFullScreen());
}

QString MainWindow::openFile() const {
  return session_.hasDocument() ? QFile::decodeName(session_.document().path().c_str()) : QString();
}

QVariantMap MainWindow::place() const {
  QVariantMap place{{QStringLiteral("file"), openFile()}, {QStringLiteral("geometry"), saveGeometry()}};
  if (const auto variant = session_.setUp().variant()) {
    place.insert(QStringLiteral("variant"), QVariant::fromValue<qlonglong>(variant->value));
  }
  if (canvas_->isFitted()) return place;
  const hex::Bounds seen = canvas_->visibleBounds();
  place.insert(QStringLiteral("scale"), canvas_->scale());
  place.insert(QStringLiteral("centre"), QPointF(seen.left + seen.width() / 2, seen.top + seen.height() / 2));
  return place;
}

void MainWindow::recallPlace(const QVariantMap& place) {
  restoreGeometry(place.value(QStringLiteral("geometry")).toByteArray());
  const Id<model::Variant> variant{place.value(QStringLiteral("variant")).toLongLong()};
  if (session_.hasDocument() && session_.battle().find<model::Variant>(variant)) session_.setUp().setVariant(variant);
  const double scale = place.value(QStringLiteral("scale")).toDouble();
  const QPointF centre = place.value(QStringLiteral("centre")).toPointF();
  if (scale <= 0) return;
  // Once the window has its size.
  QTimer::singleShot(0, canvas_, [this, scale, centre] {
    canvas_->zoomTo(scale);
    canvas_->centreOn({centre.x(), centre.y()});
  });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!battlesIn(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QStringList battles = battlesIn(*event->mimeData());
  if (battles.isEmpty()) return;
  event->acceptProposedAction();
  // After the program that sent the files has got its answer.
  QTimer::singleShot(0, this, [battles] { OpenWindows::instance().open(battles); });
}

void MainWindow::copyPicture() {
  QApplication::setOverrideCursor(Qt::WaitCursor);
  try {
    render::RenderOptions options;
    options.style = mapStyle(session_.hand().layers(), false);
    if (session_.hand().layers().isVisible(MapLayer::Counters)) options.variant = session_.setUp().variant();
    options.estimates = session_.hand().layers().estimates();
    options.upright = session_.hand().layers().areCountersUpright();
    options.crop = cornersOf(session_.hand().area());
    const render::MapDrawing drawing(session_.translated(), options);
    hex::Bounds part = drawing.part();
    if (!options.crop) {
      const hex::Bounds seen = canvas_->visibleBounds();
      part = {std::max(part.left, seen.left), std::max(part.top, seen.top), std::min(part.right, seen.right),
              std::min(part.bottom, seen.bottom)};
    }
    const double least = std::sqrt(kMostPixels / (part.width() * part.height()));
    const double scale = std::min(canvas_->scale() * devicePixelRatioF(), least);
    QImage picture(std::max(1, qRound(part.width() * scale)), std::max(1, qRound(part.height() * scale)),
                   QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.translate(-part.left, -part.top);
    drawing.paint(painter, part);
    painter.end();
    QApplication::clipboard()->setImage(picture);
    const QLocale locale;
    notice_->showBriefly(tr("A picture of %1 × %2 pixels is on the clipboard.")
                             .arg(locale.toString(picture.width()), locale.toString(picture.height())));
  } catch (const Error& error) {
    session_.reportFailure(CoreWords::text(error));
  }
  QApplication::restoreOverrideCursor();
}

void MainWindow::tellExported(const QString& path) {
  notice_->showBriefly(tr("The battle was written to %1").arg(path));
}

// Each battle of the file opens as a draft, the first in this window if it shows nothing that was edited.
void MainWindow::askImport() {
  const QString file =
      QFileDialog::getOpenFileName(this, tr("Import a battle"), QString(),
                                   tr("Files that can be imported (%1)").arg(ImportBattleDialog::fileFilter()));
  if (file.isEmpty()) return;
  const QString systems = QCoreApplication::applicationDirPath() + QStringLiteral("/../share/redoubt/systems");
  ImportBattleDialog dialog(file, systems, this);
  connect(&dialog, &ImportBattleDialog::wanted, this, [this](const model::Battle& battle, const QString& title) {
    OpenWindows::instance().roomBeside(*this).files().openNew(battle, title);
  });
  dialog.exec();
}

void MainWindow::tellWritten(const QString& path) {
  notice_->showBriefly(tr("The map lies at %1").arg(path));
}

}  // namespace redoubt::editor
