import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Memuat aktivitas Anda',
  'activity.failed': 'Gagal mengambil transaksi',
  'activity.moreFailed': 'Transaksi sebelumnya gagal dimuat.',
  'activity.showMore': 'Tampilkan transaksi sebelumnya',
  'activity.moreLoading': 'Memuat transaksi sebelumnya',
  'activity.emptyTitle': 'Belum ada aktivitas',
  'activity.emptyText': 'Transaksi Anda di {network} akan muncul di sini.',
  'activity.unsupportedTitle': 'Aktivitas tidak tersedia',
  'activity.noService': 'Lihat transaksi Anda di penjelajah blok.',
  'activity.noHistory': 'Lihat transaksi {network} Anda di penjelajah blok.',
  'activity.explorer': 'Lihat di penjelajah',
  'activity.sentHere': 'Dikirim dari aplikasi ini',
  'activity.operation':
    '{operation, select, send {Dikirim} receive {Diterima} trade {Ditukar} mint {Dicetak} burn {Dibakar} approve {Izin diberikan} revoke {Izin dicabut} deposit {Disetor} withdraw {Ditarik} borrow {Dipinjam} repay {Dilunasi} claim {Diklaim} stake {Di-stake} unstake {Stake ditarik} sending {Mengirim} self {Dikirim ke diri sendiri} other {Panggilan kontrak}}',
  'activity.status':
    '{status, select, pending {Tertunda} open {Masih terbuka di dompet Anda} failed {Gagal} replaced {Diganti} dropped {Tidak terkirim} unproven {Belum terverifikasi} other {Diubah}}',
  'activity.to': 'Ke {address}',
  'activity.from': 'Dari {address}',
  'activity.collectible': 'Koleksi digital',
  'activity.more': '{count} lainnya',
  'activity.dropped':
    '{count, plural, other {# transaksi disembunyikan karena datanya tidak valid.}}',
}
