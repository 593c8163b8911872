#pragma once

#include <string>
#include <vector>

#include "core/transcribe/context.h"

/// Private to core/transcribe: what the columns of a table hold, by their heads and what stands in them.
namespace redoubt::transcribe {

enum class Role { Unknown, Name, Place, Leader, Count, Turn, Facing, Figure, Note, Number };

struct Column {
  Role role = Role::Unknown;
  std::string head;
  int filled = 0;
  int places = 0;  // cells that say a place with hexes, a radius, other units
  int codes = 0;   // cells that can be a zone's code
  int numbers = 0;
  int results = 0;
  int turns = 0;  // "Turn 3"
  int names = 0;
  bool isArmy = false;  // its head is the army of its names
};

class TableColumns {
 public:
  /// Of rows [begin, end) of `lines`.
  TableColumns(Context& context, const std::vector<SourceLine>& lines, std::size_t begin, std::size_t end);

  std::size_t size() const { return columns_.size(); }
  const Column& operator[](std::size_t column) const { return columns_[column]; }
  bool has(Role role) const;
  bool isHead(std::size_t line) const { return line == head_; }
  /// Whether a row of heads says that units stand in it with their places or turns.
  bool isHeaded() const { return head_ != end_ && headNames_ && (has(Role::Place) || has(Role::Turn)); }
  bool isManifest() const;
  /// Whether it is a table of results, costs or effects.
  bool isRuleTable() const;

 private:
  void survey();
  void count(Column& column, const std::string& text);
  bool looksLikeHead(const SourceLine& line) const;
  void takeHead();
  void assignRoles();
  bool namesTerrain() const;

  Context& context_;
  const std::vector<SourceLine>& lines_;
  std::size_t begin_;
  std::size_t end_;
  std::vector<Column> columns_;
  std::size_t head_ = 0;
  bool headNames_ = false;
};

}  // namespace redoubt::transcribe
