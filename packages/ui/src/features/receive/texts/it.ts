import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Codice QR del tuo indirizzo',
  'receive.scan': 'Scansiona questo codice per inviare al tuo account.',
  'receive.address': 'Il tuo indirizzo',
  'receive.copy': 'Copia indirizzo',
  'receive.copied': 'Indirizzo copiato',
  'receive.networks': '{count, plural, one {Funziona su # rete} other {Funziona su # reti}}',
  'receive.share': 'Condividi',
  'receive.kinds': 'Tipo di indirizzo',
  'receive.payment': 'Pagamenti',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Solo per bitcoin. Gli Ordinals e altri oggetti da collezione inviati qui possono essere spesi per errore.',
  'receive.ordinalHint':
    'Solo per Ordinals e altri oggetti da collezione. Fatti inviare bitcoin all’altro indirizzo.',
  'receive.smartAccount':
    'Questo smart account è fatto per {network}. Non farti inviare nulla su un’altra rete.',
  'compatible.warning':
    'Invia a questo indirizzo solo dalle reti qui sotto. Ciò che arriva da un’altra rete può andare perso.',
  'compatible.list': 'Reti su cui funziona questo indirizzo',
}
