#pragma once

#include <QImage>
#include <QStringList>
#include <QTest>
#include <optional>
#include <string>
#include <vector>

#include "editor/canvas/stack_fan.h"
#include "tests/editor/app/tools_fixture.h"

namespace redoubt::editor {

/// A small map, pointy-top and flat-top, with ten foot and two guns of one army to place. Four foot may share a hex,
/// facing the same way; guns face as they like.
class CountersTest : public ToolTest {
 protected:
  using Ids = std::vector<Id<model::Placement>>;

  void SetUp() override;

  /// Places a unit, by its number among the foot from 1, on top of what lies there.
  Id<model::Placement> place(int unit, const char* number, const char* facing = nullptr);
  Id<model::Placement> placeGun(int unit, const char* number, const char* facing = nullptr);
  /// A stack of units, given from the top, that face alike.
  Ids stack(const std::vector<int>& fromTop, const char* number, const char* facing = nullptr);
  void select(const Ids& counters);

  // The left button over the map.
  void press(QPoint at, Qt::KeyboardModifiers modifiers = {});
  void release(QPoint at, Qt::KeyboardModifiers modifiers = {});
  void dragTo(QPoint at, Qt::KeyboardModifiers modifiers = {}) { moveTo(at, Qt::LeftButton, modifiers); }

  /// How many pixels of two pictures of the map differ round a hex.
  int changed(const QImage& a, const QImage& b, hex::HexKey hex);
  /// From now on failure() is the last sentence that the session told of one.
  void listen();
  QString failure() const { return failures_.isEmpty() ? QString() : failures_.last(); }

  // What lies in the file.
  Ids stackInFile(const char* number);
  std::optional<hex::HexKey> hexInFile(Id<model::Placement> id);
  std::string facingInFile(Id<model::Placement> id);
  std::string lastTitle();

  StackFan& fan() { return window_->fan(); }
  QPoint card(int index) { return fan().cardRect(index).center(); }
  QStringList orders();
  /// A drag that begins on a card, with `to` in pixels of the map's window.
  void dragCard(int index, QPoint to);
  void fanKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&fan(), key, modifiers); }
  void wheelOver(QWidget& widget, QPoint at, int steps, Qt::KeyboardModifiers modifiers);
  QRectF frameOf(hex::HexKey hex);
  hex::HexKey neighbour(const char* number, int side) { return *session().layout().neighbour(hex(number), side); }

 private:
  Id<model::Placement> placeUnit(const std::string& type, int number, hex::HexKey hex, const char* facing);

  QStringList failures_;
};

}  // namespace redoubt::editor
