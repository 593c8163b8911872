#pragma once

#include <QIcon>
#include <QListWidget>
#include <string>
#include <string_view>

namespace redoubt::editor {

/// The symbols of counters, as pictures with their names; a click, or Enter, chooses one.
class SymbolPicker : public QListWidget {
  Q_OBJECT

 public:
  explicit SymbolPicker(QWidget* parent = nullptr);

  /// Whether a rule names a symbol of counters: `unit-type/<type>/symbol`, `leader/symbol-in/<army>`, …
  static bool isFor(std::string_view path);
  /// Their names, sorted, without symbols of the map.
  static QStringList names();
  static QIcon picture(const QString& name);

  /// Marks one without sending a signal; marks none for an unknown name.
  void showChosen(const QString& name);

 signals:
  void taken(const QString& name);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
};

}  // namespace redoubt::editor
