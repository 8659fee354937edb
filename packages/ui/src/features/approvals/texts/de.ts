import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ApprovalsTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof ApprovalsTexts> = {
  'approvals.intro':
    'Apps, die Token von dir nehmen dürfen. Zuerst steht, was du jetzt verlieren könntest.',
  'approvals.ofToken': 'Freigaben von {token}',
  'approvals.showAll': 'Alle Freigaben',
  'approvals.loading': 'Freigaben werden gesucht',
  'approvals.all': '{network}: seit dem ersten Block',
  'approvals.part': '{network}: seit {date}',
  'approvals.allNetworks': 'Alle Netzwerke: seit dem ersten Block',
  'approvals.some': 'Einige Netzwerke: nicht seit dem ersten Block',
  'approvals.failedOn': 'Auf {networks} konnte nicht gesucht werden.',
  'approvals.further': 'Weiter zurück suchen',
  'approvals.emptyTitle': 'Keine Freigaben gefunden',
  'approvals.emptyText': 'Soweit wir gesucht haben, kann niemand Token von diesem Konto nehmen.',
  'approvals.failed': 'Freigaben konnten nicht geladen werden',
  'approvals.unsupported': 'Auf {network} nicht verfügbar',
  'approvals.unsupportedText':
    'Auf {network} funktionieren Freigaben anders, darum lassen sie sich hier nicht auflisten. Sieh in deiner Wallet nach.',
  'approvals.chooseNetwork': 'Netzwerk wählen',
  'approvals.select': 'Mehrere auswählen',
  'approvals.selectNone': 'Abbrechen',
  'approvals.revoke': 'Widerrufen',
  'approvals.revokeCount': '{count, plural, one {# Freigabe} other {# Freigaben}} widerrufen',
  'approvals.any': 'Beliebiger Betrag',
  'approvals.everything': 'Ganze Sammlung',
  'approvals.item': 'Objekt Nr. {item}',
  'approvals.spender': 'Wer darf nehmen',
  'approvals.balance': 'Du hast',
  'approvals.risk': 'Jetzt zu verlieren',
  'approvals.given': 'Erlaubt am',
  'approvals.until': 'Bis',
  'approvals.expired': 'Abgelaufen',
  'approvals.accountTag': 'Keine App',
  'approvals.accountText':
    'Das ist ein persönliches Konto, keine App. Apps brauchen das selten, Diebe schon.',
  'approvals.unknownText':
    'Wir kennen diesen Vertrag nicht. Behalte die Freigabe nur, wenn du weißt, wozu sie dient.',
  'approvals.oldText': 'Du hast das vor mehr als einem Jahr erlaubt.',
  'approvals.expiredText':
    'Diese Freigabe ist abgelaufen. Ohne neue Erlaubnis kann nichts genommen werden.',
  'approvals.unlisted': 'Dieser Token steht auf keiner Liste, darum zeigen wir keinen Wert.',
  'approvals.setInstead': 'Stattdessen Betrag festlegen',
  'approvals.set': 'Betrag festlegen',
  'approvals.amount': 'Betrag, der genommen werden darf',
  'approvals.endSignatures': 'Auch noch nicht benutzte Unterschriften ungültig machen',
  'approvals.confirm': 'Bestätige den Widerruf von {token} für {spender}.',
  'approvals.confirmMany':
    'Bestätige den Widerruf von {count, plural, one {# Freigabe} other {# Freigaben}}.',
  'approvals.switch': 'Bestätige den Wechsel zu {network}.',
  'approvals.confirmSet': 'Bestätige {amount} für {spender}.',
  'approvals.open': '{wallet} öffnen',
  'approvals.look': 'Sieh auf deinem anderen Gerät nach.',
  'approvals.preparing': 'Wird geprüft…',
  'approvals.waiting': 'Warten auf {network}…',
  'approvals.count': '{index} von {count}',
  'approvals.done': '{count, plural, one {Freigabe widerrufen} other {# Freigaben widerrufen}}',
  'approvals.doneSet': 'Betrag geändert',
  'approvals.doneText': '{network} bestätigt es.',
  'approvals.partly': '{done} von {count} widerrufen',
  'approvals.notDone': 'Nichts widerrufen',
  'approvals.kept': 'Die Transaktion ist durch, aber der Token erlaubt es weiterhin.',
  'approvals.uncertainTitle': 'Prüfe, was passiert ist',
  'approvals.uncertain':
    'Das ließ sich hier nicht prüfen. Sieh in {wallet} oder im Explorer nach, bevor du es noch einmal versuchst.',
  'approvals.declined': 'In deiner Wallet abgelehnt',
  'approvals.unasked': 'Noch nicht angefragt',
  'approvals.goOn': 'Weiter',
  'approvals.stop': 'Nach dieser aufhören',
  'approvals.close': 'Fertig',
  'approvals.gone': 'Diese Freigabe gibt es nicht mehr.',
  'approvals.explorer': 'Im Explorer ansehen',

  PAYMENT_ALTERED:
    'Wir haben das gestoppt, weil es nicht mit dem übereinstimmte, was du geprüft hast. Es wurde nichts gesendet. Fang neu an.',
}
