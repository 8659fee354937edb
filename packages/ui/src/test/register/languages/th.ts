import type { Register } from '../register.ts'

export const th: Register = {
  language: 'th',
  address: 'คุณ, or none',
  notAddress: ['ท่าน', 'เธอ', 'ครับ', 'ค่ะ'],
  terms: {
    wallet: ['กระเป๋าเงิน'],
    account: ['บัญชี'],
    address: ['ที่อยู่'],
    network: ['เครือข่าย'],
    token: ['โทเค็น'],
    transaction: ['ธุรกรรม'],
    recipient: ['ผู้รับ'],
    networkFee: ['ค่าธรรมเนียมเครือข่าย'],
    balance: ['ยอดคงเหลือ'],
    explorer: ['เอกซ์พลอเรอร์'],
    connect: ['เชื่อมต่อ'],
    disconnect: ['ยกเลิกการเชื่อมต่อ'],
    send: ['ส่ง'],
    receive: ['รับ'],
    sign: ['ลงนาม'],
    qrCode: ['คิวอาร์โค้ด'],
    contract: ['สัญญา'],
  },
  rivals: ['วอลเล็ต', 'วอลเลท', 'โทเคน', 'รายการธุรกรรม', 'เซ็นชื่อ'],
  quotes: '“”',
  isUnspaced: true,
}
