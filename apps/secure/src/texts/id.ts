import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Masukkan kode',
  'secure.codeLead': 'Kami mengirimnya ke {email}.',
  'secure.code': 'Kode dari email',
  'secure.digit': 'Angka {number}',
  'secure.codeWrong': '{count, plural, other {Kode itu tidak benar. Sisa # percobaan.}}',
  'secure.codeOver': 'Kode ini tidak berlaku lagi. Minta kode baru.',
  'secure.throttled': 'Terlalu banyak percobaan. Coba lagi dalam {time}.',
  'secure.service': 'Dompet tidak dapat dijangkau. Periksa koneksi internet Anda, lalu coba lagi.',
  'secure.minutes': '{count, plural, other {# menit}}',
  'secure.hours': '{count, plural, other {# jam}}',
  'secure.resend': 'Kirim ulang kode',
  'secure.resendIn': 'Kirim ulang dalam {seconds} dtk',
  'secure.resent': 'Kode dikirim ulang.',
  'secure.noMail': 'Belum ada email? Periksa folder spam.',
  'secure.otherEmail': 'Gunakan email lain',

  'secure.passkeyTitle': 'Gunakan kunci sandi Anda',
  'secure.passkeyLead': 'Jika Anda belum punya dompet di sini, buat satu.',
  'secure.usePasskey': 'Gunakan kunci sandi',
  'secure.useCode': 'Gunakan kode pemulihan',
  'secure.incomplete': 'Tidak ada kunci sandi yang digunakan. Coba lagi atau pilih cara lain.',
  'secure.wrongPasskey':
    'Kunci sandi ini tidak berfungsi di sini. Gunakan yang lain atau pilih cara lain.',
  'secure.lackingPasskey':
    'Anda bisa masuk dengan kunci sandi ini, tetapi tidak bisa membuka dompet Anda. Untuk itu Anda memerlukan kode pemulihan.',

  'secure.methodTitle': 'Pilih cara memulihkan dompet Anda',
  'secure.methodLead':
    'Anda memerlukannya untuk membuka dompet Anda di browser lain, atau jika perangkat ini hilang.',
  'secure.testTitle': 'Uji kunci sandi Anda',
  'secure.testLead':
    'Gunakan kunci sandi baru Anda sekali untuk memastikan kunci itu membuka dompet Anda.',

  'secure.saveTitle': 'Simpan kode pemulihan Anda',
  'secure.saveLead':
    'Anda memerlukannya untuk membuka dompet Anda di browser lain, atau jika perangkat ini hilang. Catat di kertas atau simpan di pengelola kata sandi.',
  'secure.saveWarning':
    'Kami tidak punya salinannya dan tidak dapat mengatur ulang kode ini. Jika perangkat dan kode ini hilang, semua isi dompet Anda hilang. Jangan pernah membagikan kode ini.',
  'secure.codeName': 'Kode pemulihan',
  'secure.copy': 'Salin kode',
  'secure.copied': 'Kode disalin',
  'secure.saved': 'Sudah saya simpan',

  'secure.confirmTitle': 'Pastikan Anda sudah menyimpannya',
  'secure.confirmLead': 'Masukkan dua bagian kode pemulihan ini dari salinan yang Anda simpan.',
  'secure.part': 'Bagian {number}',
  'secure.confirmWrong':
    'Ini tidak cocok dengan kode pemulihan Anda. Periksa salinan Anda, atau tampilkan kode lagi.',
  'secure.showCode': 'Tampilkan kode lagi',
  'secure.create': 'Buat dompet',
  'secure.creating': 'Membuat dompet Anda…',

  'secure.createdTitle': 'Dompet Anda siap',
  'secure.compatible': '{network} dan jaringan yang kompatibel',
  'secure.continue': 'Lanjutkan',

  'secure.recoverTitle': 'Masukkan kode pemulihan Anda',
  'secure.recoverLead':
    'Dompet Anda baru di browser ini. Kode yang Anda simpan saat membuat dompet membukanya di sini.',
  'secure.openTitle': 'Buka dompet Anda',
  'secure.openLead':
    'Dompet Anda baru di browser ini. Buka dengan kunci sandi atau kode pemulihan Anda.',
  'secure.mistyped':
    'Kode ini tidak lengkap atau salah ketik. Bandingkan dengan salinan yang Anda simpan.',
  'secure.notYours': 'Kode ini milik dompet lain. Masukkan kode yang Anda simpan untuk akun ini.',
  'secure.held':
    'Waktu tunggu ini melindungi Anda jika orang lain memiliki kode Anda. Kembali dalam {time} dan masukkan lagi.',
  'secure.open': 'Buka dompet',
  'secure.opening': 'Membuka dompet Anda…',

  'secure.secondLead':
    'Di perangkat baru, kunci sandi saja tidak cukup. Masukkan kode yang kami kirim ke {email}.',
  'secure.oldCodeLead': 'Masukkan kode yang kami kirim ke email Anda saat ini, {email}.',
  'secure.newCodeLead': 'Sekarang masukkan kode yang kami kirim ke email baru Anda, {email}.',
  'secure.emailLead':
    'Anda menerima kode di {email}. Kami akan mengirim kode ke sana dulu, lalu ke email baru Anda.',
  'secure.newEmail': 'Email baru',
  'secure.emailInvalid': 'Masukkan alamat email yang valid.',
  'secure.emailSame': 'Ini sudah email Anda. Masukkan yang lain.',
  'secure.emailTaken':
    'Akun lain menggunakan email ini. Tidak ada yang diubah. Masukkan yang lain.',
  'secure.noEmail':
    'Anda tidak masuk dengan kode email di sini, jadi tidak ada email yang bisa diubah.',

  'secure.lostEmail': 'Saya tidak bisa membuka kotak surat ini',
  'secure.lostLead':
    'Konfirmasi dengan kunci sandi, lalu dengan kode yang dikirim ke email baru Anda. Perubahan memerlukan 72 jam, dan kotak surat lama {email} dapat menghentikannya sampai saat itu.',
  'secure.waitingTitle': 'Email Anda akan berubah',
  'secure.waitingLead':
    'Email Anda menjadi {email} dalam {time}. Sampai saat itu Anda masuk seperti biasa.',
  'secure.stopChange': 'Hentikan perubahan',
  'secure.keepTitle': 'Pertahankan email Anda?',
  'secure.keepLead':
    'Seseorang memakai kunci sandi dompet Anda untuk mengubah emailnya tanpa kotak surat ini. Jika ingin mempertahankannya, hentikan perubahan di sini.',
  'secure.keptTitle': 'Email Anda tetap',
  'secure.keptLead':
    'Perubahan dihentikan. Jika Anda tidak memintanya, hapus perangkat dan kunci sandi yang tidak Anda kenal di pengaturan dompet.',
  'secure.linkOverTitle': 'Tautan ini tidak berlaku lagi',
  'secure.keepOverLead':
    'Perubahan sudah dihentikan atau sudah terjadi. Pengaturan dompet menampilkan email yang Anda pakai untuk masuk.',
  'secure.freezeTitle': 'Bekukan dompet Anda?',
  'secure.freezeLead':
    'Dompet Anda lalu tidak menandatangani apa pun, di browser mana pun, sampai Anda membukanya lagi di pengaturannya.',
  'secure.freeze': 'Bekukan dompet',
  'secure.frozenTitle': 'Dompet Anda dibekukan',
  'secure.frozenLead':
    'Dompet sekarang tidak menandatangani apa pun. Masuk, buka lagi di pengaturan dompet, lalu hapus perangkat dan cara masuk yang tidak Anda kenal.',
  'secure.freezeOverLead':
    'Tautan ini sudah dipakai atau terlalu lama. Pakai tautan dari email yang lebih baru, atau hapus perangkat yang tidak Anda kenal di pengaturan dompet.',
  'secure.linkTitle': 'Anda sudah punya dompet',
  'secure.linkLead':
    'Dompet itu milik {email}. Konfirmasi bahwa itu milik Anda, dan login ini juga akan membukanya.',
  'secure.linkWrong': 'Login itu tidak membuka dompet ini. Gunakan yang lain atau pilih cara lain.',
  'secure.linkIncomplete': 'Login belum selesai. Coba lagi atau pilih cara lain.',
  'secure.linkBlocked': 'Browser Anda memblokir jendela itu. Coba lagi untuk membukanya.',
  'secure.linkWaiting': 'Selesaikan di jendela {provider}.',
  'secure.useEmail': 'Terima kode lewat email',
  'secure.useProvider': 'Lanjutkan di {provider}',
  'secure.linkSeparate': 'Buat dompet terpisah',

  'secure.useDevice': 'Gunakan perangkat lain',
  'secure.deviceLead':
    'Di perangkat yang sudah membuka dompet Anda, buka pengaturan akun di aplikasi ini, pilih “{add}”, lalu masukkan kode ini.',
  'secure.deviceCode': 'Kode perangkat ini',
  'secure.deviceWaiting': 'Menunggu perangkat Anda yang lain…',
  'secure.deviceOffline': 'Anda sedang offline. Kami akan melanjutkan saat Anda kembali online.',
  'secure.otherWay': 'Pilih cara lain',
  'secure.addLead':
    'Masuk di perangkat baru dan pilih “{other}” di sana. Lalu masukkan kode yang ditampilkan.',
  'secure.addCode': 'Kode di perangkat baru',
  'secure.addWarning':
    'Perangkat yang Anda tambahkan bisa membelanjakan semua isi dompet Anda. Tambahkan hanya yang ada di depan Anda.',
  'secure.addMistyped': 'Kode terdiri dari 12 karakter. Bandingkan dengan perangkat baru.',
  'secure.addWrong':
    'Tidak ada perangkat Anda yang menampilkan kode ini. Bandingkan dengan perangkat baru.',

  'secure.deviceScan': 'Atau pindai kode ini dengan kameranya.',
  'secure.deviceAskLead':
    '{device} meminta untuk membuka dompet Anda. Pastikan perangkat itu menampilkan kode ini:',
  'secure.deviceFront': 'Perangkatnya di depan saya dan menampilkan kode ini',
  'secure.deviceAskNote':
    'Jika bukan Anda yang memulai, tutup halaman ini. Mungkin orang lain bisa masuk sebagai Anda.',
  'secure.deviceGoneTitle': 'Tidak ada perangkat baru',
  'secure.deviceGoneLead':
    'Tidak ada perangkat Anda yang menunggu dengan kode ini. Mulai lagi di perangkat baru, lalu pindai kode yang ditampilkan.',
  'secure.deviceLockedTitle': 'Dompet Anda tidak terbuka di browser ini',
  'secure.deviceLockedLead':
    'Masuk di sini ke aplikasi tempat Anda memakai dompet, lalu pindai kode lagi. Atau masukkan kode di sana pada “{add}”.',
  'secure.deviceFailedTitle': 'Perangkat tidak ditambahkan',
  'secure.deviceFailedLead': 'Periksa pengaturan dompet dan mulai lagi di perangkat baru.',
  'secure.nothingTitle': 'Tidak ada yang perlu dilakukan di sini',
  'secure.nothingLead':
    'Jendela ini milik dompet Anda. Tutup, lalu mulai lagi di aplikasi asal Anda.',

  'secure.approveTitle': 'Setujui permintaan ini?',
  'secure.receiver': 'Alamat penerima',
  'secure.unsigned':
    'Dompet tidak dapat dijangkau, jadi tidak ada yang ditandatangani. Periksa koneksi internet Anda, lalu coba lagi.',
  'secure.signing': 'Menandatangani…',
  'secure.together': 'Semua ini terjadi sekaligus, atau tidak sama sekali.',
  'secure.upgradeNote':
    'Alamat dan isinya tetap sama. Sejak itu akun menjalankan kode {name}, yang tidak dapat diubah siapa pun.',
  'secure.upgradeAgree': 'Jadikan akun saya akun pintar',
  'secure.leaves': 'Keluar dari akun Anda',
  'secure.removalNote': 'Apa yang boleh dilakukan aplikasi lewat kode ini juga berakhir.',
  'secure.approvedTitle': 'Disetujui',
  'secure.declinedTitle': 'Ditolak',
  'secure.overTitle': 'Permintaan ini sudah berakhir',
  'secure.overLead':
    'Aplikasi menariknya kembali, atau terlalu lama. Tidak ada yang ditandatangani di jendela ini.',
  'secure.unsignedTitle': 'Tidak dapat menandatangani',
  'secure.backLead': 'Tutup jendela ini dan kembali ke aplikasi.',

  'secure.pairTitle': 'Masukkan kode dari jendela',
  'secure.pairLead': 'Jendela dompet Anda menampilkan enam digit.',
  'secure.pairCode': 'Kode di jendela',
  'secure.pairWrong': 'Kode itu salah. Bandingkan dengan jendela.',
  'secure.pairOther': 'Buka jendela lain',
  'secure.shownCodeTitle': 'Masukkan kode ini di aplikasi',
  'secure.shownCodeLead':
    'Kembali ke aplikasi asal Anda dan masukkan enam digit ini. Jika Anda tidak membuka jendela ini sendiri dari sana, tutup.',
  'secure.shownCode': 'Kode jendela ini',
  'secure.lockedTitle': 'Masuk lagi',
  'secure.lockedLead':
    'Jendela ini tidak login ke dompet yang diminta. Tutup, lalu login lagi di aplikasi.',
}
