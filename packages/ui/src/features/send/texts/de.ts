import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SendTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof SendTexts> = {
  'send.amount': 'Betrag',
  'send.swap': '{other}. Betrag stattdessen in {unit} eingeben.',
  'send.amountAmbiguous':
    'Unklar, ob das ein Dezimal- oder ein Tausendertrennzeichen ist. Entferne das Trennzeichen.',
  'send.amountInvalid': 'Das ist kein Betrag. Gib nur Ziffern und ein Dezimaltrennzeichen ein.',
  'send.amountPrecise': '{symbol} erlaubt weniger Nachkommastellen. Kürze den Betrag.',
  'send.amountAgain': 'Du hast {amount} für {before} eingegeben. Gib den Betrag in {symbol} ein.',
  'send.have': 'Du hast nur {amount} {symbol}.',
  'send.balance': 'Guthaben: {amount}',
  'send.max': 'Max.',
  'send.to': 'An',
  'send.toHint': 'Adresse oder Name',
  'send.toAddress': 'Adresse',
  'send.clear': 'Löschen',
  'send.paste': 'Einfügen',
  'send.pasteFailed':
    'Dein Browser erlaubt dieser Seite keinen Zugriff auf die Zwischenablage. Füge den Text direkt in das Feld ein.',
  'send.scan': 'QR-Code scannen',
  'send.scanStarting':
    'Die Kamera wird gestartet. Dein Browser fragt vielleicht nach der Erlaubnis.',
  'send.scanAim': 'Richte die Kamera auf den QR-Code einer Adresse oder Zahlung.',
  'send.scanNothing':
    'Noch kein Code gefunden. Halte ihn ruhig, nah und bei gutem Licht vor die Kamera.',
  'send.scanRefused':
    'Diese Seite darf die Kamera nicht verwenden. Erlaube es im Browser oder füge die Adresse ein.',
  'send.scanMissing': 'Keine Kamera gefunden. Füge stattdessen die Adresse ein.',
  'send.scanBusy':
    'Die Kamera konnte nicht gestartet werden. Vielleicht wird sie gerade von einer anderen App verwendet.',
  'send.scanStop': 'Scannen beenden',
  'send.lookingUp': 'Der Name wird gesucht',
  'send.invalid': 'Das ist keine gültige Adresse und kein gültiger Name auf {network}.',
  'send.noAddress': 'Das ist keine gültige Adresse auf {network}.',
  'send.nobody': 'Für diesen Namen ist auf {network} keine Adresse registriert.',
  'send.linkBroken': 'Dieser Zahlungslink ist nicht lesbar. Frage stattdessen nach der Adresse.',
  'send.linkNetwork': 'Dieser Zahlungslink ist für ein anderes Netzwerk.',
  'send.linkRequest':
    'Dieser Link verlangt mehr als eine Überweisung, deshalb haben wir ihn nicht geöffnet.',
  'send.linkLightning': 'Das ist eine Lightning-Anforderung, die hier nicht bezahlt werden kann.',
  'send.wholeAddress': 'Ganze Adresse anzeigen',
  'send.receiver': 'Adresse des Empfängers',
  'send.firstTime': 'Du sendest zum ersten Mal an diese Adresse. Prüfe jedes Zeichen.',
  'send.ownAccount': 'Das ist deine eigene Adresse. Du würdest an dich selbst senden.',
  'send.tokenContract':
    'Das ist der Token-Vertrag von {symbol}. Alles, was du hierher sendest, ist verloren.',
  'send.confusingName': 'Dieser Name sieht einem anderen ähnlich. Prüfe die Adresse.',
  'send.lookAlike':
    'Diese Adresse sieht aus wie eine, die du schon verwendet hast, ist aber eine andere. Das könnte Betrug sein.',
  'send.lookAlikeName':
    'Dieser Name sieht aus wie einer, den du schon verwendet hast, ist aber ein anderer. Das könnte Betrug sein.',
  'send.lookAlikeThis': 'Eingegeben',
  'send.lookAlikeKnown': 'Früher verwendet',
  'send.lookAlikeAgree': 'Ich habe beide verglichen und möchte an die eingegebene Adresse senden.',
  'send.selectToken': 'Token wählen',
  'send.addAmount': 'Betrag eingeben',
  'send.incorrectValue': 'Gültigen Betrag eingeben',
  'send.insufficientFunds': 'Nicht genug {symbol}',
  'send.addAddress': 'Empfänger eingeben',
  'send.invalidAddress': 'Gültige Adresse eingeben',
  'send.confirmAddress': 'Adresse oben bestätigen',
  'send.preview': 'Prüfen',
  'send.missing': 'Bitte gib einen gültigen Betrag und eine Empfängeradresse ein',
  'send.unavailable': 'Token-Guthaben nicht verfügbar',
  'send.unsupported': 'Netzwerk nicht unterstützt',
  'send.unsupportedText': 'Senden ist auf {network} nicht möglich. Wähle ein anderes Netzwerk.',
  'send.chooseNetwork': 'Netzwerk wählen',
  'send.elsewhere': 'Diese Transaktion ist auf {network}',
  'send.elsewhereText': 'Deine Wallet ist auf {current}. Wechsle das Netzwerk, um fortzufahren.',
  'send.switch': 'Netzwerk wechseln',
  'send.search': 'Token suchen',
  'send.found': '{count, plural, one {# Token gefunden} other {# Token gefunden}}',
  'send.notFound': 'Keine Token für „{search}“ gefunden.',
  'send.youSend': 'Du sendest',
  'send.from': 'Von',
  'send.network': 'Netzwerk',
  'send.fee': 'Netzwerkgebühr',
  'send.feeAtMost': 'Bis zu {amount} {symbol}',
  'send.feeUnknown': 'In deiner Wallet zu sehen',
  'send.sponsored': 'Zahlt {sponsor}',
  'send.feeDeclined': 'Der Sponsor zahlt diesmal nicht.',
  'send.feeUnavailable': 'Der Sponsor hat nicht geantwortet.',
  'send.feeRose': 'Die Netzwerkgebühr ist gestiegen. Prüfe sie, bevor du sendest.',
  'send.acceptFee': 'Neue Gebühr annehmen',
  'send.total': 'Gesamt',
  'send.preparing': 'Transaktion wird vorbereitet…',
  'send.cancel': 'Abbrechen',
  'send.declined': 'Transaktion in {wallet} abgelehnt. Es wurde nichts gesendet.',
  'send.changeAmount': 'Betrag ändern',
  'send.otherToken': 'Anderen Token wählen',
  'send.noteContract':
    'Diese Adresse ist ein Vertrag. Möglicherweise lässt sich das Gesendete nicht zurückholen.',
  'send.noteSmartAccount': 'Der Empfänger nutzt ein Smart-Konto.',
  'send.noteAccountOpened':
    'Der Empfänger hat diesen Token noch nicht. Das Eröffnen des Token-Kontos kostet {amount} {symbol}.',
  'send.noteUnused': 'Diese Adresse wurde noch nie benutzt. Vergewissere dich, dass sie stimmt.',
  'send.noteTokenFee':
    'Dieser Token behält eine Gebühr von {amount} {symbol} ein. Der Empfänger bekommt also weniger.',
  'send.noteTokenSymbol':
    'Im Netzwerk heißt dieser Token {symbol}, nicht {shown}. Vergewissere dich, dass es der richtige ist.',
  'send.noteWalletFee': 'Deine Wallet zeigt die Netzwerkgebühr an, bevor du bestätigst.',
  'send.check': 'Bestätige, dass du {amount} {symbol} an {receiver} senden möchtest.',
  'send.open': '{wallet} öffnen',
  'send.look': 'Sieh auf deinem anderen Gerät nach.',
  'send.started': 'Transaktion gestartet',
  'send.waiting': 'Wird auf {network} gesendet…',
  'send.waitingText': 'Deine Transaktion ist unterwegs. Du kannst dieses Fenster schließen.',
  'send.slow': 'Dauert länger als üblich',
  'send.slowText':
    '{network} ist ausgelastet. Deine Transaktion steht noch aus, sende sie also nicht noch einmal. Vielleicht kannst du sie in deiner Wallet beschleunigen.',
  'send.done': 'Gesendet',
  'send.doneText': '{amount} {symbol} an {receiver}',
  'send.close': 'Fertig',
  'send.explorer': 'Im Explorer ansehen',
  'send.failed': 'Transaktion fehlgeschlagen',
  'send.failedText':
    'Das Netzwerk hat sie abgelehnt: {reason}. Die Netzwerkgebühr wurde eventuell trotzdem abgezogen.',
  'send.replaced': 'Transaktion ersetzt',
  'send.replacedText':
    'Die Transaktion wurde in deiner Wallet abgebrochen oder ersetzt und ist deshalb nicht angekommen.',
  'send.dropped': 'Transaktion verworfen',
  'send.droppedText':
    'Die Transaktion kann nicht mehr ausgeführt werden. Von deinem Konto wurde nichts abgezogen.',
  'send.altered': 'Transaktion verändert',
  'send.alteredText':
    'Deine Wallet hat etwas anderes gesendet, als du hier geprüft hast. Sieh im Explorer nach.',
  'send.unproven': 'Transaktion nicht überprüfbar',
  'send.unprovenText':
    'Die Transaktion steht in der Blockchain, hier ließ sich aber nicht prüfen, wer bezahlt wurde. Sieh im Explorer nach, ob sie angekommen ist, bevor du erneut sendest.',
  'send.wrong': 'Etwas ist schiefgegangen',
  'send.wrongSolana':
    'Die Transaktion konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  'send.unknown': 'Vielleicht wurde es gesendet',
  'send.unknownText':
    'Wir konnten nicht feststellen, was passiert ist. Prüfe dein Konto, bevor du erneut sendest.',
  'send.account': 'Konto im Explorer ansehen',
  'send.looked': 'Ich habe nachgesehen. Es wurde nicht gesendet.',
  'send.again': 'Erneut senden',
  PAYMENT_FUNDS_INSUFFICIENT:
    'Du hast nur {available} {symbol}. Lade {symbol} auf oder sende weniger.',
  PAYMENT_FEE_UNCOVERED:
    'Für die Netzwerkgebühr brauchst du etwa {fee} {symbol}. Lade {symbol} auf oder sende weniger.',
  PAYMENT_TOO_SMALL: 'Dieser Betrag ist zu klein. Sende mindestens {minimum} {symbol}.',
  PAYMENT_TOKEN_MISTRUSTED:
    'Die Angaben zu {token} stimmen nicht mit dem Netzwerk überein, deshalb wurde nichts gesendet. Wähle den Token neu aus.',
  PAYMENT_ALTERED:
    'Wir haben das gestoppt, weil es nicht mit dem übereinstimmte, was du geprüft hast. Es wurde nichts gesendet. Fang neu an.',
  PAYMENT_EXPIRED: 'Diese Transaktion ist abgelaufen. Prüfe sie noch einmal.',
  PAYMENT_UNSUPPORTED: 'Senden ist auf {network} nicht möglich. Wähle ein anderes Netzwerk.',
}
