import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Dengan akun pintar, Anda mengonfirmasi beberapa langkah sekaligus dan aplikasi bisa membayar biaya Anda. Alamat Anda tetap sama.',
  'smartAccount.introContract':
    'Dengan akun pintar, Anda mengonfirmasi beberapa langkah sekaligus dan aplikasi bisa membayar biaya Anda. Alamatnya berbeda dari akun biasa Anda.',
  'smartAccount.addresses': 'Login sama, alamat lain',
  'smartAccount.use': 'Gunakan akun pintar',
  'smartAccount.kept': 'Dimatikan. Yang sudah ditingkatkan tetap begitu sampai Anda menghapusnya.',
  'smartAccount.loading': 'Memeriksa jaringan Anda…',
  'smartAccount.ready': 'Siap. Ditingkatkan saat tindakan pertama Anda.',
  'smartAccount.readyContract': 'Siap. Dibuat saat tindakan pertama Anda.',
  'smartAccount.upgraded': 'Sudah ditingkatkan',
  'smartAccount.count': '{count, plural, other {Ditingkatkan di # jaringan}}',
  'smartAccount.plain': 'Akun biasa',
  'smartAccount.unavailable': 'Tidak tersedia di sini. Akun Anda berfungsi sebagai akun biasa.',
  'smartAccount.unavailableContract': 'Tidak tersedia di sini. Gunakan akun biasa Anda.',
  'smartAccount.unknown': 'Menjalankan kode yang tidak kami kenal',
  'smartAccount.contract': 'Akun kontrak',
  'smartAccount.failed': 'Jaringan ini tidak bisa diperiksa',
  'smartAccount.explorer': 'Lihat di penjelajah',
  'smartAccount.remove': 'Hapus peningkatan',
  'smartAccount.removeText':
    'Di {network} akun Anda kembali menjadi akun biasa, dan izin yang Anda berikan di sana berakhir. Anda membayar biaya jaringan.',
  'smartAccount.keep': 'Batal',
  'smartAccount.asking': 'Menghapus peningkatan…',
  'smartAccount.waiting': 'Menunggu {network}…',
  'smartAccount.removed': 'Peningkatan dihapus',
  'smartAccount.confirmed': '{network} mengonfirmasinya.',
  'smartAccount.unclear': 'Belum dikonfirmasi',
  'smartAccount.unclearText': 'Sedang diproses. Periksa di penjelajah sebelum mencoba lagi.',
  'smartAccount.notRemoved': 'Peningkatan tidak dihapus',
  'smartAccount.done': 'Selesai',
  'smartAccount.codeIntro':
    'Akun bisa menjalankan kode program, yang lalu bertindak untuknya. Inilah kode yang dijalankan akun Anda.',
  'smartAccount.stop':
    'Akun ini menjalankan kode yang tidak kami kenal. Pembuatnya mungkin bisa mengambil yang Anda terima di sini.',
  'smartAccount.elsewhere': 'Untuk menghapusnya, buka {wallet} dan matikan akun pintar di sana.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Akun Anda tidak bisa menjadi akun pintar di {network}. Tidak ada yang dikirim.',
  OPERATION_REJECTED:
    'Ini tidak diterima. Tidak ada yang dikirim. Pastikan saldo Anda cukup untuk biayanya.',
  SPONSOR_DECLINED:
    'Sponsor tidak lagi membayar ini. Tidak ada yang dikirim. Coba lagi untuk melihat biaya baru.',
}
