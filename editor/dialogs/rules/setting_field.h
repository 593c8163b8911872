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

/// One setting of a scenario with its name, a field for its value, its origin and its findings.
class SettingField : public QWidget {
  Q_OBJECT

 public:
  /// The path must be in the vocabulary of settings; it is the object name.
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

/// The origin of a setting's value in words: "from Day", "instead of 30 from Day"; empty if it is the scenario's own
/// and replaces none.
QString settingOrigin(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path);
/// Whether the scenario's own value replaces an inherited one.
bool isOverride(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path);

}  // namespace redoubt::editor
