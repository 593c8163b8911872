#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "core/model/forces_edit.h"
#include "core/rules/forces/manifest.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The units as a table of texts, and below them a row for typing the name of a new one. Typed texts are only reported
/// by a signal.
class ManifestModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit ManifestModel(Session& session, QObject* parent = nullptr);

  /// Shows the units of an army, or of all armies, whose cells contain `filter`.
  void show(std::optional<Id<model::Army>> army, const QString& filter);
  /// Whether the figures of backs and further sides have columns too.
  void showAllSides(bool areShown) { showsAllSides_ = areShown; }

  /// Nothing for the row of a new unit.
  std::optional<Id<model::Unit>> unit(int row) const;
  int unitCount() const { return static_cast<int>(units_.size()); }
  const std::vector<rules::ManifestField>& fields() const { return fields_; }
  QString title(const rules::ManifestField& field) const;
  /// The same without the side of the counter.
  static QString plainTitle(const rules::ManifestField& field, const rules::RuleBook& book);
  /// The possible headings of a column in spreadsheets, without diacritics and capitals.
  QStringList headings(const rules::ManifestField& field) const;
  /// The shown unit with that name.
  std::optional<Id<model::Unit>> unitCalled(const QString& name) const;
  /// The texts that can be typed into a column; empty if any text can be.
  QStringList offers(int row, int column) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 signals:
  void typed(int row, int column, const QString& text);

 private:
  static QString titleBy(const rules::RuleBook& book, const rules::ManifestField& field);
  bool isEstimate(int row, const rules::ManifestField& field) const;
  QVariant findingsData(int row, int role) const;

  Session& session_;
  std::vector<rules::ManifestField> fields_;
  std::vector<Id<model::Unit>> units_;
  std::vector<std::vector<std::string>> cells_;
  bool hasNewRow_ = false;
  bool showsAllSides_ = false;
  bool isOfAllArmies_ = false;  ///< if true, names have the colour of their army
};

}  // namespace redoubt::editor
