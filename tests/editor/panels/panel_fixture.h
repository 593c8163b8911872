#pragma once

#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "editor/session/session.h"

/// A made-up battle in a real file, a session over it, and people's ways to use a panel.
namespace redoubt::editor::test {

inline constexpr Id<model::Army> kBlue{1}, kRed{2};
inline constexpr Id<model::Unit> kFirst{11}, kSecond{12}, kThird{13}, kSpare{14}, kGun{21};
inline constexpr Id<model::Leader> kHale{1};
inline constexpr Id<model::Placement> kFirstPlaced{101}, kSecondPlaced{102}, kThirdPlaced{103}, kHalePlaced{104},
    kGunPlaced{201};
inline constexpr Id<model::Variant> kDawn{1}, kNoon{2};

/// Column and row, which are also what is printed.
hex::HexKey at(int column, int row);

/// Two armies on 10 by 8 hexes: First and Second stacked in 0304, Third in 0505, Spare nowhere, the leader Hale with
/// his own units, a red gun in 0808. Variants dawn and noon share the blue block.
model::Battle madeUpBattle();

class PanelTest : public ::testing::Test {
 protected:
  PanelTest();

  /// The battle as the file has it now, read anew.
  model::Battle stored() const;
  /// Opens the file anew for reading only.
  void reopenReadOnly();
  const model::Placement& row(Id<model::Placement> id) const { return *session.battle().find<model::Placement>(id); }

  template <class Widget>
  static Widget& child(const QWidget& panel, const char* name) {
    auto* found = panel.findChild<Widget*>(QString::fromLatin1(name));
    if (!found) throw std::runtime_error(std::string("no widget called ") + name);
    return *found;
  }
  /// Shows a panel in a size it has in the window, and lets it settle.
  static void show(QWidget& panel, int width, int height);

  QTemporaryDir folder;
  std::filesystem::path file;
  Session session;
  QStringList failures;
};

/// Where a click hits a row of a list.
QPoint middleOf(const QAbstractItemView& view, int row);
void clickRow(QAbstractItemView& view, int row);
/// The row with this text, -1 without one.
int rowOf(const QAbstractItemView& view, const QString& text);

}  // namespace redoubt::editor::test
