import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'QR-code van je adres',
  'receive.scan': 'Scan om naar dit adres te versturen',
  'receive.address': 'Je adres',
  'receive.copy': 'Adres kopiëren',
  'receive.copied': 'Adres gekopieerd',
  'receive.networks':
    '{count, plural, one {Ontvangen op # netwerk} other {Ontvangen op # netwerken}}',
  'receive.share': 'Delen',
  'receive.kinds': 'Soort adres',
  'receive.payment': 'Betalingen',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Alleen voor bitcoin. Ordinals en verzamelobjecten die je hier ontvangt, kunnen per ongeluk worden uitgegeven.',
  'receive.ordinalHint':
    'Alleen voor ordinals en verzamelobjecten. Gebruik voor bitcoin het andere adres.',
  'receive.smartAccount':
    'Dit smart account werkt alleen op {network}. Ontvang niet op andere netwerken.',
  'compatible.warning':
    'Ontvang alleen op deze netwerken. Geld dat op een ander netwerk wordt verstuurd, kan verloren gaan.',
  'compatible.list': 'Netwerken die dit adres ondersteunt',
}
