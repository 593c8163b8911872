#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "editor/proposals/proposal_samples.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// What the rest of a map is likely to be, learned from some of its hexes and a registered picture. Looking at the
/// picture and learning are done in other threads; what is confirmed, and what the author paints meanwhile, teaches the
/// rest at once. Part of a window.
class TerrainProposals : public QObject {
  Q_OBJECT

 public:
  using Hex = redoubt::scan::Proposal<hex::HexKey>;
  using Border = redoubt::scan::Proposal<hex::HexsideKey>;

  explicit TerrainProposals(Session& session, QObject* parent = nullptr);
  ~TerrainProposals() override;

  /// Whether this program can look at pictures.
  static bool canPropose();
  /// Why there can be no proposals from this picture, in a sentence; empty if there can.
  QString obstacle(Id<model::MapPicture> picture) const;

  /// Whether all hexes with other terrain than bare ground are known to be right, besides those that were added.
  bool takesPainted() const { return takesPainted_; }
  void setTakesPainted(bool takes);
  /// These are right as they are, too.
  void addKnown(const std::set<hex::HexKey>& hexes);
  /// Forgets those that were added.
  void dropKnown();
  redoubt::scan::Samples samples() const;

  /// Looks at the picture and proposes; what was proposed before goes.
  void start(Id<model::MapPicture> picture);
  /// Stops looking or learning.
  void stop();
  /// Takes all proposals away.
  void clear();
  bool isWorking() const { return work_ != nullptr; }
  bool isShown() const { return seen_ != nullptr && !proposals_.hexes.empty(); }
  std::optional<Id<model::MapPicture>> picture() const { return picture_; }

  const redoubt::scan::Proposals& proposals() const { return proposals_; }
  /// The proposal for a hex; null for those that are known, and where there is none.
  const Hex* at(hex::HexKey hex) const;
  int openHexes() const;
  /// The open hex of which the proposal is least certain, of those after `last` in that order; the first after all.
  std::optional<hex::HexKey> leastCertain(std::optional<hex::HexKey> last) const;

  /// What confirming these hexes changes.
  model::Edit confirming(const std::vector<hex::HexKey>& hexes) const;
  void confirm(const std::vector<hex::HexKey>& hexes);
  /// The hex is of that kind.
  void confirmAs(hex::HexKey hex, const std::string& kind);

 signals:
  /// Proposals, or whether there is work, changed.
  void changed();
  /// From 0 to 1.
  void progressed(double share);
  void failed(const QString& why);

 private:
  struct Work;
  struct Seen;

  KnownHexes known() const;
  void follow(const model::Changes& changes);
  void learn();
  void run(std::shared_ptr<Work> work);
  void take(const std::shared_ptr<Work>& work);
  void index();
  model::Edit edit(const std::map<hex::HexKey, std::string>& hexes, const QString& title) const;
  Confirmer confirmer() const;

  Session& session_;
  std::optional<Id<model::MapPicture>> picture_;
  std::shared_ptr<const Seen> seen_;  ///< what was seen in the picture; null: nothing yet
  redoubt::scan::Proposals proposals_;
  std::map<hex::HexKey, std::size_t> indexOf_;  ///< of open hexes among the proposals
  std::shared_ptr<Work> work_;
  bool isStale_ = false;  ///< something was learned while work is going on
  bool takesPainted_ = true;
  std::set<hex::HexKey> added_;
  std::set<hex::HexsideKey> addedBorders_;
  std::map<hex::HexKey, std::string> former_;  ///< terrain that hexes had before they became known
};

}  // namespace redoubt::editor
