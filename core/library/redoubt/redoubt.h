#pragma once

/// Redoubt for other programs: battles of hexes and counters, and what their rules say. docs/library.md begins at the
/// beginning. Everything stands in the namespace redoubt::library; nothing is needed beside the standard library.
#include <redoubt/answers.h>
#include <redoubt/battle.h>
#include <redoubt/document.h>
#include <redoubt/export.h>
#include <redoubt/failure.h>
#include <redoubt/names.h>
#include <redoubt/position.h>
#include <redoubt/version.h>
