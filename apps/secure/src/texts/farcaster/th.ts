import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} ขอให้คุณเข้าสู่ระบบ ดำเนินการต่อเฉพาะเมื่อคุณเริ่มเองเท่านั้น โดยใช้กระเป๋าที่เป็นเจ้าของบัญชี Farcaster ของคุณ',
  'farcaster.noWallet': 'ไม่พบกระเป๋าในเบราว์เซอร์นี้ เปิดหน้านี้ในเบราว์เซอร์ที่มีกระเป๋าของคุณ',
  'farcaster.copy': 'คัดลอกลิงก์',
  'farcaster.copied': 'คัดลอกลิงก์แล้ว',
  'farcaster.decline': 'ไม่เข้าสู่ระบบ',
  'farcaster.rejected': 'คุณปฏิเสธในกระเป๋า ลองอีกครั้งหรือเลือกกระเป๋าอื่น',
  'farcaster.unsigned': 'กระเป๋าของคุณไม่ได้ลงนาม ลองอีกครั้งหรือเลือกกระเป๋าอื่น',
  'farcaster.foreign': 'กระเป๋านี้ลงนามแทนบัญชี Farcaster นั้นไม่ได้ เลือกกระเป๋าอื่น',
  'farcaster.accountTitle': 'กรอกรหัส Farcaster ของคุณ',
  'farcaster.accountLead':
    'กระเป๋านี้ไม่ได้เป็นเจ้าของบัญชี Farcaster หากลงนามแทนบัญชีใดได้ ให้กรอกรหัสของบัญชีนั้น',
  'farcaster.account': 'รหัส Farcaster',
  'farcaster.other': 'เลือกกระเป๋าอื่น',
  'farcaster.sign': 'ลงนาม',
  'farcaster.done': 'คุณปิดหน้านี้แล้วกลับไปยังที่ที่เริ่มได้',
  'farcaster.late': 'การเข้าสู่ระบบนี้สิ้นสุดแล้ว เริ่มใหม่จากที่ที่คุณมา',
}
