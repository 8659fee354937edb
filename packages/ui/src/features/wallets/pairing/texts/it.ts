import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Scansiona con {wallet} o con la fotocamera del telefono.',
  'pairing.scanAny': 'Scansiona con un’app wallet o con la fotocamera del telefono.',
  'pairing.slow': 'Ci vuole più del solito. Controlla la connessione a internet.',
  'pairing.copy': 'Copia link',
  'pairing.copied': 'Link copiato',
  'pairing.phone': 'Telefono',
  'pairing.here': 'Questo dispositivo',
  'pairing.elsewhere': 'Altro dispositivo',
  'pairing.desktop': 'Desktop',
  'pairing.web': 'Web',
  'pairing.others': 'Altri modi',
  'pairing.declined': 'Richiesta rifiutata. Riprova quando vuoi.',
}
