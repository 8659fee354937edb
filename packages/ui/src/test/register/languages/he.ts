import type { Register } from '../register.ts'

export const he: Register = {
  language: 'he',
  address: 'plural',
  notAddress: ['אתה', 'שלך', 'תוכל'],
  terms: {
    wallet: ['*ארנק*'],
    account: ['*חשבון*', '*חשבונות*'],
    address: ['*כתובת*', '*כתובות*'],
    network: ['*רשת*', '*רשתות*'],
    token: ['*אסימון*', '*אסימונים*', '*אסימוני*'],
    transaction: ['*עסק*'],
    recipient: ['*נמען*'],
    networkFee: ['*עמלת* רשת', '*עמלת* הרשת'],
    balance: ['*יתר*'],
    explorer: ['*סייר*'],
    connect: ['*חיבור*', '*חבר*'],
    disconnect: ['*ניתוק*', '*נתק*'],
    send: ['*שליחה*', '*שלח*'],
    receive: ['*קבל*'],
    sign: ['*חתמ*', '*חתימ*'],
    qrCode: ['קוד QR'],
    contract: ['*חוזה*'],
  },
  rivals: ['מטבע דיגיטלי', 'טוקן*', 'מקבל התשלום', 'טרנזקצי*'],
  quotes: '“”״',
}
