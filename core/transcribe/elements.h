#pragma once

#include <cstddef>
#include <vector>

#include "core/transcribe/phrases.h"

/// Private to core/transcribe: the parts of a statement in their order.
namespace redoubt::transcribe {

enum class Part { Text, Place, Turn, Enter, Colon };

struct Element {
  Part part = Part::Text;
  std::size_t begin = 0;  ///< tokens
  std::size_t end = 0;
  Place place;
  TurnPhrase turn;
};

/// "Mud Fort: 2 blocks": whether words before a colon are a place.
bool isZoneLabel(const Phrases& phrases, const Element& element);
/// Whether brackets behind its one hex hold a name: "1822 (Suchet)".
bool isNamedHex(const Phrases& phrases, const Element& element);
/// Whether what stands before the token `dash` of the first element is a part of an army, and another sign than the
/// dash leads to the place: "Wing A – Hanno (L): 3014", "Vanguard – Ney, Hussars → 0812".
bool isPartOfArmy(const Phrases& phrases, const std::vector<Element>& elements, std::size_t dash);

/// Whether a place only adds to another one: a facing, other units.
bool isModifier(const Place& place);
/// What `other` says more.
void merge(Place& into, const Place& other);

}  // namespace redoubt::transcribe
