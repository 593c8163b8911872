#pragma once

// What nearly every file of the window and its tests reads, compiled once (editor/CMakeLists.txt). Files include what
// they use all the same: the sanitizer preset builds without.
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/check/check.h"
#include "core/document/document.h"
#include "core/precompiled.h"
#include "core/rules/book/rule_book.h"
