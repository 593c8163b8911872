#pragma once

#include <QAbstractTableModel>
#include <QTableView>
#include <array>
#include <optional>
#include <vector>

#include "core/model/unit_verbs.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The steps of a unit with their figures, and where each figure comes from. What is typed into a figure is only told:
/// nothing typed is an unknown figure.
class FiguresModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { StepColumn, MoraleColumn, SizeColumn, FireColumn, StatusColumn, SourceColumn, kColumns };
  struct Figure {
    std::optional<int> value;
    model::Status status = model::Status::Unknown;
    QString provenance;  ///< in words, for the tooltip
    QString citation;
    friend bool operator==(const Figure&, const Figure&) = default;
  };
  struct Line {
    Id<model::Face> face;
    QString title;  ///< "1 front", "1 front −2"
    int marker = 0;  ///< 0, or the loss marker on that face, whose figures then are reckoned and can't be typed
    std::array<Figure, 3> figures;  ///< morale, size, fire
    /// The status of all three, nothing if they differ.
    std::optional<model::Status> status() const;
    /// The paragraphs they come from, each once.
    QString citations() const;
    friend bool operator==(const Line&, const Line&) = default;
  };

  using QAbstractTableModel::QAbstractTableModel;
  void setUnit(const Session& session, std::optional<Id<model::Unit>> unit);
  const Line& line(int row) const { return lines_[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 signals:
  void typed(Id<redoubt::model::Face> face, redoubt::model::Figure figure, std::optional<int> value);

 private:
  std::vector<Line> lines_;
  bool mayChange_ = false;
};

/// The table of these figures, as high as it has rows.
class FiguresView : public QTableView {
  Q_OBJECT

 public:
  explicit FiguresView(QWidget* parent = nullptr);
  void setUnit(const Session& session, std::optional<Id<model::Unit>> unit);
  FiguresModel& figures() { return *model_; }

 protected:
  /// Where it is narrow the signs beside the figures must do for their status.
  void resizeEvent(QResizeEvent* event) override;

 private:
  FiguresModel* model_;
  int statusWidth_ = 0;
};

}  // namespace redoubt::editor
