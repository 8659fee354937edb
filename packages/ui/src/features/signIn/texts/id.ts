import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': 'Masuk ke {app}',
  'signIn.text':
    'Buktikan bahwa akun ini milik Anda. Tidak ada biaya dan tidak ada yang dipindahkan.',
  'signIn.cancel': 'Batal',
  'signIn.notNow': 'Nanti saja',
  'signIn.details': 'Yang Anda tanda tangani',
  'signIn.site': 'Situs web',
  'signIn.statement': 'Pernyataan',
  'signIn.validUntil': 'Berlaku hingga',
  'signIn.copy': 'Salin pesan',
  'signIn.copied': 'Pesan disalin',
  'signIn.walletText': 'Tanda tangani pesan yang ditampilkannya.',
  'signIn.slowText': 'Tidak ada apa-apa? Buka {wallet} dan cari permintaannya.',
  'signIn.askAgain': 'Minta lagi',
  'signIn.checkingTitle': 'Memeriksa tanda tangan',
  'signIn.successTitle': 'Anda sudah masuk',
  'signIn.declinedTitle': 'Tanda tangan ditolak',
  'signIn.declinedText': 'Tidak ada yang ditandatangani.',
  'signIn.otherTitle': '{wallet} menandatangani dengan akun lain',
  'signIn.otherText': 'Pilih {address} di {wallet}, lalu coba lagi.',
  'signIn.withOther': 'Masuk dengan {address}',
  'signIn.apartTitle': 'Akun ini tidak bisa ditambahkan',
  'signIn.contractTitle': 'Aplikasi ini mungkin tidak mendukung akun pintar',
  'signIn.unableTitle': '{wallet} tidak dapat menandatangani pesan',
  'signIn.lateTitle': 'Ini terlalu lama',
  'signIn.awayTitle': 'Layanan masuk tidak dapat dijangkau',
  'signIn.awayText':
    'Tanda tangan Anda disimpan hingga {time}. Anda tidak perlu menandatangani lagi.',
  'signIn.frameTitle': 'Halaman ini tidak dapat masuk untuk {host}',
  'signIn.errorTitle': 'Tidak dapat masuk',
  SIWX_MESSAGE_INVALID: 'Pesan masuk aplikasi ini tidak valid. Hubungi dukungannya.',
  SIWX_DOMAIN_MISMATCH:
    'Pesan ini untuk {actual}, dan halaman ini adalah {expected}. Tidak ada yang ditandatangani.',
  SIWX_ACCOUNT_MISMATCH: 'Tanda tangan berasal dari akun lain.',
  SIWX_EXPIRED: 'Pesan tidak berlaku lagi. Masuk sekali lagi.',
  SIWX_NOT_YET_VALID: 'Pesan belum berlaku. Periksa jam perangkat ini.',
  SIWX_NONCE_REFUSED: 'Pesan ini tidak dapat digunakan lagi. Masuk sekali lagi.',
  SIWX_SIGNATURE_REFUSED:
    'Tanda tangan tidak cocok dengan akun ini. Coba lagi atau gunakan dompet lain.',
  SIWX_LINK_REFUSED:
    'Akun ini tidak bisa ditambahkan ke sesi Anda. Keluar dahulu, lalu masuk dengan akun ini.',
  SIWX_UNVERIFIABLE: 'Aplikasi tidak dapat memeriksa tanda tangan akun ini.',
  SIWX_UNSUPPORTED: '{wallet} tidak dapat masuk. Gunakan dompet lain.',
  SIWX_REQUIRED: 'Anda belum masuk. Masuk terlebih dahulu.',
  SIWX_SESSION_ENDED: 'Sesi Anda telah berakhir. Masuk sekali lagi.',
}
