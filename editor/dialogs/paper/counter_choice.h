#pragma once

#include <QAbstractListModel>
#include <QWidget>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/artwork/counter_sheets.h"
#include "editor/render/counters/counter_painter.h"

class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace redoubt::editor {

/// Counters as small pictures with a tick for those that are printed.
class CounterChoiceModel : public QAbstractListModel {
  Q_OBJECT

 public:
  explicit CounterChoiceModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

  /// Counters that were ticked off stay so, by their keys.
  void show(std::vector<SheetCounter> counters);
  /// The keys of those that are ticked; nothing if all are.
  std::optional<std::vector<std::string>> chosen() const;
  bool isChosen(int row) const;
  void choose(const std::vector<int>& rows, bool areChosen);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 signals:
  void chosenChanged();

 private:
  std::vector<SheetCounter> counters_;
  std::set<std::string> without_;
  mutable render::CounterCache pictures_;
};

/// Which counters are printed: small pictures to be ticked, found by letters of their names.
class CounterChoice : public QWidget {
  Q_OBJECT

 public:
  explicit CounterChoice(QWidget* parent = nullptr);

  void show(std::vector<SheetCounter> counters) { model_->show(std::move(counters)); }
  std::optional<std::vector<std::string>> chosen() const { return model_->chosen(); }

 signals:
  void changed();

 private:
  void chooseShown(bool areChosen);
  void turnSelected();

  CounterChoiceModel* model_;
  QSortFilterProxyModel* found_;
  QLineEdit* letters_;
  QListView* list_;
};

}  // namespace redoubt::editor
