import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof typeof en> = {
  'receive.code': 'Codice QR del tuo indirizzo',
  'receive.scan': 'Scansiona questo codice per inviare al tuo account.',
  'receive.address': 'Il tuo indirizzo',
  'receive.copy': 'Copia indirizzo',
  'receive.copied': 'Indirizzo copiato',
  'receive.networks': '{count, plural, one {Funziona su # rete} other {Funziona su # reti}}',
  'compatible.warning':
    'Invia a questo indirizzo solo dalle reti qui sotto. Ciò che arriva da un’altra rete può andare perso.',
  'compatible.list': 'Reti su cui funziona questo indirizzo',

  'tokens.loading': 'Caricamento dei tuoi token',
  'tokens.failed': 'I tuoi token non sono stati caricati',
  'tokens.partial': 'Mancano i prezzi e alcuni token: non sono stati caricati.',
  'tokens.emptyTitle': 'Ancora nessun token',
  'tokens.emptyText': 'Ciò che questo account possiede su {network} appare qui.',
}
