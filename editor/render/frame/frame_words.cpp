#include "editor/render/frame/frame_words.h"

#include <QDate>
#include <array>

namespace redoubt::render {
namespace {

bool isPolish(const std::string& language) {
  return language.rfind("pl", 0) == 0;
}

FrameWords english() {
  return {"en",
          "Plan of the battle",
          "LEGEND",
          "Hex number",
          "Levels %1 to %2",
          "1 hex = %1",
          "The map is invented: neither a survey nor a printed map.",
          "sight",
          "shift",
          "attack",
          "fire",
          "Under the arms: movement points to enter",
          "+ beside the hex’s own",
          "× may not enter",
          "† lost there",
          "↑ uphill only",
          "• blocks sight",
          "shift: columns for the attacker",
          "attack: part of the strength out of it",
          "fire: on the morale check under fire",
          "N"};
}

FrameWords polish() {
  return {"pl",
          "Plan bitwy",
          "OBJAŚNIENIE ZNAKÓW",
          "Numer pola",
          "Poziomy od %1 do %2",
          "1 pole = %1",
          "Mapa wymyślona: ani zdjęcie terenu, ani wydrukowana plansza.",
          "widok",
          "kolumny",
          "atak",
          "ostrzał",
          "Pod rodzajami broni: punkty ruchu za wejście",
          "+ oprócz kosztu pola",
          "× wejście zakazane",
          "† ginie tam",
          "↑ tylko pod górę",
          "• zasłania widok",
          "kolumny: przesunięcie dla atakującego",
          "atak: część siły przy ataku stąd",
          "ostrzał: do testu morale pod ostrzałem",
          "N"};
}

// In the grammatical case that a date needs.
constexpr std::array kEnglishMonths = {"January", "February", "March",     "April",   "May",      "June",
                                       "July",    "August",   "September", "October", "November", "December"};
constexpr std::array kPolishMonths = {"stycznia", "lutego",   "marca",    "kwietnia",     "maja",      "czerwca",
                                      "lipca",    "sierpnia", "września", "października", "listopada", "grudnia"};

}  // namespace

const FrameWords& frameWords(const std::string& language) {
  static const FrameWords inEnglish = english();
  static const FrameWords inPolish = polish();
  return isPolish(language) ? inPolish : inEnglish;
}

QString dayInWords(const std::string& language, const std::string& date) {
  const QDate day = QDate::fromString(QString::fromStdString(date), Qt::ISODate);
  if (!day.isValid()) return QString::fromStdString(date);
  const auto& months = isPolish(language) ? kPolishMonths : kEnglishMonths;
  return QStringLiteral("%1 %2").arg(day.day()).arg(
      QString::fromUtf8(months[static_cast<std::size_t>(day.month() - 1)]));
}

}  // namespace redoubt::render
