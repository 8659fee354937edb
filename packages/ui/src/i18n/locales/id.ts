import type { Catalogue } from '../en.ts'

const setup =
  'Aplikasi ini belum diatur dengan benar, jadi ini belum bisa digunakan. Beri tahu pembuatnya.'
const again = 'Terjadi kesalahan. Coba lagi.'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: Catalogue = {
  isReviewed: false,
  texts: {
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
    'connecting.successText': '{wallet} siap digunakan.',
    'connecting.retry': 'Coba lagi',
    'connecting.other': 'Pilih dompet lain',
    'connecting.reload': 'Muat ulang halaman',
    'connecting.get': 'Dapatkan {wallet}',
    'pairing.scan': 'Pindai dengan kamera ponsel atau {wallet}.',
    'pairing.scanAny': 'Pindai dengan kamera ponsel atau aplikasi dompet.',
    'pairing.code': 'Kode QR',
    'pairing.slow': 'Ini lebih lama dari biasanya. Periksa koneksi internet Anda.',
    'pairing.copy': 'Salin tautan',
    'pairing.copied': 'Tautan disalin',
    'pairing.phone': 'Ponsel',
    'pairing.here': 'Perangkat ini',
    'pairing.elsewhere': 'Perangkat lain',
    'pairing.desktop': 'Komputer',
    'pairing.web': 'Situs',
    'pairing.open': 'Buka {wallet}',
    'pairing.notOpened': '{wallet} tidak terbuka?',
    'pairing.otherWay': 'Buka dengan cara lain',
    'pairing.declined': 'Anda menolak di dompet. Anda bisa coba lagi.',
    'approve.message': 'Tanda tangani pesan di sana.',
    'approve.data': 'Tanda tangani data di sana.',
    'approve.transaction': 'Periksa transaksi di sana lalu kirim.',
    'approve.network': 'Setujui pergantian jaringan di sana.',
    'approve.other': 'Setujui permintaan di sana.',
    'approve.look': 'Lihat perangkat yang Anda pasangkan.',
    'approve.cancel': 'Batalkan permintaan',

    'allWallets.title': 'Semua dompet',
    'allWallets.search': 'Cari dompet',
    'allWallets.found': '{count, plural, other {# dompet}}',
    'allWallets.none': 'Tidak ada dompet dengan nama ini.',
    'allWallets.clear': 'Tampilkan semua dompet',
    'allWallets.failed': 'Dompet tidak termuat',
    'allWallets.moreFailed': 'Dompet berikutnya tidak termuat.',
    'getWallet.title': 'Dapatkan dompet',
    'getWallet.text':
      'Semua dompet ini berfungsi dengan aplikasi ini. Anda bisa beralih ke dompet lain kapan saja.',
    'getWallet.all': 'Semua dompet',
    'downloads.title': 'Dapatkan {wallet}',
    'downloads.text':
      'Instal dari sini. Begitu dompet ada di browser ini, Anda bisa menghubungkannya.',
    'downloads.textPhone': 'Instal, lalu buka halaman ini di browser dalam dompet itu.',
    'downloads.extension': 'Ekstensi browser',
    'downloads.iphone': 'Aplikasi iPhone',
    'downloads.android': 'Aplikasi Android',
    'downloads.desktop': 'Aplikasi desktop',
    'downloads.webApp': 'Aplikasi web',
    'downloads.website': 'Situs web',
    'downloads.none': 'Tautan aman ke dompet ini tidak diketahui. Cari di toko yang Anda percayai.',
    'downloads.installed': '{wallet} sudah terinstal',
    'downloads.connect': 'Hubungkan {wallet}',
    'whatIsAWallet.title': 'Apa itu dompet?',
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

    'account.title': 'Akun',
    'account.copy': 'Salin alamat',
    'account.copied': 'Alamat disalin',
    'account.explorer': 'Lihat di explorer',
    'account.balance': 'Saldo',
    'account.balanceLoading': 'Memuat saldo',
    'account.balanceFailed': 'Saldo tidak dapat dimuat.',
    'account.balanceRetry': 'Coba lagi',
    'account.balanceUnknown': 'Saldo tidak dapat dibaca di jaringan ini.',
    'account.network': 'Jaringan',
    'account.unsupported': 'Aplikasi ini tidak memakai {network}.',
    'account.unsupportedStuck':
      'Aplikasi ini tidak memakai {network}. Pilih jaringan lain di dompet Anda.',
    'account.switch': 'Ganti',
    'account.details': 'Detail',
    'account.settings': 'Pengaturan akun',
    'account.wallets': 'Dompet',
    'account.disconnect': 'Putuskan koneksi',
    'account.disconnecting': 'Memutuskan koneksi',
    'accountSettings.title': 'Pengaturan akun',
    'accountSettings.address': 'Alamat',
    'accountSettings.wallet': 'Dompet',
    'accountSettings.accounts': 'Akun',
    'accountSettings.inUse': 'Digunakan',
    'accountSettings.copy': 'Salin {address}',
    'accountSettings.all': 'Tampilkan {count, plural, other {semua # akun}}',
    'accountSettings.choose':
      'Untuk memakai akun lain, pilih di {wallet}. Halaman ini diperbarui otomatis.',
    'accountSettings.chooseUnnamed':
      'Untuk memakai akun lain, pilih di dompet Anda. Halaman ini diperbarui otomatis.',
    'profileWallets.title': 'Dompet Anda',
    'profileWallets.chains': 'Jenis jaringan',
    'profileWallets.recent': 'Terakhir terhubung',
    'profileWallets.connect': 'Hubungkan',
    'profileWallets.forget': 'Lupakan {wallet}',
    'profileWallets.forgotten': '{wallet} dilupakan',
    'profileWallets.disconnect': 'Putuskan {wallet}',
    'profileWallets.disconnectAll': 'Putuskan semua',
    'profileWallets.add': 'Hubungkan dompet lain',
    'profileWallets.emptyTitle': 'Tidak ada dompet terhubung',
    'profileWallets.emptyText': 'Dompet yang Anda hubungkan tercantum di sini.',
    'profileWallets.connectFirst': 'Hubungkan dompet',

    'networks.title': 'Pilih jaringan',
    'networks.list': 'Jaringan',
    'networks.search': 'Cari jaringan',
    'networks.none': 'Tidak ada jaringan yang cocok dengan “{search}”.',
    'networks.unlisted': 'Jaringan {id}',
    'networks.unavailable': '{wallet} tidak mengizinkannya di sini',
    'networks.chosen': '{network} dipilih',
    'networks.help': 'Apa itu jaringan?',
    'whatIsANetwork.title': 'Apa itu jaringan?',
    'whatIsANetwork.ledgerTitle': 'Buku bersama',
    'whatIsANetwork.ledgerText':
      'Jaringan adalah catatan publik tentang siapa memiliki apa. Banyak komputer menjaganya bersama, jadi tidak ada yang bisa mengubahnya sendirian.',
    'whatIsANetwork.separateTitle': 'Masing-masing terpisah',
    'whatIsANetwork.separateText':
      'Alamat Anda bisa sama di beberapa jaringan, tetapi yang Anda miliki di satu jaringan tidak ada di jaringan lain.',
    'whatIsANetwork.feeTitle': 'Dengan koin sendiri',
    'whatIsANetwork.feeText':
      'Setiap jaringan memungut biaya dalam koinnya sendiri. Simpan sedikit di jaringan yang ingin Anda pakai.',
    'whatIsANetwork.choose': 'Pilih jaringan',
    'switchNetwork.title': 'Ganti jaringan',
    'switchNetwork.wallet': 'Dompet Anda',
    'switchNetwork.pendingTitle': 'Lanjutkan di {wallet}',
    'switchNetwork.pendingText': 'Konfirmasikan di sana bahwa Anda ingin memakai {network}.',
    'switchNetwork.slowText':
      'Tidak melihat apa-apa? Buka {wallet} dan pilih {network} di sana. Halaman ini diperbarui otomatis.',
    'switchNetwork.successTitle': 'Anda kini di {network}',
    'switchNetwork.successText': '{wallet} telah berganti jaringan.',
    'switchNetwork.rejectedTitle': 'Anda menolak ganti jaringan',
    'switchNetwork.rejectedText': 'Anda masih di {network}.',
    'switchNetwork.waitingTitle': 'Buka {wallet}',
    'switchNetwork.unsupportedTitle': '{wallet} tidak bisa berganti sendiri',
    'switchNetwork.unsupportedText':
      'Pilih {network} di {wallet}, jika ada. Halaman ini diperbarui otomatis.',
    'switchNetwork.errorTitle': 'Tidak dapat mengganti jaringan',
    'switchNetwork.offerTitle': 'Beralih ke {network}?',
    'switchNetwork.offerText':
      '{wallet} terhubung, di {current}. Sebelumnya Anda memilih {network}.',
    'switchNetwork.offerSwitch': 'Beralih ke {network}',
    'switchNetwork.offerStay': 'Tetap di {network}',
    'switchNetwork.retry': 'Coba lagi',
    'switchNetwork.other': 'Pilih jaringan lain',
    'switchNetwork.otherWallet': 'Gunakan dompet lain',
    'switchActiveChain.title': 'Beralih ke {chain}',
    'switchActiveChain.heading': 'Hubungkan dompet untuk {chain}',
    'switchActiveChain.text':
      '{network} memerlukan dompet yang mendukung {chain}. Yang sudah Anda hubungkan tetap terhubung.',
    'switchActiveChain.connect': 'Hubungkan dompet',
    'switchActiveChain.cancel': 'Nanti saja',
    'unsupported.title': 'Ganti jaringan',
    'unsupported.heading': 'Jaringan ini tidak didukung di sini',
    'unsupported.text':
      'Dompet Anda di jaringan {id}, yang tidak dipakai aplikasi ini. Untuk melanjutkan, beralihlah ke salah satu dari ini.',
  },
  errors: {
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

    ADAPTER_NOT_FOUND: setup,
    ADAPTER_FEATURE_MISSING:
      'Dompet ini tidak bisa melakukannya di sini. Anda bisa memakai dompet lain.',
    CONNECTOR_NOT_FOUND: 'Dompet ini tidak tersedia lagi. Pilih yang lain.',

    CONNECTION_USER_REJECTED: 'Anda menolak permintaan di {wallet}. Tidak ada yang dibagikan.',
    CONNECTION_USER_CLOSED: 'Jendela ditutup sebelum dompet terhubung.',
    CONNECTION_PENDING:
      'Permintaan dari situs ini sudah menunggu di sana. Jawab untuk melanjutkan.',
    CONNECTION_TIMEOUT: '{wallet} tidak menjawab. Buka kuncinya dan coba lagi.',
    CONNECTION_NO_ACCOUNTS:
      '{wallet} tidak membagikan akun. Pilih setidaknya satu di sana dan coba lagi.',
    CONNECTION_REPLACED: 'Sementara itu, dompet lain telah dipilih.',
    CONNECTION_FAILED: '{wallet} tidak dapat dihubungkan. Coba lagi, atau gunakan dompet lain.',
    CONNECTION_RELAY_UNREACHABLE:
      'Tidak bisa terhubung ke dompet. Periksa internet Anda dan coba lagi.',
    CONNECTION_RELAY_REFUSED:
      'Layanan yang menjangkau dompet menolak aplikasi ini. Periksa jam perangkat ini dan coba lagi.',
    CONNECTION_NOT_CONNECTED: 'Tidak ada dompet yang terhubung. Hubungkan dulu.',
    CONNECTION_KIT_DESTROYED:
      'Halaman ini telah menutup koneksi. Muat ulang halaman dan coba lagi.',

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
    REQUEST_TIMEOUT:
      '{wallet} tidak menjawab. Lihat di sana apakah sudah selesai sebelum coba lagi.',
    REQUEST_ACCOUNT_CHANGED: 'Sementara itu, akun berubah. Tidak ada yang dikirim.',
    REQUEST_NETWORK_CHANGED: 'Sementara itu, jaringan berubah. Tidak ada yang dikirim.',
    REQUEST_SIGNATURE_INVALID: 'Tanda tangan dari {wallet} tidak cocok dengan akun Anda.',
    REQUEST_SIGNATURE_UNCHECKED: 'Tanda tangan tidak dapat diperiksa. Coba lagi saat Anda online.',

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

    STORAGE_UNAVAILABLE:
      'Browser Anda tidak menyimpan apa pun untuk situs ini, jadi lain kali Anda akan menghubungkan lagi.',
    UI_LOAD_FAILED: again,
  },
}
