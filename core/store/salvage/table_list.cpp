#include "core/store/salvage/table_list.h"

#include <algorithm>

#include "core/store/salvage/table_tree.h"

namespace redoubt::store {

TableList::TableList(const DamagedFile& file, PageClaims& claims, const std::vector<TableShape>& shapes)
    : shapes_(shapes) {
  read(file, claims);
  chooseLayout();
  settleTwins();
}

void TableList::read(const DamagedFile& file, PageClaims& claims) {
  const TableShape shape = schemaShape();
  TableTree tree(file, claims, shape,
                 {[&](const Values& row) { take(row); }, [] {}, [](const PageRows&) { return true; }});
  if (tree.read(1) && tree.gaps().empty()) return;
  // Its pages are told by their shape.
  for (PageNumber number = 1; number <= file.pageCount(); ++number) {
    if (!claims.isAvailable(number)) continue;
    const auto page = TreePage::of(file, number);
    if (!page || page->kind() != PageKind::LeafTable) continue;
    const PageRows found = rowsOn(file, *page, shape);
    if (found.rows.empty() || found.rows.size() * 2 < found.cells) continue;
    claims.take(number);
    for (const PageRows::Row& row : found.rows) take(row.values);
  }
}

void TableList::take(const Values& row) {
  const std::string& type = std::get<std::string>(row[0]);
  const std::string& name = std::get<std::string>(row[1]);
  const auto root = static_cast<PageNumber>(std::get<std::int64_t>(row[3]));
  const auto shape = std::find_if(shapes_.begin(), shapes_.end(), [&](const TableShape& s) { return s.name == name; });
  if (type == "table" && shape != shapes_.end()) {
    roots_.emplace(name, root);
    const auto* sql = std::get_if<std::string>(&row[4]);
    if (shape->isContent && sql && *sql != shape->sql) isOfAnotherSchema_ = true;
  } else if (root > 1) {
    otherRoots_.push_back(root);
    if (type == "table" && !name.starts_with("sqlite_")) isOfAnotherSchema_ = true;
  }
}

void TableList::chooseLayout() {
  std::size_t most = 0;
  for (std::size_t layout = 0; layout < shapes_.front().usualRoots.size(); ++layout) {
    const auto agreeing =
        static_cast<std::size_t>(std::count_if(shapes_.begin(), shapes_.end(), [&](const TableShape& shape) {
          const auto root = roots_.find(shape.name);
          return root != roots_.end() && root->second == shape.usualRoots[layout];
        }));
    if (agreeing <= most) continue;
    layout_ = layout;
    most = agreeing;
  }
  isAsInFreshFiles_ = most > 0 && most * 10 >= roots_.size() * 9;
}

// Of two tables with one root, the number of one was spoilt.
void TableList::settleTwins() {
  for (const TableShape& shape : shapes_) {
    const auto root = roots_.find(shape.name);
    if (root == roots_.end() || root->second != usualRootOf(shape)) continue;
    std::erase_if(roots_,
                  [&](const auto& other) { return other.first != shape.name && other.second == usualRootOf(shape); });
  }
}

std::vector<PageNumber> TableList::rootsOf(const TableShape& shape) const {
  std::vector<PageNumber> found;
  if (const auto root = roots_.find(shape.name); root != roots_.end()) found.push_back(root->second);
  const PageNumber usual = usualRootOf(shape);
  const bool isOfAnother =
      std::any_of(roots_.begin(), roots_.end(), [&](const auto& root) { return root.second == usual; });
  if (!isOfAnother && usual != 0) found.push_back(usual);
  return found;
}

}  // namespace redoubt::store
