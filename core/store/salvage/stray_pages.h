#pragma once

#include <memory>

#include "core/store/salvage/references.h"
#include "core/store/salvage/row_keeper.h"

/// Private to core/store.
namespace redoubt::store {

/// What is known of one table so far.
struct TableRescue {
  const TableShape& shape;
  std::unique_ptr<RowKeeper> keeper;
  std::unique_ptr<TableTree> tree;
};

/// Finds rows on pages that no tree leads to any more, because the page that led there is spoilt. Whose they are is
/// told by what they hold, and where that fits several tables, by what they refer to. Only tables that lack rows, or
/// have none, get any; those whose keys do not belong where rows are lacking, and all if unused pages can't be told
/// from used ones, are counted as doubtful.
class StrayPages {
 public:
  StrayPages(const DamagedFile& file, PageClaims& claims, std::vector<TableRescue>& tables, References& references)
      : file_(file), claims_(claims), tables_(tables), references_(references) {}

  /// `isSuspicious`: something in the file is not where it should be, so that even a table that seems to be empty may
  /// not have been.
  void read(bool isSuspicious);

 private:
  struct Candidate {
    TableRescue* table;
    PageRows rows;
  };

  bool mayLack(const TableRescue& table) const;
  void look(PageNumber number);
  void lookAgain(PageNumber number);
  std::vector<Candidate> candidatesFor(const TreePage& page) const;
  void give(PageNumber number, const Candidate& to);

  const DamagedFile& file_;
  PageClaims& claims_;
  std::vector<TableRescue>& tables_;
  References& references_;
  std::vector<PageNumber> unclear_;
};

}  // namespace redoubt::store
