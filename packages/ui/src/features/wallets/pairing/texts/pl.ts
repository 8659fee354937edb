import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Zeskanuj aparatem telefonu lub w {wallet}.',
  'pairing.scanAny': 'Zeskanuj aparatem telefonu lub aplikacją portfela.',
  'pairing.slow': 'Trwa to dłużej niż zwykle. Sprawdź połączenie z internetem.',
  'pairing.copy': 'Kopiuj link',
  'pairing.copied': 'Skopiowano link',
  'pairing.phone': 'Telefon',
  'pairing.here': 'To urządzenie',
  'pairing.elsewhere': 'Inne urządzenie',
  'pairing.desktop': 'Komputer',
  'pairing.web': 'Strona',
  'pairing.others': 'Inne sposoby',
  'pairing.declined': 'Prośba odrzucona w portfelu. Możesz spróbować ponownie.',
}
