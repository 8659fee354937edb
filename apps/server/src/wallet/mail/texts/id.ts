import type { MailTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: MailTexts = {
  codeSubject: '{code} adalah kode Anda untuk {host}',
  code: 'Ini kode Anda untuk {host}.',
  only: 'Ketik hanya di {wallet}. Jangan berikan kepada siapa pun yang memintanya lewat email, telepon, atau obrolan.',
  lasts: 'Berlaku 10 menit. Jika Anda tidak memintanya, abaikan email ini.',
  asked: 'Diminta dengan {browser}, {time}',
  recoverySubject: 'Seseorang memulihkan dompet Anda',
  recovery: 'Kode pemulihan Anda digunakan. Kode itu dapat membuka dompet Anda mulai {until}.',
  holdersSubject: 'Siapa yang dapat membuka dompet Anda berubah',
  holders: 'Perangkat atau metode pemulihan dompet Anda berubah.',
  deletionSubject: 'Dompet Anda akan dihapus',
  deletion:
    'Anda meminta dompet Anda dihapus. Itu terjadi pada {until}. Sampai saat itu Anda dapat membatalkannya di pengaturan dompet.',
  exportSubject: 'Kunci Anda diekspor',
  export: 'Kunci dompet Anda diekspor.',
  movedSubject: 'Email dompet Anda diubah',
  moved:
    'Email untuk login ke dompet Anda diubah. Mulai sekarang kode dikirim ke kotak surat lain.',
  lostSubject: 'Email dompet Anda akan diubah',
  lost: 'Kunci sandi digunakan untuk mengubah email dompet Anda tanpa kotak surat ini. Itu terjadi pada {until}. Sampai saat itu perubahan dapat dihentikan dari sini.',
  keep: 'Jika Anda membaca ini dan ingin mempertahankan email Anda, hentikan perubahan:',
  linkedSubject: 'Cara login lain',
  linked: '{provider} ditambahkan sebagai cara login ke dompet Anda.',
  unlinkedSubject: 'Satu cara login dihapus',
  unlinked: '{provider} dihapus dari cara login ke dompet Anda.',
  freeze:
    'Jika ini bukan Anda, bekukan dompet Anda. Dompet tidak menandatangani apa pun sampai Anda membukanya lagi:',
  from: 'Email ini dari {wallet}. Email ini tidak pernah meminta kode atau kata.',
  browser: 'Sebuah browser',
  browserOn: '{browser} di {system}',
  email: 'email',
  passkey: 'Kunci sandi',
}
