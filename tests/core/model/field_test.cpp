#include "core/model/field.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>

#include "core/model/battle.h"

namespace redoubt::model {
namespace {

TEST(Codec, IntegersOutOfRangeAreNone) {
  EXPECT_EQ(Codec<int>::load(2'147'483'647), 2'147'483'647);
  EXPECT_EQ(Codec<int>::load(2'147'483'648), std::nullopt);
  EXPECT_EQ(Codec<int>::load(-2'147'483'649), std::nullopt);
  EXPECT_EQ(Codec<bool>::load(1), true);
  EXPECT_EQ(Codec<bool>::load(0), false);
  EXPECT_EQ(Codec<bool>::load(2), std::nullopt);
}

TEST(Codec, RealsAreFinite) {
  EXPECT_EQ(Codec<double>::load(1e308), 1e308);
  EXPECT_EQ(Codec<double>::load(std::numeric_limits<double>::infinity()), std::nullopt);
  EXPECT_EQ(Codec<double>::load(std::nan("")), std::nullopt);
}

TEST(Codec, IdsHave53BitsAndNoneIsZero) {
  EXPECT_EQ(Codec<Id<Unit>>::load((std::int64_t{1} << 53) - 1), Id<Unit>{(std::int64_t{1} << 53) - 1});
  for (std::int64_t bad : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{1} << 53}) {
    EXPECT_EQ(Codec<Id<Unit>>::load(bad), std::nullopt);
  }
}

TEST(Codec, KeysOfHexesAndSidesAreChecked) {
  EXPECT_TRUE(Codec<hex::HexKey>::load(10'181'009));
  EXPECT_FALSE(Codec<hex::HexKey>::load(-1));
  EXPECT_FALSE(Codec<hex::HexKey>::load(100'000'000));
  EXPECT_TRUE(Codec<hex::HexsideKey>::load(101'810'092));
  EXPECT_FALSE(Codec<hex::HexsideKey>::load(101'810'093));
  EXPECT_FALSE(Codec<hex::HexsideKey>::load(0));
}

TEST(Codec, TextIsUtf8WithoutNul) {
  EXPECT_EQ(Codec<std::string>::load("Racławice 🐎"), "Racławice 🐎");
  EXPECT_EQ(Codec<std::string>::load(std::string("a\0b", 3)), std::nullopt);
  EXPECT_EQ(Codec<std::string>::load("\xC3\x28"), std::nullopt);
  EXPECT_EQ(Codec<JsonText>::load("\xff"), std::nullopt);
}

TEST(Codec, FacingsAreDirectionsOrFree) {
  for (const char* text : {"s0", "s5", "v0", "v5", "free"}) {
    const auto facing = Codec<Facing>::load(text);
    ASSERT_TRUE(facing) << text;
    EXPECT_EQ(Codec<Facing>::store(*facing), text);
    EXPECT_TRUE(isStorable(*facing));
  }
  for (const char* text : {"", "s6", "v-1", "s", "Free", "s00"}) EXPECT_FALSE(Codec<Facing>::load(text)) << text;
  EXPECT_FALSE(isStorable(Facing{hex::Direction{hex::FacingKind::Vertex, 6}}));
}

TEST(Codec, EveryWordOfEveryEnumerationIsReadBackAndNoOther) {
  int enumerations = 0;
  forEachTable([&]<class Row>(RowType<Row>) {
    forEachField<Row>([&]<class T>(const Field<Row, T>&) {
      if constexpr (NamedEnum<T>) {
        ++enumerations;
        std::set<std::string_view> words;
        for (std::size_t i = 0; i < EnumText<T>::kWords.size(); ++i) {
          const T value = static_cast<T>(i);
          EXPECT_TRUE(isStorable(value));
          EXPECT_EQ(Codec<T>::load(Codec<T>::store(value)), value);
          EXPECT_TRUE(words.insert(EnumText<T>::kWords[i]).second);
        }
        EXPECT_EQ(Codec<T>::load("no such word"), std::nullopt);
        EXPECT_EQ(Codec<T>::load(""), std::nullopt);
        EXPECT_FALSE(isStorable(static_cast<T>(EnumText<T>::kWords.size())));
      }
    });
  });
  EXPECT_GT(enumerations, 20);
}

TEST(IsStorable, SaysWhatAFileGivesBack) {
  EXPECT_TRUE(isStorable(5));
  EXPECT_TRUE(isStorable(std::optional<int>()));
  EXPECT_TRUE(isStorable(std::optional<std::string>("x")));
  EXPECT_FALSE(isStorable(std::optional<std::string>("\xff")));
  EXPECT_FALSE(isStorable(Id<Unit>{}));
  EXPECT_FALSE(isStorable(std::nan("")));
  EXPECT_FALSE(isStorable(hex::HexKey{-5}));
  EXPECT_FALSE(isStorable(JsonText{std::string("\0", 1)}));
}

}  // namespace
}  // namespace redoubt::model
