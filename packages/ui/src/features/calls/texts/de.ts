import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { CallsTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof CallsTexts> = {
  'calls.askTitle': 'Anfrage {step} von {total} in deiner Wallet',
  'calls.askText': 'Bestätige sie in {wallet}.',
  'calls.waitTitle': 'Warten auf das Netzwerk',
  'calls.waitText': 'Du kannst dieses Fenster schließen. Lass die Seite geöffnet.',
  'calls.nextTitle': '{done} von {total} erledigt',
  'calls.nextText': 'Der nächste Schritt braucht deine Bestätigung in {wallet}.',
  'calls.continue': 'Weiter in {wallet}',
  'calls.doneTitle': 'Alles erledigt',
  'calls.doneText': 'Das Netzwerk hat jeden Schritt bestätigt.',
  'calls.partialTitle': 'Nur einige Schritte wurden ausgeführt',
  'calls.partialText':
    'Was erledigt ist, bleibt erledigt. Der Rest wurde nicht gesendet oder ist fehlgeschlagen.',
  'calls.notSentTitle': 'Es wurde nichts gesendet',
  'calls.notSentText': 'Keiner dieser Schritte ist passiert.',
  'calls.oneByOneText': '{wallet} kann diese Schritte noch einzeln ausführen.',
  'calls.oneByOne': 'Einzeln ausführen',
  'calls.failedTitle': 'Das hat nicht geklappt',
  'calls.failedText':
    'Das Netzwerk hat es rückgängig gemacht. Nur die Netzwerkgebühr wurde berechnet.',
  'calls.unknownTitle': 'Prüfe, was passiert ist',
  'calls.unknownText':
    'Das ließ sich hier nicht prüfen. Sieh in {wallet} oder im Explorer nach, bevor du es noch einmal versuchst.',
  'calls.goneTitle': 'Nichts anzuzeigen',
  'calls.goneText': 'Diese Schritte sind in diesem Browser nicht bekannt.',
  'calls.waiting': 'Noch nicht angefragt',
  'calls.asked': 'In deiner Wallet',
  'calls.sent': 'Im Netzwerk',
  'calls.confirmed': 'Erledigt',
  'calls.reverted': 'Fehlgeschlagen',
  'calls.declined': 'Abgelehnt',
  'calls.unknown': 'Nicht bekannt',
  'calls.transfer': '{amount} an {to} senden',
  'calls.approve': '{spender} darf {amount} ausgeben',
  'calls.approveAny': '{spender} darf jeden Betrag von {token} ausgeben',
  'calls.revoke': '{spender} darf {token} nicht mehr ausgeben',
  'calls.approveAll': '{spender} darf alle deine {token} bewegen',
  'calls.call': 'Vertrag {contract} nutzen',
  'calls.deploy': 'Einen Vertrag anlegen',
  'calls.amountOf': 'etwas von {token}',
  'calls.remove': 'Freigabe entfernen',
  'calls.removeText': '{spender} kann noch ausgeben, was du erlaubt hast.',
  'calls.explorer': 'Im Explorer ansehen',
  'calls.close': 'Schließen',
}
