#pragma once

#include <optional>
#include <string>

#include "core/model/edit.h"

/// The figures of faces in the rows of tests.
namespace redoubt::testing {

/// Puts or, without a value, takes away a figure.
inline void putFigure(model::Battle& battle, Id<model::Face> face, const std::string& kind, std::optional<int> value) {
  if (value) {
    battle.all<model::FaceFigure>().put({face, kind, value});
  } else {
    battle.all<model::FaceFigure>().erase({face, kind});
  }
}

/// Puts a face with its figures into a battle or an edit; those without a value are left out.
inline void putFace(model::Battle& battle, const model::Face& face, std::optional<int> morale, std::optional<int> size,
                    std::optional<int> fire) {
  battle.all<model::Face>().put(face);
  putFigure(battle, face.id, model::kMorale, morale);
  putFigure(battle, face.id, model::kSize, size);
  putFigure(battle, face.id, model::kFire, fire);
}
inline void putFace(model::Edit& edit, const model::Face& face, std::optional<int> morale, std::optional<int> size,
                    std::optional<int> fire) {
  edit.put(face);
  if (morale) edit.put(model::FaceFigure{face.id, model::kMorale, morale});
  if (size) edit.put(model::FaceFigure{face.id, model::kSize, size});
  if (fire) edit.put(model::FaceFigure{face.id, model::kFire, fire});
}

/// Nothing for one that is not there, or unknown.
inline std::optional<int> figureOn(const model::Battle& battle, Id<model::Face> face, const std::string& kind) {
  const model::FaceFigure* row = battle.find<model::FaceFigure>({face, kind});
  return row ? row->value : std::nullopt;
}

}  // namespace redoubt::testing
