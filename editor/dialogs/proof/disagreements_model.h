#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/proof/disagreements.h"
#include "core/proof/words.h"

namespace redoubt::editor {

/// The disagreements of two transcriptions, or those that nobody settled.
class DisagreementsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Topic, Row, Field, Ours, Theirs, kColumns };

  using QAbstractTableModel::QAbstractTableModel;

  /// What is shown must live until the next call; null: nothing.
  void show(const proof::DoubleEntry* entry, const proof::ProofWords* ours, const proof::ProofWords* theirs,
            bool isOnlyOpen);
  const proof::Disagreement* at(int row) const;

  /// "Placement 1st Foot"; with the number of rows that belong to it.
  QString row(const proof::Disagreement& found) const;
  /// What one of them says; a dash where it has no such row.
  static QString value(const proof::Disagreement& found, const proof::Disagreement::Side& side,
                       const proof::ProofWords& words);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const proof::ProofWords* ours_ = nullptr;
  const proof::ProofWords* theirs_ = nullptr;
  std::vector<const proof::Disagreement*> rows_;
};

}  // namespace redoubt::editor
