import type { Register } from '../register.ts'

export const hi: Register = {
  language: 'hi',
  address: 'आप',
  notAddress: ['तुम', 'तू', 'तेरा', 'तेरी', 'तुम्हारा', 'तुम्हारी', 'तुम्हारे'],
  terms: {
    wallet: ['वॉलेट*'],
    account: ['खात*'],
    address: ['पत*'],
    network: ['नेटवर्क*'],
    token: ['टोकन*'],
    transaction: ['लेन-देन*'],
    recipient: ['पाने वाल*'],
    networkFee: ['नेटवर्क शुल्क'],
    balance: ['बैलेंस'],
    explorer: ['एक्सप्लोरर*'],
    connect: ['कनेक्ट*'],
    disconnect: ['डिस्कनेक्ट*'],
    send: ['भेज*'],
    receive: ['पाएं', 'पाना', 'पाने'],
    sign: ['साइन*'],
    qrCode: ['QR कोड*'],
    contract: ['कॉन्ट्रैक्ट*'],
  },
  rivals: ['बटुआ', 'बटुए', 'अकाउंट*', 'शेष राशि', 'ट्रांज़ैक्शन*', 'प्राप्तकर्ता*', 'हस्ताक्षर'],
  quotes: '“”‘’',
}
