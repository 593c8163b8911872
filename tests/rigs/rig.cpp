#include "tests/rigs/rig.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <stdexcept>

#include "core/document/document.h"

namespace redoubt::rigs {

Folder::Folder() {
  std::string pattern = (fs::canonical(fs::temp_directory_path()) / "redoubt-rig-XXXXXX").string();
  if (!::mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
  path_ = pattern;
  fs::create_directory(in("state"));
  ::setenv("XDG_STATE_HOME", in("state").c_str(), 1);
  ::setenv("XDG_DATA_HOME", in("state").c_str(), 1);
}

Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::size_t below(Random& random, std::size_t count) {
  return random() % count;
}

std::string noise(Random& random, std::size_t size) {
  std::string bytes(size, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random());
  return bytes;
}

void makeUsed(const fs::path& from, const fs::path& to, Random& random) {
  fs::copy_file(from, to, fs::copy_options::overwrite_existing);
  fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write);
  const auto document = document::Document::open(to);
  std::vector<model::HexRow> hexes;
  for (const model::HexRow& row : document->battle().all<model::HexRow>()) hexes.push_back(row);
  for (int step = 0; step < 60; ++step) {
    model::Edit edit("Paint");
    for (std::size_t left = 1 + below(random, 40); left > 0; --left) {
      model::HexRow row = hexes[below(random, hexes.size())];
      row.level = static_cast<int>(below(random, 4));
      edit.put(row);
    }
    model::Note note;
    note.id = Id<model::Note>{static_cast<std::int64_t>(1000 + below(random, 100'000))};
    note.text = std::string(below(random, 300), 'n');
    edit.put(note);
    document->apply(edit);
    if (step % 9 == 0) document->undo();
  }
}

double mean(const std::vector<double>& values) {
  return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

}  // namespace redoubt::rigs
