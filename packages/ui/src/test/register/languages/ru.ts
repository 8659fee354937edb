import type { Register } from '../register.ts'

export const ru: Register = {
  language: 'ru',
  address: 'вы',
  notAddress: ['ты', 'Ты', 'тебя', 'тебе', 'тобой', 'твой', 'твоя', 'твоё', 'твои', 'твоего'],
  terms: {
    wallet: ['кошел*', 'кошёл*'],
    account: ['аккаунт*'],
    address: ['адрес*'],
    network: ['сет*'],
    token: ['токен*'],
    transaction: ['транзакц*'],
    recipient: ['получател*'],
    networkFee: ['комисси* сети'],
    balance: ['баланс*'],
    explorer: ['обозревател*'],
    connect: ['подключ*'],
    disconnect: ['отключ*'],
    send: ['отправ*'],
    receive: ['получ*'],
    sign: ['подпи*'],
    qrCode: ['QR-код*'],
    contract: ['контракт*'],
  },
  rivals: ['счёт', 'счета', 'счет', 'бумажник*', 'эксплорер*', 'жетон*'],
  quotes: '«»„“',
}
