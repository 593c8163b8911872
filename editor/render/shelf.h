#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>

namespace redoubt::render {

/// Pictures that are each made on first use, for several threads, and kept until there are too many. `Value` must have
/// `bytes()`.
template <class Key, class Value>
class Shelf {
 public:
  Shelf(std::size_t mostValues, std::ptrdiff_t mostBytes) : mostValues_(mostValues), mostBytes_(mostBytes) {}

  /// The value of `key`; `make()` returns it (as a shared pointer) if there is none yet. Other callers wait meanwhile.
  template <class Make>
  std::shared_ptr<const Value> get(const Key& key, Make&& make) {
    const std::shared_ptr<Entry> entry = entryOf(key);
    std::call_once(entry->once, [&] {
      entry->value = make();
      const std::lock_guard lock(mutex_);
      bytes_ += entry->value->bytes();
    });
    return entry->value;
  }

 private:
  struct Entry {
    std::once_flag once;
    std::shared_ptr<const Value> value;
  };
  std::shared_ptr<Entry> entryOf(const Key& key) {
    const std::lock_guard lock(mutex_);
    if (const auto found = entries_.find(key); found != entries_.end()) return found->second;
    if (bytes_ > mostBytes_ || entries_.size() >= mostValues_) {
      entries_.clear();
      bytes_ = 0;
    }
    return entries_.emplace(key, std::make_shared<Entry>()).first->second;
  }

  std::size_t mostValues_;
  std::ptrdiff_t mostBytes_;
  std::mutex mutex_;
  std::map<Key, std::shared_ptr<Entry>> entries_;
  std::ptrdiff_t bytes_ = 0;
};

}  // namespace redoubt::render
