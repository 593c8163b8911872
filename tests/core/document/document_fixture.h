#pragma once

#include <memory>
#include <string>

#include "core/document/document.h"
#include "core/store/dump.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/store/workshop.h"

namespace redoubt::document {

using namespace redoubt::testing;

/// An edit that paints hexes.
inline model::Edit paint(int column, int row, const std::string& terrain, int level = 0) {
  model::Edit edit("Paint " + terrain);
  edit.put(model::HexRow{hexAt(column, row), terrain, level});
  return edit;
}

/// A document on a small map in a folder of its own.
class DocumentTest : public FileTest {
 protected:
  DocumentTest() : document(Document::create(in("a.battle"), plainMap(10, 8))) {}

  void reopen() {
    document.reset();
    document = Document::open(in("a.battle"));
  }

  std::string terrainAt(int column, int row) const {
    const model::HexRow* hex = document->battle().find<model::HexRow>(hexAt(column, row));
    return hex ? hex->terrain : "none";
  }

  /// Model and file say the same, and the file is sound.
  void expectSound() { EXPECT_EQ(store::dump(document->battle()), document->dump()); }

  std::unique_ptr<Document> document;
};

}  // namespace redoubt::document
