import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Zeskanuj w {wallet} lub aparatem telefonu.',
  'pairing.scanAny': 'Zeskanuj w aplikacji portfela lub aparatem telefonu.',
  'pairing.slow': 'To trwa dłużej niż zwykle. Sprawdź połączenie z internetem.',
  'pairing.copy': 'Kopiuj link',
  'pairing.copied': 'Skopiowano link',
  'pairing.phone': 'Telefon',
  'pairing.here': 'To urządzenie',
  'pairing.elsewhere': 'Inne urządzenie',
  'pairing.desktop': 'Komputer',
  'pairing.web': 'Przeglądarka',
  'pairing.others': 'Inne sposoby',
  'pairing.declined': 'Prośba odrzucona. Spróbuj ponownie, kiedy zechcesz.',
}
