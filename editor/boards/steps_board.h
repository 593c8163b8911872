#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "core/model/unit_verbs.h"
#include "editor/boards/figures_view.h"
#include "editor/boards/step_strip.h"
#include "editor/session/session.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace redoubt::editor {

/// The steps of a unit as they lie on the table, with all their figures below, and what can be done with them: a step
/// more or less, a ladder made anew, the unit set up at one of them. Of a leader only the figures. For several units
/// only a ladder can be made.
class StepsBoard : public QWidget {
  Q_OBJECT

 public:
  /// `name` begins the object names.
  StepsBoard(Session& session, const QString& name, QWidget* parent = nullptr);

  /// `placement` is where the unit is set up in the shown variant, so that its step can be chosen.
  void show(const model::Subject& subject, std::optional<Id<model::Placement>> placement = std::nullopt);
  void showSeveral(const std::vector<Id<model::Unit>>& units);
  FiguresView& figures() { return *figures_; }
  StepStrip& strip() { return *strip_; }
  /// The counter that a unit or leader without one is given; also a button.
  void addCounter();
  void makeLadder();

 private:
  void arrange(const QString& name);
  void showSteps();
  void showSubstitutes();
  void enable();
  bool isPlaced() const;
  QString subject() const;
  void setFigure(Id<model::Face> face, const std::string& figure, std::optional<int> value);
  void setFigures(const std::vector<model::FigureChange>& figures);
  void setUpAt(int ordinal);
  void follow();
  void grow();
  void shrink();
  void apply(const model::Edit& edit);

  Session& session_;
  QString name_;
  model::Subject subject_;
  std::optional<Id<model::Placement>> placement_;
  std::vector<Id<model::Unit>> units_;  ///< that a ladder is made for
  QLabel* heading_;
  QLabel* source_;
  QToolButton* less_;
  QToolButton* more_;
  QPushButton* ladder_;
  StepStrip* strip_;
  QLabel* fault_;
  QPushButton* follow_;
  QVBoxLayout* substitutes_;
  FiguresView* figures_;
  QPushButton* addCounter_;
};

}  // namespace redoubt::editor
