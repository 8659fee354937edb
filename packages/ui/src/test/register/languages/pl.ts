import type { Register } from '../register.ts'

export const pl: Register = {
  language: 'pl',
  address: 'ty, as a direct form',
  notAddress: ['Pan', 'Pani', 'Państw*', 'Proszę'],
  terms: {
    wallet: ['portfel*'],
    account: ['kont*'],
    address: ['adres*'],
    network: ['sieć', 'sieci*'],
    token: ['token*'],
    transaction: ['transakcj*'],
    recipient: ['odbiorc*'],
    networkFee: ['opłat* sieciow*'],
    balance: ['sald*'],
    explorer: ['eksplorator*'],
    connect: ['*łącz*'],
    disconnect: ['*łącz*'],
    send: ['wyśl*', 'wysył*'],
    receive: ['odbier*', 'odbierz', 'odbiór'],
    sign: ['podpis*'],
    qrCode: ['kod* QR'],
    contract: ['kontrakt*'],
  },
  rivals: ['portmonetk*', 'rachun*', 'umow*'],
  quotes: '„”',
}
