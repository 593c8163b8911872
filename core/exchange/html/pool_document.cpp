#include "core/exchange/html/battle_document.h"

namespace redoubt::exchange::html {

OwnPool::OwnPool(const PageGround& ground) : ground_(ground), chits_(ground.battle, ground.book) {}

std::vector<OwnChit> OwnPool::named(std::vector<PoolChit> chits) const {
  std::vector<OwnChit> named;
  for (PoolChit& chit : chits) {
    OwnChit own{std::move(chit), {}};
    own.piece = own.isPrinted ? ground_.chitId(*own.leader) : ground_.pieces.of(own.key, own.name + "-chit");
    named.push_back(std::move(own));
  }
  return named;
}

}  // namespace redoubt::exchange::html
