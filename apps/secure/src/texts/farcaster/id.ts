import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} meminta Anda login. Lanjutkan hanya jika Anda sendiri yang memulainya, dengan dompet pemilik akun Farcaster Anda.',
  'farcaster.noWallet':
    'Tidak ada dompet di browser ini. Buka halaman ini di browser tempat dompet Anda berada.',
  'farcaster.copy': 'Salin tautan',
  'farcaster.copied': 'Tautan disalin',
  'farcaster.decline': 'Jangan login',
  'farcaster.rejected': 'Anda menolak di dompet. Coba lagi atau pilih dompet lain.',
  'farcaster.unsigned': 'Dompet Anda tidak menandatangani. Coba lagi atau pilih dompet lain.',
  'farcaster.foreign':
    'Dompet ini tidak bisa menandatangani untuk akun Farcaster itu. Pilih yang lain.',
  'farcaster.accountTitle': 'Masukkan ID Farcaster Anda',
  'farcaster.accountLead':
    'Dompet ini tidak memiliki akun Farcaster. Jika boleh menandatangani untuk suatu akun, masukkan ID akun itu.',
  'farcaster.account': 'ID Farcaster',
  'farcaster.other': 'Pilih dompet lain',
  'farcaster.sign': 'Tanda tangani',
  'farcaster.done': 'Anda bisa menutup halaman ini dan kembali ke tempat Anda memulai.',
  'farcaster.late': 'Login ini sudah berakhir. Mulai lagi dari tempat Anda datang.',
}
