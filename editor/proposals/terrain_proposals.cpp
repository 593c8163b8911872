#include "editor/proposals/terrain_proposals.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QPointer>
#include <QSettings>
#include <QThreadPool>
#include <algorithm>
#include <limits>

#include "core/base/error.h"
#include "core/scan/battle_points.h"
#include "editor/render/pictures/decoded_pictures.h"
#include "editor/scan/scan_features.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {

using redoubt::scan::Registration;

/// What was seen in a picture, and by what it was seen.
struct TerrainProposals::Seen {
  std::string picture;
  redoubt::scan::ScanFeatures features;
};

/// One looking or learning in another thread.
struct TerrainProposals::Work {
  std::stop_source stop;
  std::string picture;
  model::Pictures::Bytes bytes;
  Registration registration;
  hex::Layout layout;
  std::shared_ptr<const Seen> seen;  ///< null: to be looked at
  redoubt::scan::Samples samples;
  redoubt::scan::Proposals proposals;
  QString failure;
};

TerrainProposals::TerrainProposals(Session& session, QObject* parent) : QObject(parent), session_(session) {
  connect(&session_, &Session::changed, this, &TerrainProposals::follow);
  connect(&session_, &Session::documentReplaced, this, [this] {
    added_.clear();
    addedBorders_.clear();
    former_.clear();
    clear();
  });
}

TerrainProposals::~TerrainProposals() {
  if (work_) work_->stop.request_stop();
}

bool TerrainProposals::canPropose() {
  return scan::canSee();
}

QString TerrainProposals::obstacle(Id<model::MapPicture> picture) const {
  if (!canPropose()) {
    QString why = CoreWords::text(Phrase::of("errors.scan.no-opencv"));
    if (!why.isEmpty()) why[0] = why[0].toUpper();
    return why;
  }
  const model::MapPicture* row = session_.battle().find<model::MapPicture>(picture);
  if (!row || !session_.battle().pictures().contains(row->picture)) return tr("The picture is not there.");
  if (!redoubt::scan::registrationOf(session_.battle(), *row)) {
    return tr("The picture must be registered first: Transcribe > Register a picture…");
  }
  return {};
}

KnownHexes TerrainProposals::known() const {
  KnownHexes known{added_, addedBorders_};
  known.hasPainted = takesPainted_;
  if (takesPainted_) known.hexes.merge(paintedHexes(session_.battle(), session_.rules()));
  return known;
}

redoubt::scan::Samples TerrainProposals::samples() const {
  return samplesOf(session_.battle(), session_.layout(), known());
}

void TerrainProposals::setTakesPainted(bool takes) {
  if (takesPainted_ == takes) return;
  takesPainted_ = takes;
  if (seen_) learn();
  emit changed();
}

void TerrainProposals::addKnown(const std::set<hex::HexKey>& hexes) {
  added_.insert(hexes.begin(), hexes.end());
  if (seen_) learn();
  emit changed();
}

void TerrainProposals::dropKnown() {
  added_.clear();
  addedBorders_.clear();
  if (seen_) learn();
  emit changed();
}

void TerrainProposals::start(Id<model::MapPicture> picture) {
  clear();
  if (const QString why = obstacle(picture); !why.isEmpty()) return emit failed(why);
  picture_ = picture;
  const model::MapPicture& row = *session_.battle().find<model::MapPicture>(picture);
  auto work = std::make_shared<Work>();
  work->picture = row.picture;
  work->bytes = session_.battle().pictures().find(row.picture);
  work->registration = *redoubt::scan::registrationOf(session_.battle(), row);
  work->layout = session_.layout();
  run(std::move(work));
}

void TerrainProposals::learn() {
  if (work_) {
    isStale_ = true;
    return;
  }
  if (!seen_) return;
  auto work = std::make_shared<Work>();
  work->seen = seen_;
  run(std::move(work));
}

void TerrainProposals::run(std::shared_ptr<Work> work) {
  work->samples = samples();
  work_ = std::move(work);
  isStale_ = false;
  const QPointer<TerrainProposals> guard(this);
  const auto toWindow = [guard](std::function<void(TerrainProposals&)> tell) {
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [guard, tell = std::move(tell)] {
          if (guard) tell(*guard);
        },
        Qt::QueuedConnection);
  };
  QThreadPool::globalInstance()->start([work = work_, toWindow] {
    try {
      const Watch watch{work->stop.get_token(), [&](double share) {
                          toWindow([share](TerrainProposals& self) { emit self.progressed(share); });
                        }};
      if (!work->seen) {
        auto seen = std::make_shared<Seen>();
        seen->picture = work->picture;
        const QImage image = render::decodedPicture(work->picture, work->bytes, std::numeric_limits<int>::max());
        seen->features = scan::scanFeatures(image, work->registration, work->layout, watch);
        work->seen = seen;
      }
      if (!work->samples.empty()) work->proposals = redoubt::scan::propose(work->seen->features, work->samples);
    } catch (const Error& error) {
      work->failure = CoreWords::text(error);
    } catch (const std::bad_alloc&) {
      work->failure = tr("There is not enough memory to look at this picture.");
    }
    toWindow([work](TerrainProposals& self) { self.take(work); });
  });
  emit changed();
}

void TerrainProposals::take(const std::shared_ptr<Work>& work) {
  if (work != work_) return;  // it was stopped
  work_.reset();
  if (!work->failure.isEmpty()) {
    emit failed(work->failure);
    return emit changed();
  }
  seen_ = work->seen;
  proposals_ = std::move(work->proposals);
  index();
  if (isStale_) return learn();
  emit changed();
}

void TerrainProposals::stop() {
  if (!work_) return;
  work_->stop.request_stop();
  work_.reset();
  isStale_ = false;
  emit changed();
}

void TerrainProposals::clear() {
  stop();
  picture_.reset();
  seen_.reset();
  proposals_ = {};
  indexOf_.clear();
  emit changed();
}

void TerrainProposals::index() {
  indexOf_.clear();
  for (std::size_t i = 0; i < proposals_.hexes.size(); ++i) {
    if (!proposals_.hexes[i].isSample) indexOf_[proposals_.hexes[i].key] = i;
  }
}

// What the author paints while there are proposals is known; what is proposed elsewhere follows from it.
void TerrainProposals::follow(const model::Changes& changes) {
  if (!picture_) return;
  const model::MapPicture* row = session_.battle().find<model::MapPicture>(*picture_);
  const bool isOther = changes.touches<model::MapSheet>() || changes.touches<model::ScanPoint>();
  if (!row || isOther || (seen_ && seen_->picture != row->picture)) return clear();
  bool isNew = false;
  for (const auto& change : changes.of<model::HexRow>()) {
    if (!change.after) continue;
    isNew = true;
    const hex::HexKey hex = change.after->hex;
    const auto former = former_.find(hex);
    if (former != former_.end() && former->second == change.after->terrain) {
      former_.erase(former);  // undone
      added_.erase(hex);
      continue;
    }
    if (change.before) former_.emplace(hex, change.before->terrain);
    added_.insert(hex);
    indexOf_.erase(hex);
  }
  const auto border = [&](const auto& each) {
    for (const auto& change : each) {
      addedBorders_.insert(change.after ? change.after->side : change.before->side);
      isNew = true;
    }
  };
  border(changes.of<model::Hexside>());
  border(changes.of<model::Link>());
  if (!isNew) return;
  learn();
  emit changed();
}

const TerrainProposals::Hex* TerrainProposals::at(hex::HexKey hex) const {
  const auto found = indexOf_.find(hex);
  return found == indexOf_.end() ? nullptr : &proposals_.hexes[found->second];
}

int TerrainProposals::openHexes() const {
  return static_cast<int>(indexOf_.size());
}

std::optional<hex::HexKey> TerrainProposals::leastCertain(std::optional<hex::HexKey> last) const {
  std::vector<std::pair<double, hex::HexKey>> order;
  for (const auto& [hex, at] : indexOf_) order.emplace_back(proposals_.hexes[at].confidence, hex);
  if (order.empty()) return std::nullopt;
  std::sort(order.begin(), order.end());
  const auto now = std::find_if(order.begin(), order.end(), [&](const auto& each) { return each.second == last; });
  if (now == order.end() || now + 1 == order.end()) return order.front().second;
  return (now + 1)->second;
}

Confirmer TerrainProposals::confirmer() const {
  const model::MapPicture* row = session_.battle().find<model::MapPicture>(picture_);
  return {QSettings().value(QStringLiteral("proof/reader")).toString().toStdString(),
          QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(),
          row ? row->source : std::nullopt};
}

model::Edit TerrainProposals::edit(const std::map<hex::HexKey, std::string>& hexes, const QString& title) const {
  KnownHexes all = known();
  for (const auto& [hex, kind] : hexes) all.hexes.insert(hex);
  return confirmation(session_.battle(), session_.layout(), hexes, all, proposals_, confirmer(), title.toStdString());
}

model::Edit TerrainProposals::confirming(const std::vector<hex::HexKey>& hexes) const {
  std::map<hex::HexKey, std::string> kinds;
  for (const hex::HexKey hex : hexes) {
    if (const Hex* proposal = at(hex)) kinds[hex] = proposal->kind;
  }
  return edit(kinds, tr("Confirm %n hex(es) of the scan", nullptr, static_cast<int>(kinds.size())));
}

// A confirmed hex that stays as it was is no change of the map, but is known all the same.
void TerrainProposals::confirm(const std::vector<hex::HexKey>& hexes) {
  std::set<hex::HexKey> taken;
  for (const hex::HexKey hex : hexes) {
    if (at(hex)) taken.insert(hex);
  }
  if (taken.empty()) return;
  const model::Edit made = confirming(hexes);
  if (!made.empty() && !session_.apply(made)) return;
  for (const hex::HexKey hex : taken) indexOf_.erase(hex);
  addKnown(taken);
}

void TerrainProposals::confirmAs(hex::HexKey hex, const std::string& kind) {
  const model::Edit made = edit({{hex, kind}}, tr("Correct a hex of the scan"));
  if (!made.empty() && !session_.apply(made)) return;
  indexOf_.erase(hex);
  addKnown({hex});
}

}  // namespace redoubt::editor
