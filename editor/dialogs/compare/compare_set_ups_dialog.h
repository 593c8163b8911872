#pragma once

#include <QDialog>
#include <QTimer>
#include <memory>

#include "editor/dialogs/compare/compared_set_ups.h"
#include "editor/dialogs/compare/set_ups_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QTableView;

namespace redoubt::editor {

class ElidedBox;
class SetUpsMap;

/// Two set-ups of the battle side by side: a table of what differs, sorted and filtered, beside a map of both. What is
/// chosen in the table is taken over from the right set-up into the left one, as one edit. It follows the battle while
/// it is open.
class CompareSetUpsDialog : public QDialog {
  Q_OBJECT

 public:
  /// The shown set-up against another one: of its scenario, if that has several.
  explicit CompareSetUpsDialog(Session& session, QWidget* parent = nullptr);
  ~CompareSetUpsDialog() override;

  void compare(Id<model::Variant> left, Id<model::Variant> right);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* makeTop();
  QWidget* makeFilters();
  QWidget* makeButtons();
  void connectParts();
  void fillChoices();
  void fillKinds();
  void fillArmies();
  void swap();
  void follow(const model::Changes& changes);
  void refresh();
  std::optional<Id<model::Variant>> chosen(const ElidedBox& box) const;
  void choose(ElidedBox& box, std::optional<Id<model::Variant>> variant);
  QStringList selectedIdentities() const;
  void selectAgain(const QStringList& identities, int row);
  compare::ChosenDifferences selected() const;
  void showCurrent();
  void showState();
  void takeOver();
  QStringList otherVariantsOf(const model::Edit& edit) const;
  void tell(const QString& text);
  void tellRefusals(const compare::TakenOver& taken);
  std::string separated(char separator, bool onlySelected) const;
  void copy();
  void save();
  void step(int by);
  void selectDifference(int difference);

  Session& session_;
  std::unique_ptr<ComparedSetUps> compared_;
  SetUpsModel* model_;
  SetUpsFilter* filter_;
  QTimer renewal_;
  bool isGroundOld_ = false;
  ElidedBox* left_;
  ElidedBox* right_;
  QPushButton* swap_;
  QLineEdit* text_;
  QComboBox* army_;
  QComboBox* kind_;
  QTableView* view_;
  SetUpsMap* map_;
  QSplitter* splitter_;
  QLabel* counts_;
  QLabel* note_;
  QCheckBox* twoMaps_;
  QPushButton* takeOver_;
  QPushButton* copy_;
  QPushButton* save_;
};

}  // namespace redoubt::editor
