#include "core/store/compress.h"

#include <zlib.h>

#include <algorithm>

#include "core/base/error.h"

namespace redoubt::store {

Bytes deflated(const Bytes& bytes) {
  uLongf size = compressBound(static_cast<uLong>(bytes.size()));
  Bytes result(size);
  const int code = compress2(result.data(), &size, bytes.data(), static_cast<uLong>(bytes.size()), Z_BEST_SPEED);
  if (code != Z_OK) throw Error(ErrorCode::Internal, Phrase::of("errors.edit.compressing"));
  result.resize(size);
  return result;
}

Bytes inflated(const Bytes& bytes, std::size_t limit) {
  const auto damaged = [] { return Error(ErrorCode::Damaged, Phrase::of("errors.damaged.record")); };
  z_stream stream{};
  if (inflateInit(&stream) != Z_OK) throw Error(ErrorCode::Internal, Phrase::of("errors.edit.decompressing"));
  Bytes result;
  result.resize(std::min(limit, std::max<std::size_t>(bytes.size() * 4, 4096)));
  stream.next_in = const_cast<Bytef*>(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  int code = Z_OK;
  while (code == Z_OK) {
    if (stream.total_out == result.size()) {
      if (result.size() >= limit) break;
      result.resize(std::min(limit, result.size() * 2));
    }
    stream.next_out = result.data() + stream.total_out;
    stream.avail_out = static_cast<uInt>(result.size() - stream.total_out);
    code = inflate(&stream, Z_NO_FLUSH);
  }
  const std::size_t size = stream.total_out;
  inflateEnd(&stream);
  if (code != Z_STREAM_END) throw damaged();
  result.resize(size);
  return result;
}

}  // namespace redoubt::store
