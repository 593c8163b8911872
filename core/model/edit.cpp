#include "core/model/edit.h"

namespace redoubt::model {

Edit::Edit(std::string title) : title_(std::move(title)) {}
Edit::Edit(const Edit& other) = default;
Edit::Edit(Edit&& other) noexcept = default;
Edit& Edit::operator=(const Edit& other) = default;
Edit& Edit::operator=(Edit&& other) noexcept = default;
Edit::~Edit() = default;

std::size_t Edit::count() const {
  std::size_t total = 0;
  forEachTable([&]<class Row>(RowType<Row>) { total += puts<Row>().size() + erases<Row>().size(); });
  return total;
}

void Edit::append(const Edit& other) {
  pictures_.add(other.pictures_);
  forEachTable([&]<class Row>(RowType<Row>) {
    Rows<Row>& mine = std::get<Rows<Row>>(ops_);
    mine.puts.insert(mine.puts.end(), other.puts<Row>().begin(), other.puts<Row>().end());
    mine.erases.insert(mine.erases.end(), other.erases<Row>().begin(), other.erases<Row>().end());
  });
}

Edit toEdit(const Changes& changes, std::string title) {
  Edit edit(std::move(title));
  edit.pictures() = changes.pictures();
  forEachTable([&]<class Row>(RowType<Row>) {
    for (const RowChange<Row>& change : changes.of<Row>()) {
      if (change.after) {
        edit.put<Row>(*change.after);
      } else {
        edit.erase<Row>(change.before->key());
      }
    }
  });
  return edit;
}

Battle applied(Battle battle, const Edit& edit) {
  battle.pictures().add(edit.pictures());
  forEachTable([&]<class Row>(RowType<Row>) {
    for (const KeyOf<Row>& key : edit.erases<Row>()) battle.all<Row>().erase(key);
    for (const Row& row : edit.puts<Row>()) battle.all<Row>().put(row);
  });
  return battle;
}

}  // namespace redoubt::model
