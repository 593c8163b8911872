#pragma once

#include <QWidget>

#include "core/model/battle.h"
#include "editor/session/session.h"

class QLabel;

namespace redoubt::editor {

/// Small pictures of the whole map with its counters, before and after a change.
class MapLayoutPictures : public QWidget {
  Q_OBJECT

 public:
  explicit MapLayoutPictures(const Session& session, QWidget* parent = nullptr);

  void setAfter(const model::Battle& battle);
  /// Shows that there would be no valid map.
  void clearAfter();

 private:
  void show(QLabel& label, const model::Battle& battle) const;

  const Session& session_;
  QLabel* before_;
  QLabel* after_;
};

}  // namespace redoubt::editor
