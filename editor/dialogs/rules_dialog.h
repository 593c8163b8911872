#pragma once

#include <QDialog>
#include <string>
#include <string_view>

#include "core/model/changes.h"
#include "editor/session/session.h"

class QLabel;
class QScrollArea;
class QSplitter;

namespace redoubt::editor {

class RuleFields;
class RulesAdd;
class RulesList;

/// The rules of a battle: what each says and means, where it comes from, and its value to be tried and changed.
/// Non-modal: the map, the palettes and the problems follow at once, and every change is an edit of its own.
class RulesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit RulesDialog(Session& session, QWidget* parent = nullptr);
  ~RulesDialog() override;

  /// Shows the rule under a path, whether the battle has it or not.
  void choose(const std::string& path);

 private:
  void arrange();
  void connectSession();
  void follow(const model::Changes& changes);
  void refresh();
  void showChosen(const std::string& path);
  void showNew(const std::string& path);
  /// From the list over to the fields; adding comes last.
  void orderTabs();

  Session& session_;
  RulesList* list_;
  RulesAdd* add_;
  RuleFields* fields_;
  QScrollArea* scroll_;
  QSplitter* splitter_;
  QLabel* obstacle_;
};

}  // namespace redoubt::editor
