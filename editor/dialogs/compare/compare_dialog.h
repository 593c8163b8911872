#pragma once

#include <QDialog>
#include <QTimer>
#include <memory>

#include "editor/dialogs/compare/compare_states.h"
#include "editor/dialogs/compare/differences_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QTableView;

namespace redoubt::editor {

class ElidedBox;
class ComparedMap;

/// Two set-ups of the battle, or two states of it (now, a version, another file), side by side: a table of what
/// differs, sorted and filtered, beside a map of both. What is chosen in the table is taken over into the battle, or
/// the left set-up, as one edit. It follows the battle while it is open.
class CompareDialog : public QDialog {
  Q_OBJECT

 public:
  /// The shown set-up against another one: of its scenario, if that has several.
  explicit CompareDialog(Session& session, QWidget* parent = nullptr);
  ~CompareDialog() override;

  void compare(Id<model::Variant> left, Id<model::Variant> right);
  /// A version with what the battle is now.
  void compareVersion(std::int64_t version);
  /// Another file with what the battle is now; `title` is what it is called, without it by its name.
  void compareFile(const QString& path, const QString& title = {});

 signals:
  /// The work in another file is to be brought together with this battle.
  void mergeWanted(const QString& path);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* makeTop();
  QWidget* makeFilters();
  QWidget* makeButtons();
  void connectParts();
  void fillChoices();
  void choose(ElidedBox& box, const StateKey& key);
  StateKey chosen(const ElidedBox& box) const;
  void chooseState(ElidedBox& box, ElidedBox& other);
  void askForFile(ElidedBox& box);
  void chooseBoth(const StateKey& left, const StateKey& right);
  void fillKinds();
  void fillArmies();
  void swap();
  void follow(const model::Changes& changes);
  void refresh();
  QStringList selectedIdentities() const;
  void selectAgain(const QStringList& identities, int row);
  std::vector<std::size_t> selected() const;
  void showCurrent();
  void showState();
  void takeOver();
  QStringList otherVariantsOf(const model::Edit& edit) const;
  void tell(const QString& text);
  void tellRefusals(const QStringList& refused);
  std::string separated(char separator, bool onlySelected) const;
  void copy();
  void save();
  void step(int by);
  void selectDifference(int difference);

  Session& session_;
  CompareStates states_;
  std::unique_ptr<Compared> compared_;
  DifferencesModel* model_;
  DifferencesFilter* filter_;
  QTimer renewal_;
  bool isGroundOld_ = false;
  ElidedBox* left_;
  ElidedBox* right_;
  QPushButton* swap_;
  QLineEdit* text_;
  QComboBox* army_;
  QComboBox* kind_;
  QTableView* view_;
  ComparedMap* map_;
  QSplitter* splitter_;
  QLabel* counts_;
  QLabel* note_;
  QLabel* sentence_;
  QCheckBox* twoMaps_;
  QPushButton* takeOver_;
  QPushButton* merge_;
  QPushButton* copy_;
  QPushButton* save_;
};

}  // namespace redoubt::editor
