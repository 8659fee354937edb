import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': 'Buka kit pemulihan Anda',
  'kit.fileLead':
    'Lihat kata dan kunci dompet Anda tanpa layanan apa pun. Halaman ini berfungsi offline, dan tidak ada yang Anda masukkan keluar dari sini.',
  'kit.chooseFile': 'Pilih file kit',
  'kit.pasteLabel': 'Atau tempelkan isi file',
  'kit.pasteHint': 'Anda juga dapat menjatuhkan file ke halaman ini.',
  'kit.notKit': 'Ini bukan kit pemulihan. Pilih file yang Anda unduh saat membuat kit.',
  'kit.otherVersion':
    'Halaman ini tidak dapat membaca kit ini karena dibuat oleh versi yang lebih baru. Gunakan halaman pemulihan yang Anda simpan bersamanya.',
  'kit.damaged':
    'File kit ini rusak atau tidak lengkap, sehingga tidak dapat dibuka. Gunakan salinan lain.',
  'kit.unreadable': 'File tidak dapat dibaca. Pilih lagi.',
  'kit.unsupportedTitle': 'Browser ini tidak dapat membuka kit',
  'kit.unsupportedLead': 'Perbarui browser Anda, atau buka halaman ini di browser lain.',
  'kit.codeTitle': 'Masukkan kode kit Anda',
  'kit.codeLead': 'Anda mencatatnya saat membuat kit ini pada {date}.',
  'kit.codeName': 'Kode kit',
  'kit.mistyped':
    'Kode kit ini tidak lengkap atau salah ketik. Bandingkan dengan salinan yang Anda simpan.',
  'kit.recoveryCode':
    'Ini kode pemulihan Anda, yang tidak membuka kit. Masukkan kode yang Anda catat saat membuat kit.',
  'kit.refused':
    'Kode ini tidak membuka kit ini. Pastikan kode dan file berasal dari kit yang sama. Jika ya, file ini rusak: gunakan salinan lain.',
  'kit.open': 'Buka kit',
  'kit.opening': 'Membuka kit Anda…',
  'kit.otherFile': 'Gunakan file lain',
  'kit.openedTitle': 'Dompet Anda',
  'kit.openedLead':
    'Dengan kata-kata itu atau kunci pribadi, aplikasi dompet lain dapat membuka dompet ini.',
  'kit.secretWarning':
    'Siapa pun yang melihat kata-kata itu atau kunci pribadi dapat mengambil semua isi dompet Anda. Pastikan tidak ada yang melihat, dan jangan pernah membagikannya.',
  'kit.differs':
    'Kata-kata ini milik alamat lain, bukan yang disebut kit. Ini alamat dari kata-kata tersebut.',
  'kit.words': '24 kata Anda',
  'kit.compatible': '{network} dan jaringan yang kompatibel',
  'kit.privateKey': 'Kunci pribadi',
  'kit.showWords': 'Tahan untuk menampilkan kata',
  'kit.showKey': 'Tahan untuk menampilkan kunci pribadi',
  'kit.keepHolding': 'Terus tahan…',
  'kit.pressAgain': 'Tekan lagi dalam 3 detik untuk menampilkan.',
  'kit.hidesIn': 'Disembunyikan lagi dalam {seconds} dtk',
  'kit.hide': 'Sembunyikan',
  'kit.copySecret': 'Salin',
  'kit.copied': 'Disalin',
  'kit.copyFailed': 'Gagal menyalin. Pilih teksnya, lalu salin secara manual.',
  'kit.close': 'Tutup kit',
  'kit.makeTitle': 'Buat kit pemulihan',
  'kit.makeLead':
    'Kit adalah sebuah file dan sebuah kode. Bersama-sama keduanya membuka dompet Anda, bahkan jika layanan ini sudah tidak ada.',
  'kit.makeWarning':
    'Siapa pun yang punya keduanya dapat mengambil semua isi dompet Anda. Simpan file dan kode di tempat yang berbeda.',
  'kit.make': 'Buat kit',
  'kit.cancel': 'Batal',
  'kit.making': 'Membuat kit Anda…',
  'kit.saveTitle': 'Simpan kit Anda',
  'kit.saveLead':
    'Unduh kedua file, lalu catat kodenya. Kami tidak punya salinannya, dan kode hanya ditampilkan sekarang.',
  'kit.download': 'Unduh file kit',
  'kit.downloadPage': 'Unduh halaman pemulihan',
  'kit.pageNote': 'Halaman pemulihan membuka kit Anda di browser mana pun, juga saat offline.',
  'kit.saved': 'Sudah saya simpan semua',
  'kit.confirmTitle': 'Periksa salinan kode Anda',
  'kit.confirmLead': 'Masukkan dua bagian kode kit ini dari salinan yang Anda simpan.',
  'kit.part': 'Bagian {number}',
  'kit.confirmWrong':
    'Ini tidak cocok dengan kode kit Anda. Periksa salinan Anda, atau tampilkan kode lagi.',
  'kit.showCode': 'Tampilkan kode kit lagi',
  'kit.finish': 'Selesaikan',
  'kit.doneTitle': 'Kit pemulihan Anda siap',
  'kit.doneLead':
    'Kit tidak dapat ditarik kembali: kit membuka dompet Anda selama masih ada isinya. Jika file atau kode hilang, buat kit lain.',
  'kit.done': 'Selesai',
}
