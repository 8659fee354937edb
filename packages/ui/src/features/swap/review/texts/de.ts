import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { OwnReviewTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof OwnReviewTexts> = {
  'swap.protectionOrder': 'Signierter Auftrag, nicht in der öffentlichen Warteschlange',
  'swap.protectionNone': 'Keiner, öffentliche Warteschlange',
  'swap.receiveAbout': 'Du erhältst etwa',
  'swap.atLeast': 'Du erhältst mindestens',
  'swap.impact': 'Einfluss auf den Preis',
  'swap.fee': 'Netzwerkgebühr',
  'swap.feeAtMost': 'Bis zu {amount}',
  'swap.sponsored': 'Zahlt {sponsor}',
  'swap.feeDeclined': 'Der Sponsor zahlt diesmal nicht.',
  'swap.feeUnavailable': 'Der Sponsor hat nicht geantwortet.',
  'swap.sourceFee': 'Enthaltene Gebühr',
  'swap.source': 'Angebot von',
  'swap.spender': 'Darf deine {symbol} abbuchen',
  'swap.router': 'Vertrag',
  'swap.more': 'Mehr Details',
  'swap.validFor': 'Preis gilt noch',
  'swap.steps': 'Das fragt deine Wallet',
  'swap.stepReset': 'Alte Freigabe von {symbol} entfernen',
  'swap.stepApprove': '{amount} freigeben',
  'swap.stepPermit': 'Freigabe von {amount} signieren',
  'swap.stepBatch': 'Freigeben und tauschen, eine Bestätigung',
  'swap.stepSign': 'Auftrag signieren',
  'swap.preparing': 'Tausch wird vorbereitet…',
  'swap.cancel': 'Abbrechen',
  'swap.allowAndSwap': 'Freigeben und tauschen',
  'swap.signAndSwap': 'Signieren und tauschen',
  'swap.acceptPrice': 'Neuen Preis annehmen',
  'swap.typeToSwap': 'Zum Tauschen {amount} eingeben',
  'swap.changeAmount': 'Betrag ändern',
  'swap.priceChanged': 'Preis geändert: jetzt {now}, vorher {before}.',
  'swap.declined': 'Anfrage in {wallet} abgelehnt. Es wurde nichts signiert oder gesendet.',
  'swap.noteTokenFee':
    '{symbol} behält bei jeder Überweisung eine Gebühr ein. Die Gebühr ist schon eingerechnet.',
  'swap.noteTokenSymbol':
    'Im Netzwerk heißt dieser Token {symbol}, nicht {shown}. Vergewissere dich, dass es der richtige ist.',
  'swap.noteNotTried':
    'Auf diesem Netzwerk lässt sich der Tausch nicht vorher ausprobieren. Nur der Mindestbetrag schützt dich.',
  'swap.noteUnknownRouter':
    'Wir kennen den Vertrag dieses Angebots nicht. Der Tausch schlägt fehl, wenn du nicht den Mindestbetrag erhältst.',
  'swap.noteOrder':
    'Du signierst einen Auftrag, den andere ausführen, ohne Netzwerkgebühr. Tut es niemand rechtzeitig, endet er und nichts wird getauscht.',
  'swap.lossWarn': 'Du erhältst {percent} weniger Wert, als du zahlst.',
  'swap.lossConfirm':
    'Du würdest {percent} des Werts verlieren. Tausche weniger oder gib den Betrag ein, um fortzufahren.',
  'swap.lossUnknown':
    'Wir konnten nicht ermitteln, was dieser Tausch wert ist. Vergleiche die Beträge und gib dann den Betrag ein, den du zahlst.',
  'swap.lossRefuse':
    'Du würdest {percent} des Werts verlieren, deshalb ist dieser Tausch hier nicht möglich. Tausche weniger oder wähle einen anderen Token.',
  'swap.lossFee': 'Die Netzwerkgebühr beträgt {percent} von dem, was du tauschst.',
  'swap.step': 'Schritt {step} von {count}',
  'swap.checkApprove': 'Erlaube dem Tausch-Vertrag, {amount} abzubuchen, und nicht mehr.',
  'swap.checkReset': 'Setze die alte Freigabe von {symbol} auf null. Dieser Token verlangt das.',
  'swap.checkSwap': 'Bestätige den Tausch von {amount} gegen mindestens {minimum}.',
  'swap.checkRemove': 'Setze die Freigabe von {symbol} auf null.',
  'swap.open': '{wallet} öffnen',
  'swap.look': 'Sieh auf deinem anderen Gerät nach.',
  'swap.waiting': 'Warten auf {network}…',
  'swap.waitingApprove':
    'Die Freigabe ist unterwegs. Deine Wallet fragt danach noch einmal für den Tausch.',
  'swap.waitingText': 'Dein Tausch ist unterwegs. Du kannst dieses Fenster schließen.',
  'swap.slow': 'Dauert länger als üblich',
  'swap.slowText':
    '{network} ist ausgelastet. Deine Transaktion steht noch aus, sende sie also nicht noch einmal. Vielleicht kannst du sie in deiner Wallet beschleunigen.',
  'swap.orderWaiting': 'Dein Auftrag wartet auf die Ausführung …',
  'swap.orderWaitingText':
    'Er ist signiert und endet, wenn ihn niemand ausführt. Du kannst dieses Fenster schließen.',
  'swap.orderRefused': 'Der Auftrag wurde abgelehnt',
  'swap.orderRefusedText':
    '{source} hat ihn nicht angenommen. Er ist aber signiert und kann bis {time} noch ausgeführt werden. Du kannst dieses Fenster schließen.',
  'swap.orderClosedText':
    'Der Auftrag kann nicht mehr ausgeführt werden, außer du gibst {symbol} vor {time} wieder frei.',
  'swap.paused': 'Der Preis hat sich geändert',
  'swap.pausedReady': 'Bereit zum Tauschen',
  'swap.pausedReadyText': 'Die Freigabe ist da. Getauscht wird erst, wenn du fortfährst.',
  'swap.pausedSignText': 'Getauscht wird erst, wenn du fortfährst.',
  'swap.pausedText':
    'Du würdest jetzt {now} statt {before} erhalten. Der Tausch wartet auf deine Entscheidung.',
  'swap.done': 'Getauscht',
  'swap.received': 'Du hast erhalten',
  'swap.receivedAtLeast': 'Du hast mindestens erhalten',
  'swap.removed': 'Freigabe entfernt',
  'swap.removedText': 'Der Vertrag kann deine {symbol} nicht mehr abbuchen.',
  'swap.close': 'Fertig',
  'swap.explorer': 'Im Explorer ansehen',
  'swap.ended': 'Der Tausch hat nicht geklappt',
  'swap.failedText': 'Du hast nur die Netzwerkgebühr bezahlt. Das Netzwerk sagt: {reason}.',
  'swap.failedPrice':
    'Du hast nur die Netzwerkgebühr bezahlt. Der Preis hat dein Limit überschritten.',
  'swap.replaced': 'Transaktion ersetzt',
  'swap.replacedText':
    'Die Transaktion wurde in deiner Wallet abgebrochen oder ersetzt. Prüfe deine Token.',
  'swap.dropped': 'Transaktion verworfen',
  'swap.droppedText':
    'Die Transaktion kann nicht mehr ausgeführt werden. Von deinem Konto wurde nichts abgezogen.',
  'swap.orderEnded': 'Der Auftrag wurde nicht ausgeführt',
  'swap.orderEndedText': 'Er kann nicht mehr ausgeführt werden. Nichts hat dein Konto verlassen.',
  'swap.altered': 'Transaktion verändert',
  'swap.alteredText':
    'Deine Wallet hat etwas anderes gesendet, als du hier geprüft hast. Sieh im Explorer nach.',
  'swap.unproven': 'Transaktion nicht überprüfbar',
  'swap.unprovenText':
    'Das Netzwerk hat sie angenommen, aber wir konnten nicht bestätigen, was sie bewirkt hat. Prüfe deine Token, bevor du noch einmal tauschst.',
  'swap.again': 'Noch einmal tauschen',
  'swap.freshPrice': 'Neuen Preis holen',
  'swap.wrong': 'Etwas ist schiefgegangen',
  'swap.unknown': 'Vielleicht wurde es gesendet',
  'swap.unknownText':
    'Wir konnten nicht bestätigen, was passiert ist. Prüfe dein Konto, bevor du noch einmal tauschst.',
  'swap.account': 'Konto im Explorer ansehen',
  'swap.looked': 'Ich habe nachgesehen. Es wurde nicht gesendet.',
  'swap.allowanceOpen': 'Die Freigabe von {amount} besteht noch.',
  'swap.removeAllowance': 'Entfernen',
}
