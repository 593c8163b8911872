#pragma once

#include <QWidget>
#include <optional>

#include "core/model/reshape.h"
#include "editor/session/session.h"

class QButtonGroup;
class QLabel;
class QTreeWidget;

namespace redoubt::editor {

/// What a change of the whole map would do, as a list, and the choice about counters that would lose their hex.
class MapReportView : public QWidget {
  Q_OBJECT

 public:
  explicit MapReportView(const Session& session, QWidget* parent = nullptr);

  void setReport(const model::RelocationReport& report);
  /// Instead of a report: why there can't be such a map.
  void setProblem(const QString& sentence);
  /// What to do with counters: chosen by the person where there are any, of no meaning where there are none. Nothing
  /// while the choice is still open.
  std::optional<model::CutOff> choice() const;

 signals:
  void chosen();

 private:
  const Session& session_;
  QTreeWidget* tree_;
  QLabel* nothing_;
  QLabel* problem_;
  QWidget* choices_;
  QButtonGroup* group_;
};

}  // namespace redoubt::editor
