import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ApprovalsTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof ApprovalsTexts> = {
  'approvals.intro':
    'Aplikasi yang Anda izinkan mengambil token Anda. Yang bisa hilang sekarang ada di atas.',
  'approvals.ofToken': 'Izin {token}',
  'approvals.showAll': 'Semua izin',
  'approvals.loading': 'Mencari izin',
  'approvals.all': '{network}: sejak blok pertama',
  'approvals.part': '{network}: sejak {date}',
  'approvals.allNetworks': 'Semua jaringan: sejak blok pertama',
  'approvals.some': 'Beberapa jaringan: tidak sejak blok pertama',
  'approvals.failedOn': 'Tidak dapat mencari di {networks}.',
  'approvals.further': 'Cari lebih jauh',
  'approvals.emptyTitle': 'Tidak ada izin',
  'approvals.emptyText':
    'Sejauh yang kami cari, tidak ada yang bisa mengambil token dari akun ini.',
  'approvals.failed': 'Izin tidak dapat dimuat',
  'approvals.unsupported': 'Tidak tersedia di {network}',
  'approvals.unsupportedText':
    'Izin bekerja secara berbeda di {network}, jadi tidak bisa ditampilkan di sini. Periksa dompet Anda.',
  'approvals.chooseNetwork': 'Pilih jaringan',
  'approvals.select': 'Pilih beberapa',
  'approvals.selectNone': 'Batal',
  'approvals.revoke': 'Cabut',
  'approvals.revokeCount': 'Cabut {count, plural, other {# izin}}',
  'approvals.any': 'Jumlah berapa pun',
  'approvals.everything': 'Seluruh koleksi',
  'approvals.item': 'Barang #{item}',
  'approvals.spender': 'Siapa yang bisa mengambil',
  'approvals.balance': 'Anda punya',
  'approvals.risk': 'Bisa hilang sekarang',
  'approvals.given': 'Diizinkan pada',
  'approvals.until': 'Hingga',
  'approvals.expired': 'Kedaluwarsa',
  'approvals.accountTag': 'Bukan aplikasi',
  'approvals.accountText':
    'Ini akun pribadi, bukan aplikasi. Aplikasi jarang memerlukannya. Pencuri memerlukannya.',
  'approvals.unknownText':
    'Kami tidak mengenal kontrak ini. Simpan izin hanya jika Anda tahu kegunaannya.',
  'approvals.oldText': 'Anda mengizinkan ini lebih dari setahun lalu.',
  'approvals.expiredText':
    'Izin ini kedaluwarsa. Tidak ada yang bisa diambil kecuali Anda mengizinkannya lagi.',
  'approvals.unlisted': 'Token ini tidak ada di daftar mana pun, jadi nilainya tidak ditampilkan.',
  'approvals.setInstead': 'Tetapkan jumlah saja',
  'approvals.set': 'Tetapkan jumlah',
  'approvals.amount': 'Jumlah yang bisa diambil',
  'approvals.endSignatures': 'Batalkan juga tanda tangan Anda yang belum dipakai',
  'approvals.confirm': 'Konfirmasi pencabutan {token} untuk {spender}.',
  'approvals.confirmMany': 'Konfirmasi pencabutan {count, plural, other {# izin}}.',
  'approvals.switch': 'Konfirmasi peralihan ke {network}.',
  'approvals.confirmSet': 'Konfirmasi {amount} untuk {spender}.',
  'approvals.open': 'Buka {wallet}',
  'approvals.look': 'Periksa perangkat Anda yang lain.',
  'approvals.preparing': 'Memeriksa…',
  'approvals.waiting': 'Menunggu {network}…',
  'approvals.count': '{index} dari {count}',
  'approvals.done': '{count, plural, other {# izin dicabut}}',
  'approvals.doneSet': 'Jumlah diubah',
  'approvals.doneText': '{network} mengonfirmasinya.',
  'approvals.partly': '{done} dari {count} dicabut',
  'approvals.notDone': 'Tidak ada yang dicabut',
  'approvals.kept': 'Transaksi berhasil, tetapi token masih mengizinkannya.',
  'approvals.uncertainTitle': 'Periksa apa yang terjadi',
  'approvals.uncertain':
    'Ini tidak dapat diperiksa di sini. Lihat di {wallet} atau penjelajah sebelum mencoba lagi.',
  'approvals.declined': 'Ditolak di dompet Anda',
  'approvals.unasked': 'Belum diminta',
  'approvals.goOn': 'Lanjutkan',
  'approvals.stop': 'Berhenti setelah ini',
  'approvals.close': 'Selesai',
  'approvals.gone': 'Izin ini sudah tidak ada.',
  'approvals.explorer': 'Lihat di penjelajah',

  PAYMENT_ALTERED:
    'Kami menghentikan ini karena tidak cocok dengan yang Anda tinjau. Tidak ada yang dikirim. Mulai lagi.',
}
