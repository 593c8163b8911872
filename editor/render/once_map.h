#pragma once

#include <map>
#include <mutex>
#include <optional>

namespace redoubt::render {

/// Values that are each made on first use, for several threads. References to them stay valid.
template <class Key, class Value>
class OnceMap {
 public:
  /// The value of `key`, which `make()` returns if there is none yet; other callers wait meanwhile.
  template <class Make>
  const Value& get(const Key& key, Make&& make) {
    Entry& entry = entryOf(key);
    std::call_once(entry.once, [&] { entry.value.emplace(make()); });
    return *entry.value;
  }

 private:
  struct Entry {
    std::once_flag once;
    std::optional<Value> value;
  };
  Entry& entryOf(const Key& key) {
    const std::lock_guard lock(mutex_);
    return entries_[key];
  }

  std::mutex mutex_;
  std::map<Key, Entry> entries_;
};

}  // namespace redoubt::render
