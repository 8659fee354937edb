import type { Register } from '../register.ts'

export const ja: Register = {
  language: 'ja',
  address: 'です・ます',
  notAddress: ['だ。', 'である', 'あなた', '君'],
  terms: {
    wallet: ['ウォレット'],
    account: ['アカウント'],
    address: ['アドレス'],
    network: ['ネットワーク'],
    token: ['トークン'],
    transaction: ['トランザクション'],
    recipient: ['受取人'],
    networkFee: ['ネットワーク手数料'],
    balance: ['残高'],
    explorer: ['エクスプローラー'],
    connect: ['接続'],
    disconnect: ['切断'],
    send: ['送'],
    receive: ['受け取'],
    sign: ['署名'],
    qrCode: ['QRコード'],
    contract: ['コントラクト'],
  },
  rivals: ['財布', '口座', '宛先人', '受信者', '取引', 'サイン', 'ガス代'],
  quotes: '「」『』',
  isUnspaced: true,
}
