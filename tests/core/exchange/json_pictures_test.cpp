#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/base/base64.h"
#include "core/store/files.h"
#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

using test::fullBattle;
using test::onePixel;
using test::problemsOf;
using test::readWhole;
namespace fs = std::filesystem;

constexpr const char* kPicturesMap = R"({"format": "redoubt-battle", "version": 1, "map": [{"id": 1, "columns": 3, "rows": 3}],)";

std::string withPicture(const std::string& picture, const std::string& named) {
  return kPicturesMap + std::string(R"("picture": [)") + picture + R"(], "map_picture": [{"title": "Scan", "picture": ")" +
         named + R"("}]})";
}

TEST(JsonPictures, ComeBackFromAnExport) {
  const model::Battle battle = fullBattle();
  ASSERT_FALSE(battle.pictures().empty());
  const model::Battle again = readWhole(writeJson(battle));
  EXPECT_EQ(again.pictures().files().size(), battle.pictures().files().size());
  for (const auto& [name, bytes] : battle.pictures().files()) {
    ASSERT_TRUE(again.pictures().contains(name));
    EXPECT_EQ(*again.pictures().find(name), *bytes);
  }
}

TEST(JsonPictures, ThatNothingNamesStayBehind) {
  model::Battle battle = fullBattle();
  battle.all<model::MapPicture>() = {};
  battle.all<model::CounterSheet>() = {};
  EXPECT_EQ(writeJson(battle).find("\"picture\": ["), std::string::npos);
}

TEST(JsonPictures, MayHaveANameOfTheirOwn) {
  const model::Battle battle =
      readWhole(withPicture(R"({"name": "sheet", "data": ")" + toBase64(onePixel()) + R"("})", "sheet"));
  EXPECT_EQ(battle.all<model::MapPicture>().begin()->picture, model::pictureName(onePixel()));
}

TEST(JsonPictures, CanLieInFilesBesideTheJson) {
  const store::TemporaryFolder folder;
  fs::create_directory(folder.path() / "scans");
  std::ofstream(folder.path() / "scans/sheet.png", std::ios::binary) << onePixel();
  std::ofstream(folder.path() / "battle.json")
      << withPicture(R"({"name": "sheet", "file": "scans/sheet.png"})", "sheet");
  for (const fs::path& input : {folder.path(), folder.path() / "battle.json"}) {
    const JsonRead read = readJson(input);
    ASSERT_TRUE(std::holds_alternative<model::Battle>(read)) << input;
    const auto& battle = std::get<model::Battle>(read);
    EXPECT_EQ(*battle.pictures().find(battle.all<model::MapPicture>().begin()->picture), onePixel());
  }
}

TEST(JsonPictures, OfAnotherFolderOrKindAreProblems) {
  const store::TemporaryFolder folder;
  std::ofstream(folder.path() / "notes.txt") << "not a picture";
  for (const auto& [file, problem] :
       {std::pair{"../sheet.png", "not beside the JSON"}, std::pair{"/etc/hostname", "not beside the JSON"},
        std::pair{"notes.txt", "no picture that can be shown"}, std::pair{"none.png", "can't be taken"}}) {
    std::ofstream(folder.path() / "battle.json")
        << withPicture(R"({"name": "sheet", "file": ")" + std::string(file) + R"("})", "sheet");
    const JsonRead read = readJson(folder.path() / "battle.json");
    ASSERT_TRUE(std::holds_alternative<std::vector<Problem>>(read)) << file;
    EXPECT_NE(toText(std::get<std::vector<Problem>>(read).front()).find(problem), std::string::npos)
        << toText(std::get<std::vector<Problem>>(read).front());
  }
  const std::string data = toBase64(onePixel());
  EXPECT_NE(problemsOf(withPicture(R"({"name": "sheet", "data": "%%%"})", "")).find("/picture/0/data"), std::string::npos);
  EXPECT_NE(problemsOf(withPicture(R"({"name": "sheet", "data": "AAAA"})", "")).find("no picture"), std::string::npos);
  EXPECT_NE(problemsOf(withPicture(R"({"name": "sheet"})", "")).find("\"data\" or \"file\""), std::string::npos);
  EXPECT_NE(problemsOf(withPicture(R"({"name": "sheet", "file": "a.png"})", "")).find("not beside"), std::string::npos);
  const std::string other(32, 'a');
  EXPECT_NE(problemsOf(withPicture(R"({"name": ")" + other + R"(", "data": ")" + data + R"("})", "")).find("has the content"),
            std::string::npos);
}

}  // namespace
}  // namespace redoubt::exchange
