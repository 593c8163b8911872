#pragma once

#include <optional>

#include "core/exchange/artwork.h"
#include "core/exchange/options.h"
#include "editor/render/output/map_drawing.h"
#include "editor/render/output/page_plan.h"

/// The options of the picture formats as what they mean for drawing.
namespace redoubt::editor {

/// What is drawn of a battle, and how. Throws Error BadInput for a theme, layer or part that there is not.
render::RenderOptions renderOptions(const model::Battle& battle, const exchange::Options& options,
                                    std::optional<Id<model::Scenario>> scenario,
                                    std::optional<Id<model::Variant>> variant);

/// Throws Error BadInput for a battle without a usable map.
void requireMap(const model::Battle& battle);
/// The map that a format wishes for, in that theme if there is one. Throws Error BadInput.
render::MapDrawing mapDrawing(const model::Battle& battle, const exchange::MapWish& wish,
                              std::shared_ptr<const render::MapTheme> theme = nullptr);

/// The size of a PNG: by its dots per inch, unless the pixels of a hex are given. Throws Error as pictureSize does.
render::PictureSize pictureSizeBy(const exchange::Options& options, const render::MapDrawing& drawing,
                                  render::RenderOptions drawn);

/// The sheets of a PDF. Throws Error BadInput for a paper that there is not, and as PagePlan does.
render::PagePlan pagePlanBy(const exchange::Options& options, const render::MapDrawing& drawing);

}  // namespace redoubt::editor
