#pragma once

#include <QWidget>
#include <vector>

#include "editor/boards/state_map.h"

class QLabel;

namespace redoubt::editor {

/// Two states of a battle side by side: both maps move and zoom together, and the differences can be shown one by one.
class CompareMaps : public QWidget {
  Q_OBJECT

 public:
  /// `before` and the battle of `session`, with the counters of its variant, in the look of its map.
  CompareMaps(const model::Battle& before, const Session& session, const QString& beforeTitle,
              const QString& afterTitle, QWidget* parent = nullptr);

  /// The number of separate places that differ.
  int places() const { return static_cast<int>(places_.size()); }
  int current() const { return current_; }
  /// Shows the next place, or the one before; after the last comes the first.
  void step(int by);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showView(const render::MapView& view);
  void fit();

  StateMap* before_;
  StateMap* after_;
  std::vector<std::vector<hex::HexKey>> places_;
  int current_ = -1;
  QLabel* place_;
};

}  // namespace redoubt::editor
