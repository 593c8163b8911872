#include "editor/app/command_palette.h"

#include <QPainter>
#include <QSettings>
#include <algorithm>

#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kRemembered = 12;
constexpr int kRecentFirst = 3;      // the bonus of a recently used command
constexpr int kBesideTheName = -25;  // found in the id or description only

QString recentSetting() { return QStringLiteral("palette/recent"); }

// Typing "droga" more likely means "Drogi" than a title in which these letters are scattered.
std::optional<FuzzyMatch> matchTitle(const FuzzyPattern& pattern, const QString& title) {
  const FuzzyText text(title);
  auto found = pattern.match(text);
  auto stems = pattern.matchStems(text);
  return stems && (!found || stems->score > found->score) ? stems : found;
}

}  // namespace

CommandPalette::CommandPalette(Commands& commands, QMainWindow& window)
    : QuickPopup(window, QStringLiteral("palette")),
      commands_(commands),
      recent_(QSettings().value(recentSetting()).toStringList()) {
  setPlaceholder(tr("Type a few letters of a command"));
}

std::optional<FuzzyMatch> CommandPalette::match(const FuzzyPattern& pattern, const CommandSpec& spec) const {
  const QString title = commands_.title(spec.id);
  if (auto found = matchTitle(pattern, title)) return found;
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
  for (std::size_t i = 0; i < offers_.size() && !pattern.isEmpty(); ++i) {
    if (auto match = matchTitle(pattern, offers_[i].title)) found.push_back({{}, std::move(*match), i});
  }
  const auto age = [&](const Found& each) {
    const qsizetype at = recent_.indexOf(each.id);
    return at < 0 ? recent_.size() : at;
  };
  std::stable_sort(found.begin(), found.end(), [&](const Found& a, const Found& b) {
    if (pattern.isEmpty()) return age(a) < age(b);
    if (a.match.score != b.match.score) return a.match.score > b.match.score;
    return titleOf(a).size() < titleOf(b).size();
  });
  return found;
}

QString CommandPalette::titleOf(const Found& found) const {
  return found.id.isEmpty() ? offers_[found.offer].title : commands_.title(found.id);
}

QuickRow CommandPalette::rowOf(const Found& found) const {
  if (found.id.isEmpty()) {
    const Offer& offer = offers_[found.offer];
    QuickRow row;
    row.title = offer.title;
    row.marks = found.match.positions;
    row.kind = offer.kind;
    row.picture = offer.picture;
    return row;
  }
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
    // The registry's own icon would show the tool's key a second time.
    row.picture = [name](QPainter& painter, const QRectF& rect) {
      icon(name).paint(&painter, rect.adjusted(3, 3, -3, -3).toAlignedRect());
    };
  }
  return row;
}

std::vector<QuickRow> CommandPalette::rowsFor(const QString& text) {
  offers_ = makeOffers_ ? makeOffers_() : std::vector<Offer>();
  found_ = search(FuzzyPattern(text));
  std::vector<QuickRow> rows;
  for (const Found& found : found_) rows.push_back(rowOf(found));
  return rows;
}

QString CommandPalette::detail(int row) {
  if (row < 0) return tr("No command is called like that.");
  const Found& found = found_[static_cast<std::size_t>(row)];
  if (found.id.isEmpty()) return offers_[found.offer].description;
  const QString& id = found.id;
  const QString description = commands_.spec(id).description;
  if (commands_.action(id)->isEnabled()) return description;
  const QString reason = commands_.reason(id);
  return reason.isEmpty() ? tr("This can't be done just now. %1").arg(description).trimmed() : reason;
}

void CommandPalette::choose(int row) {
  const Found found = found_[static_cast<std::size_t>(row)];
  if (found.id.isEmpty()) {
    const auto run = offers_[found.offer].run;
    dismiss();
    return run();
  }
  const QString id = found.id;
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
