#include "editor/dialogs/scripts/extension_shelf.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSettings>

#include "editor/scripts/extension_formats.h"
#include "editor/session/session.h"

namespace redoubt::editor {
namespace {

QString offSetting() {
  return QStringLiteral("extensions/off");
}

std::string languageOfScripts() {
  return std::string(Session::language().code());
}

}  // namespace

ExtensionShelf& ExtensionShelf::instance() {
  static ExtensionShelf shelf;
  return shelf;
}

ExtensionShelf::~ExtensionShelf() = default;

void ExtensionShelf::load() {
  if (isLoading()) {
    isStale_ = true;
    return;
  }
  thread_ = std::jthread([this, language = languageOfScripts()] {
    std::vector<scripts::Extension> read;
    for (const scripts::ExtensionFile& file : scripts::extensionFiles()) read.push_back(describe(file, language));
    QMetaObject::invokeMethod(
        this, [this, extensions = std::move(read)]() mutable { take(std::move(extensions)); }, Qt::QueuedConnection);
  });
}

void ExtensionShelf::take(std::vector<scripts::Extension> extensions) {
  thread_.join();
  thread_ = {};
  extensions_ = std::move(extensions);
  enterFormats();
  emit changed();
  if (std::exchange(isStale_, false)) load();
}

void ExtensionShelf::wait() {
  QElapsedTimer time;
  time.start();
  while (isLoading() && time.elapsed() < 60'000) QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
}

void ExtensionShelf::enterFormats() {
  std::vector<scripts::Extension> on;
  for (const scripts::Extension& each : extensions_) {
    if (isOn(each)) on.push_back(each);
  }
  scripts::registerFormats(on, languageOfScripts());
}

bool ExtensionShelf::isOn(const scripts::Extension& extension) const {
  return !QSettings().value(offSetting()).toStringList().contains(QString::fromStdString(extension.name()));
}

void ExtensionShelf::setOn(const scripts::Extension& extension, bool on) {
  QStringList off = QSettings().value(offSetting()).toStringList();
  off.removeAll(QString::fromStdString(extension.name()));
  if (!on) off.append(QString::fromStdString(extension.name()));
  QSettings().setValue(offSetting(), off);
  enterFormats();
  emit changed();
}

const scripts::Extension* ExtensionShelf::find(const QString& extension) const {
  for (const scripts::Extension& each : extensions_) {
    if (QString::fromStdString(each.name()) == extension && isOn(each)) return &each;
  }
  return nullptr;
}

const scripts::Offer* ExtensionShelf::find(const QString& extension, const QString& offer) const {
  const scripts::Extension* found = find(extension);
  if (!found) return nullptr;
  for (const scripts::Offer& each : found->offers) {
    if (QString::fromStdString(each.id) == offer) return &each;
  }
  return nullptr;
}

}  // namespace redoubt::editor
