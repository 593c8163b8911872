#pragma once

#include <vector>

#include "core/store/salvage/tree_page.h"

/// Private to core/store.
namespace redoubt::store {

/// Which pages of a damaged file are spoken for.
class PageClaims {
 public:
  explicit PageClaims(const DamagedFile& file);

  /// Whether a tree may lead to that page: it is there, no other tree has it, and it is not known to be unused.
  bool isAvailable(PageNumber number) const;
  void take(PageNumber number) { taken_[number] = true; }
  /// Takes all pages that a tree of whatever kind leads to.
  void takeTree(const DamagedFile& file, PageNumber root);
  /// Whether all unused pages are known. They hold rows of long ago; where they are not known, a page that no tree
  /// leads to may be one of them.
  bool knowsUnused() const { return knowsUnused_; }

 private:
  void readUnused(const DamagedFile& file);

  std::vector<bool> taken_;
  std::vector<bool> unused_;
  bool knowsUnused_ = false;
};

}  // namespace redoubt::store
