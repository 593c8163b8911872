#include <fmt/format.h>

#include "core/base/base64.h"
#include "core/store/rewrite.h"
#include "core/store/salvage.h"
#include "tests/core/document/document_fixture.h"

namespace redoubt::document {
namespace {

// A PNG of one pixel, and a number after its end to make others of it.
std::string pixel(int number) {
  return *fromBase64(
             "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==") +
         std::to_string(number);
}

class DocumentPictures : public DocumentTest {
 protected:
  // Lays a picture under the map and answers its name.
  std::string lay(const std::string& bytes, std::int64_t id = 1) {
    model::Edit edit("Lay a picture");
    model::MapPicture row;
    row.id = {id};
    row.title = "Scan";
    row.picture = edit.pictures().add(bytes);
    row.hex = hexAt(2, 2);
    edit.put(row);
    EXPECT_TRUE(document->apply(edit));
    return row.picture;
  }
  std::string count(const std::string& table) { return askSql(in("a.battle"), "SELECT count(*) FROM " + table); }
  bool has(const std::string& name) const { return document->battle().pictures().contains(name); }
};

TEST_F(DocumentPictures, AreInTheFileWithTheEditThatNamesThem) {
  const std::string name = lay(pixel(1));
  EXPECT_TRUE(has(name));
  expectSound();
  reopen();
  EXPECT_TRUE(has(name));
  EXPECT_EQ(*document->battle().pictures().find(name), pixel(1));
}

TEST_F(DocumentPictures, OfOneContentAreKeptOnceInChunks) {
  const std::string large = pixel(1) + std::string((2 << 20) + 5, 'x');
  const std::string name = lay(large);
  EXPECT_EQ(lay(large, 2), name);
  EXPECT_EQ(count("picture"), "3");
  EXPECT_EQ(count("map_picture"), "2");
  reopen();
  EXPECT_EQ(*document->battle().pictures().find(name), large);
}

TEST_F(DocumentPictures, OutlastUndoAndComeBackWithRedo) {
  const std::string name = lay(pixel(1));
  EXPECT_TRUE(document->undo());
  reopen();
  EXPECT_TRUE(document->battle().all<model::MapPicture>().empty());
  EXPECT_TRUE(document->redo());
  EXPECT_EQ(document->battle().all<model::MapPicture>().begin()->picture, name);
  EXPECT_TRUE(has(name));
  expectSound();
}

TEST_F(DocumentPictures, AreNotCopiedIntoHistoryAndVersions) {
  std::string noise(200'000, ' ');
  for (std::size_t i = 0; i < noise.size(); ++i) noise[i] = static_cast<char>(i * i * 2654435761U >> 13);
  lay(pixel(1) + noise);
  document->nameVersion("With the scan");
  EXPECT_LT(std::stoi(askSql(in("a.battle"), "SELECT sum(length(changeset)) FROM history")), 5'000);
  EXPECT_LT(std::stoi(askSql(in("a.battle"), "SELECT sum(length(image)) FROM version")), 50'000);
}

TEST_F(DocumentPictures, OfAnEditThatChangesNothingAreNotTaken) {
  model::Edit edit("Nothing");
  edit.pictures().add(pixel(1));
  EXPECT_FALSE(document->apply(edit));
  EXPECT_EQ(count("picture"), "0");
}

TEST_F(DocumentPictures, ThatAreTooLargeAreRefusedWhole) {
  model::Edit edit("Too large");
  model::MapPicture row;
  row.id = {1};
  row.picture = edit.pictures().add(std::string(model::kMaxPicture + 1, 'x'));
  edit.put(row);
  EXPECT_THROW(document->apply(edit), Error);
  EXPECT_EQ(count("picture"), "0");
  expectSound();
}

TEST_F(DocumentPictures, GoWithTheLastStepOrVersionThatNamesThem) {
  const std::string kept = lay(pixel(1), 1);
  const std::string inVersion = lay(pixel(2), 2);
  document->nameVersion("With the second");
  model::Edit erase("Without the second");
  erase.erase<model::MapPicture>({2});
  document->apply(erase);
  const std::string dropped = lay(pixel(3), 3);
  model::Edit eraseThird("Without the third");
  eraseThird.erase<model::MapPicture>({3});
  document->apply(eraseThird);
  document->forgetEdits(document->lastDone() - 1);
  EXPECT_EQ(count("picture"), "3") << "the last step, which undo takes back, names the third";
  document->forgetEdits(document->lastDone());
  reopen();
  EXPECT_TRUE(has(kept));
  EXPECT_TRUE(has(inVersion));
  EXPECT_FALSE(has(dropped));
}

TEST_F(DocumentPictures, ThatTheBattleNamesGoIntoASharedCopyAndNoOthers) {
  const std::string name = lay(pixel(1));
  const std::string other = lay(pixel(2), 2);
  document->undo();
  document->shareCopy(in("shared.battle"));
  const auto shared = Document::open(in("shared.battle"));
  EXPECT_TRUE(shared->battle().pictures().contains(name));
  EXPECT_FALSE(shared->battle().pictures().contains(other));
}

TEST_F(DocumentPictures, ThatAreDamagedAreNotThereAndTheRestIs) {
  const std::string name = lay(pixel(1));
  const std::string spoilt = lay(pixel(2), 2);
  document.reset();
  runSql(in("a.battle"), "UPDATE picture SET bytes = x'00' WHERE hash = '" + spoilt + "'");
  document = Document::open(in("a.battle"));
  EXPECT_TRUE(has(name));
  EXPECT_FALSE(has(spoilt));
}

TEST_F(DocumentPictures, AreSalvagedWhereTheyAreWhole) {
  const std::string name = lay(pixel(1) + std::string(3 << 20, 'x'));
  const std::string spoilt = lay(pixel(2), 2);
  document.reset();
  runSql(in("a.battle"), "UPDATE picture SET bytes = x'00' WHERE hash = '" + spoilt + "'");
  for (const store::TableSalvage& table : store::salvage(in("a.battle"), in("saved.battle"))) {
    EXPECT_EQ(table.broken, table.table == "picture" ? 1 : 0) << table.table;
  }
  document = Document::open(in("saved.battle"));
  EXPECT_TRUE(has(name));
  EXPECT_FALSE(has(spoilt));
}

TEST_F(DocumentPictures, OfAnotherProgramsRowsAreSeenAfterReloading) {
  const std::string name = model::pictureName(pixel(9));
  std::string hexadecimal;
  for (const char c : pixel(9)) hexadecimal += fmt::format("{:02x}", static_cast<unsigned char>(c));
  runSql(in("a.battle"), "INSERT INTO picture VALUES('" + name + "', 0, x'" + hexadecimal + "')");
  document->apply(paint(3, 3, "woods"));
  reopen();
  EXPECT_TRUE(has(name));
}

}  // namespace
}  // namespace redoubt::document
