#pragma once

#include <cstdint>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

/// Long runs that try faults on battle files: docs/contributing.md tells how to start them.
namespace redoubt::rigs {

namespace fs = std::filesystem;

struct Options {
  int count = 100;
  unsigned seed = 1794;
  fs::path battle;     ///< a battle to try on, where the rig takes one
  bool judges = true;  ///< false: what a rig finds is told, but is no failure
};

/// An empty folder that goes with the object, and holds the state of its programs.
class Folder {
 public:
  Folder();
  ~Folder();
  fs::path in(const std::string& name) const { return path_ / name; }

 private:
  fs::path path_;
};

using Random = std::mt19937;

/// A number from 0 up to, not including, `count`.
std::size_t below(Random& random, std::size_t count);

std::string noise(Random& random, std::size_t size);

/// Makes a copy of the battle at `from` that has been worked on: painted, undone, with named versions. Its pages lie in
/// no particular order.
void makeUsed(const fs::path& from, const fs::path& to, Random& random);

double mean(const std::vector<double>& values);
double median(std::vector<double> values);

/// Each answers whether all was well, and prints a line for each kind of fault.
bool runKill(const Options& options);
bool runPower(const Options& options);
bool runDamage(const Options& options);
bool runCalls(const Options& options);
bool runSalvage(const Options& options);
bool runCopies(const Options& options);
bool runJson(const Options& options);

}  // namespace redoubt::rigs
