import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Kode QR alamat Anda',
  'receive.scan': 'Pindai untuk mengirim ke alamat ini',
  'receive.address': 'Alamat Anda',
  'receive.copy': 'Salin alamat',
  'receive.copied': 'Alamat disalin',
  'receive.networks': '{count, plural, other {Terima di # jaringan}}',
  'receive.share': 'Bagikan',
  'receive.kinds': 'Jenis alamat',
  'receive.payment': 'Pembayaran',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Hanya untuk bitcoin. Ordinals dan koleksi digital yang dikirim ke sini bisa terpakai tanpa sengaja.',
  'receive.ordinalHint':
    'Hanya untuk Ordinals dan koleksi digital. Gunakan alamat yang lain untuk bitcoin.',
  'receive.smartAccount':
    'Akun pintar ini hanya berfungsi di {network}. Jangan terima di jaringan lain.',
  'compatible.warning':
    'Terima hanya di jaringan berikut. Dana yang dikirim di jaringan lain mana pun mungkin hilang.',
  'compatible.list': 'Jaringan yang didukung alamat ini',
}
