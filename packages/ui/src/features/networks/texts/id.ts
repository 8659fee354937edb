import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Jaringan',
  'networks.search': 'Cari jaringan',
  'networks.none': 'Tidak ada jaringan yang cocok dengan “{search}”.',
  'networks.unavailable': 'Tidak aktif di {wallet}',
  'networks.chosen': '{network} dipilih',
  'networks.help': 'Apa itu jaringan?',
  'whatIsANetwork.ledgerTitle': 'Buku besar bersama',
  'whatIsANetwork.ledgerText':
    'Jaringan adalah catatan publik tentang siapa memiliki apa. Banyak komputer menjaganya tetap selaras, jadi tak seorang pun dapat mengubahnya sendirian.',
  'whatIsANetwork.separateTitle': 'Setiap jaringan terpisah',
  'whatIsANetwork.separateText':
    'Alamat Anda bisa sama di beberapa jaringan, tetapi yang Anda miliki di satu jaringan tidak ada di jaringan lain.',
  'whatIsANetwork.feeTitle': 'Biaya dengan koin sendiri',
  'whatIsANetwork.feeText':
    'Setiap jaringan mengenakan biaya dengan koinnya sendiri. Simpan sedikit di setiap jaringan yang Anda gunakan.',
  'whatIsANetwork.choose': 'Pilih jaringan',
  'switchNetwork.pendingTitle': 'Lanjutkan di {wallet}',
  'switchNetwork.pendingText': 'Setujui penggantian ke {network}.',
  'switchNetwork.slowText':
    'Tidak terlihat? Buka {wallet} dan pilih {network}. Halaman ini diperbarui secara otomatis.',
  'switchNetwork.successTitle': 'Anda di {network}',
  'switchNetwork.rejectedTitle': 'Penggantian ditolak',
  'switchNetwork.rejectedText': 'Anda masih di {network}.',
  'switchNetwork.waitingTitle': 'Buka {wallet}',
  'switchNetwork.unsupportedTitle': 'Ganti di {wallet}',
  'switchNetwork.unsupportedText':
    'Pilih {network} di {wallet}, jika ada dalam daftar. Halaman ini diperbarui secara otomatis.',
  'switchNetwork.errorTitle': 'Gagal mengganti jaringan',
  'switchNetwork.offerTitle': 'Ganti ke {network}?',
  'switchNetwork.offerText': '{wallet} terhubung di {current}. Sebelumnya Anda memilih {network}.',
  'switchNetwork.offerSwitch': 'Ganti ke {network}',
  'switchNetwork.offerStay': 'Tetap di {network}',
  'switchNetwork.retry': 'Coba lagi',
  'switchNetwork.other': 'Pilih jaringan lain',
  'switchNetwork.otherWallet': 'Gunakan dompet lain',
  'switchActiveChain.heading': 'Hubungkan dompet untuk {chain}',
  'switchActiveChain.text':
    '{network} memerlukan dompet yang mendukung {chain}. Dompet Anda yang lain tetap terhubung.',
  'switchActiveChain.connect': 'Hubungkan dompet',
  'switchActiveChain.cancel': 'Nanti saja',
  'unsupported.heading': 'Jaringan tidak didukung',
  'unsupported.text':
    'Dompet Anda berada di jaringan yang tidak didukung aplikasi ini. Ganti untuk melanjutkan.',
}
