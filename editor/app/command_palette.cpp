#include "editor/app/command_palette.h"

#include <QPainter>
#include <QSettings>
#include <algorithm>

#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kRemembered = 12;
constexpr int kRecentFirst = 3;      // how much better a command used lately is, other things being equal
constexpr int kBesideTheName = -25;  // found in the id or description only

QString recentSetting() { return QStringLiteral("palette/recent"); }

}  // namespace

CommandPalette::CommandPalette(Commands& commands, QMainWindow& window)
    : QuickPopup(window, QStringLiteral("palette")),
      commands_(commands),
      recent_(QSettings().value(recentSetting()).toStringList()) {
  setPlaceholder(tr("Type a few letters of a command"));
}

std::optional<FuzzyMatch> CommandPalette::match(const FuzzyPattern& pattern, const CommandSpec& spec) const {
  const QString title = commands_.title(spec.id);
  if (auto found = pattern.match(FuzzyText(title))) return found;
  // "view grid", or words of the description.
  const QString whole = title + QLatin1Char('\n') + Commands::categoryOf(spec.id) + QLatin1Char('\n') + spec.id +
                        QLatin1Char('\n') + spec.description;
  auto found = pattern.matchPieces(FuzzyText(whole));
  if (!found) return std::nullopt;
  found->score += kBesideTheName;
  std::erase_if(found->positions, [&](int at) { return at >= title.size(); });
  return found;
}

std::vector<CommandPalette::Found> CommandPalette::search(const FuzzyPattern& pattern) const {
  std::vector<Found> found;
  for (const CommandSpec& spec : commands_.specs()) {
    if (!commands_.action(spec.id)->isVisible()) continue;
    auto match = this->match(pattern, spec);
    if (!match) continue;
    if (recent_.contains(spec.id)) match->score += kRecentFirst;
    found.push_back({spec.id, std::move(*match)});
  }
  const auto age = [&](const Found& each) {
    const qsizetype at = recent_.indexOf(each.id);
    return at < 0 ? recent_.size() : at;
  };
  std::stable_sort(found.begin(), found.end(), [&](const Found& a, const Found& b) {
    if (pattern.isEmpty()) return age(a) < age(b);
    if (a.match.score != b.match.score) return a.match.score > b.match.score;
    return commands_.title(a.id).size() < commands_.title(b.id).size();
  });
  return found;
}

QuickRow CommandPalette::rowOf(const Found& found) const {
  const QAction* action = commands_.action(found.id);
  QuickRow row;
  row.title = commands_.title(found.id);
  row.marks = found.match.positions;
  row.kind = Commands::categoryOf(found.id);
  row.keys = action->shortcut().toString(QKeySequence::NativeText);
  row.isEnabled = action->isEnabled();
  if (action->isCheckable() && action->isChecked()) {
    row.picture = [](QPainter& painter, const QRectF& rect) {
      paintSign(painter, rect.adjusted(5, 5, -5, -5), Sign::Tick);
    };
  } else if (const QString name = commands_.spec(found.id).icon; !name.isEmpty()) {
    // The registry's own icon would bear the tool's key a second time.
    row.picture = [name](QPainter& painter, const QRectF& rect) {
      icon(name).paint(&painter, rect.adjusted(3, 3, -3, -3).toAlignedRect());
    };
  }
  return row;
}

std::vector<QuickRow> CommandPalette::rowsFor(const QString& text) {
  std::vector<QuickRow> rows;
  ids_.clear();
  for (const Found& found : search(FuzzyPattern(text))) {
    rows.push_back(rowOf(found));
    ids_.push_back(found.id);
  }
  return rows;
}

QString CommandPalette::detail(int row) {
  if (row < 0) return tr("No command is called like that.");
  const QString& id = ids_[static_cast<std::size_t>(row)];
  const QString description = commands_.spec(id).description;
  if (commands_.action(id)->isEnabled()) return description;
  const QString reason = commands_.reason(id);
  return reason.isEmpty() ? tr("This can't be done just now. %1").arg(description).trimmed() : reason;
}

void CommandPalette::choose(int row) {
  const QString id = ids_[static_cast<std::size_t>(row)];
  dismiss();
  remember(id);
  commands_.action(id)->trigger();
}

void CommandPalette::remember(const QString& id) {
  recent_.removeAll(id);
  recent_.prepend(id);
  recent_ = recent_.mid(0, kRemembered);
  QSettings().setValue(recentSetting(), recent_);
}

}  // namespace redoubt::editor
