import type { Register } from '../register.ts'

export const id: Register = {
  language: 'id',
  address: 'Anda',
  notAddress: ['kamu', 'Kamu', 'kau', 'aku'],
  terms: {
    wallet: ['dompet*'],
    account: ['akun*'],
    address: ['alamat*'],
    network: ['jaringan*'],
    token: ['token*'],
    transaction: ['transaksi*'],
    recipient: ['penerima*'],
    networkFee: ['biaya jaringan'],
    balance: ['saldo*'],
    explorer: ['penjelajah*'],
    connect: ['hubung*'],
    disconnect: ['putus*'],
    send: ['kirim*'],
    receive: ['terima*'],
    sign: ['tanda*'],
    qrCode: ['kode QR'],
    contract: ['kontrak*'],
  },
  rivals: ['wallet*', 'rekening*', 'koneksikan', 'ongkos*', 'explorer*'],
  quotes: '“”',
}
