import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'QR-code van je adres',
  'receive.scan': 'Scan deze code om naar je account te sturen.',
  'receive.address': 'Je adres',
  'receive.copy': 'Adres kopiëren',
  'receive.copied': 'Adres gekopieerd',
  'receive.networks': '{count, plural, one {Werkt op # netwerk} other {Werkt op # netwerken}}',
  'receive.share': 'Delen',
  'receive.kinds': 'Soort adres',
  'receive.payment': 'Betalingen',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Alleen voor bitcoin. Ordinals en andere verzamelobjecten die hier aankomen, kunnen per ongeluk worden uitgegeven.',
  'receive.ordinalHint':
    'Alleen voor Ordinals en andere verzamelobjecten. Laat bitcoin naar het andere adres sturen.',
  'receive.smartAccount':
    'Dit smart account is gemaakt voor {network}. Laat er niets naartoe sturen op een ander netwerk.',
  'compatible.warning':
    'Stuur alleen vanaf de netwerken hieronder naar dit adres. Wat van een ander netwerk komt, kan verloren gaan.',
  'compatible.list': 'Netwerken waarop dit adres werkt',
}
