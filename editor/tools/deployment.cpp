#include "editor/tools/deployment.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <utility>

#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/movement/open_ground.h"
#include "editor/canvas/overlay.h"
#include "editor/tools/counter_names.h"
#include "editor/tools/preview_look.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {
namespace {

struct DeploymentWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::Deployment)
};

rules::OpenGround groundFor(const Session& session, std::span<const model::Subject> subjects) {
  rules::PlacementList others;
  for (const model::Placement& row : session.setUp().placements()) {
    const bool isOurs = std::find(subjects.begin(), subjects.end(), model::subjectOf(row)) != subjects.end();
    if (!isOurs) others.push_back(&row);
  }
  return {session.battle(), session.rules(), session.layout(), others};
}

std::string armOf(const Session& session, const model::Subject& subject) {
  model::Placement row;
  row.unit = subject.unit;
  return rules::armOf(session.battle(), session.rules(), row).slug.value_or(std::string());
}

// Units get hexes, leaders that of the middle unit; leaders alone get hexes too.
template <class HexesFor>
std::vector<Deployed> spread(const Session& session, std::span<const model::Subject> subjects, HexesFor&& hexesFor) {
  std::vector<model::Subject> units;
  std::vector<model::Subject> leaders;
  for (const model::Subject& subject : subjects) (subject.leader ? leaders : units).push_back(subject);
  if (units.empty()) std::swap(units, leaders);
  std::vector<std::string> arms;
  for (const model::Subject& unit : units) arms.push_back(armOf(session, unit));
  const std::vector<hex::HexKey> hexes = hexesFor(arms);
  std::vector<Deployed> deployed;
  for (const model::Subject& leader : leaders) deployed.push_back({leader, hexes[hexes.size() / 2]});
  for (std::size_t i = 0; i < units.size(); ++i) deployed.push_back({units[i], hexes[i]});
  return deployed;
}

}  // namespace

std::vector<Deployed> deployedAround(const Session& session, std::span<const model::Subject> subjects,
                                     hex::HexKey hex) {
  const rules::OpenGround ground = groundFor(session, subjects);
  return spread(session, subjects, [&](const std::vector<std::string>& arms) { return ground.around(hex, arms); });
}

std::vector<Deployed> deployedAlong(const Session& session, std::span<const model::Subject> subjects,
                                    std::span<const hex::HexKey> line, LineFacing facing) {
  const rules::OpenGround ground = groundFor(session, subjects);
  std::vector<Deployed> deployed =
      spread(session, subjects, [&](const std::vector<std::string>& arms) { return ground.along(line, arms); });
  for (Deployed& each : deployed) {
    model::Placement row;
    row.unit = each.subject.unit;
    row.leader = each.subject.leader;
    if (!facesNothing(session, row)) each.facing = facingOnLine(session, line, each.hex, facing);
  }
  return deployed;
}

bool deploy(Session& session, std::span<const Deployed> deployed) {
  if (deployed.empty()) return false;
  std::vector<model::CounterMove> arrivals;
  std::map<hex::HexKey, int> stacked;
  for (const Deployed& each : deployed) {
    const model::Placement* row = session.setUp().placementOf(each.subject);
    if (!row) continue;
    arrivals.push_back({row->id, each.hex, each.facing});
    ++stacked[each.hex];
  }
  const QString title = deployed.size() == 1
                            ? DeploymentWords::tr("Place %1 at %2")
                                  .arg(QString::fromStdString(session.nameOf(deployed.front().subject)),
                                       HexWords::number(session, deployed.front().hex))
                            : DeploymentWords::tr("Place %n counters", nullptr, static_cast<int>(deployed.size()));
  model::Edit edit(title.toStdString());
  if (!arrivals.empty()) {
    edit.append(model::moveCounters(session.battle(), arrivals, session.setUp().placements(), title.toStdString()));
  }
  std::map<Id<model::SetUpBlock>, int> ordinals;  // of those that the same edit places before
  for (const Deployed& each : deployed) {
    if (session.setUp().placementOf(each.subject)) continue;
    const auto block = session.setUp().blockFor(each.subject);
    if (!block) {
      session.reportFailure(
          DeploymentWords::tr("This variant has no set-up block for that army; its counters can't be placed in it."));
      return false;
    }
    model::Edit one = model::place(session.battle(), *block, each.subject, each.hex, each.facing, ++stacked[each.hex],
                                   title.toStdString());
    for (model::Placement& row : one.takePuts<model::Placement>()) {
      row.ordinal += ordinals[*block]++;
      one.put(std::move(row));
    }
    edit.append(one);
  }
  if (!session.apply(edit)) return false;
  std::vector<Id<model::Placement>> placed;
  for (const Deployed& each : deployed) {
    if (const model::Placement* row = session.setUp().placementOf(each.subject)) placed.push_back(row->id);
  }
  session.hand().select({deployed.front().hex, placed});
  return true;
}

void Deployment::hover(const CanvasHit& hit) {
  hovered_ = hit.hex;
  modifiers_ = hit.modifiers;
}

void Deployment::press(const CanvasHit& hit) {
  hover(hit);
  isPressed_ = hit.hex.has_value();
  // The end of a line that was begun by keys may be clicked.
  if (hit.hex && !line_.isBegun()) line_.begin(*hit.hex);
}

void Deployment::drag(const CanvasHit& hit) {
  hover(hit);
  if (isPressed_ && hit.hex) line_.drawTo(session_.layout(), *hit.hex);
}

void Deployment::release(const CanvasHit& hit) {
  hover(hit);
  if (!std::exchange(isPressed_, false)) return;
  hit.hex ? finish() : line_.clear();
}

void Deployment::act(hex::HexKey hex, Qt::KeyboardModifiers modifiers) {
  hovered_ = hex;
  modifiers_ = modifiers;
  if ((modifiers & Qt::ShiftModifier) && !line_.isBegun()) return line_.begin(hex);
  finish();
}

void Deployment::followCursor(hex::HexKey hex) {
  hovered_ = hex;
  modifiers_ = Qt::NoModifier;
}

void Deployment::cancel() {
  isPressed_ = false;
  if (line_.isBegun()) return line_.clear();
  session_.hand().takeInHand(std::nullopt);
}

std::vector<Deployed> Deployment::deployed() const {
  const auto& subjects = session_.hand().commandInHand();
  if (!hovered_) return {};
  if (!line_.isBegun()) return deployedAround(session_, subjects, *hovered_);
  const std::vector<hex::HexKey> line = line_.hexes(session_.layout(), *hovered_);
  if (line.size() < 2) return deployedAround(session_, subjects, *hovered_);
  const bool faces = modifiers_ & Qt::ShiftModifier;
  return deployedAlong(session_, subjects, line, faces ? LineFacing::LeftOfLine : LineFacing::Kept);
}

void Deployment::finish() {
  const std::vector<Deployed> wanted = deployed();
  line_.clear();
  if (deploy(session_, wanted)) session_.hand().takeInHand(std::nullopt);
}

void Deployment::paint(QPainter& painter, const render::MapView& view, CounterGhosts& ghosts) const {
  if (!hovered_) return;
  const std::vector<Deployed> wanted = deployed();
  std::map<hex::HexKey, int> stacks;
  for (const Deployed& each : wanted) {
    if (each.subject.unit) ++stacks[each.hex];
  }
  if (line_.isBegun()) {
    overlay::outlineArea(painter, view, session_.layout(), line_.hexes(session_.layout(), *hovered_));
  } else {
    overlay::outlineHex(painter, view, session_.layout(), *hovered_, kPreviewAccent, true);
  }
  ghosts.paintDeployed(painter, view, session_, wanted);
  int most = 0;
  for (const auto& [hex, count] : stacks) most = std::max(most, count);
  QString note = DeploymentWords::tr("%n counter(s)", nullptr, static_cast<int>(wanted.size()));
  if (most > 1) note = DeploymentWords::tr("%1, up to %2 units in a hex").arg(note).arg(most);
  overlay::note(painter, view.toPixels(session_.layout().centre(*hovered_)) + kBesidePointer, note);
}

QString Deployment::hint() const {
  const int count = static_cast<int>(session_.hand().commandInHand().size());
  if (line_.isBegun()) {
    return DeploymentWords::tr("Now the end of the line; with Shift they face to its left, Esc drops the line");
  }
  return DeploymentWords::tr("Click to place %n counter(s) about a hex, or draw the line along which they stand",
                             nullptr, count);
}

}  // namespace redoubt::editor
