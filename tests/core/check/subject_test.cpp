#include "core/check/subject.h"

#include <gtest/gtest.h>

namespace redoubt::check {
namespace {

TEST(Subject, EachKindHasItsTextAndComesBackFromIt) {
  const std::vector<std::pair<Subject, std::string>> all{
      {RowSubject{"unit", "1-guard"}, "unit/1-guard"},
      {RowSubject{"hexside", "100210021/stream"}, "hexside/100210021/stream"},
      {Subject::ofTable("map"), "map"},
      {Subject::ofRule("command/range"), "rule/command/range"},
      {SettingSubject{"day", "turn/last"}, "setting/day/turn/last"},
      {HexSubject{hex::HexKey::at(5, 5), {}}, "hex/10051005"},
      {HexSubject{hex::HexKey::at(5, 5), "blue+red"}, "hex/10051005/blue+red"},
      {KindSubject{"terrain", "woods", {}}, "terrain/woods"},
      {KindSubject{"formation", "square", "blue"}, "formation/square/blue"},
      {ParagraphSubject{"book", "8.15.6"}, "source/book/8.15.6"},
      {Subject(), ""}};
  for (const auto& [subject, text] : all) {
    EXPECT_EQ(subject.text(), text);
    const Subject read = Subject::parse(text);
    EXPECT_EQ(read, subject);
    EXPECT_EQ(read.what().index(), subject.what().index()) << text;
  }
}

TEST(Subject, OfSeveralSystemsTheOneThatSaysTheRuleIsTold) {
  EXPECT_EQ(Subject(RuleSubject{"own", "command/range"}).text(), "rule/own/command/range");
}

TEST(Subject, ARowIsKnownByItsSlugAndWithoutOneByItsKey) {
  model::Army army;
  army.id = {7};
  EXPECT_EQ(Subject::of(army).text(), "army/7");
  army.slug = "blue";
  EXPECT_EQ(Subject::of(army).text(), "army/blue");
  EXPECT_EQ(Subject::of(model::AnyRow(model::tableInfo<model::Army>(), &army)), Subject::of(army));
  EXPECT_EQ(Subject::of(model::Link{hex::HexsideKey{100210021}, "road"}).text(), "link/100210021/road");
}

TEST(Subject, WhatIsNoHexIsARowOfThatName) {
  EXPECT_TRUE(std::holds_alternative<RowSubject>(Subject::parse("hex/nowhere").what()));
  EXPECT_TRUE(std::holds_alternative<RowSubject>(Subject::parse("setting").what()));
}

}  // namespace
}  // namespace redoubt::check
