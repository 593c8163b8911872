#pragma once

#include <QColor>
#include <QImage>
#include <optional>
#include <string>

#include "core/model/battle.h"
#include "editor/render/counters/counter_painter.h"

/// Counters to draw.
namespace redoubt::render::sample {

/// Foot with three printed figures, under a command, facing a vertex.
CounterFace counter();

/// A battle with one army, a leader and a unit of that type: two counters, the first with a front of estimated size and
/// a back.
model::Battle smallArmy(const std::string& type);

/// The face as wide as the picture, on white.
QImage drawn(const CounterFace& face, int size, std::optional<double> angle = {}, const CounterStyle& style = {});

/// Whether any pixel of a part of the picture is about that colour.
bool hasInkBetween(const QImage& image, int left, int right, int top, int bottom, const QColor& ink);

}  // namespace redoubt::render::sample
