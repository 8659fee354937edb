import type { Register } from '../register.ts'

export const vi: Register = {
  language: 'vi',
  address: 'bạn, or none',
  notAddress: ['mày', 'anh', 'chị'],
  terms: {
    wallet: ['ví'],
    account: ['tài khoản'],
    address: ['địa chỉ'],
    network: ['mạng'],
    token: ['token'],
    transaction: ['giao dịch'],
    recipient: ['người nhận'],
    networkFee: ['phí mạng'],
    balance: ['số dư'],
    explorer: ['trình khám phá'],
    connect: ['kết nối'],
    disconnect: ['ngắt kết nối'],
    send: ['gửi'],
    receive: ['nhận'],
    sign: ['ký'],
    qrCode: ['mã QR'],
    contract: ['hợp đồng'],
  },
  rivals: ['mã thông báo', 'bên nhận', 'liên kết ví', 'phí gas'],
  quotes: '“”',
}
