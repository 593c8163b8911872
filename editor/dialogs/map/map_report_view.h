#pragma once

#include <QWidget>
#include <optional>

#include "core/model/reshape.h"
#include "editor/session/session.h"

class QButtonGroup;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace redoubt::editor {

/// The effects of a change of the whole map, as a list, and the choice about counters that would lose their hex.
class MapReportView : public QWidget {
  Q_OBJECT

 public:
  explicit MapReportView(const Session& session, QWidget* parent = nullptr);

  void setReport(const model::RelocationReport& report);
  /// Shows, instead of a report, why the map is not possible, with a button for a remedy.
  void setProblem(const QString& sentence, const QString& remedy = {});
  /// What to do with counters: chosen by the person if there are any, without meaning if there are none. Nothing while
  /// the choice is open.
  std::optional<model::CutOff> choice() const;

 signals:
  void chosen();
  /// The button of a problem was pressed.
  void remedyWanted();

 private:
  QWidget* makeChoices();
  void markQuestion();

  const Session& session_;
  QTreeWidget* tree_;
  QLabel* nothing_;
  QLabel* problem_;
  QPushButton* remedy_;
  QWidget* choices_;
  QLabel* openSign_;
  QLabel* question_;
  QButtonGroup* group_;
};

}  // namespace redoubt::editor
