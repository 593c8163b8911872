#include <gtest/gtest.h>
#include <zlib.h>
#include <zstd.h>

#include "core/exchange/input/inflate.h"
#include "tests/core/exchange/input/failure.h"

namespace redoubt::exchange::input {
namespace {

using test::failureOf;

std::string deflatedWith(const std::string& bytes, int windowBits) {
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY), Z_OK);
  std::string packed(deflateBound(&stream, bytes.size()) + 64, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string packedWith(const std::string& bytes, Packing packing) {
  if (packing == Packing::Zlib) return deflatedWith(bytes, 15);
  if (packing == Packing::Gzip) return deflatedWith(bytes, 31);
  if (packing == Packing::Deflate) return deflatedWith(bytes, -15);
  std::string packed(ZSTD_compressBound(bytes.size()), '\0');
  packed.resize(ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), 19));
  return packed;
}

class Packed : public ::testing::TestWithParam<Packing> {};

TEST_P(Packed, IsUnpackedUpToTheLimitAndNoFurther) {
  for (const std::size_t size : {0u, 1u, 4095u, 4096u, 4097u, 300'000u}) {
    std::string bytes;
    for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(i * i >> 3);
    const std::string packed = packedWith(bytes, GetParam());
    EXPECT_EQ(unpacked(packed, GetParam(), size), bytes) << size;
    if (size == 0) continue;
    EXPECT_EQ(failureOf([&] { unpacked(packed, GetParam(), size - 1); }).find("too-large: "), 0u);
  }
}

TEST_P(Packed, ABombIsRefusedBeforeItIsUnpacked) {
  const std::string packed = packedWith(std::string(64 << 20, '\0'), GetParam());
  EXPECT_EQ(failureOf([&] { unpacked(packed, GetParam(), 1 << 20); }).find("too-large: "), 0u);
}

TEST_P(Packed, WhatBreaksOffIsNotPackedSoOrGoesOnIsDamaged) {
  const std::string packed = packedWith("Racławice, 4 kwietnia 1794", GetParam());
  for (std::size_t length = 0; length < packed.size(); ++length) {
    EXPECT_EQ(failureOf([&] { unpacked(packed.substr(0, length), GetParam(), 1000); }).find("damaged: "), 0u) << length;
  }
  EXPECT_EQ(failureOf([&] { unpacked(packed + "x", GetParam(), 1000); }).find("damaged: "), 0u);
  EXPECT_EQ(failureOf([&] { unpacked("\xFF\xFFnothing of the kind", GetParam(), 1000); }).find("damaged: "), 0u);
}

INSTANTIATE_TEST_SUITE_P(Ways, Packed,
                         ::testing::Values(Packing::Zlib, Packing::Gzip, Packing::Deflate, Packing::Zstd));

TEST(PackedMembers, OfGzipAndFramesOfZstdAreJoined) {
  for (const Packing packing : {Packing::Gzip, Packing::Zstd}) {
    EXPECT_EQ(unpacked(packedWith("abc", packing) + packedWith("def", packing), packing, 6), "abcdef");
  }
}

}  // namespace
}  // namespace redoubt::exchange::input
