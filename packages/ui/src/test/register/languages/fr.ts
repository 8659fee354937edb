import type { Register } from '../register.ts'

export const fr: Register = {
  language: 'fr',
  address: 'vous',
  notAddress: ['tu', 'Tu', 'ton', 'Ton', 'ta', 'Ta', 'tes', 'Tes', 'toi'],
  terms: {
    wallet: ['portefeuille*'],
    account: ['compte*'],
    address: ['adresse*'],
    network: ['réseau*'],
    token: ['jeton*'],
    transaction: ['transaction*'],
    recipient: ['destinataire*'],
    networkFee: ['frais de réseau'],
    balance: ['solde*'],
    explorer: ['explorateur'],
    connect: ['connect*'],
    disconnect: ['déconnect*'],
    send: ['envo*'],
    receive: ['recev*'],
    sign: ['sign*'],
    qrCode: ['code QR'],
    contract: ['contrat*'],
  },
  rivals: ['wallet*', 'token*', 'bénéficiaire*', 'QR code', 'frais du réseau'],
  quotes: '«»',
}
