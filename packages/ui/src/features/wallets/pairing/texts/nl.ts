import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Scan met de camera van je telefoon of {wallet}.',
  'pairing.scanAny': 'Scan met de camera van je telefoon of een wallet-app.',
  'pairing.slow': 'Dit duurt langer dan anders. Controleer of je online bent.',
  'pairing.copy': 'Link kopiëren',
  'pairing.copied': 'Link gekopieerd',
  'pairing.phone': 'Telefoon',
  'pairing.here': 'Dit apparaat',
  'pairing.elsewhere': 'Ander apparaat',
  'pairing.desktop': 'Computer',
  'pairing.web': 'Website',
  'pairing.others': 'Andere manieren',
  'pairing.declined': 'Je hebt in de wallet geweigerd. Je kunt het opnieuw proberen.',
}
