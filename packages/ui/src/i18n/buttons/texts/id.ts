import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Hubungkan dompet',
  'button.connecting': 'Menghubungkan…',
  'button.switchNetwork': 'Ganti jaringan',
  'button.unknownNetwork': 'Jaringan tidak dikenal',
  'button.selectNetwork': 'Pilih jaringan',
  'button.account': 'Akun',
}
