#include "core/model/pictures.h"

#include <gtest/gtest.h>

#include "core/model/changes.h"
#include "core/model/edit.h"

namespace redoubt::model {
namespace {

using namespace std::string_literals;

const std::string kPng =
    "\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\x01\x2C\0\0\0\xC8\x08\x02\0\0\0\0\0\0\0"s;
const std::string kGif = "GIF89a\x0A\0\x14\0\0\0\0"s;
// With a segment before the frame.
const std::string kJpeg = "\xFF\xD8\xFF\xE0\0\x04yy\xFF\xC0\0\x0B\x08\0\x30\0\x40\x01\x01\x11\0"s;

TEST(PictureHead, TellsTypeAndSize) {
  EXPECT_EQ(pictureHead(kPng), (PictureHead{PictureType::Png, 300, 200}));
  EXPECT_EQ(pictureHead(kGif), (PictureHead{PictureType::Gif, 10, 20}));
  EXPECT_EQ(pictureHead(kJpeg), (PictureHead{PictureType::Jpeg, 64, 48}));
}

TEST(PictureHead, IsNoneOfWhatIsCutOffEmptyOrOfAnotherKind) {
  for (const std::string& whole : {kPng.substr(0, 32), kGif.substr(0, 12), kJpeg.substr(0, 14), ""s, "BM......"s,
                                   "<svg xmlns='http://www.w3.org/2000/svg'/>"s, "\xFF\xD8\xFF"s}) {
    EXPECT_FALSE(pictureHead(whole)) << whole.size();
  }
  std::string flat = kPng;
  flat[23] = 0;
  EXPECT_FALSE(pictureHead(flat));
  std::string vast = kPng;
  vast[16] = 1;
  EXPECT_FALSE(pictureHead(vast));
}

TEST(Pictures, KeepOneContentOnceAndShareIt) {
  Pictures pictures;
  const std::string name = pictures.add(kPng);
  EXPECT_TRUE(isPictureName(name));
  EXPECT_EQ(pictures.add(std::string(kPng)), name);
  EXPECT_EQ(pictures.size(), 1U);
  const Pictures copy = pictures;
  const std::string other = pictures.add(kGif);
  EXPECT_EQ(copy.size(), 1U);
  EXPECT_EQ(copy.find(name), pictures.find(name));
  const Pictures more = pictures.without(copy);
  EXPECT_EQ(more.files().begin()->first, other);
  EXPECT_EQ(pictures.only({name, "another"}).size(), 1U);
}

// A file made by another build must be found under the same name.
TEST(Pictures, AreCalledByTheirContentOnEveryMachine) {
  EXPECT_EQ(pictureName(""), "99aa06d3014798d86001c324468d497f");
  EXPECT_FALSE(isPictureName("99AA06D3014798D86001C324468D497F"));
  EXPECT_FALSE(isPictureName("99aa06d3"));
}

TEST(Pictures, AreNamedBySheetsOfCountersToo) {
  Battle battle;
  CounterSheet sheet;
  sheet.id = {1};
  sheet.front = "front";
  sheet.back = "back";
  battle.all<CounterSheet>().put(sheet);
  EXPECT_EQ(namedPictures(battle), (std::set<std::string>{"back", "front"}));
}

TEST(Pictures, ComeWithEditsAndChangesAndAreNoContent) {
  Edit edit("A scan");
  MapPicture row;
  row.id = {7};
  row.picture = edit.pictures().add(kPng);
  edit.put(row);
  const Battle after = applied({}, edit);
  EXPECT_TRUE(after.pictures().contains(row.picture));
  EXPECT_EQ(namedPictures(after), std::set{row.picture});

  Battle patched;
  patch(patched, difference({}, after));
  EXPECT_TRUE(patched.pictures().contains(row.picture));
  EXPECT_TRUE(toEdit(difference({}, after), "").pictures().contains(row.picture));

  Battle without = after;
  without.pictures() = {};
  EXPECT_EQ(without, after);
}

}  // namespace
}  // namespace redoubt::model
