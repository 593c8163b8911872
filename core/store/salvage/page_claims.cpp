#include "core/store/salvage/page_claims.h"

#include "core/store/schema.h"

namespace redoubt::store {
namespace {

std::uint32_t numberAt(const PageBytes& page, std::size_t at) {
  return (std::uint32_t{page[at]} << 24) | (std::uint32_t{page[at + 1]} << 16) | (std::uint32_t{page[at + 2]} << 8) |
         page[at + 3];
}

}  // namespace

PageClaims::PageClaims(const DamagedFile& file)
    : taken_(std::size_t{file.pageCount()} + 1), unused_(std::size_t{file.pageCount()} + 1) {
  readUnused(file);
}

// The list of unused pages is a chain of pages that name others.
void PageClaims::readUnused(const DamagedFile& file) {
  PageNumber next = file.header(32);
  const std::uint32_t expected = file.header(36);
  std::uint32_t found = 0;
  const auto put = [&](PageNumber number) {
    if (number == 0 || number >= unused_.size() || unused_[number]) return false;
    unused_[number] = true;
    ++found;
    return true;
  };
  bool isSound = file.hasMagic() && file.header(68) == kApplicationId;
  while (next != 0 && isSound) {
    const PageBytes page = file.page(next);
    isSound = !page.empty() && put(next);
    if (!isSound) break;
    const std::uint32_t count = numberAt(page, 4);
    isSound = count <= file.usableSize() / 4 - 2;
    for (std::uint32_t i = 0; i < count && isSound; ++i) isSound = put(numberAt(page, 8 + 4 * std::size_t{i}));
    next = numberAt(page, 0);
  }
  knowsUnused_ = isSound && found == expected;
}

bool PageClaims::isAvailable(PageNumber number) const {
  return number > 0 && number < taken_.size() && !taken_[number] && !(knowsUnused_ && unused_[number]);
}

void PageClaims::takeTree(const DamagedFile& file, PageNumber root) {
  std::vector<PageNumber> ahead{root};
  while (!ahead.empty()) {
    const PageNumber number = ahead.back();
    ahead.pop_back();
    if (!isAvailable(number)) continue;
    const auto page = TreePage::of(file, number);
    if (!page) continue;
    take(number);
    if (!page->isInner()) continue;
    for (const Cell& cell : page->cells()) ahead.push_back(cell.child);
    ahead.push_back(page->lastChild());
  }
}

}  // namespace redoubt::store
