#include "core/exchange/json/map_piece_json.h"

#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <string>

#include "core/base/error.h"
#include "tests/core/model/small_map.h"

namespace redoubt::exchange {
namespace {

using nlohmann::json;

model::MapPiece samplePiece() {
  const model::Battle battle = testing::paintedMap(hex::Orientation::Flat, hex::Shifted::Odd, 9, 9);
  const hex::Layout layout = model::layoutOf(battle);
  return model::cut(battle, layout, layout.disc(hex::HexKey::at(6, 9), 3), hex::HexKey::at(6, 9));
}

json sampleJson() {
  return json::parse(toJson(samplePiece()));
}

TEST(MapPieceJson, GivesEveryPieceBack) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    for (unsigned seed = 1; seed < 6; ++seed) {
      const model::Battle battle = testing::paintedMap(orientation, shifted, 9, 9, seed);
      const hex::Layout layout = model::layoutOf(battle);
      for (const hex::HexKey anchor :
           {hex::HexKey::at(6, 9), hex::HexKey::at(-1000, 8999), hex::HexKey::at(8999, -1000)}) {
        const model::MapPiece piece = model::cut(battle, layout, layout.allHexes(), anchor);
        EXPECT_EQ(mapPieceFromJson(toJson(piece)), piece);
        for (int steps = 1; steps < 6; ++steps) {
          const model::MapPiece turned = model::turned(model::mirroredLeftRight(piece), steps);
          EXPECT_EQ(mapPieceFromJson(toJson(turned)), turned);
        }
      }
    }
  });
  EXPECT_EQ(mapPieceFromJson(toJson({})), model::MapPiece());
}

TEST(MapPieceJson, TheOrderOfPartsDoesNotMatter) {
  json muddled = sampleJson();
  for (const char* list : {"hexes", "hexsides", "links", "symbols", "labels"}) {
    std::reverse(muddled[list].begin(), muddled[list].end());
  }
  EXPECT_EQ(mapPieceFromJson(muddled.dump(2)), samplePiece());
}

TEST(MapPieceJson, ForeignTextIsNoPiece) {
  for (const std::string text :
       {"", "x", "null", "[]", "{}", "\"redoubt-map-piece\"", "12", "{\"format\":\"redoubt-map-piece\"}",
        "{\"format\":\"redoubt-battle\",\"version\":1}", "\xFF\xFE", "{\"format\":{},\"version\":[]}"}) {
    EXPECT_FALSE(mapPieceFromJson(text)) << text;
  }
  EXPECT_FALSE(mapPieceFromJson(std::string("\0\0", 2)));
}

TEST(MapPieceJson, ACutShortTextIsNoPiece) {
  const std::string text = toJson(samplePiece());
  for (std::size_t length = 0; length < text.size(); length += 7)
    EXPECT_FALSE(mapPieceFromJson(text.substr(0, length)));
  EXPECT_FALSE(mapPieceFromJson(text + "x"));
}

TEST(MapPieceJson, EveryValueIsLookedAt) {
  ASSERT_TRUE(mapPieceFromJson(sampleJson().dump()));
  const std::vector<json> wrong = {json(),
                                   json(true),
                                   json("\xC5\x82"),
                                   json(1e300),
                                   json(0.5),
                                   json(1'000'000'000'000),
                                   json::array(),
                                   json::object(),
                                   json(std::numeric_limits<std::uint64_t>::max()),
                                   json("pointed"),
                                   json(std::string("a\0b", 3))};
  // Whatever stands in place of a value: it is refused, or means something; it never breaks anything.
  const json sample = sampleJson();
  for (const char* list : {"hexes", "hexsides", "links", "symbols", "labels"}) {
    ASSERT_FALSE(sample[list].empty()) << list;
    for (std::size_t i = 0; i < sample[list][0].size(); ++i) {
      std::size_t refused = 0;
      for (const json& value : wrong) {
        json spoilt = sample;
        spoilt[list][0][i] = value;
        refused += mapPieceFromJson(spoilt.dump()) ? 0 : 1;
      }
      EXPECT_GE(refused, 6U) << list << " " << i;
    }
    for (const json& value : wrong) {
      json spoilt = sample;
      spoilt[list][0] = value;
      EXPECT_FALSE(mapPieceFromJson(spoilt.dump())) << list;
      if (value == json::array()) continue;
      spoilt[list] = value;
      EXPECT_FALSE(mapPieceFromJson(spoilt.dump())) << list;
    }
    json longer = sample;
    longer[list][0].push_back(0);
    EXPECT_FALSE(mapPieceFromJson(longer.dump()));
    json missing = sample;
    missing.erase(list);
    EXPECT_FALSE(mapPieceFromJson(missing.dump()));
  }
  for (const char* member : {"format", "version", "orientation"}) {
    json missing = sample;
    missing.erase(member);
    EXPECT_FALSE(mapPieceFromJson(missing.dump()));
    for (const json& value : wrong) {
      json spoilt = sample;
      spoilt[member] = value;
      EXPECT_FALSE(mapPieceFromJson(spoilt.dump()));
    }
  }
}

TEST(MapPieceJson, PartsMustBelongToThePieceAndComeOnce) {
  const json sample = sampleJson();
  for (const char* list : {"hexes", "hexsides", "links"}) {
    json twice = sample;
    twice[list].push_back(twice[list][0]);
    EXPECT_FALSE(mapPieceFromJson(twice.dump())) << list;
  }
  json twoTerrains = sample;
  twoTerrains["hexes"].push_back(twoTerrains["hexes"][0]);
  twoTerrains["hexes"].back()[2] = "orchard";
  EXPECT_FALSE(mapPieceFromJson(twoTerrains.dump()));
  for (const char* list : {"hexsides", "links", "symbols", "labels"}) {
    json astray = sample;
    astray[list][0][0] = 500;
    EXPECT_FALSE(mapPieceFromJson(astray.dump())) << list;
  }
  json halfOut = sample;  // a way out of the piece
  halfOut["links"] = {{3, 0, 2, "road"}};
  EXPECT_FALSE(mapPieceFromJson(halfOut.dump()));
  halfOut["links"] = {{2, 0, 2, "road"}};
  EXPECT_TRUE(mapPieceFromJson(halfOut.dump()));
}

TEST(MapPieceJson, BoundsAreKept) {
  json piece = sampleJson();
  for (const char* list : {"hexes", "hexsides", "links", "symbols", "labels"}) piece[list] = json::array();
  piece["hexes"] = {{model::kMaxPieceReach, -model::kMaxPieceReach, nullptr, 0}};
  EXPECT_TRUE(mapPieceFromJson(piece.dump()));
  piece["hexes"] = {{model::kMaxPieceReach + 1, 0, nullptr, 0}};
  EXPECT_FALSE(mapPieceFromJson(piece.dump()));
  piece["hexes"] = {{0, 0, nullptr, 0}};
  piece["symbols"] = {{0, 0, "mill", 0, 0, 359.9}};
  EXPECT_TRUE(mapPieceFromJson(piece.dump()));
  piece["symbols"] = {{0, 0, "mill", 0, 0, 360}};
  EXPECT_FALSE(mapPieceFromJson(piece.dump()));
}

std::string manyHexes(std::size_t count) {
  std::string text = R"({"format":"redoubt-map-piece","version":1,"orientation":"flat","hexsides":[],"links":[],)"
                     R"("symbols":[],"labels":[],"hexes":[)";
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) text += ',';
    text += '[' + std::to_string(i % 500) + ',' + std::to_string(i / 500) + ",null,0]";
  }
  return text + "]}";
}

TEST(MapPieceJson, APieceMayBeLargeButNotTooLarge) {
  const auto largest = mapPieceFromJson(manyHexes(model::kMaxPieceParts));
  ASSERT_TRUE(largest);
  EXPECT_EQ(largest->hexes.size(), model::kMaxPieceParts);
  EXPECT_FALSE(mapPieceFromJson(manyHexes(model::kMaxPieceParts + 1)));
}

TEST(MapPieceJson, DeepAndEndlessTextsAreRefused) {
  EXPECT_FALSE(mapPieceFromJson(std::string(1'000'000, '[')));
  std::string closed = std::string(1'000'000, '[') + std::string(1'000'000, ']');
  EXPECT_FALSE(mapPieceFromJson(closed));
  json piece = sampleJson();
  piece["more"] = json::parse("[[[[[1]]]]]");
  EXPECT_FALSE(mapPieceFromJson(piece.dump()));
  EXPECT_FALSE(mapPieceFromJson(std::string(kMaxPieceText + 1, ' ') + toJson(samplePiece())));
}

TEST(MapPieceJson, WhatJsonCannotHoldIsAnError) {
  model::MapPiece piece = samplePiece();
  piece.labels[0].text = "\xFF";
  EXPECT_THROW(toJson(piece), Error);
  piece = samplePiece();
  piece.symbols[0].dx = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW(toJson(piece), Error);
}

}  // namespace
}  // namespace redoubt::exchange
