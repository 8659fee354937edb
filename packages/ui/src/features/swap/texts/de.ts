import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SwapTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof SwapTexts> = {
  'swap.pay': 'Du zahlst',
  'swap.receive': 'Du erhältst',
  'swap.payAmount': 'Betrag, den du zahlst',
  'swap.balance': 'Guthaben: {amount}',
  'swap.max': 'Max.',
  'swap.switchSides': 'Die beiden Token vertauschen',
  'swap.selectToken': 'Token wählen',
  'swap.enterAmount': 'Betrag eingeben',
  'swap.invalidAmount': 'Gültigen Betrag eingeben',
  'swap.amountAmbiguous': 'Entferne das Tausendertrennzeichen.',
  'swap.amountPrecise': '{symbol} erlaubt weniger Nachkommastellen. Kürze den Betrag.',
  'swap.insufficientBalance': 'Nicht genug Guthaben',
  'swap.feeUncovered': 'Nicht genug {symbol} für die Netzwerkgebühr',
  'swap.noRoute': 'Zu wenig Liquidität',
  'swap.noRouteText':
    'So viel tauscht gerade niemand. Versuche einen kleineren Betrag oder einen anderen Token.',
  'swap.sameToken': 'Wähle zwei verschiedene Token.',
  'swap.orderOpen':
    'Ein Auftrag über {amount} kann bis {time} noch ausgeführt werden, zusätzlich zu diesem Tausch.',
  'swap.removeOrderAllowance': 'Seine Freigabe entfernen',
  'swap.quoting': 'Der beste Preis wird gesucht',
  'swap.quoted': 'Du erhältst etwa {amount}',
  'swap.failed': 'Kein Preis gefunden',
  'swap.unavailable': 'Token-Guthaben nicht verfügbar',
  'swap.worthLess': '{percent} weniger',
  'swap.rate': 'Kurs',
  'swap.invertRate': 'Kurs andersherum anzeigen',
  'swap.offer': 'Angebot',
  'swap.bestOf': 'Bestes von {count} · über {source}',
  'swap.via': 'über {source}',
  'swap.oneToOne': 'Eins zu eins',
  'swap.offersChecking': 'Weitere Angebote werden geprüft…',
  'swap.offersNone': 'Keines ist verwendbar',
  'swap.offerBest': 'Bestes',
  'swap.offerFee': 'Netzwerkgebühr {amount}',
  'swap.offerUnchecked': 'Noch nicht geprüft',
  'swap.slippage': 'Max. Kursabweichung',
  'swap.slippageText':
    'Wird der Preis um mehr als das schlechter, wird der Tausch abgebrochen und du behältst deine Token.',
  'swap.slippageAuto': 'Automatisch · {percent}',
  'swap.slippageOwn': 'Anderer Wert in Prozent',
  'swap.slippageHigh': 'Das ist viel. Du könntest weit weniger erhalten als angezeigt.',
  'swap.slippageLow': 'Das ist sehr wenig. Der Tausch könnte fehlschlagen.',
  'swap.slippageInvalid': 'Gib eine Zahl von 0,01 bis 50 ein.',
  'swap.protection': 'Schutz',
  'swap.protectionText':
    'Hält deinen Tausch aus der öffentlichen Warteschlange heraus, in der Bots den Preis verschlechtern können.',
  'swap.protectionOn': 'Ein',
  'swap.protectionOff': 'Aus',
  'swap.protectionOffered': 'In {wallet} nicht eingerichtet',
  'swap.protectionAdd': 'In {wallet} einrichten',
  'swap.unknownToken': 'Unbekannter Token – diesen Namen kann jeder verwenden',
  'swap.imitation':
    'Auch ein anderer Token heißt {symbol}, und dieser steht nicht auf der Liste. Er könnte gefälscht sein.',
  'swap.useToken': 'Diesen Token verwenden',
  'swap.confirmToken': 'Token oben bestätigen',
  'swap.unsupported': 'Netzwerk für Tausch nicht unterstützt',
  'swap.unsupportedText':
    'Auf {network} kannst du nicht tauschen. Wechsle zu einem anderen Netzwerk.',
  'swap.unsupportedBitcoin':
    'Bitcoin hat keine Verträge, also kann nichts beide Hälften eines Tauschs zusichern. Sende stattdessen oder wechsle zu einem anderen Netzwerk.',
  'swap.unsupportedPolkadot': 'Tauschen wird auf diesem Netzwerk noch nicht unterstützt.',
  'swap.sendInstead': 'Stattdessen senden',
  'swap.chooseNetwork': 'Netzwerk wählen',
  'swap.networks': 'Netzwerke mit Tausch',
  'swap.search': 'Suchen oder Adresse einfügen',
  'swap.suggested': 'Vorgeschlagene Token',
  'swap.yours': 'Deine Token',
  'swap.all': 'Alle Token',
  'swap.found': '{count, plural, one {# Token gefunden} other {# Token gefunden}}',
  'swap.notFound': 'Keine Token für „{search}“ gefunden.',
  'swap.listFailed': 'Die Liste der Token wurde nicht geladen.',
  'swap.reading': 'Der Token wird auf {network} gesucht',
  'swap.noToken': 'Unter dieser Adresse gibt es auf {network} keinen Token.',
  'swap.tokenAddress': 'Token-Adresse',
  'swap.otherToken': 'Anderen Token wählen',
  'swap.feeUnknown': 'In deiner Wallet zu sehen',
  SWAP_UNSUPPORTED: 'Netzwerk für Tausch nicht unterstützt. Wähle ein anderes Netzwerk.',
  SWAP_NO_ROUTE: 'Zu wenig Liquidität. Versuche einen kleineren Betrag oder einen anderen Token.',
  SWAP_QUOTE_MISMATCH:
    'Der Preisdienst hat etwas anderes geantwortet, als du gefragt hast. Es wurde nichts gesendet.',
  SWAP_ROUTER_UNKNOWN:
    'Dieses Angebot nutzt einen Vertrag, den wir nicht kennen, und ist deshalb nicht verwendbar.',
  SWAP_FLOOR_MISSING:
    'Dieses Angebot sichert keinen Mindestbetrag zu und ist deshalb nicht verwendbar.',
  SWAP_EFFECT_UNEXPECTED:
    'Beim Ausprobieren tut dieser Tausch etwas anderes, als er soll. Es wurde nichts gesendet.',
  SWAP_PRICE_MOVED:
    'Der Preis hat dein Limit überschritten. Du würdest weniger als {minimum} {symbol} erhalten.',
  SWAP_VALUE_LOST:
    'Dieser Tausch würde zu viel von seinem Wert verlieren. Tausche weniger oder wähle einen anderen Token.',
  PAYMENT_FUNDS_INSUFFICIENT:
    'Du hast nur {available} {symbol}. Füge {symbol} hinzu oder tausche weniger.',
  PAYMENT_FEE_UNCOVERED:
    'Du brauchst etwa {fee} {symbol} für die Netzwerkgebühr. Füge {symbol} hinzu oder tausche weniger.',
  PAYMENT_TOO_SMALL: 'Dieser Betrag ist zu klein. Tausche mindestens {minimum} {symbol}.',
  PAYMENT_TOKEN_MISTRUSTED:
    'Die Angaben zu {token} stimmen nicht mit dem Netzwerk überein, deshalb wurde nichts gesendet. Wähle den Token neu aus.',
  PAYMENT_ALTERED:
    'Wir haben das gestoppt, weil es nicht mit dem übereinstimmte, was du geprüft hast. Es wurde nichts gesendet. Fang neu an.',
  PAYMENT_EXPIRED: 'Dieser Preis ist abgelaufen. Prüfe den Tausch noch einmal.',
  PAYMENT_UNSUPPORTED: 'Netzwerk für Tausch nicht unterstützt. Wähle ein anderes Netzwerk.',
}
