const any = (...words: string[]) => new RegExp(words.join("|"), "i");

/** Words by which shops say that a thing cannot be bought now. */
export const OUT_OF_STOCK = any(
  "sold out|out of stock|(currently|temporarily) unavailable|no longer available|notify me when|not available",
  "売り切れ|売切れ?|在庫切れ|在庫なし|品切れ|入荷待ち|完売|販売(を)?終了|取り扱い(を)?終了|再入荷(お知らせ|通知)",
  "nicht (mehr )?(verfügbar|lieferbar|auf lager|vorrätig)|derzeit nicht|ausverkauft|vergriffen",
  "rupture de stock|épuisé|indisponible|non disponibile|esaurito|agotado|no disponible|sin existencias|esgotado|indisponível",
  "niet op voorraad|uitverkocht|niedostępny|wyprzedan|brak w magazynie|vyprodáno|vypredané|není skladem|nie je skladom",
  "нет в наличии|распродан|нет на складе|缺貨|售完|已售罄|缺货|补货中|補貨中|slutsåld|ikke på lager|loppuunmyyty|stoc epuizat|elfogyott|tükendi",
);

/** Words that say that it is there. */
export const IN_STOCK = any(
  "in stock|ready to ship|ships (with)?in|\\d+ (items? )?(available|left)\\b|available (now|online|for delivery)|在庫あり|在庫有|即納|残り\\d+|発送可能",
  "auf lager|sofort (lieferbar|verfügbar)|lieferbar|vorrätig|en stock|disponible|disponibile|disponibilità immediata|em stock|disponível",
  "op voorraad|na stanie|w magazynie|dostępny|skladem|na sklade|skladom|dobavljivo|na zalogi|na skladištu|în stoc|raktáron",
  "есть в наличии|в наличии|на складе|i lager|på lager|varastossa|stokta|有貨|現貨|现货|有货|במלאי",
);

/** Words on the button that buys. */
export const BUY = any(
  "\\b(add|put) (it )?(to|in) (the |my |your )?(shopping )?(cart|bag|basket|trolley)\\b|^buy\\b|\\bbuy (it )?now\\b|place bid|^pre-?order\\b",
  "カートに(入れる|追加)|カートへ(入れる)?|[かカ][ごゴ]に(入れる|追加)|購入(手続き|する)|今すぐ(買う|購入)|注文する|予約する",
  "in den (einkaufswagen|warenkorb)|^warenkorb$|jetzt kaufen|ajouter au panier|^acheter|aggiungi al carrello|^acquista|^compra",
  "añadir (al|a la) (carrito|cesta|bolsa)|agregar al carr|adicionar ao carrinho|in winkel(wagen|mand)|bestellen",
  "do košík[au]|do koszyka|^kup teraz|kupi(ť|t)?$|v košarico|u košaricu|^naroči|adaugă în coș|adauga in cos|kosárba|sepete ekle",
  "в корзину|^купить|lägg i (varukorg|kundvagn)|(læg|legg) i (kurv|handlekurv)|læg i kurv|lisää ostoskoriin|加入購物車|加入购物车|立即購買|立即购买|直接購買|הוסף לסל|הוספה לסל",
);

/** Class and id names of the button that buys, whatever its language. */
export const BUY_NAMES =
  /add-?_?to-?_?(cart|bag|basket)|addtocart|(^|[\s_-])(buy|order)-?_?(btn|button|now|box)|button-cart|btn-?(buy|cart|order)|buyBtn|product-?buy|can-buy/i;
