import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Cari dompet',
  'allWallets.certified': 'Hanya dompet bersertifikat',
  'allWallets.found': '{count, plural, other {# dompet}}',
  'allWallets.none': 'Tidak ada dompet dengan nama ini: “{search}”',
  'allWallets.clear': 'Tampilkan semua dompet',
  'allWallets.failed': 'Dompet tidak termuat',
  'allWallets.moreFailed': 'Dompet berikutnya tidak termuat.',
  'getWallet.text':
    'Semua dompet ini berfungsi dengan aplikasi ini. Anda bisa beralih ke dompet lain kapan saja.',
  'getWallet.all': 'Semua dompet',
  'downloads.text':
    '{wallet}: Instal dari sini. Begitu dompet ada di browser ini, Anda bisa menghubungkannya.',
  'downloads.textPhone': '{wallet}: Instal, lalu buka halaman ini di browser dalam dompet itu.',
  'downloads.extension': 'Ekstensi browser',
  'downloads.iphone': 'Aplikasi iPhone',
  'downloads.android': 'Aplikasi Android',
  'downloads.desktop': 'Aplikasi desktop',
  'downloads.webApp': 'Aplikasi web',
  'downloads.website': 'Situs web',
  'downloads.phone': 'Pindai untuk mendapatkannya di ponsel Anda',
  'downloads.none':
    '{wallet}: Tautan aman ke dompet ini tidak diketahui. Cari di toko yang Anda percayai.',
  'downloads.installed': '{wallet} sudah terinstal',
  'downloads.connect': 'Hubungkan {wallet}',
  'whatIsAWallet.homeTitle': 'Rumah bagi milik Anda',
  'whatIsAWallet.homeText':
    'Dompet menyimpan kunci uang, token, dan koleksi Anda. Tidak ada orang lain yang memilikinya.',
  'whatIsAWallet.keyTitle': 'Satu kunci untuk semua',
  'whatIsAWallet.keyText':
    'Anda masuk dengan dompet. Tanpa akun baru, tanpa kata sandi yang harus diingat.',
  'whatIsAWallet.sayTitle': 'Semua atas izin Anda',
  'whatIsAWallet.sayText':
    'Aplikasi hanya bisa meminta. Anda melihat apa yang diminta, lalu menyetujuinya atau tidak.',
  'multiChain.title': 'Pilih jenis jaringan',
  'multiChain.text':
    '{wallet} punya akun untuk setiap jenis. Mana yang ingin Anda gunakan di sini?',
}
