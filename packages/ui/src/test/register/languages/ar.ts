import type { Register } from '../register.ts'

export const ar: Register = {
  language: 'ar',
  address: 'singular, neutral where it can be',
  notAddress: ['أنتم', 'حضرتك'],
  terms: {
    wallet: ['*محفظ*', '*محافظ*'],
    account: ['*حساب*'],
    address: ['*عنوان*', '*عناوين*'],
    network: ['*شبك*'],
    token: ['*رمز*', '*رموز*'],
    transaction: ['*معامل*'],
    recipient: ['*مستلم*'],
    networkFee: ['رسوم الشبكة'],
    balance: ['*رصيد*'],
    explorer: ['*مستكشف*'],
    connect: ['*ربط*', '*اربط*'],
    disconnect: ['*إلغاء*', '*قطع*', '*فصل*'],
    send: ['*رسل*', '*إرسال*'],
    receive: ['*ستلم*', '*ستلام*'],
    sign: ['*توقيع*', '*وقّع*'],
    qrCode: ['*QR*'],
    contract: ['*عقد*'],
  },
  rivals: ['تحويلة', 'توكن*', 'عملية الدفع', 'متلقي', 'غاز'],
  quotes: '«»',
}
