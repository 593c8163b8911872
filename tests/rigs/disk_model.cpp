#include "tests/rigs/disk_model.h"

#include <algorithm>

namespace redoubt::rigs {
namespace {

using testing::DiskEvent;
using Kind = DiskEvent::Kind;

constexpr std::size_t kSector = 512;

void put(std::string& file, std::size_t offset, std::string_view bytes) {
  if (file.size() < offset + bytes.size()) file.resize(offset + bytes.size());
  file.replace(offset, bytes.size(), bytes);
}

std::size_t endOf(const DiskEvent& event) {
  return static_cast<std::size_t>(event.offset) + event.bytes.size();
}

void apply(std::string& bytes, const DiskEvent& event) {
  if (event.kind == Kind::Write) put(bytes, static_cast<std::size_t>(event.offset), event.bytes);
  if (event.kind == Kind::Truncate) bytes.resize(static_cast<std::size_t>(event.offset));
}

void applyInPart(std::string& bytes, const DiskEvent& event, Random& random) {
  const auto begin = static_cast<std::size_t>(event.offset);
  for (std::size_t at = begin; at < endOf(event);) {
    const std::size_t next = std::min((at / kSector + 1) * kSector, endOf(event));
    if (below(random, 2) == 0) put(bytes, at, std::string_view(event.bytes).substr(at - begin, next - at));
    at = next;
  }
}

}  // namespace

void DiskFile::happens(const DiskEvent& event) {
  if (event.kind != Kind::Sync) {
    pending_.push_back(&event);
    return;
  }
  for (const DiskEvent* change : pending_) apply(durable_, *change);
  pending_.clear();
  isNamed_ = true;
}

std::optional<std::string> DiskFile::afterFailure(Loss loss, Random& random) const {
  if (!isNamed_ && below(random, 2) == 0) return std::nullopt;
  std::string bytes = durable_;
  if (loss == Loss::Garbage) {
    std::size_t size = bytes.size();
    for (const DiskEvent* change : pending_) {
      if (change->kind == Kind::Write) size = std::max(size, endOf(*change));
    }
    bytes += noise(random, size - bytes.size());
  }
  for (const DiskEvent* change : pending_) {
    if (loss == Loss::Sectors && change->kind == Kind::Write) {
      applyInPart(bytes, *change, random);
    } else if (below(random, 2) == 0) {
      apply(bytes, *change);
    }
  }
  return bytes;
}

}  // namespace redoubt::rigs
