#include "tests/core/document/document_fixture.h"

namespace redoubt::document {
namespace {

class Observers : public DocumentTest {
 protected:
  Observer noting(const std::string& name) {
    return [this, name](const Event& event) {
      const char* cause = event.cause == Cause::Edit   ? "edit"
                          : event.cause == Cause::Undo ? "undo"
                          : event.cause == Cause::Redo ? "redo"
                                                       : "reload";
      std::string line = name + " " + cause + " '" + event.title + "'";
      for (const auto& change : event.changes.of<model::HexRow>()) {
        // They see the model as it is after the change.
        const model::HexRow* now = document->battle().find<model::HexRow>(change.key());
        EXPECT_EQ(now != nullptr, change.after.has_value());
        if (now) {
          EXPECT_EQ(*now, *change.after);
        }
        line += " " + (change.before ? change.before->terrain : "none") + ">" +
                (change.after ? change.after->terrain : "none");
      }
      lines.push_back(line);
    };
  }
  std::vector<std::string> lines;
};

TEST_F(Observers, AreToldOncePerChangeAndInOrder) {
  const auto first = document->observe(noting("A"));
  const auto second = document->observe(noting("B"));
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(1, 1, "woods"));  // nothing changes
  document->undo();
  document->redo();
  EXPECT_EQ(lines, (std::vector<std::string>{
                       "A edit 'Paint woods' clear>woods", "B edit 'Paint woods' clear>woods",
                       "A undo 'Paint woods' woods>clear", "B undo 'Paint woods' woods>clear",
                       "A redo 'Paint woods' clear>woods", "B redo 'Paint woods' clear>woods"}));
}

TEST_F(Observers, HearOfInsertionsAndDeletions) {
  const auto handle = document->observe(noting("A"));
  model::Edit edit("Both");
  edit.erase<model::HexRow>(hexAt(1, 1));
  document->apply(edit);
  document->undo();
  EXPECT_EQ(lines, (std::vector<std::string>{"A edit 'Both' clear>none", "A undo 'Both' none>clear"}));
}

TEST_F(Observers, HearNothingOfARefusedEdit) {
  const auto handle = document->observe(noting("A"));
  model::Edit edit = paint(1, 1, "woods");
  edit.put(model::Army{.id = Id<model::Army>{1}, .player = Id<model::Player>{1}});
  EXPECT_NE(errorOf([&] { document->apply(edit); }), "no error");
  EXPECT_TRUE(lines.empty());
}

TEST_F(Observers, AreForgottenWithTheirHandle) {
  auto handle = document->observe(noting("A"));
  document->apply(paint(1, 1, "woods"));
  handle.reset();
  document->apply(paint(2, 1, "woods"));
  EXPECT_EQ(lines.size(), 1U);
}

TEST_F(Observers, MayGoWhileBeingTold) {
  std::shared_ptr<void> second;
  const auto first = document->observe([&](const Event&) { second.reset(); });
  second = document->observe(noting("B"));
  document->apply(paint(1, 1, "woods"));
  EXPECT_TRUE(lines.empty());
}

TEST_F(Observers, FindTheLayoutOfTheNewMap) {
  int columns = 0;
  const auto handle = document->observe([&](const Event&) { columns = document->layout().spec().columns; });
  model::MapSheet sheet = *model::mapSheet(document->battle());
  sheet.columns = 17;
  model::Edit edit("Grow");
  edit.put(sheet);
  document->apply(edit);
  EXPECT_EQ(columns, 17);
  document->undo();
  EXPECT_EQ(columns, 10);
}

}  // namespace
}  // namespace redoubt::document
