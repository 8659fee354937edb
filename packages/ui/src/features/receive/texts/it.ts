import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Codice QR del tuo indirizzo',
  'receive.scan': 'Scansiona per inviare a questo indirizzo',
  'receive.address': 'Il tuo indirizzo',
  'receive.copy': 'Copia indirizzo',
  'receive.copied': 'Indirizzo copiato',
  'receive.networks': '{count, plural, one {Ricevi su # rete} other {Ricevi su # reti}}',
  'receive.share': 'Condividi',
  'receive.kinds': 'Tipo di indirizzo',
  'receive.payment': 'Pagamenti',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Solo per bitcoin. Ordinals e collezionabili inviati qui possono essere spesi per errore.',
  'receive.ordinalHint': 'Solo per ordinals e collezionabili. Per bitcoin usa l’altro indirizzo.',
  'receive.smartAccount':
    'Questo smart account funziona solo su {network}. Non ricevere su altre reti.',
  'compatible.warning':
    'Ricevi solo su queste reti. I fondi inviati su qualsiasi altra rete potrebbero andare persi.',
  'compatible.list': 'Reti supportate da questo indirizzo',
}
