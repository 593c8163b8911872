#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <thread>
#include <vector>

#include "editor/scripts/extension.h"

namespace redoubt::editor {

/// The extensions of this program, the same for all its windows. Reading them starts a process for each, so it is done
/// in a thread.
class ExtensionShelf : public QObject {
  Q_OBJECT

 public:
  static ExtensionShelf& instance();
  ~ExtensionShelf() override;

  /// Reads them all, again too; `changed` tells when that is done.
  void load();
  bool isLoading() const { return thread_.joinable(); }
  /// Waits until they are read.
  void wait();

  /// All, by name, also those that are switched off or can't be read.
  const std::vector<scripts::Extension>& all() const { return extensions_; }
  /// A person's choice, kept in the settings.
  bool isOn(const scripts::Extension& extension) const;
  void setOn(const scripts::Extension& extension, bool on);
  /// What those that are on offer; null if none does.
  const scripts::Offer* find(const QString& extension, const QString& offer) const;
  const scripts::Extension* find(const QString& extension) const;

 signals:
  void changed();

 private:
  ExtensionShelf() = default;
  void take(std::vector<scripts::Extension> extensions);
  void enterFormats();

  std::vector<scripts::Extension> extensions_;
  std::jthread thread_;
  bool isStale_ = false;  ///< to be read once more
};

}  // namespace redoubt::editor
