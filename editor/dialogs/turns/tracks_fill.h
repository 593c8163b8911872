#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/model/track_verbs.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace redoubt::editor {

/// Fills a track with the spaces that its kind needs: turns and points from one number to another, the zones of morale
/// by the rules, the remaining and the used number of a stock.
class TrackFill : public QWidget {
  Q_OBJECT

 public:
  explicit TrackFill(Session& session, QWidget* parent = nullptr);

  /// Offers the fields for a track of that kind. Typed text stays as long as the kind is the same.
  void show(const std::string& kind, bool canEdit);
  /// The initial spaces of a new track of that kind.
  static std::vector<model::SpacePlan> firstSpaces(const Session& session, const std::string& kind);

 signals:
  /// `stock` is the stock whose spaces they are; empty for other kinds.
  void fillWanted(const std::vector<redoubt::model::SpacePlan>& plan, const std::string& stock);

 private:
  std::vector<model::SpacePlan> plan() const;
  void showStocks();
  void showState();

  Session& session_;
  std::string kind_;
  bool canEdit_ = false;
  QLabel* from_;
  QSpinBox* first_;
  QLabel* to_;
  QSpinBox* last_;
  QLabel* each_;
  QSpinBox* count_;
  QLabel* of_;
  QComboBox* stock_;
  QPushButton* fill_;
};

}  // namespace redoubt::editor
