#pragma once

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <memory>
#include <string>

#include "editor/app/main_window.h"
#include "editor/canvas/map_canvas.h"
#include "tests/editor/picture_difference.h"

namespace redoubt::editor {

/// Lines over the middle of a part of the map and over the border of two are rounded differently: by greatestDifference
/// they are at most so far apart.
constexpr int kRounding = 3;

/// A real window on the offscreen platform over real files, driven as a person would: clicks, drags, keys.
class WindowTest : public ::testing::Test {
 protected:
  void SetUp() override;

  /// A copy of the Racławice sample, opened.
  void openSample();
  /// A copy of it turned into a flat-top battle.
  void openFlatSample();
  void open(const QString& path);
  void closeWindow();

  hex::HexKey hex(const char* number) const;
  Session& session() { return window_->session(); }
  MapCanvas& canvas() { return window_->canvas(); }
  const model::Battle& battle() { return window_->session().battle(); }

  QPoint pixel(hex::HexKey hex);
  /// A point near the middle of a side of a hex, inside that hex.
  QPoint pixelNearSide(hex::HexKey hex, int side);
  void click(const char* number, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {});
  void clickNearSide(const char* number, int side);
  /// Presses on the first hex, goes over all the others, releases on the last.
  void drag(const std::vector<const char*>& numbers);
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
  void trigger(const char* command);

  std::string terrainAt(const char* number);
  const model::Placement* placementOf(const char* words);
  /// The content as it lies in the file now, read by another road than the window's.
  std::string dump();

  QTemporaryDir folder_;
  QString path_;
  std::unique_ptr<MainWindow> window_;
};

}  // namespace redoubt::editor
