#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/exchange/artwork.h"
#include "core/exchange/options.h"
#include "editor/render/output/map_drawing.h"
#include "editor/render/output/page_plan.h"

/// The options of the picture formats as what they mean for drawing.
namespace redoubt::editor {

/// The theme of that name or file; null without a name: the battle's own. Of a theme with faults the rest is drawn; for
/// one that can't be read at all throws Error BadInput.
std::shared_ptr<const render::MapTheme> chosenTheme(const std::string& name);

/// A word of the option `estimates`.
render::Estimates estimatesOf(const std::string& word);

/// What is drawn of a battle, and how. Throws Error BadInput for a theme, layer or part that there is not.
render::RenderOptions renderOptions(const model::Battle& battle, const exchange::Options& options,
                                    std::optional<Id<model::Scenario>> scenario,
                                    std::optional<Id<model::Variant>> variant);

/// The two numbers of hexes in a part of the map as options have it: "0101-1215". Nothing if they aren't hexes of the
/// map.
std::optional<std::pair<std::string, std::string>> cornersOf(const hex::Layout& layout, const std::string& part);

/// Throws Error BadInput for a battle without a usable map.
void requireMap(const model::Battle& battle);
/// The map that a format wishes for, in that theme if there is one. Throws Error BadInput.
render::MapDrawing mapDrawing(const model::Battle& battle, const exchange::MapWish& wish,
                              std::shared_ptr<const render::MapTheme> theme = nullptr);

/// The size of a PNG: by its dots per inch, unless the pixels of a hex are given. Throws Error as pictureSize does.
render::PictureSize pictureSizeBy(const exchange::Options& options, const render::MapDrawing& drawing,
                                  render::RenderOptions drawn);

/// What a picture format makes of a job, before it is painted.
struct PlannedPicture {
  render::MapDrawing drawing;
  render::PagePlan plan;                      ///< of pixels too: as on the sheet that the map is made for
  std::optional<render::PictureSize> pixels;  ///< of formats that have any
};
/// The job must be one of a picture format. Throws Error as the functions above and below do.
PlannedPicture plannedPicture(const exchange::ExportJob& job);

/// The sheets of a PDF. Throws Error BadInput for a paper that there is not, and as PagePlan does.
render::PagePlan pagePlanBy(const exchange::Options& options, const render::MapDrawing& drawing);

}  // namespace redoubt::editor
