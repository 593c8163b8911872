#pragma once

#include <QDialog>
#include <string>

#include "core/rules/forces/layout_presets.h"
#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QLineEdit;
class QPushButton;

namespace redoubt::editor {

class CounterPreviews;
class LayoutCanvas;
class PartForm;

/// What counters of units look like: layouts of parts for unit types, arms or armies, and symbols of the author's own.
/// Every change is an edit of its own and is seen at once on the map, in the set-up and in everything that is exported.
class CounterDesignerDialog : public QDialog {
  Q_OBJECT

 public:
  explicit CounterDesignerDialog(Session& session, QWidget* parent = nullptr);

  /// Shows the layout of a unit's counters, or that it has none.
  void chooseUnit(Id<model::Unit> unit);

 private:
  QWidget* makeLayouts();
  QWidget* makeMiddle();
  QWidget* makeParts();
  void connectSession();
  void refresh();
  void showLayouts();
  void showUse();
  void showParts();
  void showFaces();
  void fillUnits();
  rules::CounterLayout layout() const;
  void add(rules::LayoutPreset preset);
  void duplicate();
  void remove();
  void rename(const QString& title);
  void setUse();
  void setGround();
  void addPart();
  void removePart(const std::string& part);
  void movePart(int by);
  void choosePart(const std::string& part);
  void put(const rules::NamedPart& part, const QString& title);
  void addSymbol();
  bool apply(const model::Edit& edit);

  Session& session_;
  std::string layout_;
  std::string part_;
  bool isShowing_ = false;
  QListWidget* layouts_;
  QLineEdit* title_;
  QListWidget* use_;
  QComboBox* ground_;
  QComboBox* backGround_;
  QComboBox* units_;
  QCheckBox* back_;
  LayoutCanvas* canvas_;
  CounterPreviews* previews_;
  QLabel* notice_;
  QListWidget* parts_;
  PartForm* form_;
  QWidget* whole_;
  QPushButton* duplicate_ = nullptr;
  QPushButton* remove_ = nullptr;
  QPushButton* addPart_ = nullptr;
  QPushButton* removePart_ = nullptr;
  QPushButton* up_ = nullptr;
  QPushButton* down_ = nullptr;
};

}  // namespace redoubt::editor
