import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Memuat aktivitas Anda',
  'activity.failed': 'Gagal mengambil transaksi',
  'activity.moreFailed': 'Transaksi sebelumnya tidak dimuat.',
  'activity.showMore': 'Tampilkan transaksi sebelumnya',
  'activity.moreLoading': 'Memuat transaksi sebelumnya',
  'activity.emptyTitle': 'Belum ada aktivitas',
  'activity.emptyText': 'Yang terjadi pada akun ini di {network} muncul di sini.',
  'activity.unsupportedTitle': 'Tidak ada riwayat di sini',
  'activity.noService': 'Aplikasi ini tidak punya layanan yang menyimpan riwayat akun.',
  'activity.noHistory': 'Layanan aplikasi ini tidak menyimpan riwayat {network}.',
  'activity.explorer': 'Lihat di penjelajah',
  'activity.sentHere': 'Dikirim dari aplikasi ini',
  'activity.operation':
    '{operation, select, send {Dikirim} receive {Diterima} trade {Ditukar} mint {Dicetak} burn {Dibakar} approve {Disetujui} revoke {Izin dicabut} deposit {Disetor} withdraw {Ditarik} borrow {Dipinjam} repay {Dilunasi} claim {Diklaim} stake {Di-stake} unstake {Stake dilepas} sending {Mengirim} self {Dikirim ke diri sendiri} other {Panggilan kontrak}}',
  'activity.status':
    '{status, select, pending {Tertunda} failed {Gagal} replaced {Diganti} dropped {Tidak terkirim} unproven {Belum diverifikasi} other {Diubah}}',
  'activity.to': 'Ke {address}',
  'activity.from': 'Dari {address}',
  'activity.collectible': 'Koleksi',
  'activity.more': '{count} lagi',
  'activity.dropped':
    '{count, plural, other {# transaksi tidak ditampilkan: yang dikatakan layanan tentangnya tidak mungkin.}}',
}
