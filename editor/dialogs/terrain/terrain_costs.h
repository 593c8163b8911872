#pragma once

#include <QWidget>
#include <map>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;

namespace redoubt::editor {

/// The costs of a kind of terrain for each arm (`terrain/<slug>/enter`), one field for each arm; an empty one is
/// unknown, and "no" means that the arm must not enter or cross it (`terrain/<slug>/forbidden`).
class TerrainCosts : public QWidget {
  Q_OBJECT

 public:
  struct Arm {
    std::string slug;
    QString title;

    friend bool operator==(const Arm&, const Arm&) = default;
  };

  explicit TerrainCosts(QWidget* parent = nullptr);

  /// The two values as JSON; nothing if there is none.
  struct Effects {
    std::optional<std::string> enter = {};      ///< an object of costs by arm
    std::optional<std::string> forbidden = {};  ///< a list of arms
  };

  /// `subject` is the kind they belong to: text typed for another kind is dropped.
  void setEffects(const std::string& subject, std::vector<Arm> arms, const Effects& effects);
  /// Whether the fields can show them: numbers and texts by arm, and a list of arms.
  static bool canShow(const Effects& effects, const std::vector<Arm>& arms);

  /// Hides the fields: the values can't be shown in them, and are edited as JSON elsewhere.
  void showElsewhere();

 signals:
  /// The values for all arms should become these; empty values should be removed.
  void effectsWanted(const QString& arm, const redoubt::editor::TerrainCosts::Effects& effects);

 private:
  struct Field {
    Arm arm;
    QLineEdit* edit;
  };
  void remake(std::vector<Arm> arms);
  void judge();
  void commit(const Field& field);

  std::string subject_;
  Effects effects_;
  std::vector<Field> fields_;
  QWidget* rows_ = nullptr;
  QLabel* error_;
};

}  // namespace redoubt::editor
