#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

namespace redoubt {

/// A vector whose elements may still be incomplete where a class has it as a member: what compilers make of the class by
/// themselves doesn't look into the elements before they are used.
template <class T>
class ListOf : public std::vector<T> {
 public:
  ListOf();
  ListOf(std::initializer_list<T> elements);
  ListOf(std::vector<T> elements);
  ListOf(const ListOf& other);
  ListOf(ListOf&& other) noexcept;
  ListOf& operator=(const ListOf& other);
  ListOf& operator=(ListOf&& other) noexcept;
  ~ListOf();
};

template <class T>
ListOf<T>::ListOf() = default;
template <class T>
ListOf<T>::ListOf(std::initializer_list<T> elements) : std::vector<T>(elements) {}
template <class T>
ListOf<T>::ListOf(std::vector<T> elements) : std::vector<T>(std::move(elements)) {}
template <class T>
ListOf<T>::ListOf(const ListOf& other) = default;
template <class T>
ListOf<T>::ListOf(ListOf&& other) noexcept = default;
template <class T>
ListOf<T>& ListOf<T>::operator=(const ListOf& other) = default;
template <class T>
ListOf<T>& ListOf<T>::operator=(ListOf&& other) noexcept = default;
template <class T>
ListOf<T>::~ListOf() = default;

}  // namespace redoubt
