import type { Register } from '../register.ts'

export const tr: Register = {
  language: 'tr',
  address: 'siz, with bare imperatives on buttons',
  notAddress: ['sen', 'Sen', 'senin', 'Senin', 'sana', 'seni'],
  terms: {
    wallet: ['cüzdan*'],
    account: ['hesap*', 'hesab*'],
    address: ['adres*'],
    network: ['ağ*'],
    token: ['token*'],
    transaction: ['işlem*', 'İşlem*'],
    recipient: ['alıcı*'],
    networkFee: ['ağ ücret*'],
    balance: ['bakiye*'],
    explorer: ['gezgin*'],
    connect: ['bağla*'],
    disconnect: ['*bağlantı*'],
    send: ['gönder*'],
    receive: ['al', 'alın', 'alma*'],
    sign: ['imzala*', 'İmzala*'],
    qrCode: ['QR kod*'],
    contract: ['sözleşme*'],
  },
  rivals: ['jeton*', 'şebeke*'],
  quotes: '“”',
}
