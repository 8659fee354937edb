import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': 'Bei {app} anmelden',
  'signIn.text': 'Zeige, dass dieses Konto dir gehört. Es kostet nichts und bewegt nichts.',
  'signIn.cancel': 'Abbrechen',
  'signIn.notNow': 'Nicht jetzt',
  'signIn.details': 'Was du signierst',
  'signIn.site': 'Webseite',
  'signIn.statement': 'Erklärung',
  'signIn.validUntil': 'Gültig bis',
  'signIn.copy': 'Nachricht kopieren',
  'signIn.copied': 'Nachricht kopiert',
  'signIn.walletText': 'Signiere die Nachricht, die sie anzeigt.',
  'signIn.slowText': 'Nichts zu sehen? Öffne {wallet} und suche die Anfrage.',
  'signIn.askAgain': 'Erneut anfragen',
  'signIn.checkingTitle': 'Signatur wird geprüft',
  'signIn.successTitle': 'Du bist angemeldet',
  'signIn.declinedTitle': 'Signatur abgelehnt',
  'signIn.declinedText': 'Es wurde nichts signiert.',
  'signIn.otherTitle': '{wallet} hat mit einem anderen Konto signiert',
  'signIn.otherText': 'Wähle {address} in {wallet} und versuche es noch einmal.',
  'signIn.withOther': 'Mit {address} anmelden',
  'signIn.apartTitle': 'Dieses Konto lässt sich nicht hinzufügen',
  'signIn.contractTitle': 'Diese App unterstützt Smart-Konten vielleicht nicht',
  'signIn.unableTitle': '{wallet} kann keine Nachrichten signieren',
  'signIn.lateTitle': 'Das hat zu lange gedauert',
  'signIn.awayTitle': 'Die Anmeldung ist nicht erreichbar',
  'signIn.awayText':
    'Deine Signatur bleibt bis {time} gespeichert. Du musst nicht noch einmal signieren.',
  'signIn.frameTitle': 'Diese Seite kann dich nicht bei {host} anmelden',
  'signIn.errorTitle': 'Anmeldung fehlgeschlagen',
  SIWX_MESSAGE_INVALID:
    'Die Anmeldenachricht dieser App ist ungültig. Bitte wende dich an ihren Support.',
  SIWX_DOMAIN_MISMATCH:
    'Die Nachricht ist für {actual}, und diese Seite ist {expected}. Es wurde nichts signiert.',
  SIWX_ACCOUNT_MISMATCH: 'Die Signatur ist von einem anderen Konto.',
  SIWX_EXPIRED: 'Die Nachricht ist nicht mehr gültig. Melde dich noch einmal an.',
  SIWX_NOT_YET_VALID: 'Die Nachricht ist noch nicht gültig. Prüfe die Uhr dieses Geräts.',
  SIWX_NONCE_REFUSED:
    'Diese Nachricht kann nicht noch einmal verwendet werden. Melde dich noch einmal an.',
  SIWX_SIGNATURE_REFUSED:
    'Die Signatur passt nicht zu diesem Konto. Versuche es noch einmal oder nutze eine andere Wallet.',
  SIWX_LINK_REFUSED:
    'Es passt nicht zu deiner Anmeldung hier. Melde dich zuerst ab und dann mit ihm an.',
  SIWX_UNVERIFIABLE: 'Die App konnte die Signatur dieses Kontos nicht prüfen.',
  SIWX_UNSUPPORTED: '{wallet} kann dich nicht anmelden. Nutze eine andere Wallet.',
  SIWX_REQUIRED: 'Du bist nicht angemeldet. Melde dich zuerst an.',
  SIWX_SESSION_ENDED: 'Deine Sitzung ist beendet. Melde dich noch einmal an.',
}
