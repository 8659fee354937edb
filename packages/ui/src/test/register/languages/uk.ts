import type { Register } from '../register.ts'

export const uk: Register = {
  language: 'uk',
  address: 'ви',
  notAddress: ['ти', 'Ти', 'тебе', 'тобі', 'тобою', 'твій', 'твоя', 'твоє', 'твої'],
  terms: {
    wallet: ['гаман*'],
    account: ['обліков*', 'акаунт*'],
    address: ['адрес*'],
    network: ['мереж*'],
    token: ['токен*'],
    transaction: ['транзакц*'],
    recipient: ['отримувач*'],
    networkFee: ['комісі* мережі'],
    balance: ['баланс*'],
    explorer: ['оглядач*'],
    connect: ['підключ*', 'під’єдн*'],
    disconnect: ['відключ*', 'від’єдн*'],
    send: ['надісл*', 'надсил*'],
    receive: ['отрим*'],
    sign: ['підпи*'],
    qrCode: ['QR-код*'],
    contract: ['контракт*'],
  },
  rivals: ['рахун*', 'одержувач*', 'кошел*', 'експлорер*', 'жетон*'],
  quotes: '«»„“',
  isPending: true,
}
