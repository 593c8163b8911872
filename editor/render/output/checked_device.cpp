#include "editor/render/output/checked_device.h"

#include "core/base/error.h"

namespace redoubt::render {

CheckedDevice::CheckedDevice(QIODevice& out) : out_(&out) {
  open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

void CheckedDevice::cut() {
  const std::lock_guard lock(mutex_);
  out_ = nullptr;
}

qint64 CheckedDevice::writeData(const char* data, qint64 length) {
  const std::lock_guard lock(mutex_);
  if (out_ && out_->write(data, length) != length) hasFailed_ = true;
  return length;
}

void CheckedDevice::throwIfFailed() const {
  const std::lock_guard lock(mutex_);
  if (!hasFailed_) return;
  throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"));
}

}  // namespace redoubt::render
