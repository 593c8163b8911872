#pragma once

#include <QWidget>
#include <map>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;

namespace redoubt::editor {

/// What a kind of terrain costs each arm (`terrain/<slug>/enter`), one field for each arm; an empty one is not known.
class TerrainCosts : public QWidget {
  Q_OBJECT

 public:
  struct Arm {
    std::string slug;
    QString title;

    friend bool operator==(const Arm&, const Arm&) = default;
  };

  explicit TerrainCosts(QWidget* parent = nullptr);

  /// `json` is the object of all costs. `subject` is the kind they belong to: what was typed for another is forgotten.
  void setCosts(const std::string& subject, std::vector<Arm> arms, const std::optional<std::string>& json);
  /// Whether the fields can show a value: it is an object of numbers and texts by arm, or there is none.
  static bool canShow(const std::optional<std::string>& json, const std::vector<Arm>& arms);

 signals:
  /// The costs of all arms are to be this object; nothing to take them all away.
  void costsWanted(const QString& arm, const std::optional<std::string>& json);

 private:
  struct Field {
    Arm arm;
    QLineEdit* edit;
  };
  void remake(std::vector<Arm> arms);
  void judge();
  void commit(const Field& field);

  std::string subject_;
  std::string json_ = "{}";
  std::vector<Field> fields_;
  QWidget* rows_ = nullptr;
  QLabel* error_;
};

}  // namespace redoubt::editor
