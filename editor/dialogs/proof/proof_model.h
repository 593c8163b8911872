#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "editor/dialogs/proof/proof_state.h"

namespace redoubt::editor {

/// What of the values is listed.
struct ProofFilter {
  enum class Which { Open, Changed, Confirmed, All };
  proof::Topic topic = proof::Topic::Manifest;
  std::optional<std::uint32_t> group;       ///< nothing: all of the topic
  Which which = Which::Open;                ///< Open: those that changed since, too
  std::optional<model::Status> status;      ///< nothing: any
  bool isOwn = false;                       ///< only those of which nothing is said

  friend bool operator==(const ProofFilter&, const ProofFilter&) = default;
};

/// The values of a topic that a reader walks through. Words are made for those that are seen only.
class ProofModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Row, Field, Value, Status, Standing, kColumns };

  explicit ProofModel(const ProofState& state, QObject* parent = nullptr);

  void show(const ProofFilter& filter);
  const ProofFilter& filter() const { return filter_; }
  const std::vector<proof::ProofValue>& values() const { return values_; }
  const proof::ProofValue* at(int row) const;
  /// -1 if it is not listed.
  int rowOf(const proof::ValueName& name) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  bool takes(const proof::ProofValue& value) const;

  const ProofState& state_;
  ProofFilter filter_;
  std::vector<proof::ProofValue> values_;
};

}  // namespace redoubt::editor
