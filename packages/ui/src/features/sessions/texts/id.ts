import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Kedaluwarsa} revoked {Dicabut} other {Aktif}}',
  'permissions.loading': 'Memuat izin',
  'permissions.none':
    '{tab, select, expired {Tidak ada yang kedaluwarsa} revoked {Tidak ada yang dicabut} other {Tidak ada yang berjalan tanpa persetujuan Anda}}',
  'permissions.noneText': 'Yang boleh dilakukan aplikasi ini tanpa bertanya ada di sini.',
  'permissions.undated': 'Tanggal tidak diketahui',
  'permissions.missingService': 'Izin dari browser Anda yang lain tidak dapat dimuat.',
  'permissions.missingWallet': '{wallet} tidak membagikan daftarnya. Ini yang diingat browser ini.',
  'permissions.unsupportedTitle': '{wallet} tidak memberi izin',
  'permissions.unsupportedText': 'Aplikasi harus bertanya setiap kali.',
  'permissions.failedTitle': 'Izin Anda tidak dapat dimuat',
  'permissions.until': 'hingga {date}',
  'permissions.ended': 'berakhir {date}',
  'permissions.unknown': 'Belum dikonfirmasi',
  'permissions.broader': 'Terlalu banyak',
  'permissions.revoking': 'Mencabut',
  'permissions.any': '{symbol} dalam jumlah berapa pun',
  'permissions.unknownAmount': 'sejumlah {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} per menit} hour {{amount} per jam} day {{amount} per hari} week {{amount} per minggu} other {{amount} setiap {time}}}',
  'permissions.stream': '{amount} per hari, hingga {max} secara keseluruhan',
  'permissions.allowance': 'Hingga {amount} secara keseluruhan',
  'permissions.used': '{amount} terpakai',
  'permissions.usedInPeriod': '{amount} terpakai pada periode ini',
  'permissions.calls': 'Panggil {names}',
  'permissions.callsWithValue': 'Panggil {names} dan kirim hingga {amount}',
  'permissions.steps': 'Yang terjadi',
  'permissions.stepWallet':
    '{fact, select, pending {Konfirmasi di {wallet}} done {{wallet} mencabutnya} failed {{wallet} tidak mencabutnya} other {{wallet} tidak dapat ditanya di sini}}',
  'permissions.stepList':
    '{fact, select, pending {Memeriksa di {wallet}} done {Tidak lagi di daftar {wallet}} failed {Masih di daftar {wallet}} other {{wallet} tidak punya daftar untuk diperiksa}}',
  'permissions.stepChain':
    '{fact, select, pending {Memeriksa {network}} done {{network} mengonfirmasinya} failed {{network} masih mengizinkannya} other {{network} tidak dapat ditanya}}',
  'permissions.stepService':
    '{fact, select, pending {Memberi tahu layanan} done {Layanan sudah tahu} other {Layanan tidak dapat diberi tahu}}',
  'permissions.app': 'Aplikasi',
  'permissions.given': 'Diberikan',
  'permissions.endsAt': 'Berakhir',
  'permissions.callLimit': 'Panggilan paling banyak',
  'permissions.delegate': 'Yang dapat memakainya',
  'permissions.enforcer': 'Ditegakkan oleh',
  'permissions.gone': 'Izin ini tidak ada lagi di sini',
  'permissions.broaderText':
    '{wallet} memberi lebih dari yang diminta aplikasi ini. Aplikasi tidak menerimanya, tetapi mungkin masih aktif. Cabut izin ini.',
  'permissions.allowed': 'Diizinkan tanpa bertanya',
  'permissions.openText': 'Mungkin masih aktif. Coba lagi, atau cabut di {wallet}.',
  'permissions.revoke': 'Cabut',
  'permissions.revokeAgain': 'Cabut lagi',
  'permissions.revokeAll': 'Cabut semua {count}',
  'permissions.createdTitle': '{app} punya izin Anda',
  'permissions.createdText':
    '{words}, hingga {date}. Anda dapat mencabutnya kapan saja di pengaturan akun.',
  'permissions.see': 'Lihat izin',
  'permissions.network': 'Jaringan',
  'permissions.done': 'Selesai',
  PERMISSION_INVALID: 'Aplikasi ini meminta izin yang tidak valid. Tidak ada yang diberikan.',
  PERMISSION_UNSUPPORTED: '{wallet} tidak dapat memberi izin ini. Coba dompet lain.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} memberi lebih dari yang diminta aplikasi ini. Cabut di Izin.',
}
