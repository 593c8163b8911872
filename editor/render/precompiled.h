#pragma once

// What nearly every file of the drawing and its tests reads, compiled once (editor/CMakeLists.txt). Files include what
// they use all the same: the sanitizer preset builds without.
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QString>
#include <cmath>

#include "core/hex/layout.h"
#include "core/precompiled.h"
#include "core/rules/book/rule_book.h"
