#pragma once

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QLineEdit>
#include <QMenu>
#include <QStringList>
#include <QTemporaryDir>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/rules/terrain/terrain_library.h"
#include "editor/dialogs/terrain/terrain_library_dialog.h"
#include "editor/dialogs/terrain/terrain_list.h"
#include "tests/editor/dialogs/child_of.h"
#include "tests/editor/dialogs/field_writing.h"
#include "tests/editor/dialogs/hex_at.h"

namespace redoubt::editor::test {

/// The system of terrainCountry().
inline constexpr Id<model::System> kTerrainSystem{777};

/// A new battle of 8 by 6 hexes, whose own system inherits the shipped one: woods in two hexes, a river and a stream on
/// sides, a road; 'łąka' and 'lawn' are in no rules, and a hexside's kind lies in a hex.
model::Battle terrainCountry();

/// The window of the terrains, driven as a person would.
class TerrainLibraryTest : public ::testing::Test {
 protected:
  TerrainLibraryTest();

  void open();

  void reopen(document::Mode mode);

  /// The battle as the file has it, read from a copy: closing our own live file would drop SQLite's locks on it.
  model::Battle stored() const;

  template <class Widget>
  Widget& child(const char* name) const {
    return childOf<Widget>(*dialog_, name);
  }

  /// Gives the battle two arms, foot and horse.
  void knowArms();

  TerrainList& list() const { return child<TerrainList>("terrain.list"); }
  void choose(const char* slug);
  QString listed(const char* slug, TerrainListModel::Role role) const;
  void press(const char* name);
  void write(const char* name, const QString& text) { test::write(child<QLineEdit>(name), text); }
  void chooseFromMenu(int index);
  rules::TerrainDefinition definition(const model::Battle& battle, const char* slug) const;
  std::optional<rules::TerrainUse> use(const char* slug) const;
  std::string dump() const;

  QTemporaryDir folder_;
  std::filesystem::path file_;
  Session session_;
  QStringList failures_;
  std::unique_ptr<TerrainLibraryDialog> dialog_;
};

}  // namespace redoubt::editor::test
