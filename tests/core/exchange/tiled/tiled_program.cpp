#include "tests/core/exchange/tiled/tiled_program.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace redoubt::exchange::tiled::test {
namespace {

std::string quotedForShell(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string contentOf(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

}  // namespace

Picture::Picture(int w, int h, Rgb colour)
    : width(w), height(h), pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h), colour) {}

void writePicture(const Picture& picture, const std::filesystem::path& path) {
  std::string bytes = "P6\n" + std::to_string(picture.width) + " " + std::to_string(picture.height) + "\n255\n";
  for (const Rgb& pixel : picture.pixels) {
    for (const std::uint8_t part : pixel) bytes += static_cast<char>(part);
  }
  writeText(path, bytes);
}

Picture readPicture(const std::filesystem::path& path) {
  std::istringstream bytes(contentOf(path));
  std::string kind;
  int width = 0;
  int height = 0;
  int most = 0;
  bytes >> kind >> width >> height >> most;
  bytes.get();
  EXPECT_EQ(kind, "P6") << path;
  Picture picture(width, height, {});
  for (Rgb& pixel : picture.pixels) {
    for (std::uint8_t& part : pixel) part = static_cast<std::uint8_t>(bytes.get());
  }
  EXPECT_TRUE(bytes) << path;
  return picture;
}

void writeText(const std::filesystem::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

void runTiled(const std::string& program, const std::vector<std::string>& arguments,
              const std::filesystem::path& folder) {
  const std::string home = quotedForShell(folder.string());
  std::string command = "cd " + home + " && env HOME=" + home + " XDG_CONFIG_HOME=" + home +
                        " QT_QPA_PLATFORM=offscreen timeout 120 " + program;
  for (const std::string& argument : arguments) command += " " + quotedForShell(argument);
  const int code = std::system((command + " >said.txt 2>&1").c_str());
  EXPECT_EQ(code, 0) << command << "\n" << contentOf(folder / "said.txt") << "\nIs Debian's package tiled installed?";
}

}  // namespace redoubt::exchange::tiled::test
