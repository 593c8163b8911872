#include "core/exchange/input/inflate.h"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <limits>
#include <memory>

#include "core/base/error.h"

namespace redoubt::exchange::input {
namespace {

[[noreturn]] void failDamaged() {
  throw Error(ErrorCode::Damaged, Phrase::of("errors.packed.damaged"));
}

[[noreturn]] void failTooMuch(std::size_t most) {
  throw Error(ErrorCode::TooLarge, Phrase::of("errors.packed.too-much", {{"most", std::to_string(most)}}));
}

int windowBits(Packing packing) {
  constexpr int kLargest = 15;
  if (packing == Packing::Gzip) return kLargest + 16;
  return packing == Packing::Deflate ? -kLargest : kLargest;
}

class Inflater {
 public:
  Inflater(std::string_view packed, Packing packing, std::size_t most) : packing_(packing), most_(most) {
    if (packed.size() > std::numeric_limits<uInt>::max()) failDamaged();
    if (inflateInit2(&stream_, windowBits(packing)) != Z_OK) failDamaged();
    // zlib doesn't write into what it reads.
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream_.avail_in = static_cast<uInt>(packed.size());
  }
  ~Inflater() { inflateEnd(&stream_); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  std::string run() {
    for (;;) {
      const int code = step();
      if (code == Z_STREAM_END) {
        if (stream_.avail_in == 0) break;
        if (packing_ != Packing::Gzip || inflateReset(&stream_) != Z_OK) failDamaged();
      } else if (code != Z_OK) {
        failDamaged();
      }
    }
    result_.resize(size_);
    return std::move(result_);
  }

 private:
  // One byte more than is allowed has room, so that too much is told from just enough.
  int step() {
    if (size_ == result_.size()) {
      if (size_ > most_) failTooMuch(most_);
      const std::size_t wanted = std::max<std::size_t>(result_.size() * 2, 4096);
      result_.resize(std::min(most_ + 1, wanted));
    }
    const std::size_t room = std::min<std::size_t>(result_.size() - size_, std::numeric_limits<uInt>::max());
    stream_.next_out = reinterpret_cast<Bytef*>(result_.data() + size_);
    stream_.avail_out = static_cast<uInt>(room);
    const int code = ::inflate(&stream_, Z_NO_FLUSH);
    size_ += room - stream_.avail_out;
    if (size_ > most_) failTooMuch(most_);
    return code;
  }

  z_stream stream_{};
  Packing packing_;
  std::size_t most_;
  std::string result_;
  std::size_t size_ = 0;
};

struct FreeZstd {
  void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
};

// A frame claims how far back it refers, and that much would be reserved; what may be unpacked bounds it.
int windowLog(std::size_t most) {
  int log = 10;
  while (log < 27 && (std::size_t{1} << log) < most) ++log;
  return log;
}

std::string unpackedZstd(std::string_view packed, std::size_t most) {
  const std::unique_ptr<ZSTD_DCtx, FreeZstd> context(ZSTD_createDCtx());
  if (!context) failDamaged();
  // Tiny contents may be packed with any window.
  ZSTD_DCtx_setParameter(context.get(), ZSTD_d_windowLogMax, std::max(windowLog(most), 23));
  ZSTD_inBuffer in{packed.data(), packed.size(), 0};
  std::string result;
  std::size_t size = 0;
  std::size_t left = 1;  // of the frame
  while (left != 0 || in.pos < in.size) {
    if (size == result.size()) result.resize(std::min(most + 1, std::max<std::size_t>(size * 2, 4096)));
    ZSTD_outBuffer out{result.data(), result.size(), size};
    const std::size_t before = in.pos;
    left = ZSTD_decompressStream(context.get(), &out, &in);
    if (ZSTD_isError(left)) failDamaged();
    const bool isStuck = in.pos == before && out.pos == size;
    size = out.pos;
    if (size > most) failTooMuch(most);
    if (isStuck && size < result.size()) failDamaged();
  }
  result.resize(size);
  return result;
}

}  // namespace

std::string unpacked(std::string_view packed, Packing packing, std::size_t most) {
  if (packing == Packing::Zstd) return unpackedZstd(packed, most);
  return Inflater(packed, packing, most).run();
}

}  // namespace redoubt::exchange::input
