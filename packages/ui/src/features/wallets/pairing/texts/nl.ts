import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Scan met {wallet} of de camera van je telefoon.',
  'pairing.scanAny': 'Scan met een wallet-app of de camera van je telefoon.',
  'pairing.slow': 'Dit duurt langer dan normaal. Controleer je internetverbinding.',
  'pairing.copy': 'Link kopiëren',
  'pairing.copied': 'Link gekopieerd',
  'pairing.phone': 'Telefoon',
  'pairing.here': 'Dit apparaat',
  'pairing.elsewhere': 'Ander apparaat',
  'pairing.desktop': 'Computer',
  'pairing.web': 'Web',
  'pairing.others': 'Andere manieren',
  'pairing.declined': 'Verzoek geweigerd. Probeer het opnieuw wanneer je wilt.',
}
