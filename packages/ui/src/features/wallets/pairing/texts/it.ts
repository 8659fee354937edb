import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Inquadra con la fotocamera del telefono o con {wallet}.',
  'pairing.scanAny': 'Inquadra con la fotocamera del telefono o con un’app wallet.',
  'pairing.slow': 'Ci vuole più del solito. Controlla di essere online.',
  'pairing.copy': 'Copia link',
  'pairing.copied': 'Link copiato',
  'pairing.phone': 'Telefono',
  'pairing.here': 'Questo dispositivo',
  'pairing.elsewhere': 'Altro dispositivo',
  'pairing.desktop': 'Computer',
  'pairing.web': 'Sito',
  'pairing.others': 'Altri modi',
  'pairing.declined': 'Hai rifiutato nel wallet. Puoi riprovare.',
}
