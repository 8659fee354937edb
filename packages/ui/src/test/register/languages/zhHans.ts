import type { Register } from '../register.ts'

export const zhHans: Register = {
  language: 'zh-Hans',
  address: '你',
  notAddress: ['您', '請', '錢包'],
  terms: {
    wallet: ['钱包'],
    account: ['账户'],
    address: ['地址'],
    network: ['网络'],
    token: ['代币'],
    transaction: ['交易'],
    recipient: ['收款人'],
    networkFee: ['网络费用'],
    balance: ['余额'],
    explorer: ['浏览器'],
    connect: ['连接'],
    disconnect: ['断开'],
    send: ['发送'],
    receive: ['接收'],
    sign: ['签名'],
    qrCode: ['二维码'],
    contract: ['合约'],
  },
  rivals: ['帐户', '账号', '接收人', '收款方', '矿工费', '令牌', 'QR 码'],
  quotes: '“”‘’',
  isUnspaced: true,
}
