import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Scanne mit der Kamera deines Handys oder mit {wallet}.',
  'pairing.scanAny': 'Scanne mit der Kamera deines Handys oder einer Wallet-App.',
  'pairing.slow': 'Das dauert länger als sonst. Prüfe, ob du online bist.',
  'pairing.copy': 'Link kopieren',
  'pairing.copied': 'Link kopiert',
  'pairing.phone': 'Handy',
  'pairing.here': 'Dieses Gerät',
  'pairing.elsewhere': 'Anderes Gerät',
  'pairing.desktop': 'Desktop',
  'pairing.web': 'Web',
  'pairing.others': 'Andere Wege',
  'pairing.declined': 'Du hast in der Wallet abgelehnt. Du kannst es noch einmal versuchen.',
}
