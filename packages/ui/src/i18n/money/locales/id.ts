import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof typeof en> = {
  'receive.code': 'Kode QR alamat Anda',
  'receive.scan': 'Pindai kode ini untuk mengirim ke akun Anda.',
  'receive.address': 'Alamat Anda',
  'receive.copy': 'Salin alamat',
  'receive.copied': 'Alamat disalin',
  'receive.networks': '{count, plural, other {Berfungsi di # jaringan}}',
  'compatible.warning':
    'Kirim ke alamat ini hanya dari jaringan di bawah. Yang datang dari jaringan lain bisa hilang.',
  'compatible.list': 'Jaringan tempat alamat ini berfungsi',

  'tokens.loading': 'Memuat token Anda',
  'tokens.failed': 'Token Anda tidak termuat',
  'tokens.partial': 'Harga dan beberapa token tidak ada: gagal dimuat.',
  'tokens.emptyTitle': 'Belum ada token',
  'tokens.emptyText': 'Yang dimiliki akun ini di {network} muncul di sini.',
}
