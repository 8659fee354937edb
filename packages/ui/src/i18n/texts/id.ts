import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Aplikasi ini tidak diatur dengan benar. Hubungi tim dukungannya.'
const again = 'Terjadi kesalahan. Coba lagi.'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<BaseTextKey> = {
  'button.connect': 'Hubungkan dompet',
  'button.connecting': 'Menghubungkan…',
  'button.switchNetwork': 'Ganti jaringan',
  'button.unknownNetwork': 'Jaringan tidak dikenal',
  'button.selectNetwork': 'Pilih jaringan',
  'button.account': 'Akun',
  'button.buy': 'Beli',
  'button.amount': 'Jumlah',
  'button.currency': 'Mata uang',
  'modal.back': 'Kembali',
  'modal.close': 'Tutup',
  'modal.stuck': 'Ganti jaringan atau putuskan koneksi untuk melanjutkan.',
  'view.loading': 'Memuat',
  'view.failedTitle': 'Ada yang gagal dimuat',
  'view.failedText': 'Periksa koneksi internet Anda, lalu coba lagi.',
  'view.retry': 'Coba lagi',
  'alert.dismiss': 'Sembunyikan',
  'details.label': 'Detail',
  'details.copy': 'Salin detail',
  'details.copied': 'Detail disalin',
  'copy.failed': 'Gagal menyalin. Pilih teksnya, lalu salin secara manual.',
  'search.clear': 'Hapus pencarian',
  'link.newTab': '(terbuka di tab baru)',

  'connect.title': 'Hubungkan dompet',
  'connect.recent': 'Terakhir digunakan',
  'connect.installed': 'Terpasang',
  'connect.isInstalled': 'terpasang',
  'connect.popular': 'Populer',
  'connect.more': 'Dompet lainnya',
  'connect.wallets': 'Dompet',
  'connect.notInstalled': 'Belum terpasang',
  'connect.unverified': 'Belum terverifikasi',
  'connect.contested': 'Mungkin palsu',
  'connect.otherChain': 'Tidak mendukung {network}',
  'connect.all': 'Semua dompet',
  'connect.loading': 'Memuat dompet',
  'connect.partial': 'Beberapa dompet gagal dimuat.',
  'connect.noneHere': 'Tidak ada dompet di browser ini. Pilih satu untuk memulai.',
  'connect.noneHerePhone': 'Buka halaman ini di browser aplikasi dompet Anda untuk terhubung.',
  'connect.nothing': 'Saat ini tidak ada dompet yang tersedia.',
  'connect.help': 'Apa itu dompet?',
  'connect.emptyTitle': 'Dompet tidak ditemukan',
  'connect.emptyText':
    'Dompet menyimpan token Anda dan memungkinkan Anda masuk ke aplikasi tanpa kata sandi.',
  'connect.emptyHint': 'Baru memasang dompet? Dompet itu akan muncul di sini.',
  'connect.emptyHintPhone': 'Di ponsel, buka halaman ini di browser aplikasi dompet Anda.',
  'connect.get': 'Dapatkan dompet',
  'connect.legalOne': 'Dengan terhubung, Anda menyetujui {link}.',
  'connect.legalBoth': 'Dengan terhubung, Anda menyetujui {terms} dan {privacy}.',
  'connect.agreeOne': 'Saya menyetujui {link}.',
  'connect.agreeBoth': 'Saya menyetujui {terms} dan {privacy}.',
  'connect.agreeFirst': 'Setujui ketentuan untuk terhubung.',
  'connect.terms': 'ketentuan penggunaan',
  'connect.privacy': 'kebijakan privasi',

  'connecting.pendingTitle': 'Lanjutkan di {wallet}',
  'connecting.pendingText': 'Setujui permintaan koneksi.',
  'connecting.slowText': 'Tidak terlihat? Klik ikon {wallet} di bilah alat browser Anda.',
  'connecting.unverifiedText':
    'Dompet ini mengaku sebagai {wallet}, tetapi kami tidak dapat memverifikasinya. Lanjutkan hanya jika Anda memercayainya.',
  'connecting.contestedText':
    'Dua dompet di browser ini mengaku sebagai {wallet}. Salah satunya mungkin palsu dan mengincar dana Anda. Hapus ekstensi yang tidak Anda kenali, lalu hubungkan lagi.',
  'connecting.doubtTitle': 'Apakah ini dompet yang benar?',
  'connecting.connectAnyway': 'Tetap hubungkan',
  'connecting.agreeTitle': 'Sebelum terhubung',
  'connecting.agreeText': 'Setujui ketentuan untuk melanjutkan.',
  'connecting.agree': 'Lanjutkan dengan {wallet}',
  'connecting.rejectedTitle': 'Permintaan ditolak',
  'connecting.rejectedText': '{wallet} tidak membagikan apa pun. Coba lagi saat Anda siap.',
  'connecting.waitingTitle': 'Buka {wallet}',
  'connecting.errorTitle': 'Gagal terhubung',
  'connecting.missingTitle': '{wallet} belum terpasang',
  'connecting.missingText': 'Pasang atau aktifkan ekstensi {wallet}, lalu muat ulang halaman ini.',
  'connecting.missingTextPhone': 'Buka halaman ini di browser aplikasi {wallet} untuk terhubung.',
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
  'send.review': 'Tinjau',
  'onramp.title': 'Beli',
  'onramp.currency': 'Pilih mata uang',
  'onramp.purchases': 'Pembelian Anda',
  'onramp.legalOne': 'Dengan melanjutkan, Anda menyetujui {link}.',
  'onramp.legalBoth': 'Dengan melanjutkan, Anda menyetujui {terms} dan {privacy}.',
  'whatIsABuy.title': 'Cara kerja pembelian',
  'swap.title': 'Tukar',
  'swap.review': 'Tinjau penukaran',
  'signIn.title': 'Masuk',
  'sessions.title': 'Sesi masuk',
  'calls.title': 'Langkah',
  'permissions.title': 'Izin',
  'compatible.title': 'Jaringan yang didukung',
  'accountSettings.title': 'Pengaturan akun',
  'profileWallets.title': 'Dompet Anda',
  'approvals.title': 'Izin token',

  'smartAccount.title': 'Akun pintar',
  'accountCode.title': 'Kode akun',
  'auth.title': 'Login',
  'auth.updateTitle': 'Ubah email',
  'auth.addTitle': 'Tambah perangkat',
  'names.title': 'Pilih nama',
  'networks.title': 'Pilih jaringan',
  'whatIsANetwork.title': 'Apa itu jaringan?',
  'switchNetwork.title': 'Ganti jaringan',
  'switchNetwork.wallet': 'Dompet Anda',
  'switchActiveChain.title': 'Ganti ke {chain}',
  'unsupported.title': 'Ganti jaringan',
  'pairing.open': 'Buka {wallet}',
  'pairing.notOpened': '{wallet} tidak terbuka?',
  'pairing.otherWay': 'Coba tautan lain',
  'account.disconnect': 'Putuskan',
  'account.disconnecting': 'Memutuskan',
  'account.disconnectFailed': 'Gagal memutuskan koneksi. Hapus juga aplikasi ini di dompet Anda.',
  'tokens.title': 'Token',
  'activity.title': 'Aktivitas',
  'networks.unlisted': 'Jaringan {id}',

  'tokens.loading': 'Memuat token Anda',
  'tokens.emptyTitle': 'Belum ada token',
  'tokens.emptyText': 'Token Anda di {network} akan muncul di sini.',
  'tokens.imitation': 'Mungkin palsu',
  'tokens.showAll': '{count, plural, other {Tampilkan semua # token}}',
  'tokens.send': 'Kirim {symbol}',
  'tokens.offline': 'Anda sedang offline. Token akan dimuat saat Anda kembali online.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Dompet membagikan alamat yang tidak valid. Coba akun lain.',

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
  CONFIG_SIWX_INVALID: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Dompet ini tidak mendukungnya. Coba dompet lain.',
  CONNECTOR_NOT_FOUND: 'Dompet ini tidak tersedia lagi. Pilih yang lain.',

  CONNECTION_USER_REJECTED: 'Permintaan ditolak di {wallet}. Tidak ada yang dibagikan.',
  CONNECTION_USER_CLOSED: 'Jendela ditutup sebelum dompet terhubung.',
  CONNECTION_PENDING:
    'Sudah ada permintaan yang menunggu di {wallet}. Buka dompet itu untuk melanjutkan.',
  CONNECTION_TIMEOUT: '{wallet} tidak merespons. Buka kuncinya, lalu coba lagi.',
  CONNECTION_NO_ACCOUNTS:
    'Tidak ada akun yang dipilih di {wallet}. Pilih minimal satu, lalu coba lagi.',
  CONNECTION_REPLACED: 'Sementara itu, Anda memilih dompet lain.',
  CONNECTION_FAILED: 'Gagal menghubungkan {wallet}. Coba lagi atau gunakan dompet lain.',
  CONNECTION_RELAY_UNREACHABLE:
    'Layanan dompet tidak dapat dijangkau. Periksa koneksi internet Anda, lalu coba lagi.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Layanan dompet menolak aplikasi ini. Periksa jam perangkat ini, lalu coba lagi.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Tidak ada dompet yang terhubung. Hubungkan dompet terlebih dahulu.',
  CONNECTION_KIT_DESTROYED: 'Halaman ini menutup koneksi. Muat ulang, lalu coba lagi.',

  NETWORK_NOT_FOUND: 'Aplikasi ini tidak mendukung jaringan itu.',
  NETWORK_SWITCH_REJECTED:
    'Penggantian jaringan ditolak di {wallet}. Anda masih di jaringan yang sama.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} tidak dapat berganti ke {network} dari sini. Pilih jaringan itu di dompet.',
  NETWORK_SWITCH_FAILED:
    '{wallet} tidak berganti ke {network}. Pilih jaringan itu di dompet atau coba lagi.',
  NETWORK_RPC_FAILED: 'Jaringan tidak merespons. Coba beberapa saat lagi.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} tidak merespons. Buka dompet itu, lalu coba lagi.',

  REQUEST_NOT_ALLOWED: 'Kami memblokir permintaan yang tidak dapat ditampilkan dengan aman.',
  REQUEST_USER_REJECTED:
    'Permintaan ditolak di {wallet}. Tidak ada yang ditandatangani atau dikirim.',
  REQUEST_CANCELLED:
    'Permintaan dibatalkan. Jika {wallet} masih menampilkannya, tolak di {wallet}.',
  REQUEST_TIMEOUT:
    '{wallet} tidak merespons. Periksa apakah permintaan sudah dijalankan sebelum mencoba lagi.',
  REQUEST_ACCOUNT_CHANGED: 'Sementara itu, akun berubah. Tidak ada yang dikirim.',
  REQUEST_NETWORK_CHANGED: 'Sementara itu, jaringan berubah. Tidak ada yang dikirim.',
  REQUEST_SIGNATURE_INVALID: 'Tanda tangan dari {wallet} tidak cocok dengan akun Anda.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Tanda tangan tidak dapat diverifikasi. Periksa koneksi internet Anda, lalu coba lagi.',
  REQUEST_WRONG_ACCOUNT:
    'Aplikasi ini meminta tanda tangan dari akun yang tidak terhubung. Tidak ada yang ditandatangani atau dikirim.',
  REQUEST_WRONG_NETWORK:
    'Permintaan ini untuk jaringan lain. Tidak ada yang ditandatangani atau dikirim. Ganti jaringan terlebih dahulu.',
  REQUEST_UNREADABLE:
    'Aplikasi ini mengirim permintaan yang tidak dapat diperiksa. Tidak ada yang ditandatangani atau dikirim.',
  REQUEST_REVIEW_CANCELLED: 'Permintaan dibatalkan. Tidak ada yang ditandatangani atau dikirim.',
  REQUEST_TOO_MANY:
    'Aplikasi ini mengirim terlalu banyak permintaan sekaligus. Tidak ada yang ditandatangani atau dikirim.',
  REQUEST_BATCH_UNSUPPORTED:
    '{wallet} tidak dapat melakukan langkah ini sekaligus. Tidak ada yang terkirim.',

  POLICY_FAILED:
    'Aplikasi ini mengirim permintaan yang tidak dapat diperiksa. Tidak ada yang ditandatangani atau dikirim.',

  WALLET_NOT_INSTALLED: '{wallet} tidak ditemukan di browser ini.',
  WALLET_POPUP_BLOCKED:
    'Browser Anda memblokir jendela {wallet}. Izinkan pop-up untuk situs ini, lalu coba lagi.',
  WALLET_BAD_ANSWER:
    '{wallet} mengirim respons yang tidak terduga. Perbarui dompet itu atau coba dompet lain.',
  WALLET_NO_ANSWER: '{wallet} tidak merespons. Buka dompet itu atau muat ulang halaman.',
  WALLET_UNAUTHORIZED: '{wallet} belum mengizinkan ini. Hubungkan lagi, lalu pilih akunnya.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} tidak mendukung ini. Coba dompet lain.',
  WALLET_DISCONNECTED: 'Koneksi {wallet} terputus. Periksa koneksi internet Anda, lalu coba lagi.',
  WALLET_ERROR: '{wallet} melaporkan masalah. Buka untuk memeriksanya, lalu coba lagi.',

  SERVICE_UNREACHABLE:
    'Server tidak dapat dijangkau. Periksa koneksi internet Anda, lalu coba lagi.',
  SERVICE_TIMEOUT: 'Server tidak merespons tepat waktu. Coba lagi.',
  SERVICE_FORBIDDEN:
    'Konfigurasi aplikasi tidak valid. Aplikasi ini tidak diatur dengan benar. Hubungi tim dukungannya.',
  SERVICE_BUSY: 'Terlalu banyak permintaan saat ini. Tunggu sebentar, lalu coba lagi.',
  SERVICE_FAILED: 'Terjadi kesalahan di pihak kami. Coba lagi.',
  SERVICE_BAD_ANSWER: 'Terjadi kesalahan di pihak kami. Coba lagi.',

  TRANSACTION_FAILED: 'Jaringan menolak transaksi: {reason}.',
  STORAGE_UNAVAILABLE:
    'Browser Anda memblokir penyimpanan untuk situs ini, jadi Anda perlu terhubung lagi lain kali.',
  UI_LOAD_FAILED: again,
}
