#include "editor/render/output/memory_guard.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <vector>

#include "core/base/error.h"
#include "editor/render/output/png_picture.h"
#include "editor/render/output/svg_picture.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

TEST(MemoryGuard, TellsOfWhatWasTakenSince) {
  const std::int64_t most = 64 << 20;
  const MemoryGuard guard(most);
  EXPECT_NO_THROW(guard.look());
  std::vector<char> large(3 * most, 'x');
  try {
    guard.look();
    ADD_FAILURE() << "nothing was told of " << large.size() << " bytes";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::TooLarge);
    EXPECT_NE(error.sentence().find("64 MiB"), std::string::npos) << error.sentence();
  }
}

TEST(MemoryGuard, LooksWheneverProgressIsTold) {
  const MemoryGuard guard(-(std::int64_t{1} << 40));
  double told = 0;
  const Watch watch{{}, [&](double share) { told = share; }};
  const Watch guarded = guard.over(watch);
  EXPECT_THROW(guarded.progress(0.5), Error);
  EXPECT_EQ(told, 0);
}

TEST(MemoryGuard, RefusesBeforehandWithTheFigures) {
  EXPECT_NO_THROW(refuseTooLarge(1'000, 100'000, "an SVG"));
  try {
    refuseTooLarge(1'000'000, 100'000, "an SVG");
    ADD_FAILURE();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::TooLarge);
    for (const char* figure : {"1000000 hexes", "95368 MiB", "2048 MiB", "a part of the map"}) {
      EXPECT_NE(error.sentence().find(figure), std::string::npos) << error.sentence();
    }
  }
}

}  // namespace
}  // namespace redoubt::render
