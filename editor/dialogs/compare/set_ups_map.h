#pragma once

#include <QWidget>
#include <optional>

#include "editor/dialogs/compare/compared_set_ups.h"

class QLabel;

namespace redoubt::editor {

class StateMap;

/// Two set-ups on the map: both in one picture, or each on a map of its own that follow each other.
class SetUpsMap : public QWidget {
  Q_OBJECT

 public:
  explicit SetUpsMap(const Session& session, QWidget* parent = nullptr);

  /// Null: the map alone. It must live until the next call. The view stays where it is.
  void show(const ComparedSetUps* compared);
  /// After a change of the ground.
  void renewGround();
  void setTwoMaps(bool areTwo);
  bool areTwoMaps() const;
  /// Brings a difference into sight and makes it conspicuous; nothing: none.
  void setCurrent(std::optional<std::size_t> difference);
  void fit();

 signals:
  /// A click on a counter that differs.
  void differenceClicked(int difference);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeLegend();
  void showView(const render::MapView& view);
  void showRegions();
  void lead();
  void clicked(bool isOnSecond, hex::Point point);

  const Session& session_;
  const ComparedSetUps* compared_ = nullptr;
  std::optional<std::size_t> current_;
  StateMap* first_;
  StateMap* second_;
  QLabel* firstTitle_;
  QLabel* secondTitle_;
  QWidget* legend_;
  bool isFitted_ = true;  ///< nobody has moved the map yet
};

}  // namespace redoubt::editor
