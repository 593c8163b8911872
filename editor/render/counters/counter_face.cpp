#include "editor/render/counters/counter_face.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "core/rules/book/provenance.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/command/command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/markers.h"
#include "core/rules/forces/steps.h"
#include "editor/render/symbols.h"

namespace redoubt::render {
namespace {

const QColor kCard(0xED, 0xE4, 0xCC);

// The symbol of the first of these rules that names an existing one; empty if none does.
QString symbolNamed(const rules::RuleBook& rules, std::initializer_list<std::string> paths) {
  for (const std::string& path : paths) {
    const QString name = QString::fromStdString(rules.text(path).value_or(""));
    if (hasSymbol(name) || rules::ownSymbol(rules, name.toStdString())) return name;
  }
  return {};
}

// The symbol of the type in its army, otherwise of the type, otherwise of its arm.
QString symbolOf(const rules::RuleBook& rules, const std::string& type, const model::Army* army) {
  const std::string own = "unit-type/" + type + "/symbol";
  const std::string inArmy = army ? own + "-in/" + army->slug : own;
  if (const QString symbol = symbolNamed(rules, {inArmy, own}); !symbol.isEmpty()) return symbol;
  const auto arm = rules::armOfType(rules, type);
  return arm ? symbolNamed(rules, {"arm/" + *arm + "/symbol"}) : QString();
}

// That of the unit itself, otherwise of its type.
QString sizeMarkOf(const rules::RuleBook& rules, const model::Unit& unit) {
  const auto own = rules.text("size-mark-of/" + unit.slug);
  return QString::fromStdString(own ? *own : rules.text("unit-type/" + unit.type + "/size-mark").value_or(""));
}

// Of the drawings of a bust, "leader-fur-1", "leader-fur-2" and so on, the one that the leader's own slug chooses, so
// that neither other leaders nor their order change a face; the bust itself if it has no such drawings.
QString drawingOf(const QString& bust, const std::string& leader) {
  const auto numbered = [&](std::uint32_t number) { return QStringLiteral("%1-%2").arg(bust).arg(number); };
  std::uint32_t drawings = 0;
  while (hasSymbol(numbered(drawings + 1))) ++drawings;
  if (drawings == 0) return bust;
  std::uint32_t hash = 2166136261U;  // FNV-1a
  for (const char letter : leader) hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
  return numbered(hash % drawings + 1);
}

QString bustOf(const rules::RuleBook& rules, const model::Leader& leader, const model::Army* army) {
  if (const QString own = symbolNamed(rules, {"leader/symbol-of/" + leader.slug}); !own.isEmpty()) return own;
  const QString bust = symbolNamed(rules, {army ? "leader/symbol-in/" + army->slug : std::string(), "leader/symbol"});
  if (rules::ownSymbol(rules, bust.toStdString())) return bust;
  return drawingOf(bust.isEmpty() ? QStringLiteral("leader") : bust, leader.slug);
}

QColor colourOf(const std::string& text, const QColor& fallback) {
  const QColor colour(QString::fromStdString(text));
  return colour.isValid() ? colour : fallback;
}

QColor starColour(const std::string& text) {
  return text == "red" ? QColor(0xE8, 0x56, 0x4A) : colourOf(text, Qt::white);
}

bool lists(const rules::RuleBook& rules, std::string_view path, const std::optional<std::string>& word) {
  const auto words = rules.texts(path);
  return word && std::find(words.begin(), words.end(), *word) != words.end();
}

std::optional<hex::FacingKind> facingOf(const rules::RuleBook& rules, const std::string& type) {
  if (!rules.text("facing/kind")) return std::nullopt;
  const auto arm = rules::armOfType(rules, type);
  if (lists(rules, "facing/none", type) || lists(rules, "facing/none", arm)) return std::nullopt;
  return rules.text("facing/kind") == "hexside" ? hex::FacingKind::Hexside : hex::FacingKind::Vertex;
}

CounterFigure figureOn(const model::Battle& battle, Id<model::Face> face, const std::string& kind) {
  const model::Provenance* provenance = rules::figureProvenance(battle, face, kind);
  return {rules::figureValue(battle, face, kind), provenance ? provenance->status : model::Status::Printed};
}

std::vector<CounterOwnFigure> ownFigures(const model::Battle& battle, const rules::RuleBook& rules,
                                         Id<model::Face> face, const std::vector<rules::FigureKind>& kinds) {
  std::vector<CounterOwnFigure> figures;
  for (const rules::FigureKind& kind : kinds) {
    const CounterFigure value = figureOn(battle, face, kind.slug);
    const bool isMovement = rules.text("figure/" + kind.slug + "/sign") == "arrows";
    figures.push_back({value, kind.isSigned, QString::fromStdString(kind.title), kind.slug, isMovement});
  }
  return figures;
}

// Guns have none of the three figures, unless their faces give some; wagons have none at all.
bool hasFigures(const CounterFace& face, const model::Battle& battle, const model::Face& figures) {
  const auto has = [&](const char* kind) { return rules::figureValue(battle, figures.id, kind).has_value(); };
  if (face.symbol == QLatin1String("wagon")) return has(model::kMorale) || has(model::kSize) || has(model::kFire);
  if (!face.symbol.endsWith(QLatin1String("gun"))) return true;
  const bool hasOwn = std::any_of(face.ownFigures.begin(), face.ownFigures.end(),
                                  [](const CounterOwnFigure& own) { return own.figure.value.has_value(); });
  return has(model::kMorale) || has(model::kFire) || hasOwn;
}

void addCommands(CounterFace& face, const model::Battle& battle, Id<model::Unit> unit) {
  const auto commands = rules::commandsOf(battle, unit);
  for (const model::Command* command : commands) face.commands.push_back(colourOf(command->colour, Qt::gray));
  // If an army has no commands, none is missing.
  const auto& all = battle.all<model::Command>();
  const model::Unit* row = battle.find<model::Unit>(unit);
  const bool hasAny = std::any_of(all.begin(), all.end(),
                                  [&](const model::Command& command) { return row && command.army == row->army; });
  if (commands.empty() && !hasAny) return;
  if (commands.empty()) {
    face.commandName = QCoreApplication::translate("redoubt::render::CounterFace", "Without command");
  } else if (commands.size() > 1) {
    face.commandName = QCoreApplication::translate("redoubt::render::CounterFace", "Reserve");
  } else {
    const model::Leader* leader = battle.find(commands.front()->leader);
    face.commandName = QString::fromStdString(leader ? leader->shortName : commands.front()->name);
  }
}

CounterFace unitFace(const model::Battle& battle, const rules::RuleBook& rules, const model::Unit& unit) {
  CounterFace face;
  const model::Army* army = battle.find<model::Army>(unit.army);
  face.army = army ? colourOf(army->colour, Qt::gray) : QColor(Qt::gray);
  face.name = QString::fromStdString(unit.name);
  face.shortName = QString::fromStdString(unit.shortName);
  face.symbol = symbolOf(rules, unit.type, army);
  face.ownSymbol = rules::ownSymbol(rules, face.symbol.toStdString());
  face.layout = rules::sharedLayoutFor(rules, unit.type, army ? std::string_view(army->slug) : std::string_view());
  if (face.layout) {
    face.type = QString::fromStdString(rules.text("unit-type/" + unit.type + "/title").value_or(unit.type));
    face.armyName = QString::fromStdString(army ? army->name : "");
  }
  face.sizeMark = sizeMarkOf(rules, unit);
  face.facing = facingOf(rules, unit.type);
  addCommands(face, battle, unit.id);
  for (const model::Mark& mark : battle.where<&model::Mark::unit>(unit.id)) {
    face.stars.push_back({starColour(mark.colour), std::clamp(mark.count, 0, 4)});
  }
  return face;
}

// A type that never fires needs no place for it, nor do rules that need no firepower (K12.2).
bool showsFire(const model::Battle& battle, const rules::RuleBook& rules, const model::Unit& unit,
               const model::Face& figures) {
  if (rules::figureValue(battle, figures.id, model::kFire).value_or(0) > 0) return true;
  const bool mayFire = rules::ruleTruth(rules, "unit-type/" + unit.type + "/fires") != false;
  return mayFire && rules::countsFirepower(rules);
}

void addPicture(CounterFace& face, const model::Battle& battle, const model::Face* row) {
  if (!row || row->picture.empty()) return;
  face.picture = row->picture;
  face.pictureBytes = battle.pictures().find(row->picture);
}

void addFigures(CounterFace& face, const model::Battle& battle, const rules::RuleBook& rules, const model::Unit& unit,
                const model::Face& figures) {
  face.reduced = figures.side == model::FaceSide::Back;
  if (face.reduced && figures.role == model::FaceRole::State) {
    face.state = QCoreApplication::translate("redoubt::render::CounterFace", "Has fired");
  }
  face.ownFigures = ownFigures(battle, rules, figures.id, rules::figureKindsOfUnits(rules));
  face.hasMorale = rules::usesFigure(rules, model::kMorale);
  face.hasSize = rules::usesFigure(rules, model::kSize);
  face.hasFire =
      rules::usesFigure(rules, model::kFire) && (face.ownFigures.empty() || showsFire(battle, rules, unit, figures));
  const bool hasUsual = face.hasMorale || face.hasSize || face.hasFire;
  if (hasFigures(face, battle, figures)) {
    if (hasUsual)
      face.figures = std::array{figureOn(battle, figures.id, model::kMorale),
                                figureOn(battle, figures.id, model::kSize), figureOn(battle, figures.id, model::kFire)};
  } else {
    std::erase_if(face.ownFigures, [](const CounterOwnFigure& own) { return !own.figure.value; });
  }
  addPicture(face, battle, &figures);
  const model::Counter* counter = battle.find<model::Counter>(figures.counter);
  if (!counter) return;
  const auto& counters = battle.all<model::Counter>();
  const auto siblings = std::count_if(counters.begin(), counters.end(), [&](const model::Counter& other) {
    return other.unit == counter->unit && other.role == model::CounterRole::Unit;
  });
  if (siblings > 1) face.number = counter->numberPrinted ? counter->numberPrinted : std::optional(counter->number);
}

// A side of a counter of the leader.
const model::Face* faceOf(const model::Battle& battle, Id<model::Leader> leader, model::CounterRole role,
                          model::FaceSide side) {
  for (const model::Counter& counter : battle.where<&model::Counter::leader>(leader)) {
    if (counter.role != role) continue;
    for (const model::Face& face : battle.where<&model::Face::counter>(counter.id)) {
      if (face.side == side) return &face;
    }
  }
  return nullptr;
}

// The face of the unit's strongest step; without steps, the first front of its counters.
const model::Face* firstFace(const model::Battle& battle, Id<model::Unit> unit) {
  const model::Step* first = nullptr;
  for (const model::Step& step : battle.where<&model::Step::unit>(unit)) {
    if ((!first || step.ordinal < first->ordinal)) first = &step;
  }
  if (first) return battle.find<model::Face>(first->face);
  for (const model::Face& face : battle.all<model::Face>()) {
    const model::Counter* counter = battle.find<model::Counter>(face.counter);
    if (counter && counter->unit == unit && face.side == model::FaceSide::Front) return &face;
  }
  return nullptr;
}

}  // namespace

CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Unit> id) {
  const model::Unit* unit = battle.find<model::Unit>(id);
  if (!unit) return counterFace(QStringLiteral("?"));
  CounterFace face = unitFace(battle, rules, *unit);
  if (const model::Face* figures = firstFace(battle, id)) addFigures(face, battle, rules, *unit, *figures);
  return face;
}

CounterFace setUpFace(const model::Battle& battle, const rules::RuleBook& rules, const model::Placement& placement) {
  const model::Unit* unit = battle.find(placement.unit);
  if (!unit) return counterFace(QStringLiteral("?"));
  const int step = rules::setUpStep(placement);
  const auto strength = step > 1 ? rules::strengthAt(battle, rules, unit->id, step) : std::nullopt;
  return strength ? counterFace(battle, rules, unit->id, *strength) : counterFace(battle, rules, unit->id);
}

CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Unit> id,
                        const rules::Strength& strength) {
  const model::Unit* unit = battle.find<model::Unit>(id);
  const model::Face* figures = battle.find(strength.face);
  if (!unit || !figures) return counterFace(battle, rules, id);
  CounterFace face = unitFace(battle, rules, *unit);
  addFigures(face, battle, rules, *unit, *figures);
  face.losses = strength.marker;
  if (face.figures && face.losses > 0) {
    (*face.figures)[0].value = strength.figures.morale;
    (*face.figures)[1].value = strength.figures.size;
    (*face.figures)[2].value = strength.figures.fire;
  }
  return face;
}

CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, const model::Step& step) {
  const model::Unit* unit = battle.find<model::Unit>(step.unit);
  if (!unit) return counterFace(QStringLiteral("?"));
  CounterFace face = unitFace(battle, rules, *unit);
  if (const model::Face* figures = battle.find<model::Face>(step.face))
    addFigures(face, battle, rules, *unit, *figures);
  return face;
}

CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, const model::Face& row) {
  const model::Counter* counter = battle.find<model::Counter>(row.counter);
  if (counter && counter->role == model::CounterRole::Unit && counter->unit) {
    const model::Unit* unit = battle.find<model::Unit>(*counter->unit);
    if (!unit) return counterFace(QStringLiteral("?"));
    CounterFace face = unitFace(battle, rules, *unit);
    addFigures(face, battle, rules, *unit, row);
    return face;
  }
  if (!counter || !counter->leader) return counterFace(QStringLiteral("?"));
  if (counter->role == model::CounterRole::Leader) return counterFace(battle, rules, *counter->leader);
  return row.side == model::FaceSide::Front ? chitFace(battle, rules, *counter->leader)
                                            : chitBack(battle, *counter->leader);
}

CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Leader> id) {
  const model::Leader* leader = battle.find<model::Leader>(id);
  if (!leader) return counterFace(QStringLiteral("?"));
  CounterFace face;
  face.kind = CounterFace::Kind::Leader;
  const model::Army* army = battle.find<model::Army>(leader->army);
  face.army = army ? colourOf(army->colour, Qt::gray) : QColor(Qt::gray);
  face.name = QString::fromStdString(leader->name);
  face.shortName = QString::fromStdString(leader->shortName);
  face.symbol = bustOf(rules, *leader, army);
  face.ownSymbol = rules::ownSymbol(rules, face.symbol.toStdString());
  face.overall = leader->overall;
  addPicture(face, battle, faceOf(battle, id, model::CounterRole::Leader, model::FaceSide::Front));
  if (const model::Face* figures = rules::leaderFace(battle, id)) {
    face.ownFigures = ownFigures(battle, rules, figures->id, rules::figureKindsOfLeaders(rules));
  }
  for (const model::Command& command : battle.where<&model::Command::leader>(id)) {
    face.commands.push_back(colourOf(command.colour, Qt::gray));
  }
  return face;
}

CounterFace chitFace(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Leader> leader) {
  CounterFace face = counterFace(battle, rules, leader);
  if (face.kind != CounterFace::Kind::Leader) return face;
  face.kind = CounterFace::Kind::Chit;
  face.ownFigures.clear();
  face.picture.clear();
  face.pictureBytes.reset();
  addPicture(face, battle, faceOf(battle, leader, model::CounterRole::Chit, model::FaceSide::Front));
  face.state = face.overall ? QCoreApplication::translate("redoubt::render::CounterFace", "Overall command")
                            : QCoreApplication::translate("redoubt::render::CounterFace", "Activation");
  return face;
}

CounterFace chitBack(const model::Battle& battle, Id<model::Leader> id) {
  const model::Leader* leader = battle.find<model::Leader>(id);
  const model::Army* army = leader ? battle.find<model::Army>(leader->army) : nullptr;
  CounterFace face;
  face.kind = CounterFace::Kind::Chit;
  face.reduced = true;
  addPicture(face, battle, faceOf(battle, id, model::CounterRole::Chit, model::FaceSide::Back));
  face.army = army ? colourOf(army->colour, Qt::gray) : QColor(Qt::gray);
  return face;
}

CounterFace counterFace(const QString& words) {
  CounterFace face;
  face.kind = CounterFace::Kind::Marker;
  face.army = kCard;
  face.name = words;
  return face;
}

CounterFace markerFace(const rules::RuleBook& rules, const std::string& marker, int count) {
  CounterFace face = counterFace(QString::fromStdString(rules::markerTitle(rules, marker)));
  face.shape = rules::hexsideOf(rules, marker) ? CounterFace::Shape::Bar : CounterFace::Shape::Token;
  const QString symbol = QString::fromStdString(rules.text("marker/" + marker + "/symbol").value_or(""));
  face.ownSymbol = rules::ownSymbol(rules, symbol.toStdString());
  if (hasSymbol(symbol) || face.ownSymbol) face.symbol = symbol;
  face.sign = QString::fromStdString(rules.text("marker/" + marker + "/sign").value_or(""));
  face.army = colourOf(rules.text("marker/" + marker + "/colour").value_or(""), kCard);
  if (count > 1) face.number = count;
  return face;
}

CounterFace counterFace(const rules::RuleBook& rules, const model::Placement& placement) {
  const auto marker = rules::markerOf(rules, placement);
  if (!marker) return counterFace(QString::fromStdString(placement.words));
  CounterFace face = markerFace(rules, *marker, placement.count);
  // In the middle of its hex, because its hexside is unknown.
  const bool isOnHex = placement.rule == model::PlacementRule::At && placement.hex;
  if (isOnHex && !rules::lyingOnSide(rules, placement)) face.shape = CounterFace::Shape::Token;
  return face;
}

bool isFirm(const CounterFigure& figure) {
  return figure.status == model::Status::Printed || figure.status == model::Status::Derived;
}

CounterFace withoutEstimates(CounterFace face) {
  const auto leaveOut = [](CounterFigure& figure) {
    if (!isFirm(figure)) figure = {};
  };
  if (face.figures) std::for_each(face.figures->begin(), face.figures->end(), leaveOut);
  for (CounterOwnFigure& own : face.ownFigures) leaveOut(own.figure);
  if (!face.startHexPrinted) face.startHex.clear();
  return face;
}

namespace {

void addKey(QStringList& parts, const CounterFigure& figure) {
  parts << (figure.value ? QString::number(*figure.value) : QStringLiteral("-"))
        << QString::number(static_cast<int>(figure.status));
}

}  // namespace

QString keyOf(const CounterFace& face) {
  QStringList parts{QString::number(static_cast<int>(face.kind)),
                    QString::number(static_cast<int>(face.shape)),
                    face.army.name(),
                    QString::number(face.reduced),
                    face.name,
                    face.shortName,
                    face.symbol,
                    face.sizeMark,
                    face.sign,
                    face.state,
                    face.commandName,
                    face.formation,
                    QString::number(face.losses),
                    face.startHex,
                    QString::number(face.startHexPrinted),
                    QString::number(face.overall),
                    QString::fromStdString(face.picture),
                    face.type,
                    face.armyName,
                    QString::number(reinterpret_cast<std::uintptr_t>(face.ownSymbol.get())),
                    QString::number(reinterpret_cast<std::uintptr_t>(face.layout.get()))};
  for (const QColor& colour : face.commands) parts << colour.name();
  parts << QStringLiteral("|");
  if (face.figures) {
    for (const CounterFigure& each : *face.figures) addKey(parts, each);
  }
  parts << QStringLiteral("|") << QString::number(face.hasMorale) << QString::number(face.hasSize)
        << QString::number(face.hasFire);
  for (const CounterOwnFigure& own : face.ownFigures) {
    addKey(parts, own.figure);
    parts << QString::number(own.isSigned) << QString::number(own.isMovement) << own.title;
  }
  parts << QStringLiteral("|");
  for (const CounterStars& stars : face.stars) parts << stars.colour.name() << QString::number(stars.count);
  parts << QStringLiteral("|") << (face.number ? QString::number(*face.number) : QString())
        << (face.facing ? QString::number(static_cast<int>(*face.facing)) : QString());
  return parts.join(QChar(0x1F));
}

}  // namespace redoubt::render
