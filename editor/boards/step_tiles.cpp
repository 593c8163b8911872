#include "editor/boards/step_tiles.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "core/rules/forces/figure_kinds.h"
#include "editor/style/icons.h"
#include "editor/style/row_paint.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kTileMargin = 5;

struct StepWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::StepTile)
};

int lineOf(TextStyle style) {
  return QFontMetrics(themeFont(style)).height();
}

// "Front", "−1", "Back"; with several counters "2 front".
QString shortTitle(const rules::TableStep& step, bool hasSeveral) {
  if (step.strength.marker > 0) return QStringLiteral("−%1").arg(step.strength.marker);
  const bool isFront = step.strength.side == model::FaceSide::Front;
  if (!hasSeveral) return isFront ? StepWords::tr("Front") : StepWords::tr("Back");
  return isFront ? StepWords::tr("%1 front", "counter number").arg(step.number)
                 : StepWords::tr("%1 back", "counter number").arg(step.number);
}

QString wholeTitle(const rules::TableStep& step) {
  const bool isFront = step.strength.side == model::FaceSide::Front;
  QString words = isFront ? StepWords::tr("Step %1: front of counter %2").arg(step.strength.ordinal).arg(step.number)
                          : StepWords::tr("Step %1: back of counter %2").arg(step.strength.ordinal).arg(step.number);
  if (step.strength.marker > 0) words += StepWords::tr(" with a marker −%1").arg(step.strength.marker);
  return words;
}

struct NamedFigure {
  std::string kind;
  QString title;
  bool isSigned = false;
};

std::vector<NamedFigure> figuresShown(const rules::RuleBook& rules) {
  std::vector<NamedFigure> shown;
  const std::pair<const char*, QString> common[] = {{model::kMorale, StepWords::tr("morale")},
                                                    {model::kSize, StepWords::tr("size")},
                                                    {model::kFire, StepWords::tr("fire")}};
  for (const auto& [kind, title] : common) {
    if (rules::usesFigure(rules, kind)) shown.push_back({kind, title});
  }
  for (const rules::FigureKind& kind : rules::figureKindsOfUnits(rules)) {
    shown.push_back({kind.slug, Words::text(kind.title), kind.isSigned});
  }
  return shown;
}

void addFigures(StepTile& tile, const rules::TableStep& step, const std::vector<NamedFigure>& shown) {
  QStringList few;
  QStringList all;
  for (const NamedFigure& each : shown) {
    const auto found = step.figures.find(each.kind);
    if (found == step.figures.end()) continue;
    const rules::Figure& figure = found->second;
    const QString value =
        figure.value ? Words::text(rules::figureText(*figure.value, each.isSigned)) : QStringLiteral("?");
    few << value;
    tile.isEstimate = tile.isEstimate || (figure.value && figure.isEstimate);
    all << (!figure.value       ? StepWords::tr("%1 unknown").arg(each.title)
            : figure.isEstimate ? StepWords::tr("%1 %2, estimated").arg(each.title, value)
                                : QStringLiteral("%1 %2").arg(each.title, value));
  }
  tile.figures = few.join(QStringLiteral(" · "));
  if (!all.isEmpty()) tile.words += QStringLiteral("; ") + all.join(QStringLiteral(", "));
}

std::vector<StepTile> tilesOf(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Unit> unit,
                              const std::vector<rules::TableStep>& steps) {
  const auto shown = figuresShown(rules);
  const bool hasSeveral =
      std::any_of(steps.begin(), steps.end(), [&](const auto& step) { return step.number != steps.front().number; });
  std::vector<StepTile> tiles;
  for (const rules::TableStep& step : steps) {
    StepTile tile;
    tile.ordinal = step.strength.ordinal;
    tile.title = shortTitle(step, hasSeveral);
    tile.words = wholeTitle(step);
    tile.isMissing = !step.strength.face.has_value();
    if (tile.isMissing) {
      tile.words += StepWords::tr("; no counter has that side");
    } else {
      tile.face = render::counterFace(battle, rules, unit, step.strength);
      addFigures(tile, step, shown);
    }
    QStringList faults;
    for (const rules::StepProblem& problem : step.problems) faults << sentenceOf(problem);
    tile.fault = faults.join(QLatin1Char('\n'));
    tiles.push_back(std::move(tile));
  }
  return tiles;
}

}  // namespace

QString sentenceOf(const rules::StepProblem& problem) {
  using Kind = rules::StepProblem::Kind;
  const auto number = [](const std::optional<int>& value) { return value ? QString::number(*value) : QString(); };
  switch (problem.kind) {
    case Kind::NoRule: return StepWords::tr("The rules have no ladder for this size.");
    case Kind::NoCounter: return StepWords::tr("No counter shows the unit.");
    case Kind::SizeUnknown: return StepWords::tr("Its size is unknown.");
    case Kind::NotWeaker:
      return StepWords::tr("It has size %1, after %2 on the step before.")
          .arg(number(problem.found))
          .arg(problem.expected.value_or(0) + 1);
    case Kind::SameNumber: return StepWords::tr("Two counters have the number %1.").arg(number(problem.found));
    case Kind::NumberMissing: return StepWords::tr("No counter has the number %1.").arg(number(problem.expected));
    case Kind::StepMissing: return StepWords::tr("The rows leave out step %1.").arg(number(problem.expected));
    case Kind::OutOfOrder: return StepWords::tr("The ladder has another side here.");
    case Kind::BackMissing: return StepWords::tr("The ladder needs a back that the counter doesn't have.");
    case Kind::BackSize: break;
  }
  return StepWords::tr("The back shows size %1 where the ladder leaves %2.")
      .arg(number(problem.found), number(problem.expected));
}

std::vector<StepTile> stepTiles(const Session&, const model::Battle& battle, const rules::RuleBook& rules,
                                Id<model::Unit> unit, std::optional<int> setUp) {
  auto tiles = tilesOf(battle, rules, unit, rules::tableSteps(battle, rules, unit));
  for (StepTile& tile : tiles) {
    tile.isSetUp = tile.ordinal == setUp;
    if (tile.isSetUp) tile.words += StepWords::tr("; set up so");
    if (!tile.fault.isEmpty()) tile.words += QStringLiteral("; ") + tile.fault;
  }
  return tiles;
}

std::vector<StepTile> substituteTiles(const Session& session, const rules::SubstituteSteps& substitute) {
  return tilesOf(session.translated(), session.translatedRules(), substitute.unit, substitute.instead);
}

QSize tileSize(int counter) {
  const int words = QFontMetrics(themeFont(TextStyle::Small)).horizontalAdvance(QStringLiteral("0 · 0 · (0)"));
  return {std::max(counter + 6, words) + 2 * kTileMargin,
          counter + 2 * kTileMargin + 4 + lineOf(TextStyle::Strong) + lineOf(TextStyle::Small)};
}

void paintStepTile(QPainter& painter, const QRect& rect, const StepTile& tile, int counter,
                   const render::CounterStyle& style) {
  const ThemeColours& c = colours();
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
  const QRect picture(rect.center().x() - counter / 2, rect.top() + kTileMargin, counter, counter);
  if (tile.isMissing) {
    painter.setPen(QPen(c.third, 1.4, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(picture).adjusted(1, 1, -1, -1), 3, 3);
  } else {
    render::paintCounter(painter, picture, tile.face, {}, style);
  }
  if (!tile.fault.isEmpty()) paintSign(painter, QRectF(picture.left() - 5, picture.top() - 3, 15, 15), Sign::Warning);
  const QRect title(rect.left() + 2, picture.bottom() + 3, rect.width() - 4, lineOf(TextStyle::Strong));
  paintText(painter, title, tile.title, themeFont(TextStyle::Strong), c.text, Qt::AlignHCenter);
  const QRect figures(rect.left() + 1, title.bottom() + 1, rect.width() - 2, lineOf(TextStyle::Small));
  const QString words = tile.isMissing ? StepWords::tr("no side") : tile.figures;
  QFont small = themeFont(TextStyle::Small);
  small.setItalic(tile.isEstimate);
  paintText(painter, figures, words, small, c.second, Qt::AlignHCenter);
  painter.restore();
}

}  // namespace redoubt::editor
