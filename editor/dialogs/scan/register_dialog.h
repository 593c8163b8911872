#pragma once

#include <QDialog>
#include <optional>
#include <vector>

#include "core/model/map_rows.h"
#include "core/scan/register_verbs.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace redoubt::editor {

class ScanView;

/// Registers a picture of the map: a click on a printed hex centre, its number typed or its hex clicked on the map, is
/// a point; the points, with the error of each, are listed beside the picture, and the picture shows the hexes where
/// the fit has them. Points can be held out, moved, nudged and removed; each finished change is one step of the
/// history. It follows the battle while it is open.
class RegisterDialog : public QDialog {
  Q_OBJECT

 public:
  explicit RegisterDialog(Session& session, QWidget* parent = nullptr);

  /// Shows this picture.
  void choose(Id<model::MapPicture> picture);
  std::optional<Id<model::MapPicture>> picture() const;
  /// Whether the picture has been read.
  bool isLoaded() const;

 private:
  enum Column { Hex, Across, Down, Off, HeldOut, Columns };

  void arrange();
  QWidget* makeList();
  void connectAll();
  void fillPictures();
  void showPicture();
  void recallFit();
  void refresh();
  void fillTable();
  void showMarks();
  void describe();
  QString summary() const;
  QStringList faults() const;
  QString guessAt(redoubt::scan::Pixel at) const;
  void takeNumber(const QString& number);
  void takeHex(hex::HexKey hex);
  void takeSelection();
  void movePoint(std::size_t point, redoubt::scan::Pixel to);
  void removePoint(std::size_t point);
  void changeCell(int row, int column);
  void chooseRow();
  /// Moves the points to where the printed lines have the middles of their hexes.
  void sharpen();
  void showButtons();
  void make(const std::vector<model::ScanPoint>& points, const QString& title);
  std::optional<redoubt::scan::Fit> wish() const;
  QString numberOf(hex::HexKey hex) const;

  Session& session_;
  std::vector<model::ScanPoint> points_;  ///< of the picture, in the order of the list
  redoubt::scan::FitOfPoints fit_;
  std::string loaded_;  ///< the name of the picture that is shown or read
  bool isFilling_ = false;
  bool isSharpening_ = false;
  QString note_;             ///< what came of sharpening
  bool wasClicked_ = false;  ///< a place waits for its number, and no hex was chosen since
  QComboBox* pictures_;
  QComboBox* how_;
  ScanView* view_;
  QTableWidget* table_;
  QPushButton* remove_;
  QPushButton* sharpen_;
  QLabel* summary_;
  QLabel* faults_;
};

}  // namespace redoubt::editor
