#pragma once

#include <QAbstractTableModel>
#include <QTableView>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/model/unit_verbs.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The steps of a unit, or the counter of a leader, with their figures and the origin of each figure. Typed figures are
/// only reported by signals; an empty text is an unknown figure.
class FiguresModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  /// The first columns of a unit, without fire if fire tables don't need it. Columns for the figures that the rules
  /// define follow, then status and source; a leader only has these.
  enum Column { StepColumn, MoraleColumn, SizeColumn, FireColumn, OwnColumn };
  struct FigureColumn {
    std::string name;  ///< the kind
    QString title;
    QString header;         ///< the title, or its letters
    bool isSigned = false;  ///< written with a sign, and may be less than 0
    friend bool operator==(const FigureColumn&, const FigureColumn&) = default;
  };
  struct Figure {
    std::optional<int> value;
    model::Status status = model::Status::Unknown;
    QString provenance;  ///< in words, for the tooltip
    QString citation;
    friend bool operator==(const Figure&, const Figure&) = default;
  };
  struct Line {
    Id<model::Face> face;
    QString title;    ///< "1 front", "1 front −2"
    int ordinal = 0;  ///< of the step; 0 of a leader
    int marker = 0;   ///< 0, or the loss marker on that face; its figures are then computed and can't be typed
    std::vector<Figure> figures;  ///< one for each figure column
    /// The status of all of them, nothing if they differ.
    std::optional<model::Status> status() const;
    /// The paragraphs they come from, each once.
    QString citations() const;
    friend bool operator==(const Line&, const Line&) = default;
  };

  using QAbstractTableModel::QAbstractTableModel;
  void setSubject(const Session& session, const model::Subject& subject);
  const Line& line(int row) const { return lines_[static_cast<std::size_t>(row)]; }
  int figureCount() const { return static_cast<int>(columns_.size()); }
  int statusColumn() const { return figureCount() + 1; }
  int sourceColumn() const { return figureCount() + 2; }
  /// The column of a figure; null for the other columns.
  const FigureColumn* figureColumn(int column) const;
  /// Fits the heading of a figure into `room` pixels: unchanged, or its first letters and a full stop.
  void fitHeading(int column, int room, const QFontMetrics& metrics);
  /// "+1", "6"; a dash if it is unknown.
  QString shown(int row, int column) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  /// Pastes a block of cells into the figures from this one on, all or none; returns a sentence with the reason if it
  /// can't.
  QString paste(const QModelIndex& first, const std::vector<std::vector<std::string>>& cells);
  /// Makes the figures unknown, as far as they can be typed.
  void forget(const QModelIndexList& cells);

 signals:
  void typed(Id<redoubt::model::Face> face, const std::string& figure, std::optional<int> value);
  /// Several at once.
  void pasted(const std::vector<redoubt::model::FigureChange>& figures);

 private:
  const Figure& figure(int row, int column) const {
    return line(row).figures[static_cast<std::size_t>(column - MoraleColumn)];
  }
  QVariant figureData(int row, int column, int role) const;
  std::vector<Line> unitLines(const Session& session, Id<model::Unit> unit) const;
  std::vector<Line> leaderLines(const Session& session, Id<model::Leader> leader) const;
  Line lineOf(const Session& session, const model::Face& face) const;

  std::vector<FigureColumn> columns_;
  std::map<int, QString> cutHeadings_;  ///< of columns too narrow for their headings
  std::vector<Line> lines_;
  bool isLeader_ = false;
  bool mayChange_ = false;
};

/// The table of these figures, as high as its rows. Blocks of cells are copied, pasted and cleared as in a spreadsheet;
/// one copied cell fills all that are selected.
class FiguresView : public QTableView {
  Q_OBJECT

 public:
  explicit FiguresView(QWidget* parent = nullptr);
  void setSubject(const Session& session, const model::Subject& subject);
  FiguresModel& figures() { return *model_; }
  /// Begins to type the first figure of a step, by its number.
  void typeStep(int ordinal);
  /// Makes the step's line the current one.
  void chooseStep(int ordinal);

 signals:
  /// Nothing was pasted, and why.
  void refused(const QString& why);

 protected:
  /// Prevents keys for the map and its counters from acting while the table has the focus.
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  /// If it is narrow, only the signs next to the figures show their status, and in the narrowest case only tooltips
  /// show the source.
  void resizeEvent(QResizeEvent* event) override;

 private:
  void copy() const;
  void paste();
  void fitColumns();
  std::vector<int> figureWidths(int least) const;
  int headingMargin() const;

  FiguresModel* model_;
  int statusWidth_ = 0;
};

}  // namespace redoubt::editor
