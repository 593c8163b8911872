#include <QActionGroup>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QImageReader>

#include "core/base/error.h"
#include "core/model/picture_verbs.h"
#include "core/store/linked_pictures.h"
#include "core/store/picture_file.h"
#include "editor/app/commands.h"
#include "editor/app/long_work.h"
#include "editor/app/main_window.h"
#include "editor/app/notice_bar.h"
#include "editor/app/scan_bar.h"
#include "editor/canvas/map_canvas.h"
#include "editor/dialogs/scan/scan_page_dialog.h"
#include "editor/panels/proposals_panel.h"
#include "editor/scan/open_scan.h"
#include "editor/session/core_words.h"
#include "editor/tools/proposal_tool.h"

// The commands for scans: laying them under the map, registering, comparing.
namespace redoubt::editor {
namespace {

std::filesystem::path diskPath(const QString& file) {
  return QFile::encodeName(file).toStdString();
}

// A battle keeps such a file as it is.
bool isKeptAsItIs(const QString& file) {
  const QImageReader reader(file);
  const QByteArray format = reader.format();
  return (format == "png" || format == "jpeg" || format == "gif") &&
         reader.transformation() == QImageIOHandler::TransformationNone;
}

}  // namespace

void MainWindow::askPicture() {
  const QString types = QStringLiteral("*.png *.jpg *.jpeg *.gif *.tif *.tiff *.pdf");
  const QString file = QFileDialog::getOpenFileName(this, tr("Lay a picture under the map"), QString(),
                                                    tr("Pictures (%1)").arg(types));
  if (!file.isEmpty()) layPicture(file);
}

void MainWindow::askLinkedPicture() {
  const QString file =
      QFileDialog::getOpenFileName(this, tr("Link a picture under the map"), QString(),
                                   tr("Pictures (%1)").arg(QStringLiteral("*.png *.jpg *.jpeg")));
  if (!file.isEmpty()) linkPicture(file);
}

// The file's own bytes if a battle can keep them, otherwise the picture that is read from it; nothing if the person
// doesn't want it after all. Throws Error.
std::optional<std::string> MainWindow::bytesOfPicture(const QString& file) {
  const std::filesystem::path path = diskPath(file);
  if (isKeptAsItIs(file)) return store::readPictureFile(path);
  const auto page = askScanPage(file, this);
  if (!page) return std::nullopt;
  std::string bytes;
  runWithProgress(this, tr("Reading the picture…"), [&](const std::atomic<bool>& cancelled) {
    std::stop_source stop;
    const Watch watch{stop.get_token(), [&](double) {
                        if (cancelled) stop.request_stop();
                      }};
    const QImage image = scan::openScan(path, *page, watch);
    if (!cancelled) bytes = scan::storedScan(path, image);
  });
  return bytes.empty() ? std::nullopt : std::optional(std::move(bytes));
}

void MainWindow::layPicture(const QString& file) {
  try {
    std::optional<std::string> bytes = bytesOfPicture(file);
    if (!bytes) return;
    const std::string title = QFileInfo(file).completeBaseName().toStdString();
    session_.apply(model::layPicture(session_.battle(), std::move(*bytes), title,
                                     tr("Lay a picture under the map").toStdString()));
  } catch (const Error& error) {
    session_.reportFailure(CoreWords::text(error));
  }
}

void MainWindow::linkPicture(const QString& file) {
  try {
    scan::scanHead(diskPath(file));  // not too large, and a picture
    std::string bytes = store::readPictureFile(diskPath(file));
    const std::string title = QFileInfo(file).completeBaseName().toStdString();
    const std::filesystem::path battle = files_->isDraft() ? std::filesystem::path() : session_.document().path();
    const std::string link =
        battle.empty() ? QFileInfo(file).absoluteFilePath().toStdString() : store::linkTo(diskPath(file), battle);
    session_.apply(model::layPicture(session_.battle(), std::move(bytes), title,
                                     tr("Link a picture under the map").toStdString(), link));
  } catch (const Error& error) {
    session_.reportFailure(CoreWords::text(error));
  }
}

void MainWindow::addScanCommands() {
  Commands& c = *commands_;
  const auto add = [&](const QString& id, const QString& text, const QString& description, const QString& iconName,
                       const std::function<void()>& run) {
    c.add({id, text, description, iconName, {}}, [run](bool) { run(); }, {needs_.writable()});
  };
  add(QStringLiteral("map.picture"), tr("Lay a picture under the map…"),
      tr("Take a scan or another picture into the battle and lay it under the terrain; Battle data moves and scales it."),
      QStringLiteral("insert-image"), [this] { askPicture(); });
  add(QStringLiteral("map.linkPicture"), tr("Lin&k a picture under the map…"),
      tr("Lay a picture under the terrain that stays a file of its own, so that the battle stays small."),
      QStringLiteral("insert-link"), [this] { askLinkedPicture(); });
  add(QStringLiteral("map.register"), tr("Register a picture…"),
      tr("Say which hexes are where in a scan; it then lies on the map exactly."), QStringLiteral("crosshairs"),
      [this] { showRegister(); });
  c.add({QStringLiteral("map.propose"),
         tr("Propose terrain…"),
         tr("Open the dock that proposes the terrain of the map from a registered scan."),
         QStringLiteral("tools-wizard"),
         {}},
        [this](bool) { goToDock(*proposalsDock_); }, {needs_.open()});
  addScanViews();
}

QDockWidget* MainWindow::makeProposalsDock() {
  return dock(QStringLiteral("dock.proposals"), tr("Terrain proposals"), Qt::RightDockWidgetArea,
              [this](QWidget* parent) {
                auto* panel = new ProposalsPanel(session_, canvas_->proposals(), parent);
                connect(panel, &ProposalsPanel::toolWanted, this, [this] {
                  session_.hand().setTool(QStringLiteral("tool.proposals"));
                  canvas_->setFocus();  // Ctrl+Enter and F8 are the tool's
                });
                connect(panel, &ProposalsPanel::leastCertainWanted, this,
                        [this] { proposalTool().goToLeastCertain(); });
                return panel;
              });
}

ProposalTool& MainWindow::proposalTool() const {
  return *static_cast<ProposalTool*>(tools_.value(QStringLiteral("tool.proposals")));
}

void MainWindow::addScanViews() {
  using Mode = ScanOverlay::Mode;
  ScanOverlay& scans = canvas_->scans();
  auto* group = new QActionGroup(this);
  const auto add = [&](const QString& id, const QString& text, const QString& description, Qt::Key digit, Mode mode) {
    QAction* action = commands_->add({id, text, description, {}, {QKeySequence(Qt::ALT | digit)}, true},
                                     [&scans, mode](bool) { scans.setMode(mode); },
                                     {needs_.open(), needs_.pictures()});
    group->addAction(action);
    const auto show = [&scans, action, mode] { action->setChecked(scans.mode() == mode); };
    connect(&scans, &ScanOverlay::modeChanged, action, show);
    show();
  };
  add(QStringLiteral("view.scan.off"), tr("The &map alone"), tr("No scan over the map."), Qt::Key_0, Mode::Off);
  add(QStringLiteral("view.scan.over"), tr("The scan &over the map"),
      tr("The scan lies over the map, as strongly as the slider says."), Qt::Key_1, Mode::Over);
  add(QStringLiteral("view.scan.swipe"), tr("&Swipe"),
      tr("The scan at the left of a line that is dragged across, the map at the right."), Qt::Key_2, Mode::Swipe);
  add(QStringLiteral("view.scan.blink"), tr("&Blink"), tr("Scan and map in turns."), Qt::Key_3, Mode::Blink);
  add(QStringLiteral("view.scan.alone"), tr("The scan &alone"), tr("Only the scan; the key U does so while it is held."),
      Qt::Key_4, Mode::Alone);
  new ScanBar(scans, *canvas_);
}

}  // namespace redoubt::editor
