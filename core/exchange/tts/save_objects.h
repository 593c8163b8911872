#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/exchange/tts/table_plan.h"

/// Things on the table as a saved game of Tabletop Simulator lists them. The format has no specification; names and
/// meanings are those of saved games and of https://api.tabletopsimulator.com.
namespace redoubt::exchange::tts {

using Json = nlohmann::ordered_json;

/// The six hexadecimal digits by which things are known: made of what they stand for, so that they are the same from
/// one export to the next.
class Guids {
 public:
  std::string of(const std::string& thing);

 private:
  std::set<std::uint32_t> used_;
};

/// How a thing lies.
struct Pose {
  Spot spot;
  double height = kCounterHeight;
  double angle = 0;  ///< degrees clockwise from upright
  bool isFaceDown = false;

  Json position() const;
  Json rotation() const;
};

/// The addresses of the two pictures of a tile.
struct Faces {
  std::string front;
  std::string back;

  friend bool operator==(const Faces&, const Faces&) = default;
};

struct TileLook {
  double side = kTileSide;  ///< inches
  bool isLocked = false;
};

/// What all things have in common.
Json thing(const char* kind, const std::string& guid, const std::string& name, const std::string& description,
           const Pose& pose, double scale);
/// A square tile with a picture on each side.
Json tile(const std::string& guid, const std::string& name, const std::string& description, const Pose& pose,
          const Faces& faces, const TileLook& look);
enum class BagKind {
  Plain,
  Shuffled,  ///< gives what it holds at random
  Endless,   ///< gives copies of the one thing that it holds
};
Json bag(BagKind kind, const std::string& guid, const std::string& name, const std::string& description, Pose pose,
         const std::string& colour, std::vector<Json> contents);
/// A die with that many sides; nothing if there is none.
std::optional<Json> die(int sides, const std::string& guid, const Pose& pose);

/// "#RRGGBB" as parts of one; white for other texts.
Json colourOf(const std::string& colour);

/// The GUIDs of a thing and of its other states.
std::vector<std::string> guidsOf(const Json& thing);

}  // namespace redoubt::exchange::tts
