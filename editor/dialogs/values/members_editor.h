#pragma once

#include <map>

#include "editor/dialogs/values/value_editor.h"

class QGridLayout;

namespace redoubt::editor {

/// An object: a line for each of its members. Of members of which there is exactly one, one is chosen and its line
/// shown. Inside of other values only the members that are there have a line; the others can be added.
class MembersEditor : public ValueEditor {
  Q_OBJECT

 public:
  MembersEditor(const FormContext& context, rules::plan::Members members, const FormPlace& place);

  void present(const Json& value) override;
  bool isTall() const override { return true; }
  /// Whether it has a line for each member of the value.
  bool showsAll(const Json& value) const;

 private:
  void rebuild();
  void addChoice();
  void addLine(const rules::Part& part);
  void addOthers();
  void addMore();
  void place(const std::string& member, ValueEditor* editor, bool canGo);
  std::vector<std::string> shownMembers(const Json& value) const;
  const rules::Part* part(const std::string& member) const;
  bool isOneOf(const std::string& member) const;
  std::string chosenOf(const Json& value) const;
  Json othersOf(const Json& value) const;
  QString labelOf(const std::string& member) const;
  QString hintOf(const std::string& member) const;
  void put(const std::string& member, const Json& value);

  const rules::plan::Members members_;
  QGridLayout* grid_ = nullptr;
  QWidget* fields_ = nullptr;
  Json value_;
  std::vector<std::string> shown_;
  std::map<std::string, ValueEditor*> lines_;
  ValueEditor* others_ = nullptr;
};

}  // namespace redoubt::editor
