import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Pindai dengan {wallet} atau kamera ponsel Anda.',
  'pairing.scanAny': 'Pindai dengan aplikasi dompet atau kamera ponsel Anda.',
  'pairing.slow': 'Ini lebih lama dari biasanya. Periksa koneksi internet Anda.',
  'pairing.copy': 'Salin tautan',
  'pairing.copied': 'Tautan disalin',
  'pairing.phone': 'Ponsel',
  'pairing.here': 'Perangkat ini',
  'pairing.elsewhere': 'Perangkat lain',
  'pairing.desktop': 'Komputer',
  'pairing.web': 'Web',
  'pairing.others': 'Cara lain',
  'pairing.declined': 'Permintaan ditolak. Coba lagi saat Anda siap.',
}
