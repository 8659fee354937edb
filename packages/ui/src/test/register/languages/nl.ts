import type { Register } from '../register.ts'

export const nl: Register = {
  language: 'nl',
  address: 'je',
  notAddress: ['u', 'U', 'uw', 'Uw'],
  terms: {
    wallet: ['wallet*'],
    account: ['account*'],
    address: ['adres*'],
    network: ['netwerk*'],
    token: ['token*'],
    transaction: ['transactie*'],
    recipient: ['ontvanger*'],
    networkFee: ['netwerkkosten'],
    balance: ['saldo*'],
    explorer: ['explorer'],
    connect: ['*verbinden', 'verbind'],
    disconnect: ['*verbreken', 'verbreek'],
    send: ['*versturen', 'verstuur'],
    receive: ['ontvangen', 'ontvang'],
    sign: ['onderteken*'],
    qrCode: ['QR-code*'],
    contract: ['contract*', '*contract'],
  },
  rivals: ['portemonnee*', 'portefeuille*', 'rekening*', 'verzenden', 'balans'],
  quotes: '‘’',
}
