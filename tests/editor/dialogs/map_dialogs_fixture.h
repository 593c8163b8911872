#pragma once

#include <gtest/gtest.h>

#include <QDialog>
#include <QStringList>
#include <QTemporaryDir>
#include <filesystem>
#include <memory>
#include <string>

#include "core/hex/layout.h"
#include "editor/session/session.h"
#include "tests/editor/dialogs/child_of.h"
#include "tests/editor/dialogs/hex_at.h"

namespace redoubt::editor::test {

/// The counters of the map of MapDialogs: two in the block of the variant looked at, and one that this block only
/// inherits.
inline constexpr Id<model::Placement> kFirst{101}, kSecond{102}, kInherited{103};

/// The windows that work on the whole map, driven as a person would, over 10 by 8 hexes of either orientation: woods, a
/// stream and a road, a name, three counters.
class MapDialogs : public ::testing::TestWithParam<hex::Orientation> {
 protected:
  MapDialogs();

  template <class Dialog, class... Arguments>
  void open(Arguments... arguments) {
    dialog_ = std::make_unique<Dialog>(session_, arguments...);
    show();
  }

  /// The battle as the file has it, read from a copy: closing our own live file would drop SQLite's locks on it.
  model::Battle stored() const;

  template <class Widget>
  Widget& child(const char* name) const {
    return childOf<Widget>(*dialog_, name);
  }
  void press(const char* name);
  /// Radio buttons are as wide as their row; only the sign and the words react.
  void pick(const char* name);
  /// Types a number into a spin box.
  void type(const char* name, const char* number);
  void choose(const char* name, int data);
  bool canGo(const char* name) const;
  QStringList report() const;
  std::string dump() const;
  /// What was done has this title, lies in the file, and is taken back by one undo.
  void expectOneStep(const char* title);

  QTemporaryDir folder_;
  std::filesystem::path file_;
  Session session_;
  QStringList failures_;
  std::string start_;  ///< the dump of the battle as it was
  std::unique_ptr<QDialog> dialog_;

 private:
  void show();
};

inline auto bothOrientations() {
  return ::testing::Values(hex::Orientation::Flat, hex::Orientation::Pointy);
}
std::string orientationName(const ::testing::TestParamInfo<hex::Orientation>& each);

}  // namespace redoubt::editor::test
