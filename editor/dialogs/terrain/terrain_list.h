#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QListView>
#include <QPixmap>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/terrain/terrain_use.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// All kinds of terrain that the rules define or the map uses, under a heading for each place.
class TerrainListModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    HeadingRole = Qt::UserRole,  ///< true for a heading
    SlugRole,
    CountRole,  ///< "14 hexes", "unused"
    FaultRole,  ///< why a kind needs attention; empty if it doesn't
  };

  explicit TerrainListModel(Session& session, QObject* parent = nullptr);

  /// Reads rules and map anew.
  void refresh();

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

  /// Null for a heading.
  const rules::TerrainUse* use(int row) const;
  const rules::TerrainUse* use(std::string_view slug) const;
  /// The row of a slug, -1 without one.
  int rowOf(std::string_view slug) const;
  /// The defined kinds of one place, in the order of the list.
  std::vector<std::string> slugs(rules::TerrainPlace place) const;
  QPixmap swatch(const std::string& slug, double pixelRatio) const;

 private:
  struct Row {
    rules::TerrainPlace place;
    std::optional<rules::TerrainUse> use;  ///< nothing: a heading
  };
  static QString countText(const rules::TerrainUse& use);
  static QString faultText(const rules::TerrainUse& use);

  Session& session_;
  std::vector<Row> rows_;
  mutable QHash<QString, QPixmap> swatches_;
};

/// The list as a widget: one kind per row with its swatch and count, and a second line if it needs attention.
class TerrainList : public QListView {
  Q_OBJECT

 public:
  explicit TerrainList(TerrainListModel& model, QWidget* parent = nullptr);

  /// The chosen kind; empty without one.
  std::string current() const;
  /// Chooses a kind, or the first one if it is not in the list.
  void choose(std::string_view slug);

 signals:
  void chosen();

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

 private:
  TerrainListModel& model_;
};

}  // namespace redoubt::editor
