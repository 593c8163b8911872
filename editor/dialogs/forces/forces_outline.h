#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/model/forces_edit.h"
#include "editor/session/session.h"

class QAction;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QToolButton;

namespace redoubt::editor {

class ForcesFields;
class ForcesTree;

/// The page of the forces as a tree, with buttons to add, order and remove rows, and the fields of the chosen row next
/// to it.
class ForcesOutline : public QWidget {
  Q_OBJECT

 public:
  explicit ForcesOutline(Session& session, QWidget* parent = nullptr);

  void refresh();
  void setFilter(const QString& text);
  void choose(const model::ForcePart& part);

 private:
  QWidget* makeList();
  QWidget* makeEmptyPage();
  QToolButton* addButton(const char* name, const char* sign, const QString& words, void (ForcesOutline::*work)());
  QAction* addItem(const char* name, const QString& words, void (ForcesOutline::*work)());
  void showChosen();
  void enable();
  void showMenu(QPoint position);
  /// The placements of the chosen units and leaders that are on a hex.
  std::vector<const model::Placement*> placed() const;
  void showOnMap();

  void addPlayer();
  void addArmy();
  void addCommand();
  void addLeader();
  void addUnits();
  void duplicate();
  void remove();
  void moveUp();
  void moveDown();
  void move(int by);
  void moveUnits(const std::vector<Id<model::Unit>>& units, std::optional<Id<model::Command>> to);
  /// Applies an edit, and chooses the new row so that its name can be typed.
  void make(const model::Edit& edit, const model::ForcePart& part);
  void removeNow(const model::Removal& removal);
  /// The army to which rows are added; the only one if none is chosen.
  std::optional<Id<model::Army>> army() const;

  Session& session_;
  ForcesTree* tree_;
  ForcesFields* fields_;
  QStackedWidget* right_;
  QScrollArea* scroll_;
  QPushButton* add_ = nullptr;
  QToolButton* duplicate_ = nullptr;
  QToolButton* remove_ = nullptr;
  QToolButton* up_ = nullptr;
  QToolButton* down_ = nullptr;
  QAction* addPlayer_ = nullptr;
  QAction* addArmy_ = nullptr;
  QAction* addCommand_ = nullptr;
  QAction* addLeader_ = nullptr;
  QAction* addUnits_ = nullptr;
};

}  // namespace redoubt::editor
