#include "core/transcribe/reading.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/transcribe/reading_json.h"
#include "tests/core/transcribe/described.h"

namespace redoubt::transcribe::test {
namespace {

TEST(Reading, EveryLineThatIsNotEmptyIsThere) {
  const Reading reading = transcribe::read("a\n\nb 1203\n\n\nc\n", std::nullopt, {});
  ASSERT_EQ(reading.lines.size(), 3u);
  EXPECT_EQ(reading.lines[0].number, 1);
  EXPECT_EQ(reading.lines[1].number, 3);
  EXPECT_EQ(reading.lines[2].number, 6);
}

TEST(Reading, MarksShowTheWordsThatWereUsed) {
  const Reading reading = transcribe::read("Set-up\n1/21 at 1203, facing NE\n", std::nullopt, {});
  const Line& line = reading.lines[1];
  std::string used;
  for (const Mark& mark : line.marks) used += "[" + line.text.substr(mark.begin, mark.end - mark.begin) + "]";
  EXPECT_NE(used.find("[1/21]"), std::string::npos) << used;
  EXPECT_NE(used.find("[1203]"), std::string::npos) << used;
  EXPECT_NE(used.find("NE]"), std::string::npos) << used;
}

TEST(Reading, ACorrectionServesTheRest) {
  ReadOptions options;
  options.corrections.push_back({Correction::What::Replace, "hx.", "hex", LineKind::Note});
  options.corrections.push_back({Correction::What::Kind, "2nd Guards at hx. 1204", {}, LineKind::Note});
  const Reading reading = transcribe::read(
      "Set-up\n1st Guards at hx. 1203\n2nd Guards at hx. 1204\n3rd Guards at hx. 1205\n", std::nullopt, options);
  EXPECT_EQ(described(reading), "1 heading\n2 placement: 1st Guards @1203\n3 note\n4 placement: 3rd Guards @1205\n");
}

TEST(Reading, AsJsonLeavesOutWhatALineDoesNotSay) {
  const Reading reading = transcribe::read("Set-up\n3x Cossack – 1203\n", std::nullopt, {});
  const auto json = nlohmann::json::parse(toJson(reading, "en"));
  const auto item = json["lines"][1]["items"][0];
  EXPECT_EQ(json["lines"][1]["kind"], "placement");
  EXPECT_EQ(item["unit"], "Cossack");
  EXPECT_EQ(item["count"], 3);
  EXPECT_EQ(item["hex"], "1203");
  EXPECT_FALSE(item.contains("facing"));
  EXPECT_FALSE(item.contains("turn"));
}

TEST(Reading, HostileTextEndsInTime) {
  std::string text = "Set-up\n";
  for (int k = 0; k < 3'000; ++k)
    text += "1-400/I-XL/1-400 pp, ((((((( 1203-1204-1205 facing facing facing within within of of ,,,,\n";
  EXPECT_NO_THROW(transcribe::read(text, std::nullopt, {}));
  std::string line = "Set-up\n";
  for (int k = 0; k < 20'000; ++k) line += "1203 or ";
  EXPECT_NO_THROW(transcribe::read(line, std::nullopt, {}));
}

TEST(Reading, OfALongTextCanBeStopped) {
  std::string text = "Set-up\n";
  for (int line = 0; line < 500; ++line) text += "1/21 Foot: 1203\n";
  std::stop_source stop;
  double last = 0;
  ReadOptions options;
  options.watch = {stop.get_token(), [&](double share) {
                     last = share;
                     if (share >= 0.5) stop.request_stop();
                   }};
  EXPECT_THROW(transcribe::read(text, TextForm::Plain, options), Stopped);
  EXPECT_DOUBLE_EQ(last, 0.5) << "nothing is read after the stop";
}

TEST(Reading, IsStoppedBeforeItBegins) {
  std::stop_source stop;
  stop.request_stop();
  ReadOptions options;
  options.watch.stop = stop.get_token();
  EXPECT_THROW(transcribe::read("Set-up\n1/21 Foot: 1203\n", TextForm::Plain, options), Stopped);
}

}  // namespace
}  // namespace redoubt::transcribe::test
