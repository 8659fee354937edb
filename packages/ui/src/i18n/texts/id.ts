import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Aplikasi ini belum diatur dengan benar, jadi ini belum bisa digunakan. Beri tahu pembuatnya.'
const again = 'Terjadi kesalahan. Coba lagi.'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<BaseTextKey> = {
  'button.connect': 'Hubungkan dompet',
  'button.connecting': 'Menghubungkan…',
  'button.switchNetwork': 'Ganti jaringan',
  'button.unknownNetwork': 'Jaringan tidak dikenal',
  'button.selectNetwork': 'Pilih jaringan',
  'button.account': 'Akun',
  'modal.back': 'Kembali',
  'modal.close': 'Tutup',
  'modal.stuck': 'Untuk melanjutkan, ganti jaringan atau putuskan koneksi.',
  'view.loading': 'Memuat',
  'view.failedTitle': 'Bagian ini tidak termuat',
  'view.failedText':
    'Koneksi Anda mungkin terputus. Tidak ada yang hilang; periksa koneksi dan coba lagi.',
  'view.retry': 'Coba lagi',
  'alert.dismiss': 'Sembunyikan',
  'details.label': 'Detail',
  'details.copy': 'Salin detail',
  'details.copied': 'Detail disalin',
  'copy.failed': 'Penyalinan diblokir di sini. Pilih teks dan salin sendiri.',
  'search.clear': 'Hapus pencarian',
  'link.newTab': '(dibuka di tab baru)',

  'connect.title': 'Hubungkan dompet',
  'connect.recent': 'Terakhir dipakai',
  'connect.installed': 'Terinstal',
  'connect.popular': 'Populer',
  'connect.more': 'Dompet lainnya',
  'connect.wallets': 'Dompet',
  'connect.notInstalled': 'Belum terinstal',
  'connect.unverified': 'Belum diverifikasi',
  'connect.contested': 'Diklaim dua kali',
  'connect.otherChain': 'Bukan untuk {network}',
  'connect.all': 'Semua dompet',
  'connect.loading': 'Memuat dompet',
  'connect.partial': 'Beberapa dompet tidak dapat dimuat.',
  'connect.noneHere': 'Tidak ada dompet di browser ini. Anda bisa memakai salah satu dari ini.',
  'connect.noneHerePhone':
    'Untuk terhubung, buka halaman ini di browser dalam aplikasi dompet Anda. Semua dompet ini memilikinya.',
  'connect.nothing': 'Saat ini tidak ada cara untuk terhubung di sini.',
  'connect.help': 'Apa itu dompet?',
  'connect.emptyTitle': 'Dompet tidak ditemukan',
  'connect.emptyText':
    'Dompet menyimpan uang dan akun Anda di web, dan memungkinkan Anda masuk tanpa kata sandi.',
  'connect.emptyHint': 'Baru saja menginstal? Dompet akan muncul sendiri di sini.',
  'connect.emptyHintPhone': 'Di ponsel, buka halaman ini di browser dalam aplikasi dompet Anda.',
  'connect.get': 'Dapatkan dompet',
  'connect.legalOne': 'Dengan terhubung, Anda menyetujui {link}.',
  'connect.legalBoth': 'Dengan terhubung, Anda menyetujui {terms} dan {privacy}.',
  'connect.agreeOne': 'Saya menyetujui {link}.',
  'connect.agreeBoth': 'Saya menyetujui {terms} dan {privacy}.',
  'connect.agreeFirst': 'Setujui dulu, lalu pilih dompet.',
  'connect.terms': 'ketentuan penggunaan',
  'connect.privacy': 'kebijakan privasi',

  'connecting.pendingTitle': 'Lanjutkan di {wallet}',
  'connecting.pendingText': 'Setujui permintaan di dompet untuk membagikan alamat Anda.',
  'connecting.slowText': 'Tidak melihat apa-apa? Cari ikon {wallet} di bilah alat browser Anda.',
  'connecting.unverifiedText':
    'Dompet ini tampak seperti {wallet}, tetapi tidak dapat dipastikan. Lanjutkan hanya jika Anda memercayainya.',
  'connecting.contestedText':
    'Dua dompet di browser ini mengaku sebagai {wallet}. Salah satunya mungkin tiruan yang mengincar uang Anda. Hapus ekstensi yang tidak Anda kenal, lalu hubungkan lagi.',
  'connecting.doubtTitle': 'Apakah ini dompet yang benar?',
  'connecting.connectAnyway': 'Tetap hubungkan',
  'connecting.agreeTitle': 'Sebelum terhubung',
  'connecting.agreeText': 'Aplikasi ini meminta Anda menyetujui aturannya dulu.',
  'connecting.agree': 'Lanjutkan dengan {wallet}',
  'connecting.rejectedTitle': 'Anda menolak permintaan',
  'connecting.rejectedText': '{wallet} tidak membagikan apa pun ke aplikasi ini.',
  'connecting.waitingTitle': 'Buka {wallet}',
  'connecting.errorTitle': 'Tidak dapat terhubung',
  'connecting.missingTitle': '{wallet} tidak ditemukan',
  'connecting.missingText':
    'Instal {wallet} atau aktifkan ekstensinya, lalu muat ulang halaman ini untuk menghubungkannya.',
  'connecting.missingTextPhone':
    'Untuk menghubungkan {wallet}, buka halaman ini di browser dalam aplikasinya.',
  'connecting.successTitle': 'Terhubung',
  'connecting.retry': 'Coba lagi',
  'connecting.other': 'Pilih dompet lain',
  'connecting.reload': 'Muat ulang halaman',
  'connecting.get': 'Dapatkan {wallet}',
  'pairing.code': 'Kode QR',
  'pairing.title': 'Pindai dengan ponsel Anda',

  'allWallets.title': 'Semua dompet',
  'getWallet.title': 'Dapatkan dompet',
  'downloads.title': 'Dapatkan {wallet}',
  'whatIsAWallet.title': 'Apa itu dompet?',

  'account.title': 'Akun',
  'receive.title': 'Terima',
  'send.title': 'Kirim',
  'send.token': 'Pilih token',
  'send.review': 'Periksa',
  'compatible.title': 'Jaringan yang cocok',
  'accountSettings.title': 'Pengaturan akun',
  'profileWallets.title': 'Dompet Anda',

  'networks.title': 'Pilih jaringan',
  'whatIsANetwork.title': 'Apa itu jaringan?',
  'switchNetwork.title': 'Ganti jaringan',
  'switchNetwork.wallet': 'Dompet Anda',
  'switchActiveChain.title': 'Beralih ke {chain}',
  'unsupported.title': 'Ganti jaringan',
  'pairing.open': 'Buka {wallet}',
  'pairing.notOpened': '{wallet} tidak terbuka?',
  'pairing.otherWay': 'Buka dengan cara lain',
  'account.disconnect': 'Putuskan koneksi',
  'account.disconnecting': 'Memutuskan koneksi',
  'account.disconnectFailed': 'Gagal memutuskan koneksi. Hapus juga aplikasi ini di dompet Anda.',
  'tokens.title': 'Token',
  'activity.title': 'Aktivitas',
  'networks.unlisted': 'Jaringan {id}',

  'tokens.loading': 'Memuat token Anda',
  'tokens.emptyTitle': 'Belum ada token',
  'tokens.emptyText': 'Yang dimiliki akun ini di {network} muncul di sini.',
  'tokens.imitation': 'Tiruan?',
  'tokens.showAll': '{count, plural, other {Tampilkan semua # token}}',
  'tokens.send': 'Kirim {symbol}',
  'tokens.offline': 'Anda sedang luring. Ini akan dimuat sendiri saat Anda kembali.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Dompet membagikan alamat yang tidak dapat dibaca. Coba akun lain.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING:
    'Dompet ini tidak bisa melakukannya di sini. Anda bisa memakai dompet lain.',
  CONNECTOR_NOT_FOUND: 'Dompet ini tidak tersedia lagi. Pilih yang lain.',

  CONNECTION_USER_REJECTED: 'Anda menolak permintaan di {wallet}. Tidak ada yang dibagikan.',
  CONNECTION_USER_CLOSED: 'Jendela ditutup sebelum dompet terhubung.',
  CONNECTION_PENDING:
    '{wallet}: Permintaan dari situs ini sudah menunggu di sana. Jawab untuk melanjutkan.',
  CONNECTION_TIMEOUT: '{wallet} tidak menjawab. Buka kuncinya dan coba lagi.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} tidak membagikan akun. Pilih setidaknya satu di sana dan coba lagi.',
  CONNECTION_REPLACED: 'Sementara itu, dompet lain telah dipilih.',
  CONNECTION_FAILED: '{wallet} tidak dapat dihubungkan. Coba lagi, atau gunakan dompet lain.',
  CONNECTION_RELAY_UNREACHABLE:
    'Tidak bisa terhubung ke dompet. Periksa internet Anda dan coba lagi.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Layanan yang menjangkau dompet menolak aplikasi ini. Periksa jam perangkat ini dan coba lagi.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Tidak ada dompet yang terhubung. Hubungkan dulu.',
  CONNECTION_KIT_DESTROYED: 'Halaman ini telah menutup koneksi. Muat ulang halaman dan coba lagi.',

  NETWORK_NOT_FOUND: 'Aplikasi ini tidak menawarkan jaringan itu.',
  NETWORK_SWITCH_REJECTED:
    'Anda menolak penggantian di {wallet}. Anda masih di jaringan yang sama.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} tidak bisa beralih sendiri ke {network}. Pilih jaringan itu di sana.',
  NETWORK_SWITCH_FAILED:
    '{wallet} tidak beralih ke {network}. Pilih jaringan itu di sana, atau coba lagi.',
  NETWORK_RPC_FAILED: 'Jaringan sedang tidak menjawab. Coba lagi sebentar lagi.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} tidak menjawab. Buka dompet itu dan coba lagi.',

  REQUEST_NOT_ALLOWED: 'Aplikasi ini meminta sesuatu yang tidak dapat ditampilkan dengan aman.',
  REQUEST_USER_REJECTED:
    'Anda menolak permintaan di {wallet}. Tidak ada yang ditandatangani atau dikirim.',
  REQUEST_CANCELLED:
    'Anda membatalkan permintaan. Jika {wallet} masih menampilkannya, tolak di sana.',
  REQUEST_TIMEOUT: '{wallet} tidak menjawab. Lihat di sana apakah sudah selesai sebelum coba lagi.',
  REQUEST_ACCOUNT_CHANGED: 'Sementara itu, akun berubah. Tidak ada yang dikirim.',
  REQUEST_NETWORK_CHANGED: 'Sementara itu, jaringan berubah. Tidak ada yang dikirim.',
  REQUEST_SIGNATURE_INVALID: 'Tanda tangan dari {wallet} tidak cocok dengan akun Anda.',
  REQUEST_SIGNATURE_UNCHECKED: 'Tanda tangan tidak dapat diperiksa. Coba lagi saat Anda online.',
  REQUEST_WRONG_ACCOUNT:
    'Aplikasi ini meminta tanda tangan dari akun yang tidak terhubung. Tidak ada yang ditandatangani atau dikirim.',
  REQUEST_WRONG_NETWORK:
    'Permintaan ini untuk jaringan selain yang terhubung. Tidak ada yang ditandatangani atau dikirim. Ganti jaringan dulu.',
  REQUEST_UNREADABLE:
    'Aplikasi ini mengirim permintaan yang tidak dapat diperiksa. Tidak ada yang ditandatangani atau dikirim.',

  WALLET_NOT_INSTALLED: '{wallet} tidak ditemukan di browser ini.',
  WALLET_POPUP_BLOCKED: 'Browser menahan jendela {wallet}. Izinkan lalu coba lagi.',
  WALLET_BAD_ANSWER:
    '{wallet} memberi jawaban yang tidak masuk akal. Perbarui, atau gunakan dompet lain.',
  WALLET_NO_ANSWER: '{wallet} tidak menjawab. Buka dompet itu, atau muat ulang halaman.',
  WALLET_UNAUTHORIZED: '{wallet} tidak mengizinkan ini. Hubungkan lagi dan pilih akunnya.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} tidak mendukung ini. Gunakan dompet lain.',
  WALLET_DISCONNECTED: '{wallet} kehilangan koneksi. Periksa internet Anda dan coba lagi.',
  WALLET_ERROR: '{wallet} melaporkan masalah. Periksa dompet itu, lalu coba lagi.',

  SERVICE_UNREACHABLE:
    'Layanan aplikasi ini tidak dapat dijangkau. Periksa koneksi internet Anda dan coba lagi.',
  SERVICE_TIMEOUT: 'Layanan aplikasi ini tidak menjawab tepat waktu. Coba lagi.',
  SERVICE_FORBIDDEN:
    'Konfigurasi tidak valid: sebuah layanan menolak aplikasi ini. Beri tahu pembuatnya.',
  SERVICE_BUSY: 'Terlalu banyak permintaan saat ini. Tunggu sebentar dan coba lagi.',
  SERVICE_FAILED: 'Layanan aplikasi ini mengalami gangguan. Coba lagi.',
  SERVICE_BAD_ANSWER: 'Jawaban dari layanan aplikasi ini tidak dapat dibaca. Coba lagi.',

  TRANSACTION_FAILED: 'Jaringan tidak menjalankan transaksi. Alasannya: {reason}.',
  STORAGE_UNAVAILABLE:
    'Browser Anda tidak menyimpan apa pun untuk situs ini, jadi lain kali Anda akan menghubungkan lagi.',
  UI_LOAD_FAILED: again,
}
