#pragma once

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTreeView>
#include <filesystem>
#include <memory>
#include <string>

#include "editor/dialogs/rules/rules_dialog.h"
#include "editor/dialogs/rules/rules_list.h"
#include "editor/fields/field_text.h"
#include "tests/editor/dialogs/child_of.h"
#include "tests/editor/dialogs/field_writing.h"

namespace redoubt::editor::test {

inline constexpr Id<model::System> kOwn{777};
inline constexpr Id<model::Paragraph> kParagraph{31};

/// A battle whose own system inherits the shipped one: it overrides the range of command, has a rule that its parent
/// lacks, one that no vocabulary knows, one of the wrong shape, one that names no terrain there is, and a table with a
/// gap.
model::Battle country();

/// The window of the rules, driven as a person would.
class RulesWindowTest : public ::testing::Test {
 protected:
  RulesWindowTest();
  ~RulesWindowTest() override;

  void open();

  void reopen(document::Mode mode);

  /// The battle as the file has it.
  model::Battle stored() const;
  const model::Rule* own(const std::string& path) const { return session_.battle().find<model::Rule>({kOwn, path}); }
  std::string ownJson(const std::string& path) const { return own(path) ? own(path)->value.text : "none"; }
  const model::Provenance* originOf(const std::string& path) const;

  template <class Widget>
  Widget& child(const char* name) const {
    return childOf<Widget>(*dialog_, name);
  }
  template <class Widget>
  Widget& control() const {
    return child<Widget>("rules.control");
  }
  bool isShown(const char* name) const { return !child<QWidget>(name).isHidden(); }
  QString words(const char* name) const { return isShown(name) ? child<QLabel>(name).text() : QString(); }

  RulesList& list() const { return *dialog_->findChild<RulesList*>(); }
  QTreeView& tree() const { return child<QTreeView>("rules.tree"); }
  FieldText& text() const { return child<FieldText>("rules.text"); }

  /// Opens the topic and clicks the rule.
  void choose(const char* path);
  QString cell(const char* path, RulesModel::Column column) const;
  /// Into the value, over what stands there.
  void type(const QString& value);
  void press(const char* name);
  void setFilter(RuleFilter filter);
  QStringList shownPaths() const;
  void write(const char* name, const QString& words) { test::write(child<QLineEdit>(name), words); }
  std::string dump() const;

  QTemporaryDir folder_;
  std::filesystem::path file_;
  Session session_;
  QStringList failures_;
  std::unique_ptr<RulesDialog> dialog_;
};

}  // namespace redoubt::editor::test
