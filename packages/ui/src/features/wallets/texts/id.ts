import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Cari dompet',
  'allWallets.certified': 'Hanya dompet bersertifikat',
  'allWallets.found': '{count, plural, other {# dompet}}',
  'allWallets.none': 'Tidak ada dompet yang cocok dengan “{search}”.',
  'allWallets.clear': 'Tampilkan semua dompet',
  'allWallets.failed': 'Dompet gagal dimuat',
  'allWallets.moreFailed': 'Dompet lainnya gagal dimuat.',
  'getWallet.text':
    'Semua dompet ini berfungsi dengan aplikasi ini. Anda bisa menggantinya kapan saja.',
  'getWallet.all': 'Semua dompet',
  'downloads.text': 'Pasang {wallet}, lalu kembali ke sini untuk terhubung.',
  'downloads.textPhone': 'Pasang {wallet}, lalu buka halaman ini di browsernya.',
  'downloads.extension': 'Ekstensi browser',
  'downloads.iphone': 'Aplikasi iPhone',
  'downloads.android': 'Aplikasi Android',
  'downloads.desktop': 'Aplikasi komputer',
  'downloads.webApp': 'Aplikasi web',
  'downloads.website': 'Situs web',
  'downloads.phone': 'Pindai untuk mendapatkannya di ponsel',
  'downloads.none': 'Kami tidak punya tautan terverifikasi. Cari {wallet} di toko aplikasi Anda.',
  'downloads.installed': '{wallet} terpasang',
  'downloads.connect': 'Hubungkan {wallet}',
  'whatIsAWallet.homeTitle': 'Rumah bagi milik Anda',
  'whatIsAWallet.homeText':
    'Dompet Anda menyimpan kunci token dan koleksi digital Anda. Hanya Anda yang memilikinya.',
  'whatIsAWallet.keyTitle': 'Satu cara masuk untuk semua aplikasi',
  'whatIsAWallet.keyText':
    'Masuk dengan dompet Anda. Tanpa akun baru, tanpa kata sandi yang harus diingat.',
  'whatIsAWallet.sayTitle': 'Anda menyetujui semuanya',
  'whatIsAWallet.sayText':
    'Aplikasi hanya bisa mengirim permintaan. Anda melihat setiap permintaan, lalu menyetujui atau menolaknya.',
  'multiChain.title': 'Jaringan mana?',
  'multiChain.text': '{wallet} mendukung semua ini. Pilih satu untuk terhubung.',
}
