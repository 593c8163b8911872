#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <memory>

#include "editor/render/theme/map_theme.h"

/// The type and colours of sheets for players. Lengths are millimetres, and sizes of type points.
namespace redoubt::editor {

/// What a text is on a sheet.
enum class TextRole {
  SheetTitle,
  Title1,
  Title2,
  Title3,
  Body,
  Lead,
  Note,
  Cell,       ///< of tables of words
  ChartCell,  ///< of tables of results
  Head,       ///< of columns
  Caption,    ///< under counters
  Mark,       ///< the large number of a card
  Running,    ///< at the edges of a page
};

/// How a part of a text differs from the rest.
enum class TextManner { Plain, Strong, Quiet, Cite };

/// The type of a look, at a share of the usual size.
class SheetType {
 public:
  explicit SheetType(std::shared_ptr<const render::MapTheme> theme, double scale = 1);

  /// Units of a millimetre in which fonts are made and measured, so that measures don't depend on a screen.
  static constexpr double kPerMm = 40;

  /// Its size is in those units.
  QFont font(TextRole role, TextManner manner = TextManner::Plain) const;
  /// From baseline to baseline, in mm.
  double leading(TextRole role) const;

  QColor ink() const { return ink_; }
  QColor soft() const;  ///< of remarks and paragraphs
  QColor accent() const { return accent_; }
  QColor line() const;   ///< fine rules
  QColor band() const;   ///< every second row
  QColor group() const;  ///< rows of titles
  QColor colour(TextRole role, TextManner manner) const;

  double scale() const { return scale_; }
  const std::shared_ptr<const render::MapTheme>& theme() const { return theme_; }

 private:
  double points(TextRole role) const;

  std::shared_ptr<const render::MapTheme> theme_;
  double scale_;
  QString titles_;
  QString display_;
  QString text_;
  double textSize_ = 1;  // of its letters beside those of the usual face
  QColor ink_;
  QColor accent_;
};

}  // namespace redoubt::editor
