#pragma once

#include <QIcon>
#include <QListWidget>
#include <string>
#include <string_view>

namespace redoubt::editor {

/// The symbols that counters can bear, as pictures with their names; a click, or Enter, takes one.
class SymbolPicker : public QListWidget {
  Q_OBJECT

 public:
  explicit SymbolPicker(QWidget* parent = nullptr);

  /// Whether a rule names a symbol of counters: `unit-type/<type>/symbol`, `leader/symbol-in/<army>`, …
  static bool isFor(std::string_view path);
  /// Their names, sorted: those of the map are none.
  static QStringList names();
  static QIcon picture(const QString& name);

  /// Marks one, without telling; none for a name that no symbol has.
  void showChosen(const QString& name);

 signals:
  void taken(const QString& name);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
};

}  // namespace redoubt::editor
