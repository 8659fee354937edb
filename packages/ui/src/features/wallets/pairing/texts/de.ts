import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Scanne mit {wallet} oder der Kamera deines Handys.',
  'pairing.scanAny': 'Scanne mit einer Wallet-App oder der Kamera deines Handys.',
  'pairing.slow': 'Das dauert länger als üblich. Prüfe deine Internetverbindung.',
  'pairing.copy': 'Link kopieren',
  'pairing.copied': 'Link kopiert',
  'pairing.phone': 'Handy',
  'pairing.here': 'Dieses Gerät',
  'pairing.elsewhere': 'Anderes Gerät',
  'pairing.desktop': 'Desktop',
  'pairing.web': 'Web',
  'pairing.others': 'Andere Wege',
  'pairing.declined': 'Anfrage abgelehnt. Du kannst es jederzeit noch einmal versuchen.',
}
