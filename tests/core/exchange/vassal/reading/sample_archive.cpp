#include "tests/core/exchange/vassal/reading/sample_archive.h"

#include <gtest/gtest.h>
#include <unistd.h>
#include <zip.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <random>

namespace redoubt::exchange::vassal::reading::sample {

void writeZip(const std::filesystem::path& path, const Files& files, bool isPacked) {
  int problem = 0;
  zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &problem);
  ASSERT_NE(archive, nullptr);
  for (const auto& [name, bytes] : files) {
    zip_source_t* source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
    const zip_int64_t index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    ASSERT_GE(index, 0) << name;
    zip_set_file_compression(archive, static_cast<zip_uint64_t>(index), isPacked ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 9);
  }
  ASSERT_EQ(zip_close(archive), 0);
}

std::string zipBytes(const Files& files, bool isPacked) {
  const Folder folder;
  writeZip(folder.path("inner.zip"), files, isPacked);
  return bytesOf(folder.path("inner.zip"));
}

Folder::Folder() {
  std::random_device random;
  folder_ = std::filesystem::temp_directory_path() /
            ("redoubt-reading-" + std::to_string(::getpid()) + "-" + std::to_string(random()));
  std::filesystem::create_directories(folder_);
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

std::string bytesOf(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void writeBytes(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

std::string png(int width, int height) {
  std::string bytes = "\x89PNG\r\n\x1A\n";
  bytes += std::string("\0\0\0\x0DIHDR", 8);
  for (const int side : {width, height}) {
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(static_cast<std::uint32_t>(side) >> shift);
  }
  return bytes + std::string("\x08\x02\0\0\0", 5);
}

std::string joined(const std::vector<std::string>& values, char delimiter) {
  std::string text;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) text += delimiter;
    for (const char c : values[i]) {
      if (c == delimiter) text += '\\';
      text += c;
    }
  }
  return text;
}

std::string nested(const std::vector<std::string>& traits) {
  std::string text = traits.back();
  for (std::size_t i = traits.size() - 1; i > 0; --i) text = joined({traits[i - 1], text}, '\t');
  return text;
}

std::string piece(const std::vector<std::pair<std::string, std::string>>& traits, const std::string& id) {
  std::vector<std::string> types, states;
  for (const auto& [type, state] : traits) {
    types.push_back(type);
    states.push_back(state);
  }
  return "+/" + joined({id, nested(types), nested(states)}, '/');
}

std::string hidden(const std::string& text, unsigned char key) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string made = "!VCSK";
  const auto add = [&](unsigned char byte) {
    made += kDigits[byte >> 4];
    made += kDigits[byte & 15];
  };
  add(key);
  for (const char c : text) add(static_cast<unsigned char>(static_cast<unsigned char>(c) ^ key));
  return made;
}

Files save(const std::string& text, const std::string& module, const std::string& note) {
  return {{"savedGame", text},
          {"savedata", "<data version=\"1\"><description>" + escaped(note) + "</description></data>"},
          {"moduledata", moduleData(module)}};
}

std::string moduleData(const std::string& name, const std::string& version) {
  return "<?xml version=\"1.0\"?><data version=\"1\"><version>" + version +
         "</version><VassalVersion>3.7.0</VassalVersion><name>" + escaped(name) + "</name></data>";
}

std::string escaped(const std::string& text) {
  std::string made;
  for (const char c : text) {
    if (c == '<')
      made += "&lt;";
    else if (c == '>')
      made += "&gt;";
    else if (c == '&')
      made += "&amp;";
    else if (c == '"')
      made += "&quot;";
    else if (c == '\t')
      made += "&#9;";
    else
      made += c;
  }
  return made;
}

}  // namespace redoubt::exchange::vassal::reading::sample
