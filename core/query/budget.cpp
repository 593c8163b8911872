#include "core/query/budget.h"

#include <sqlite3.h>

#include <algorithm>
#include <cassert>
#include <ctime>

namespace redoubt::query {
namespace {

thread_local Budget* current = nullptr;
sqlite3_mem_methods plain{};

void* allocate(int size) {
  if (current && !current->take(plain.xRoundup(size))) return nullptr;
  return plain.xMalloc(size);
}

void release(void* memory) {
  if (current && memory) current->take(-std::int64_t{plain.xSize(memory)});
  plain.xFree(memory);
}

void* reallocate(void* memory, int size) {
  if (current && !current->take(std::int64_t{plain.xRoundup(size)} - plain.xSize(memory))) return nullptr;
  return plain.xRealloc(memory, size);
}

// SQLite accepts another allocator only before its first use.
bool watch() {
  if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &plain) != SQLITE_OK) return false;
  sqlite3_mem_methods watched = plain;
  watched.xMalloc = allocate;
  watched.xFree = release;
  watched.xRealloc = reallocate;
  return sqlite3_config(SQLITE_CONFIG_MALLOC, &watched) == SQLITE_OK;
}

const bool kIsWatched = watch();

std::chrono::nanoseconds processorTime() {
  std::timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace

Budget::Budget(const Limits& limits)
    : limits_(limits), began_(std::chrono::steady_clock::now()), processorAtStart_(processorTime()) {
  assert(!current);
  current = this;
}

Budget::~Budget() {
  current = nullptr;
}

bool Budget::isWatched() {
  return kIsWatched;
}

bool Budget::take(std::int64_t bytes) {
  if (bytes <= 0) {
    used_ += bytes;
    return true;
  }
  if (spent_ != Spent::No) return false;
  if (used_ + bytes > static_cast<std::int64_t>(limits_.bytes)) {
    spent_ = Spent::Memory;
  } else if (++asked_ % 64 == 0 && !isInTime()) {
    spent_ = Spent::Time;
  }
  if (spent_ != Spent::No) return false;
  used_ += bytes;
  peak_ = std::max(peak_, used_);
  return true;
}

bool Budget::step(std::int64_t steps) {
  steps_ += steps;
  if (spent_ != Spent::No) return false;
  if (isStopped()) {
    spent_ = Spent::Stopped;
  } else if (steps_ > limits_.steps) {
    spent_ = Spent::Steps;
  } else if (!isInTime()) {
    spent_ = Spent::Time;
  }
  return spent_ == Spent::No;
}

// The limit is processor time, so that other running programs don't make a good query fail. The clock is cheaper to
// read and is never behind processor time, so it is checked first.
bool Budget::isInTime() {
  if (std::chrono::steady_clock::now() - began_ < limits_.time) return true;
  return processorTime() - processorAtStart_ < limits_.time;
}

}  // namespace redoubt::query
