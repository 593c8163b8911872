#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// The editor Tiled itself, and pictures in the form that it reads and writes and that takes no library: PPM.
namespace redoubt::exchange::tiled::test {

using Rgb = std::array<std::uint8_t, 3>;

struct Picture {
  int width = 0;
  int height = 0;
  std::vector<Rgb> pixels;

  Picture() = default;
  Picture(int w, int h, Rgb colour);
  Rgb& at(int x, int y) { return pixels.at(static_cast<std::size_t>(y * width + x)); }
  const Rgb& at(int x, int y) const { return pixels.at(static_cast<std::size_t>(y * width + x)); }
};
void writePicture(const Picture& picture, const std::filesystem::path& path);
Picture readPicture(const std::filesystem::path& path);

void writeText(const std::filesystem::path& path, const std::string& text);

/// Runs a program of the package `tiled` without a display and without the settings of who runs the tests, and has the
/// test fail, with what the program says, unless it ends well.
void runTiled(const std::string& program, const std::vector<std::string>& arguments,
              const std::filesystem::path& folder);

}  // namespace redoubt::exchange::tiled::test
