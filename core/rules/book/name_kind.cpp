#include "core/rules/book/name_kind.h"

#include <string>

namespace redoubt::rules {

std::string_view toText(NameKind kind) {
  switch (kind) {
    case NameKind::Arm: return "arm";
    case NameKind::UnitType: return "unit-type";
    case NameKind::Terrain: return "terrain";
    case NameKind::Formation: return "formation";
    case NameKind::Figure: return "figure";
    case NameKind::Marker: return "marker";
    case NameKind::Stock: return "stock";
    case NameKind::Army: return "army";
    case NameKind::Leader: return "leader";
    case NameKind::Unit: return "unit";
    case NameKind::Player: return "player";
    case NameKind::Zone: return "zone";
    case NameKind::Track: return "track";
    case NameKind::Command: return "command";
    case NameKind::Rating: return "rating";
    case NameKind::Table: return "table";
    case NameKind::Action: return "action";
    case NameKind::Role: return "role";
    case NameKind::State: return "state";
    case NameKind::StateLevel: return "level";
    case NameKind::Influence: return "influence";
    case NameKind::Flood: return "flood";
    case NameKind::Mark: break;
  }
  return "mark";
}

Phrase wordsFor(NameKind kind) {
  return Phrase::of("kinds." + std::string(toText(kind)));
}

}  // namespace redoubt::rules
