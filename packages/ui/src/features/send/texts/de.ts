import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SendTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof SendTexts> = {
  'send.amount': 'Betrag',
  'send.swap': '{other}. Betrag stattdessen in {unit} eingeben.',
  'send.amountAmbiguous':
    'Das kann als zwei verschiedene Beträge gelesen werden. Geben Sie ihn ohne Tausendertrennzeichen ein.',
  'send.amountInvalid':
    'Das ist kein Betrag. Geben Sie Ziffern und höchstens ein Dezimalzeichen ein.',
  'send.amountPrecise': '{symbol} hat weniger Nachkommastellen. Kürzen Sie den Betrag.',
  'send.amountAgain':
    'Sie haben {amount} für {before} eingegeben. Geben Sie den Betrag in {symbol} ein.',
  'send.have': 'Sie haben {amount} {symbol}.',
  'send.balance': 'Guthaben: {amount}',
  'send.max': 'Max.',
  'send.to': 'An',
  'send.toHint': 'Adresse oder Name',
  'send.clear': 'Leeren',
  'send.paste': 'Einfügen',
  'send.pasteFailed':
    'Ihr Browser lässt diese Seite die Zwischenablage nicht lesen. Fügen Sie in das Feld ein.',
  'send.scan': 'QR-Code scannen',
  'send.scanStarting': 'Warten auf die Kamera. Ihr Browser fragt Sie vielleicht danach.',
  'send.scanAim': 'Richten Sie die Kamera auf den QR-Code einer Adresse oder einer Zahlung.',
  'send.scanNothing':
    'Noch nichts gefunden. Halten Sie einen einzelnen Code ruhig, nah und bei gutem Licht.',
  'send.scanRefused':
    'Diese Seite darf die Kamera nicht benutzen. Erlauben Sie es im Browser, oder fügen Sie die Adresse ein.',
  'send.scanMissing': 'Keine Kamera gefunden. Fügen Sie die Adresse stattdessen ein.',
  'send.scanBusy': 'Die Kamera startet nicht. Vielleicht benutzt sie eine andere App.',
  'send.scanStop': 'Scannen beenden',
  'send.lookingUp': 'Der Name wird gesucht',
  'send.invalid': 'Das ist keine Adresse und kein Name auf {network}.',
  'send.nobody': 'Dieser Name gehört auf {network} niemandem.',
  'send.linkBroken': 'Dieser Zahlungslink ist nicht lesbar. Fragen Sie nach der Adresse.',
  'send.linkNetwork': 'Dieser Zahlungslink ist für ein anderes Netzwerk.',
  'send.linkRequest': 'Dieser Link verlangt mehr als eine Zahlung, deshalb wird er nicht befolgt.',
  'send.linkLightning': 'Das ist eine Lightning-Anforderung, die hier nicht bezahlt werden kann.',
  'send.wholeAddress': 'Ganze Adresse zeigen',
  'send.receiver': 'Adresse des Empfängers',
  'send.firstTime':
    'Sie haben von hier aus noch nie an diese Adresse gesendet. Vergleichen Sie sie ganz.',
  'send.ownAccount': 'Das ist Ihr eigenes Konto.',
  'send.tokenContract':
    'Das ist der Vertrag von {symbol}. Von dort kommt nichts zurück, deshalb kann er nicht bezahlt werden.',
  'send.confusingName':
    'Dieser Name ist mit einem anderen verwechselbar. Vergleichen Sie die Adresse.',
  'send.lookAlike': 'Diese Adresse sieht aus wie eine, die Sie kennen, ist aber eine andere.',
  'send.lookAlikeName': 'Dieser Name sieht aus wie einer, den Sie kennen, ist aber ein anderer.',
  'send.lookAlikeThis': 'Sie haben eingegeben',
  'send.lookAlikeKnown': 'Sie kennen',
  'send.lookAlikeAgree': 'Ich habe beide verglichen und meine die eingegebene.',
  'send.selectToken': 'Token wählen',
  'send.addAmount': 'Betrag eingeben',
  'send.incorrectValue': 'Ungültiger Wert',
  'send.insufficientFunds': 'Guthaben reicht nicht: {symbol}',
  'send.addAddress': 'Adresse eingeben',
  'send.invalidAddress': 'Ungültige Adresse',
  'send.confirmAddress': 'Adresse bestätigen',
  'send.preview': 'Senden prüfen',
  'send.missing': 'Bitte geben Sie einen gültigen Betrag und eine Empfängeradresse ein',
  'send.unavailable': 'Guthaben nicht verfügbar',
  'send.unsupported': 'Kette nicht unterstützt',
  'send.unsupportedText':
    'Auf {network} kann hier nichts gesendet werden. Wählen Sie ein anderes Netzwerk.',
  'send.chooseNetwork': 'Netzwerk wählen',
  'send.elsewhere': 'Diese Zahlung ist auf {network}',
  'send.elsewhereText':
    'Ihre Wallet ist auf {current}. Wechseln Sie das Netzwerk, um fortzufahren.',
  'send.switch': 'Netzwerk wechseln',
  'send.search': 'Token suchen',
  'send.found': '{count, plural, one {# Token} other {# Token}}',
  'send.notFound': 'Keines Ihrer Token passt dazu: „{search}“',
  'send.youSend': 'Sie senden',
  'send.from': 'Von',
  'send.network': 'Netzwerk',
  'send.fee': 'Netzwerkgebühr',
  'send.feeAtMost': 'Höchstens {amount} {symbol}',
  'send.feeUnknown': 'Ihre Wallet zeigt sie',
  'send.feeRose': 'Die Netzwerkgebühr ist inzwischen gestiegen. Prüfen Sie sie und stimmen Sie zu.',
  'send.acceptFee': 'Neuer Gebühr zustimmen',
  'send.total': 'Gesamt',
  'send.preparing': 'Die Zahlung wird vorbereitet',
  'send.cancel': 'Abbrechen',
  'send.declined': 'Die Zahlung wurde in {wallet} abgelehnt. Nichts wurde gesendet.',
  'send.changeAmount': 'Betrag ändern',
  'send.otherToken': 'Anderes Token wählen',
  'send.noteContract':
    'Der Empfänger ist ein Vertrag. Vielleicht kann er das Erhaltene weder nutzen noch zurückgeben.',
  'send.noteSmartAccount': 'Der Empfänger ist ein Smart Account.',
  'send.noteAccountOpened':
    'Der Empfänger hat noch kein Konto für dieses Token. Eines wird für {amount} {symbol} eröffnet.',
  'send.noteUnused':
    'Diese Adresse wurde noch nie benutzt. Vergewissern Sie sich, dass sie stimmt.',
  'send.noteTokenFee': 'Das Token behält {amount} {symbol} ein, deshalb kommt weniger an.',
  'send.noteTokenSymbol':
    'Auf der Chain nennt sich dieses Token {symbol} und nicht {shown}. Prüfen Sie, ob Sie es meinen.',
  'send.noteWalletFee':
    'Ihre Wallet legt die Netzwerkgebühr fest und zeigt sie, bevor Sie zustimmen.',
  'send.check': 'Prüfen Sie dort die Zahlung: {amount} {symbol} an {receiver}.',
  'send.open': '{wallet} öffnen',
  'send.look': 'Schauen Sie auf das gekoppelte Gerät.',
  'send.started': 'Transaktion gestartet',
  'send.waiting': 'Warten auf {network}',
  'send.waitingText':
    'Die Zahlung ist unterwegs. Sie können dies schließen: Sie läuft von selbst weiter.',
  'send.slow': 'Noch ausstehend',
  'send.slowText':
    '{network} braucht länger als sonst. Das ist kein Fehler, senden Sie also nicht noch einmal. Vielleicht kann Ihre Wallet es beschleunigen.',
  'send.done': 'Gesendet',
  'send.doneText': '{amount} {symbol} an {receiver}',
  'send.close': 'Fertig',
  'send.explorer': 'Im Explorer ansehen',
  'send.failed': 'Die Zahlung ist fehlgeschlagen',
  'send.failedText':
    'Das Netzwerk hat sie abgelehnt: {reason}. Höchstens die Gebühr wurde genommen.',
  'send.replaced': 'Eine andere Transaktion kam an ihre Stelle',
  'send.replacedText':
    'Die Zahlung wurde in Ihrer Wallet abgebrochen oder ersetzt und ist deshalb nicht angekommen.',
  'send.dropped': 'Die Zahlung wurde verworfen',
  'send.droppedText': 'Sie kann nicht mehr ausgeführt werden, und nichts wurde genommen.',
  'send.altered': 'Die Zahlung wurde verändert',
  'send.alteredText':
    'Ausgeführt wurde nicht, was Sie hier gesehen haben. Sehen Sie im Explorer nach, was Ihre Wallet gesendet hat.',
  'send.unproven': 'Die Zahlung ließ sich nicht überprüfen',
  'send.unprovenText':
    'Die Transaktion ist in einem Block, aber es lässt sich nicht sagen, was sie bewirkt hat. Sehen Sie im Explorer nach, ob die Zahlung angekommen ist, bevor Sie erneut senden.',
  'send.wrong': 'Etwas ist schiefgegangen',
  'send.wrongSolana':
    'Die Transaktion konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  'send.unknown': 'Vielleicht wurde es gesendet',
  'send.unknownText':
    'Niemand kann sagen, was aus der Zahlung wurde. Sehen Sie in Ihrem Konto nach, bevor Sie erneut senden.',
  'send.account': 'Konto im Explorer ansehen',
  'send.looked': 'Ich habe nachgesehen: Es wurde nicht gesendet.',
  'send.again': 'Erneut senden',
  PAYMENT_FUNDS_INSUFFICIENT:
    'Sie haben {available} {symbol}, das ist zu wenig. Senden Sie weniger, oder laden Sie erst auf.',
  PAYMENT_FEE_UNCOVERED:
    'Das Netzwerk nimmt dafür etwa {fee} {symbol}, und so viel bleibt Ihnen nicht. Laden Sie {symbol} auf, oder senden Sie weniger.',
  PAYMENT_TOO_SMALL:
    'Dieser Betrag kann hier nicht gezahlt werden. Zahlen Sie mindestens {minimum} {symbol}.',
  PAYMENT_TOKEN_MISTRUSTED:
    'Was die Kette über {token} sagt, ist anders als das, was Sie gesehen haben, deshalb wurde nicht gesendet. Wählen Sie das Token noch einmal.',
  PAYMENT_ALTERED:
    'Was signiert würde, ist anders als das, was Sie gesehen haben, deshalb wurde Ihre Wallet nicht gefragt. Bereiten Sie die Zahlung neu vor.',
  PAYMENT_EXPIRED:
    'Diese Zahlung wurde vor zu langer Zeit vorbereitet, das Netzwerk nimmt sie nicht mehr. Bereiten Sie sie neu vor.',
  PAYMENT_UNSUPPORTED:
    'Auf {network} kann hier nichts gesendet werden. Wählen Sie ein anderes Netzwerk.',
}
