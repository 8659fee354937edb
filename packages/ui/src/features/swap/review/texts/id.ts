import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { OwnReviewTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof OwnReviewTexts> = {
  'swap.protectionOrder': 'Pesanan bertanda tangan, tidak di antrean publik',
  'swap.protectionNone': 'Tidak ada, antrean publik',
  'swap.receiveAbout': 'Anda menerima sekitar',
  'swap.atLeast': 'Anda menerima paling sedikit',
  'swap.impact': 'Dampak pada harga',
  'swap.fee': 'Biaya jaringan',
  'swap.feeAtMost': 'Hingga {amount}',
  'swap.sponsored': 'Dibayar oleh {sponsor}',
  'swap.feeDeclined': 'Sponsor tidak membayar kali ini.',
  'swap.feeUnavailable': 'Sponsor tidak menjawab.',
  'swap.sourceFee': 'Biaya sudah termasuk',
  'swap.source': 'Penawaran dari',
  'swap.spender': 'Boleh mengambil {symbol} Anda',
  'swap.router': 'Kontrak',
  'swap.more': 'Rincian lainnya',
  'swap.validFor': 'Harga berlaku selama',
  'swap.steps': 'Yang diminta dompet Anda',
  'swap.stepReset': 'Hapus izin lama untuk {symbol}',
  'swap.stepApprove': 'Izinkan {amount}',
  'swap.stepPermit': 'Tanda tangani izin {amount}',
  'swap.stepBatch': 'Izinkan dan tukar, satu konfirmasi',
  'swap.stepSign': 'Tanda tangani pesanan',
  'swap.preparing': 'Menyiapkan penukaran…',
  'swap.cancel': 'Batal',
  'swap.allowAndSwap': 'Izinkan dan tukar',
  'swap.signAndSwap': 'Tanda tangani dan tukar',
  'swap.acceptPrice': 'Terima harga baru',
  'swap.typeToSwap': 'Ketik {amount} untuk menukar',
  'swap.changeAmount': 'Ubah jumlah',
  'swap.priceChanged': 'Harga berubah: kini {now}, sebelumnya {before}.',
  'swap.declined': 'Permintaan ditolak di {wallet}. Tidak ada yang ditandatangani atau dikirim.',
  'swap.noteTokenFee': '{symbol} memungut biaya pada setiap transfer. Biayanya sudah termasuk.',
  'swap.noteTokenSymbol':
    'Di jaringan, token ini bernama {symbol}, bukan {shown}. Pastikan ini token yang Anda inginkan.',
  'swap.noteNotTried':
    'Jaringan ini tidak bisa mencoba penukaran lebih dulu. Hanya jumlah minimum yang melindungi Anda.',
  'swap.noteUnknownRouter':
    'Kami tidak mengenal kontrak penawaran ini. Penukaran gagal jika Anda tidak menerima jumlah minimum.',
  'swap.noteOrder':
    'Anda menandatangani pesanan yang dipenuhi pihak lain, tanpa biaya jaringan. Jika tidak ada yang memenuhinya tepat waktu, pesanan berakhir dan tidak ada yang ditukar.',
  'swap.lossWarn': 'Anda akan menerima nilai {percent} lebih sedikit dari yang Anda bayar.',
  'swap.lossConfirm':
    'Anda akan kehilangan {percent} nilainya. Tukar lebih sedikit, atau ketik jumlahnya untuk melanjutkan.',
  'swap.lossUnknown':
    'Kami tidak bisa mengukur nilai penukaran ini. Bandingkan jumlahnya, lalu ketik yang Anda bayar untuk melanjutkan.',
  'swap.lossRefuse':
    'Anda akan kehilangan {percent} nilainya, jadi penukaran ini tidak bisa dilakukan di sini. Tukar lebih sedikit, atau pilih token lain.',
  'swap.lossFee': 'Biaya jaringan sebesar {percent} dari yang Anda tukar.',
  'swap.step': 'Langkah {step} dari {count}',
  'swap.checkApprove': 'Izinkan kontrak penukaran mengambil {amount}, dan tidak lebih.',
  'swap.checkReset': 'Setel izin lama untuk {symbol} ke nol. Token ini mengharuskannya.',
  'swap.checkSwap': 'Konfirmasi penukaran {amount} dengan sedikitnya {minimum}.',
  'swap.checkRemove': 'Setel izin untuk {symbol} ke nol.',
  'swap.open': 'Buka {wallet}',
  'swap.look': 'Periksa perangkat Anda yang lain.',
  'swap.waiting': 'Menunggu {network}…',
  'swap.waitingApprove':
    'Izin sedang diproses. Dompet Anda akan meminta sekali lagi untuk penukaran.',
  'swap.waitingText': 'Penukaran Anda sedang diproses. Anda bisa menutup jendela ini.',
  'swap.slow': 'Lebih lama dari biasanya',
  'swap.slowText':
    '{network} sedang sibuk. Transaksi Anda masih tertunda, jadi jangan kirim lagi. Anda mungkin bisa mempercepatnya di dompet.',
  'swap.orderWaiting': 'Menunggu pesanan Anda dipenuhi…',
  'swap.orderWaitingText':
    'Sudah ditandatangani, dan berakhir jika tidak ada yang memenuhinya. Anda dapat menutup jendela ini.',
  'swap.orderRefused': 'Pesanan ditolak',
  'swap.orderRefusedText':
    '{source} tidak menerimanya, tetapi pesanan sudah ditandatangani dan masih bisa dipenuhi hingga {time}. Anda dapat menutup jendela ini.',
  'swap.orderClosedText':
    'Pesanan tidak bisa dipenuhi lagi, kecuali Anda mengizinkan {symbol} lagi sebelum {time}.',
  'swap.paused': 'Harga berubah',
  'swap.pausedReady': 'Siap menukar',
  'swap.pausedReadyText': 'Izin sudah ada. Tidak ada yang ditukar sampai Anda melanjutkan.',
  'swap.pausedSignText': 'Tidak ada yang ditukar sampai Anda melanjutkan.',
  'swap.pausedText':
    'Kini Anda akan menerima {now}, bukan {before}. Penukaran menunggu keputusan Anda.',
  'swap.done': 'Sudah ditukar',
  'swap.received': 'Anda sudah menerima',
  'swap.receivedAtLeast': 'Anda sudah menerima paling sedikit',
  'swap.removed': 'Izin dihapus',
  'swap.removedText': 'Kontrak tidak bisa lagi mengambil {symbol} Anda.',
  'swap.close': 'Selesai',
  'swap.explorer': 'Lihat di penjelajah',
  'swap.ended': 'Penukaran tidak berhasil',
  'swap.failedText': 'Anda hanya membayar biaya jaringan. Kata jaringan: {reason}.',
  'swap.failedPrice': 'Anda hanya membayar biaya jaringan. Harga melewati batas Anda.',
  'swap.replaced': 'Transaksi diganti',
  'swap.replacedText': 'Transaksi dibatalkan atau diganti di dompet Anda. Periksa token Anda.',
  'swap.dropped': 'Transaksi gugur',
  'swap.droppedText':
    'Transaksi ini tidak bisa dijalankan lagi. Tidak ada yang keluar dari akun Anda.',
  'swap.orderEnded': 'Pesanan tidak dipenuhi',
  'swap.orderEndedText': 'Pesanan tidak bisa dipenuhi lagi. Tidak ada yang keluar dari akun Anda.',
  'swap.altered': 'Transaksi diubah',
  'swap.alteredText':
    'Dompet Anda mengirim sesuatu yang berbeda dari yang Anda tinjau di sini. Periksa di penjelajah.',
  'swap.unproven': 'Transaksi tidak dapat diverifikasi',
  'swap.unprovenText':
    'Jaringan menerimanya, tetapi kami tidak bisa memastikan hasilnya. Periksa token Anda sebelum menukar lagi.',
  'swap.again': 'Tukar lagi',
  'swap.freshPrice': 'Ambil harga baru',
  'swap.wrong': 'Terjadi kesalahan',
  'swap.unknown': 'Mungkin sudah terkirim',
  'swap.unknownText':
    'Kami tidak bisa memastikan apa yang terjadi. Periksa akun Anda sebelum menukar lagi.',
  'swap.account': 'Lihat akun di penjelajah',
  'swap.looked': 'Sudah saya periksa. Tidak terkirim.',
  'swap.allowanceOpen': 'Izin {amount} masih terbuka.',
  'swap.removeAllowance': 'Hapus',
}
