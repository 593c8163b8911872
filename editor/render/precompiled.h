#pragma once

// Headers that nearly every file of the drawing and its tests includes, compiled once (editor/CMakeLists.txt). Files
// still include what they use, because the sanitizer preset builds without it.
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QString>
#include <cmath>

#include "core/hex/layout.h"
#include "core/precompiled.h"
#include "core/rules/book/rule_book.h"
