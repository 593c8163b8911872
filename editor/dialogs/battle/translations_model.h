#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <string>
#include <vector>

#include "core/rules/vocabulary/translations.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The texts of the battle with their translations into one language; after them the translations of texts that no
/// longer stand anywhere. It follows the battle row by row.
class TranslationsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Text, Place, Translated, Columns };

  explicit TranslationsModel(const Session& session, QObject* parent = nullptr);

  /// By its code; empty: none.
  void setLanguage(const std::string& language);
  const std::string& language() const { return language_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// The row of the table translation that a row of the list shows or would become.
  model::Translation translation(int row) const;
  /// Where the text stands, a line for each place.
  QString places(int row) const;
  /// Whether the text stands nowhere any more.
  bool isIdle(int row) const { return lines_.at(static_cast<std::size_t>(row)).places.empty(); }
  bool isTranslated(int row) const { return !lines_.at(static_cast<std::size_t>(row)).translated.isEmpty(); }
  /// The texts that stand somewhere, and how many of them are translated.
  int count() const;
  int translatedCount() const;
  /// -1 for a text that is not in the list.
  int find(const std::string& text) const;

 signals:
  void followed();

 private:
  struct Line {
    std::string text;
    QString shown;  // the text in one line
    std::vector<rules::WrittenText::Place> places;
    QString place;
    QString translated;
    friend bool operator==(const Line&, const Line&) = default;
  };
  std::vector<Line> lines() const;
  void follow();
  QString placeWords(const rules::WrittenText::Place& place) const;

  const Session& session_;
  std::string language_;
  std::vector<Line> lines_;
};

}  // namespace redoubt::editor
