#include "core/check/drawing_hint.h"

#include "core/rules/vocabulary/drawings.h"

namespace redoubt::check {

std::optional<std::string> addDrawingHint(Arguments& arguments, std::span<const std::string_view> drawings,
                                          std::string_view name) {
  auto likely = rules::likelyName(drawings, name);
  arguments["likely"] = likely.value_or("");
  if (likely) {
    arguments["hint"] = Phrase::of("details.perhaps", {{"name", *likely}});
    return likely;
  }
  std::vector<Phrase> near;
  for (std::string& each : rules::nearNames(drawings, name)) near.emplace_back(std::move(each));
  arguments["hint"] = near.empty() ? Phrase() : Phrase::of("details.nearest", {{"names", listed(std::move(near))}});
  return likely;
}

}  // namespace redoubt::check
