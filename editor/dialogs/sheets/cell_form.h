#pragma once

#include <QImage>
#include <QWidget>
#include <optional>
#include <vector>

#include "editor/dialogs/sheets/cell_draft.h"
#include "editor/dialogs/sheets/counter_reading.h"
#include "editor/session/session.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace redoubt::editor {

class CounterBox;
class CropView;
class ReadField;

/// One place of a sheet: its crops, which counter it is, and a form for what is printed there. What is typed is a draft
/// that the window keeps until it is taken.
class CellForm : public QWidget {
  Q_OBJECT

 public:
  explicit CellForm(Session& session, QWidget* parent = nullptr);

  /// What is shown; `isSaid` if the place is assigned or skipped already.
  struct Shown {
    QString place = {};
    QImage front = {};
    QImage back = {};
    QString noBack = {};  ///< why there is no back
    bool isSaid = false;
  };
  /// `own` is the counter that the place shows in the battle.
  void show(const Shown& shown, const CellDraft& draft, const std::optional<rules::CounterOfSheet>& own);
  using QWidget::show;
  void showNothing(const QString& why);
  /// The battle changed: values that were not typed follow it.
  void refresh();

  const CellDraft& draft() const { return draft_; }
  /// The counter as chosen; nothing while it is open.
  std::optional<rules::CounterOfSheet> counter() const;
  /// The texts of all fields.
  std::vector<rules::SheetEntry::Text> texts() const;
  bool usesCrops() const;
  /// Which side of the counter shows a figure.
  static model::FaceSide sideOf(const rules::ManifestField& field, const std::vector<rules::ManifestField>& all);
  const std::vector<rules::ManifestField>& fields() const { return fields_; }

  void setReading(const CounterReading& reading, const FigurePlaces& places);
  /// Says of each what is wrong; answers whether there is any fault.
  bool showFaults(const std::vector<rules::CellFault>& faults);
  /// There is no counter of that name, or none was chosen.
  void refuseCounter();
  void showOutcome(const QString& words);
  /// Puts the keyboard where typing begins.
  void begin();

 signals:
  void drafted();
  void takeWanted();
  void skipWanted();
  void reopenWanted();
  void colourWanted(const QColor& colour, QWidget* button);

 private:
  struct Line {
    rules::ManifestField field;
    ReadField* edit = nullptr;
  };
  void arrange();
  QWidget* arrangeCrops();
  void arrangeStars();
  void arrangeActions(QBoxLayout& column);
  void connectAll();
  void chooseCounter();
  void makeFields();
  void addWide(const rules::ManifestField& field, int& row);
  void addFigures(int& row);
  ReadField* makeField(const rules::ManifestField& field);
  void offerWords(const rules::ManifestField& field, ReadField& edit);
  void fillTexts();
  void fillStars();
  void proposeAll();
  void proposeFigures(model::FaceSide side);
  void proposeHex();
  void enable();
  void tell(const QString& fault);
  void draftStars();
  Line* lineOf(const rules::ManifestField& field);

  Session& session_;
  CellDraft draft_;
  std::optional<rules::CounterOfSheet> own_;
  std::vector<rules::ManifestField> fields_;
  std::vector<Line> lines_;
  CounterReading reading_;
  FigurePlaces places_;
  bool isFilling_ = false;
  bool isSaid_ = false;
  bool isShowing_ = false;

  QLabel* place_;
  CropView* front_;
  CropView* back_;
  QLabel* read_;
  CounterBox* counter_;
  QWidget* values_;
  QGridLayout* grid_ = nullptr;
  QBoxLayout* page_ = nullptr;  ///< what scrolls
  QWidget* starsBox_;
  QSpinBox* stars_;
  QComboBox* starColour_;
  QCheckBox* useCrops_;
  QLineEdit* note_;
  QLabel* faults_;
  QLabel* outcome_;
  QPushButton* take_;
  QPushButton* skip_;
  QPushButton* reopen_;
};

}  // namespace redoubt::editor
