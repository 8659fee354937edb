import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Kode QR alamat Anda',
  'receive.scan': 'Pindai kode ini untuk mengirim ke akun Anda.',
  'receive.address': 'Alamat Anda',
  'receive.copy': 'Salin alamat',
  'receive.copied': 'Alamat disalin',
  'receive.networks': '{count, plural, other {Berfungsi di # jaringan}}',
  'receive.share': 'Bagikan',
  'receive.kinds': 'Jenis alamat',
  'receive.payment': 'Pembayaran',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Hanya untuk bitcoin. Ordinals dan koleksi lain yang dikirim ke sini bisa terpakai tanpa sengaja.',
  'receive.ordinalHint':
    'Hanya untuk Ordinals dan koleksi lain. Mintalah bitcoin dikirim ke alamat yang satunya.',
  'receive.smartAccount':
    'Akun pintar ini dibuat untuk {network}. Jangan terima apa pun di jaringan lain.',
  'compatible.warning':
    'Kirim ke alamat ini hanya dari jaringan di bawah. Yang datang dari jaringan lain bisa hilang.',
  'compatible.list': 'Jaringan tempat alamat ini berfungsi',
}
