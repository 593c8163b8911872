#include "editor/render/output/checked_device.h"

#include "core/base/error.h"

namespace redoubt::render {

CheckedDevice::CheckedDevice(QIODevice& out) : out_(out) {
  open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

qint64 CheckedDevice::writeData(const char* data, qint64 length) {
  if (out_.write(data, length) != length) hasFailed_ = true;
  return length;
}

void CheckedDevice::throwIfFailed() const {
  if (!hasFailed_) return;
  throw Error(ErrorCode::DiskFull, "the file can't be written; check the folder and the space left.");
}

}  // namespace redoubt::render
