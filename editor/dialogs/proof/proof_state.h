#pragma once

#include <QObject>
#include <memory>

#include "core/proof/proof.h"
#include "core/proof/words.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The proof of the open battle, made anew after every change of it. Values are in the words of the source, not in
/// those of a translation.
class ProofState : public QObject {
  Q_OBJECT

 public:
  explicit ProofState(Session& session, QObject* parent = nullptr);

  Session& session() const { return session_; }
  const proof::Proof& proof() const { return *proof_; }
  const proof::ProofWords& words() const { return *words_; }

  QString row(const proof::ProofValue& value) const;
  QString field(const proof::ProofValue& value) const;
  QString value(const proof::ProofValue& value) const;
  static QString standing(proof::Standing standing);

 signals:
  /// All values of before are invalid.
  void renewed();

 private:
  void renew();

  Session& session_;
  std::unique_ptr<const proof::Proof> proof_;
  std::unique_ptr<const proof::ProofWords> words_;
};

/// The face that a row is or is about, such as that of a figure; null for other rows.
const model::Face* faceOf(const model::Battle& battle, const model::TableInfo& table, const void* row);

/// The hexes of what lies on the map itself: of terrain, a name or a symbol its own, of a hexside or way both. Empty for
/// other rows.
std::vector<hex::HexKey> mapHexesOf(const hex::Layout& layout, const model::TableInfo& table, const void* row);
/// The first hex that a row names, to be shown on the map; nothing for other rows.
std::optional<hex::HexKey> hexOf(const model::TableInfo& table, const void* row);

}  // namespace redoubt::editor
