#pragma once

#include <QWidget>
#include <optional>
#include <string>

#include "editor/session/session.h"

class QLabel;

namespace redoubt::editor {

class OriginNote;
class RuleControl;
class ShapeForm;

/// One setting of a scenario with its name, a field for its value, where it comes from and what is wrong with it.
class SettingField : public QWidget {
  Q_OBJECT

 public:
  /// The path must be one that the vocabulary of settings knows; it is the object name.
  SettingField(Session& session, std::string path, const QString& title, QWidget* parent = nullptr);

  const std::string& path() const { return path_; }
  void show(std::optional<Id<model::Scenario>> scenario);

 private:
  void take(const std::string& json);

  Session& session_;
  std::string path_;
  std::optional<Id<model::Scenario>> scenario_;
  RuleControl* control_ = nullptr;
  ShapeForm* form_ = nullptr;
  OriginNote* origin_;
  QLabel* fault_;
};

/// Where the value of a setting comes from in words: "from Day", "instead of 30 from Day"; empty
/// where the scenario's own stands in no other's place.
QString settingOrigin(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path);
/// Whether a value of the scenario's own stands in the place of an inherited one.
bool isOverride(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path);

}  // namespace redoubt::editor
