#pragma once

#include <QDialog>
#include <memory>
#include <optional>

#include "core/proof/disagreements.h"
#include "core/proof/words.h"
#include "editor/session/session.h"

class QCheckBox;
class QGroupBox;
class QLabel;
class QPushButton;
class QTableView;

namespace redoubt::editor {

class DisagreementsModel;
class ProofReader;
class ValueForm;

/// Double entry: another transcription of the same battle beside the open one, and what they disagree on, each to be
/// settled with a click. Non-modal; each settlement is an edit of its own.
class DoubleEntryDialog : public QDialog {
  Q_OBJECT

 public:
  explicit DoubleEntryDialog(Session& session, QWidget* parent = nullptr);
  ~DoubleEntryDialog() override;

  /// Compares with that battle. Failures are told in the dialog.
  void open(const QString& file);
  void compareWith(model::Battle other, const QString& name);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  struct Card {
    QGroupBox* box;
    QLabel* value;
    QLabel* origin;
    QLabel* words;
    QPushButton* take;
  };
  Card makeCard(const QString& name, const QString& title, const QString& take);
  void arrange();
  void connectParts();
  void ask();
  void renew();
  void showChosen();
  void fillCard(Card& card, const proof::Disagreement& found, const proof::Disagreement::Side& side,
                const proof::ProofWords& words);
  void settle(proof::Settlement settlement);
  void settleByOwn(const model::AnyRow& wanted);
  void apply(const model::Edit& edit);
  void step(int by);
  void select(int row);
  void enable();
  const proof::Disagreement* current() const;

  Session& session_;
  std::optional<model::Battle> other_;
  QString otherName_;
  std::unique_ptr<const proof::DoubleEntry> entry_;
  std::unique_ptr<const proof::ProofWords> ours_;
  std::unique_ptr<const proof::ProofWords> theirs_;
  DisagreementsModel* model_;
  QPushButton* open_;
  QLabel* file_;
  QCheckBox* onlyOpen_;
  ProofReader* reader_;
  QLabel* obstacle_;
  QTableView* view_;
  QLabel* subject_;
  Card mine_;
  Card yours_;
  ValueForm* form_;
  QLabel* another_;
  QLabel* counts_;
  QPushButton* back_;
  QPushButton* next_;
};

}  // namespace redoubt::editor
