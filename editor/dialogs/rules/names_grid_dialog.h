#pragma once

#include <QAbstractTableModel>
#include <QDialog>
#include <vector>

#include "editor/dialogs/rules/names_grid.h"

class QComboBox;
class QLabel;
class QTableView;

namespace redoubt::editor {

/// The cells of a grid of names against names.
class NamesGridModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit NamesGridModel(Session& session, QObject* parent = nullptr);

  void show(const NamesGrid* grid);
  void refresh();
  const NamesGrid* grid() const { return grid_ ? &*grid_ : nullptr; }

  /// Lines of tab-separated values into the cells from `from` on, in one edit; the faults if anything doesn't fit.
  QStringList paste(const QModelIndex& from, const QString& block);
  QStringList fill(const QModelIndexList& cells, const QString& text);
  /// The cells of a rectangle as lines of tab-separated values.
  QString copied(const QModelIndexList& cells) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 signals:
  void refused(const QStringList& faults);

 private:
  struct Typed {
    NamesCell cell;
    QString fault;
  };
  Typed typed(const QModelIndex& index, const QString& text) const;
  QStringList take(const std::vector<Typed>& cells);
  QString textAt(const QModelIndex& index) const;
  QString placeOf(const QModelIndex& index) const;

  Session& session_;
  std::optional<NamesGrid> grid_;
  std::vector<KnownName> rows_;
  std::vector<KnownName> columns_;
};

/// A window with the grids of names that the battle has: type, copy and paste rectangles, Delete takes values away.
class NamesGridDialog : public QDialog {
  Q_OBJECT

 public:
  explicit NamesGridDialog(Session& session, QWidget* parent = nullptr);

  /// Shows the grid that a rule is part of.
  void choose(const std::string& rule);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void arrange();
  void refresh();
  void showGrid(const std::string& id);
  void tell(const QStringList& faults);

  Session& session_;
  NamesGridModel model_;
  std::vector<NamesGrid> grids_;
  QComboBox* which_;
  QTableView* view_;
  QLabel* fault_;
};

}  // namespace redoubt::editor
