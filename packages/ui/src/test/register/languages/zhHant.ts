import type { Register } from '../register.ts'

export const zhHant: Register = {
  language: 'zh-Hant',
  address: '你',
  notAddress: ['您', '钱包', '请'],
  terms: {
    wallet: ['錢包'],
    account: ['帳戶'],
    address: ['地址'],
    network: ['網路'],
    token: ['代幣'],
    transaction: ['交易'],
    recipient: ['收款人'],
    networkFee: ['網路費用'],
    balance: ['餘額'],
    explorer: ['瀏覽器'],
    connect: ['連接'],
    disconnect: ['中斷'],
    send: ['傳送'],
    receive: ['接收'],
    sign: ['簽署'],
    qrCode: ['QR 碼'],
    contract: ['合約'],
  },
  rivals: ['賬戶', '帳號', '網絡', '接收人', '收款方', '礦工費', '二維碼', '發送', '簽名'],
  quotes: '「」『』',
  isUnspaced: true,
}
