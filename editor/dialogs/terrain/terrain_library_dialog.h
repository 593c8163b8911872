#pragma once

#include <QDialog>
#include <QTimer>
#include <set>
#include <string>

#include "core/rules/terrain/terrain_library.h"
#include "editor/session/session.h"

class QLabel;
class QMenu;
class QScrollArea;
class QToolButton;

namespace redoubt::render {
struct PatternLook;
}

namespace redoubt::editor {

class TerrainFields;
class TerrainList;
class TerrainListModel;

/// The terrain library of a battle: all kinds of terrain that its rules define or its map uses, which can be added,
/// changed, ordered and removed. Non-modal: the map can be painted while it is open, and every change is an edit of its
/// own.
class TerrainLibraryDialog : public QDialog {
  Q_OBJECT

 public:
  explicit TerrainLibraryDialog(Session& session, QWidget* parent = nullptr);

  /// Chooses a kind, for opening the library at it.
  void choose(std::string_view slug);

 private:
  QWidget* makeList();
  QWidget* makeButtons();
  QToolButton* addButton(const char* name, const char* icon, const QString& text, const QKeySequence& keys,
                         void (TerrainLibraryDialog::*work)());
  void connectSession();
  void refresh();
  void showChosen();
  void enable();

  void fillAddMenu();
  /// The patterns of a place that no terrain of the rules has yet, each with the effects that such terrain usually has.
  void fillReadyMenu(QMenu& menu, rules::TerrainPlace place);
  void addReady(const render::PatternLook& look);
  void add(rules::TerrainPlace place);
  void bringBack(const std::string& slug);
  void duplicate();
  void remove();
  void moveUp();
  void moveDown();
  void move(int by);
  void define();
  void replace(rules::TerrainPlace place);
  void finishRemoval(const rules::TerrainUse& use, const rules::TerrainRemoval& choice);
  void finishReplacement(const rules::TerrainUse& use, rules::TerrainPlace place, const rules::TerrainRemoval& choice);
  /// Makes sure that the current paint is not a removed kind.
  void dropPaint(const std::string& gone, const std::string& instead);
  std::set<std::string> usedPatterns(rules::TerrainPlace place) const;
  std::string freshPattern(rules::TerrainPlace place) const;

  Session& session_;
  TerrainListModel* model_;
  TerrainList* list_;
  TerrainFields* fields_;
  QScrollArea* scroll_;
  QLabel* obstacle_;
  QToolButton* add_ = nullptr;
  QToolButton* duplicate_ = nullptr;
  QToolButton* remove_ = nullptr;
  QToolButton* up_ = nullptr;
  QToolButton* down_ = nullptr;
  QTimer mapChanged_;
  std::string chosen_;
};

}  // namespace redoubt::editor
