#include "editor/dialogs/exchange/output_choices.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <algorithm>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/pictures/picture_formats.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

const QString kOutputFolder = QStringLiteral("outputFolder");

std::string wordOf(render::Estimates estimates) {
  switch (estimates) {
    case render::Estimates::Marked: return "amber";
    case render::Estimates::LeftOut: return "left-out";
    default: return "grey";
  }
}

// The folder of drafts and the file names in it are not proposed.
QString proposedOutput(const Session& session, const QString& suffix, const QString& what) {
  const QFileInfo battle(QFile::decodeName(session.document().path().c_str()));
  const QString ours = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1Char('/');
  QString folder = battle.path();
  QString name = battle.completeBaseName();
  if (battle.absoluteFilePath().startsWith(ours)) {
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    folder = QFileInfo(pictures).isDir() ? pictures : QDir::homePath();
    const model::BattleInfo* info = model::info(session.battle());
    const std::string slug = info ? slugged(info->title) : std::string();
    if (!slug.empty()) name = QString::fromStdString(slug);
  }
  const QString last = QSettings().value(kOutputFolder).toString();
  if (!last.isEmpty() && QFileInfo(last).isDir()) folder = last;
  if (!what.isEmpty()) name += QLatin1Char('-') + what;
  return folder + QLatin1Char('/') + name + QLatin1Char('.') + suffix;
}

}  // namespace

exchange::Options::Given windowLook(const Session& session) {
  const MapLayers& shown = session.hand().layers();
  const auto& known = exchange::pictureLayers();
  std::vector<std::string> layers;
  for (const MapLayer layer : kMapLayers) {
    const std::string id = MapLayers::id(layer).toStdString();
    const bool isDrawn = layer != MapLayer::Zones && shown.isVisible(layer);
    if (isDrawn && std::find(known.begin(), known.end(), id) != known.end()) layers.push_back(id);
  }
  return {{"layers", join(layers, ",")},
          {"theme", shown.theme().toStdString()},
          {"estimates", wordOf(shown.estimates())},
          {"upright", shown.areCountersUpright() ? "yes" : "no"}};
}

std::set<std::string_view> idleOptions(const exchange::ExportJob& job) {
  const exchange::Options::Given& values = job.options.values();
  const auto is = [&](std::string_view name, std::string_view value) {
    const auto found = values.find(name);
    return found != values.end() && found->second == value;
  };
  std::set<std::string_view> idle;
  if (values.contains("hex-pixels") && !is("hex-pixels", "0")) idle.insert("dpi");
  if (is("paper", "sheet") || is("paper", "")) idle.insert({"turn", "fit", "overlap"});
  if (is("fit", "yes")) idle.insert("overlap");
  if (values.contains("layers")) {
    const std::vector<std::string> layers = job.options.words("layers");
    if (!job.variant || std::find(layers.begin(), layers.end(), "counters") == layers.end()) {
      idle.insert({"estimates", "upright"});
    }
  }
  return idle;
}

QString askOutput(const Session& session, const exchange::Format& format, QWidget& window, const QString& what) {
  QStringList endings;
  for (const std::string_view ending : format.endings) endings << QStringLiteral("*.") + toQt(ending);
  const QString suffix = toQt(format.endings.front());
  const QString proposed = proposedOutput(session, suffix, what);
  const QString filter =
      CoreWords::text(exchange::titleOf(format)) + QStringLiteral(" (%1)").arg(endings.join(QLatin1Char(' ')));
  QFileDialog dialog(&window, window.windowTitle(), proposed, filter);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(suffix);
  dialog.selectFile(proposed);
  if (dialog.exec() != QDialog::Accepted) return {};
  const QString chosen = dialog.selectedFiles().value(0);
  QSettings().setValue(kOutputFolder, QFileInfo(chosen).path());
  return chosen;
}

}  // namespace redoubt::editor
