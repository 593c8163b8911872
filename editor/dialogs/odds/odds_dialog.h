#pragma once

#include <QDialog>
#include <optional>

#include "core/rules/combat/attack.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace redoubt::editor {

class OddsResults;
class OddsSides;

/// The odds of an attack on the selected or typed hex by the checked counters round it: strengths, every shift with its
/// reason, the column, and the probability of each result. It follows the battle and the selection while it is open,
/// and changes nothing.
class OddsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit OddsDialog(Session& session, QWidget* parent = nullptr);
  ~OddsDialog() override;

  void setTarget(std::optional<hex::HexKey> hex);
  std::optional<hex::HexKey> target() const { return target_; }

 private:
  void arrange();
  void connectAll();
  void takeTypedTarget();
  void refresh();
  void refreshTrack();
  void reckon();
  QString whyNothing() const;
  void showNothing(const QString& why);
  /// With null, only names are shown.
  void showDefence(const rules::Attack* attack, const rules::Odds* odds);
  void showColumn(const rules::Odds& odds);

  Session& session_;
  std::optional<hex::HexKey> target_;
  QLineEdit* hex_;
  QLabel* defence_;
  OddsSides* sides_;
  QLabel* trackLabel_;
  QComboBox* track_;
  QLabel* column_;
  QLabel* missing_;
  OddsResults* results_;
  QWidget* space_;  ///< shown instead of missing results
};

}  // namespace redoubt::editor
