#pragma once

#include <QWidget>
#include <string>
#include <utility>
#include <vector>

#include "editor/session/session.h"

class QBoxLayout;
class QLabel;
class QSpinBox;

namespace redoubt::editor {

class ElidedBox;

/// The moment of the game at which the rules are asked: the turn, its segment, and states of the game such as the
/// weather, which follow from the turn until somebody chooses another. Only what the battle has is shown. All such
/// fields of a session show the same moment.
class MomentField : public QWidget {
  Q_OBJECT

 public:
  /// The width of its labels where they stand one below the other, for fields beside it.
  static int labelWidth();

  /// Beside each other, or one below the other.
  MomentField(Session& session, Qt::Orientation orientation, QWidget* parent = nullptr);

  /// Whether the battle has anything of it.
  bool isOfUse() const { return isOfUse_; }

 signals:
  /// Other parts are shown.
  void rearranged();

 private:
  /// A choice with its label.
  struct Part {
    QWidget* row;
    QLabel* label;
    ElidedBox* box;
  };

  QWidget* addRow(QLabel& label, QWidget& field);
  Part makePart(const QString& objectName);
  void follow(const model::Changes& changes);
  void refresh();
  bool showTurn();
  bool showSegment();
  bool showStates();
  void showState(const Part& part, const std::string& state);
  QString expectedWords(const std::string& state) const;
  QString levelTitle(const std::string& state, const std::string& level) const;

  Session& session_;
  QBoxLayout* rows_;
  QSpinBox* turn_;
  QWidget* turnRow_;
  Part segment_;
  std::vector<std::pair<std::string, Part>> states_;
  bool isOfUse_ = false;
};

}  // namespace redoubt::editor
