import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof typeof en> = {
  'receive.code': 'QR-code van je adres',
  'receive.scan': 'Scan deze code om naar je account te sturen.',
  'receive.address': 'Je adres',
  'receive.copy': 'Adres kopiëren',
  'receive.copied': 'Adres gekopieerd',
  'receive.networks': '{count, plural, one {Werkt op # netwerk} other {Werkt op # netwerken}}',
  'compatible.warning':
    'Stuur alleen vanaf de netwerken hieronder naar dit adres. Wat van een ander netwerk komt, kan verloren gaan.',
  'compatible.list': 'Netwerken waarop dit adres werkt',

  'tokens.loading': 'Je tokens worden geladen',
  'tokens.failed': 'Je tokens zijn niet geladen',
  'tokens.partial': 'Prijzen en sommige tokens ontbreken: ze zijn niet geladen.',
  'tokens.emptyTitle': 'Nog geen tokens',
  'tokens.emptyText': 'Wat dit account op {network} heeft, verschijnt hier.',
}
