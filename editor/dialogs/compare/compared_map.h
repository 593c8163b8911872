#pragma once

#include <QWidget>
#include <optional>

#include "editor/dialogs/compare/compared.h"
#include "editor/render/map_geometry.h"
#include "editor/session/session.h"

class QLabel;

namespace redoubt::editor {

class StateMap;

/// The two sides of a comparison on the map: both set-ups in one picture, or each side on a map of its own, which
/// follow each other.
class ComparedMap : public QWidget {
  Q_OBJECT

 public:
  explicit ComparedMap(const Session& session, QWidget* parent = nullptr);

  /// Null: the map alone. It must live until the next call. The view stays where it is.
  void show(const Compared* compared);
  /// The next `show` draws the ground anew, and not only the counters.
  void renewGround() { isGroundOld_ = true; }
  /// Where both can be on one map; otherwise there are two.
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
  void lay();
  void arrange();

  const Session& session_;
  const Compared* compared_ = nullptr;
  std::optional<std::size_t> current_;
  StateMap* first_;
  StateMap* second_;
  QLabel* firstTitle_;
  QLabel* secondTitle_;
  QWidget* legend_;
  bool isStacked_ = false;  ///< two maps, one above the other
  bool isFitted_ = true;    ///< nobody has moved the map yet
  bool wantsTwo_ = false;   ///< what was chosen
  bool isGroundOld_ = true;
};

}  // namespace redoubt::editor
