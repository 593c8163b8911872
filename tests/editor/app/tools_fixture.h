#pragma once

#include <set>

#include "core/exchange/new_battle.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {

/// A window with a small blank battle of 20 by 15 hexes, pointy-top and flat-top. What a tool did is read from the
/// file.
class ToolTest : public WindowTest, public ::testing::WithParamInterface<hex::Orientation> {
 public:
  static std::string nameOf(const ::testing::TestParamInfo<hex::Orientation>& test) {
    return test.param == hex::Orientation::Pointy ? "Pointy" : "Flat";
  }

 protected:
  void SetUp() override;

  /// The battle as it lies in the file now.
  model::Battle inFile();
  /// The hexes of a terrain in the file.
  std::set<hex::HexKey> inFileOf(const char* terrain);
  std::set<hex::HexKey> hexes(const std::vector<const char*>& numbers);
  std::set<hex::HexKey> setOf(const std::vector<hex::HexKey>& hexes) { return {hexes.begin(), hexes.end()}; }
  void paintWith(const char* terrain) { session().hand().setPaint({PaintPlace::Hex, terrain}); }
  void change(const std::function<void(ToolOptions&)>& edit);
  void hover(hex::HexKey hex, Qt::KeyboardModifiers modifiers = {});
  void moveTo(QPoint pixel, Qt::MouseButtons buttons = Qt::NoButton, Qt::KeyboardModifiers modifiers = {});
  /// A drag that holds keys, over the middles of hexes.
  void dragWith(Qt::KeyboardModifiers modifiers, const std::vector<const char*>& numbers,
                Qt::MouseButton button = Qt::LeftButton);
  void doubleClick(const char* number);
  /// Selects a hex as the keyboard's cursor.
  void cursorTo(const char* number) { session().hand().select({hex(number)}); }
  int steps() { return static_cast<int>(session().document().history().size()); }
  QImage picture();
};

}  // namespace redoubt::editor
