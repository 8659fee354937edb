import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE: 'Dompet tidak dapat dijangkau. Periksa koneksi internet Anda, lalu coba lagi.',
  FRAME_REFUSED: 'Aplikasi ini tidak diatur dengan benar. Hubungi tim dukungannya.',
  FRAME_LOST:
    'Dompet berhenti merespons. Periksa apakah permintaan Anda berhasil sebelum mencoba lagi.',
  FRAME_BAD_ANSWER: 'Terjadi kesalahan di pihak kami. Coba lagi.',
  FRAME_VERSION_UNSUPPORTED:
    'Aplikasi ini dan dompetnya tidak cocok. Muat ulang halaman, atau hubungi dukungan aplikasi.',
  LOGIN_CODE_WRONG: 'Kode itu tidak benar. Gunakan kode dari email terbaru.',
  LOGIN_CODE_EXPIRED: 'Kode itu sudah kedaluwarsa. Minta kode baru.',
  LOGIN_THROTTLED: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  LOGIN_PROVIDER_REFUSED: 'Login ditolak. Tidak ada yang dibagikan.',
  LOGIN_PROVIDER_FAILED: 'Login tidak berhasil. Coba lagi, atau login dengan cara lain.',
  LOGIN_WINDOW_CLOSED: 'Jendela ditutup sebelum Anda berhasil login.',
  LOGIN_DEVICE_UNPROVEN:
    'Dompet Anda tetap terkunci di sini sampai Anda memastikan bahwa itu milik Anda.',
  WALLET_LOCKED: 'Dompet Anda terkunci di browser ini. Coba lagi untuk membukanya.',
  SHARE_MISMATCH:
    'Dompet Anda tidak dapat dibuka. Tidak ada yang ditandatangani. Gunakan metode pemulihan lain.',
  SHARE_REFUSED:
    'Server tidak membuka kunci dompet Anda. Tidak ada yang ditandatangani. Coba lagi.',
}
