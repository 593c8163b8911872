#pragma once

#include <QDialog>
#include <vector>

#include "editor/dialogs/proof/proof_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace redoubt::editor {

class ProofReader;
class ProofTopics;
class ScanPart;
class SourceView;
class ValueForm;

/// The proofreading walk: every value of the battle, topic by topic, beside the text it was read from or its place on the
/// map, to be confirmed or set right. Non-modal; each confirmation is an edit of its own.
class ProofDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ProofDialog(Session& session, QWidget* parent = nullptr);
  ~ProofDialog() override;

  /// Goes to a value, wherever it is listed.
  void choose(const proof::ValueName& name);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void arrange();
  void arrangeCard(QWidget& card);
  void connectParts();
  void list();
  void follow();
  void showValue();
  void showEmpty();
  void showPicture(const proof::ProofValue& value);
  void confirm();
  void confirmListed();
  void takeBack();
  void wrong();
  void step(int by);
  void change(const model::AnyRow& wanted, const QString& column);
  void applyTo(const std::vector<proof::ProofValue>& values, bool isConfirming, const QString& what);
  const proof::ProofValue* current() const;
  void select(int row);
  void enable();

  Session& session_;
  ProofState* state_;
  ProofModel* model_;
  ProofTopics* topics_;
  QComboBox* which_;
  QComboBox* status_;
  ProofReader* reader_;
  QTableView* view_;
  QLabel* obstacle_;
  QLabel* subject_;
  QLabel* origin_;
  QLabel* quote_;
  QLabel* proofed_;
  QLabel* picture_;
  ValueForm* form_;
  SourceView* text_;
  ScanPart* scan_;
  QCheckBox* onMap_;
  QPushButton* back_;
  QPushButton* next_;
  QPushButton* wrong_;
  QPushButton* takeBack_;
  QPushButton* confirmAll_;
  QPushButton* confirm_;
  std::optional<proof::ValueName> shown_;
};

}  // namespace redoubt::editor
