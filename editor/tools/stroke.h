#pragma once

#include <algorithm>
#include <vector>

#include "core/hex/layout.h"

namespace redoubt::editor {

/// The items of a stroke so far, in order, each once.
template <class T>
class Gathered {
 public:
  void add(const T& thing) {
    if (std::find(things_.begin(), things_.end(), thing) == things_.end()) things_.push_back(thing);
  }
  void clear() { things_.clear(); }
  bool empty() const { return things_.empty(); }
  const std::vector<T>& all() const { return things_; }

 private:
  std::vector<T> things_;
};

}  // namespace redoubt::editor
