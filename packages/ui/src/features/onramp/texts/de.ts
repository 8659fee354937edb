import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { OnrampTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof OnrampTexts> = {
  'onramp.amount': 'Betrag, den du zahlst',
  'onramp.presets': 'Vorgeschlagene Beträge',
  'onramp.amountAmbiguous':
    'Unklar, ob das ein Dezimal- oder ein Tausendertrennzeichen ist. Entferne das Trennzeichen.',
  'onramp.amountInvalid': 'Das ist kein Betrag. Gib nur Ziffern und ein Dezimaltrennzeichen ein.',
  'onramp.amountPrecise': '{currency} erlaubt weniger Nachkommastellen. Kürze den Betrag.',
  'onramp.amountLow': 'Zahle mindestens {amount}.',
  'onramp.amountHigh': 'Zahle höchstens {amount}.',
  'onramp.pay': 'Bezahlen mit',
  'onramp.get': 'Erhalten',
  'onramp.changeCurrency': 'Bezahlen mit {currency}, andere Währung wählen',
  'onramp.changeToken': '{symbol} erhalten, anderen Token wählen',
  'onramp.providers': 'Anbieter wählen',
  'onramp.loading': 'Angebot wird geladen',
  'onramp.quoting': 'Preise werden abgefragt',
  'onramp.quoted': 'Du erhältst etwa {amount} bei {provider}',
  'onramp.noEstimate': 'Keine Schätzung',
  'onramp.fees': 'Gebühren {amount}',
  'onramp.usualFee': 'Gebühr meist {from}–{to}',
  'onramp.enterAmount': 'Gib zuerst einen Betrag ein.',
  'onramp.best': 'Bestes',
  'onramp.sample': 'Der Preisdienst antwortet nicht. Die Preise zeigt der Anbieter.',
  'onramp.noPrices': 'Die Preise zeigt der Anbieter.',
  'onramp.methodCard': 'Karte',
  'onramp.methodBank': 'Bankkonto',
  'onramp.methodTransfer': 'Überweisung',
  'onramp.notNetwork': 'Verkauft nicht auf {network}',
  'onramp.notToken': 'Verkauft kein {symbol}',
  'onramp.notCurrency': 'Nimmt kein {currency} an',
  'onramp.notHost': 'Von dieser App nicht erlaubt',
  'onramp.notAmount': 'Verkauft diesen Betrag nicht',
  'onramp.notSold': 'Für dich nicht verfügbar',
  'onramp.nothing':
    'Kein Anbieter verkauft hier {symbol} für {currency}. Wähle einen anderen Token oder eine andere Währung.',
  'onramp.inProgress': '{count} laufend',
  'onramp.help': 'Wie funktioniert der Kauf?',
  'onramp.unsupported': 'Auf {network} gibt es nichts zu kaufen',
  'onramp.unsupportedText':
    'In diesem Netzwerk verkaufen die Anbieter keine Token. Wechsle zu einem anderen.',
  'onramp.networks': 'Netzwerke mit Angeboten',
  'onramp.chooseNetwork': 'Netzwerk wählen',
  'onramp.unavailable': 'Kaufen ist nicht möglich',
  'onramp.unavailableText': 'Diese App bietet keine Käufe an.',
  'onramp.searchTokens': 'Token suchen',
  'onramp.searchCurrencies': 'Währungen suchen',
  'onramp.tokens': 'Token, die du kaufen kannst',
  'onramp.currencies': 'Währungen, mit denen du bezahlen kannst',
  'onramp.found': '{count} gefunden',
  'onramp.notFound': 'Nichts passt zu „{search}“.',
  'onramp.opening': '{provider} wird geöffnet…',
  'onramp.openingText': 'Du bezahlst auf der Seite von {provider}, nicht hier.',
  'onramp.blocked': 'Dein Browser hat das Fenster blockiert',
  'onramp.blockedText': 'Öffne {provider} selbst, um fortzufahren.',
  'onramp.open': '{provider} öffnen',
  'onramp.openAgain': '{provider} erneut öffnen',
  'onramp.continue': 'Weiter bei {provider}',
  'onramp.continueText': 'Schließe deinen Kauf im Fenster von {provider} ab.',
  'onramp.show': 'Fenster zeigen',
  'onramp.closed': 'Fenster geschlossen',
  'onramp.closedText': 'Schon bezahlt? Wir schauen weiter nach.',
  'onramp.waiting': '{provider} braucht etwas von dir',
  'onramp.waitingText':
    'Schließe die Identitätsprüfung oder die Bestätigung bei {provider} ab. Du kannst später zurückkommen.',
  'onramp.processing': 'Zahlung läuft',
  'onramp.processingText':
    '{provider} bearbeitet deine Zahlung. Du kannst dieses Fenster schließen.',
  'onramp.sent': 'Unterwegs',
  'onramp.sentText':
    '{provider} hat {symbol} gesendet. Wir warten, bis es auf {network} zu sehen ist.',
  'onramp.slow': 'Dauert länger als üblich',
  'onramp.slowText':
    'Auf {network} ist {symbol} noch nicht zu sehen. Wenn nichts ankommt, frage bei {provider} nach.',
  'onramp.delivered': 'Erhalten',
  'onramp.deliveredAmount': 'Du hast {amount} erhalten',
  'onramp.deliveredText': 'Es ist in deinem Konto auf {network}.',
  'onramp.lost': 'Noch nicht gesehen',
  'onramp.lostText':
    'Nach einem Tag schauen wir nicht mehr nach. Wenn du bezahlt hast, frage {provider}, wo dein Kauf ist.',
  'onramp.look': 'Noch einmal nachsehen',
  'onramp.declined': 'Zahlung abgelehnt',
  'onramp.declinedText':
    '{provider} hat die Zahlung abgelehnt. Versuche es mit einer anderen Karte oder einem anderen Anbieter.',
  'onramp.identity': 'Identitätsprüfung nicht bestanden',
  'onramp.identityText':
    '{provider} konnte deine Identität nicht bestätigen. Versuche es mit einem anderen Anbieter.',
  'onramp.cancelled': 'Kauf abgebrochen',
  'onramp.cancelledText':
    'Laut {provider} wurde nichts gekauft. Versuche es erneut, wenn du so weit bist.',
  'onramp.limit': 'Grenze erreicht',
  'onramp.limitText':
    'Das ist mehr, als {provider} dir gerade verkauft. Kaufe weniger oder später.',
  'onramp.region': 'Bei dir nicht verfügbar',
  'onramp.regionText':
    '{provider} verkauft das in deiner Region nicht. Versuche es mit einem anderen Anbieter.',
  'onramp.mismatch': 'Kauf gestoppt',
  'onramp.mismatchText':
    '{provider} meldet eine andere Adresse oder einen anderen Token, als du bestellt hast. Frage bei {provider} nach.',
  'onramp.failed': 'Kauf fehlgeschlagen',
  'onramp.failedText': 'Laut {provider} ist der Kauf gescheitert und es wurde nichts gekauft.',
  'onramp.refunded': 'Zahlung erstattet',
  'onramp.refundedText':
    'Laut {provider} bekommst du dein Geld zurück und es wurde nichts gekauft.',
  'onramp.expired': 'Kauf abgelaufen',
  'onramp.expiredText':
    'Es wurde nicht rechtzeitig eine Zahlung gemeldet. Falls du bezahlt hast, frage bei {provider} nach.',
  'onramp.error': '{provider} konnte nicht geöffnet werden',
  'onramp.chooseProvider': 'Anderen Anbieter wählen',
  'onramp.buyAgain': 'Noch einmal kaufen',
  'onramp.close': 'Fertig',
  'onramp.explorer': 'Im Explorer ansehen',
  'onramp.to': 'Kommt an bei',
  'onramp.youPay': 'Du zahlst',
  'onramp.youGet': 'Du erhältst etwa',
  'onramp.emptyTitle': 'Noch keine Käufe',
  'onramp.emptyText': 'Was du mit diesem Konto kaufst, erscheint hier.',
  'onramp.offline':
    'Du bist offline. Deine Käufe werden aktualisiert, sobald du wieder online bist.',
  'onramp.forget': 'Aus der Liste entfernen',
  'onramp.stateOpened': 'Noch nicht bezahlt',
  'onramp.stateWaiting': 'Wartet auf dich',
  'onramp.stateProcessing': 'Wird bearbeitet',
  'onramp.stateFailed': 'Fehlgeschlagen',
  'onramp.stateRefunded': 'Erstattet',
  'onramp.stateExpired': 'Abgelaufen',
  'whatIsABuy.payTitle': 'Bezahle wie gewohnt',
  'whatIsABuy.payText':
    'Nutze eine Karte oder deine Bank. Du bezahlst beim Anbieter, auf seiner Seite.',
  'whatIsABuy.checkTitle': 'Weise dich einmal aus',
  'whatIsABuy.checkText':
    'Anbieter müssen deine Identität prüfen. Diese App sieht deine Dokumente nicht.',
  'whatIsABuy.arriveTitle': 'An dein Konto gesendet',
  'whatIsABuy.arriveText':
    'Deine Token kommen an deiner eigenen Adresse an. Wir sagen dir, sobald das Netzwerk sie hat.',
  'whatIsABuy.buy': 'Token kaufen',
  ONRAMP_UNSUPPORTED: 'Auf {network} kann nichts gekauft werden. Wähle ein anderes Netzwerk.',
  ONRAMP_AMOUNT_OUTSIDE:
    'Dieser Betrag kann nicht bezahlt werden. Das Minimum ist {minimum} {currency}.',
  ONRAMP_URL_REFUSED:
    'Der Link für {provider} führt zu einer anderen Website, daher haben wir ihn nicht geöffnet. Wähle einen anderen Anbieter.',
  ONRAMP_DECLINED:
    '{provider} hat den Kauf abgelehnt. Versuche es erneut oder wähle einen anderen Anbieter.',
}
