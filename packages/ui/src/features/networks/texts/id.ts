import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Jaringan',
  'networks.search': 'Cari jaringan',
  'networks.none': 'Tidak ada jaringan yang cocok dengan “{search}”.',
  'networks.unavailable': '{wallet} tidak mengizinkannya di sini',
  'networks.chosen': '{network} dipilih',
  'networks.help': 'Apa itu jaringan?',
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
  'switchNetwork.pendingTitle': 'Lanjutkan di {wallet}',
  'switchNetwork.pendingText': 'Konfirmasikan di sana bahwa Anda ingin memakai {network}.',
  'switchNetwork.slowText':
    'Tidak melihat apa-apa? Buka {wallet} dan pilih {network} di sana. Halaman ini diperbarui otomatis.',
  'switchNetwork.successTitle': 'Anda kini di {network}',
  'switchNetwork.rejectedTitle': 'Anda menolak ganti jaringan',
  'switchNetwork.rejectedText': 'Anda masih di {network}.',
  'switchNetwork.waitingTitle': 'Buka {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} tidak bisa berganti sendiri',
  'switchNetwork.unsupportedText':
    'Pilih {network} di {wallet}, jika ada. Halaman ini diperbarui otomatis.',
  'switchNetwork.errorTitle': 'Tidak dapat mengganti jaringan',
  'switchNetwork.offerTitle': 'Beralih ke {network}?',
  'switchNetwork.offerText': '{wallet} terhubung, di {current}. Sebelumnya Anda memilih {network}.',
  'switchNetwork.offerSwitch': 'Beralih ke {network}',
  'switchNetwork.offerStay': 'Tetap di {network}',
  'switchNetwork.retry': 'Coba lagi',
  'switchNetwork.other': 'Pilih jaringan lain',
  'switchNetwork.otherWallet': 'Gunakan dompet lain',
  'switchActiveChain.heading': 'Hubungkan dompet untuk {chain}',
  'switchActiveChain.text':
    '{network} memerlukan dompet yang mendukung {chain}. Yang sudah Anda hubungkan tetap terhubung.',
  'switchActiveChain.connect': 'Hubungkan dompet',
  'switchActiveChain.cancel': 'Nanti saja',
  'unsupported.heading': 'Jaringan ini tidak didukung di sini',
  'unsupported.text':
    'Dompet Anda di jaringan, yang tidak dipakai aplikasi ini. Untuk melanjutkan, beralihlah ke salah satu dari ini.',
}
