import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'สแกนด้วยกล้องโทรศัพท์หรือ {wallet}',
  'pairing.scanAny': 'สแกนด้วยกล้องโทรศัพท์หรือแอปกระเป๋าเงิน',
  'pairing.slow': 'ใช้เวลานานกว่าปกติ โปรดตรวจสอบอินเทอร์เน็ต',
  'pairing.copy': 'คัดลอกลิงก์',
  'pairing.copied': 'คัดลอกลิงก์แล้ว',
  'pairing.phone': 'โทรศัพท์',
  'pairing.here': 'เครื่องนี้',
  'pairing.elsewhere': 'เครื่องอื่น',
  'pairing.desktop': 'เดสก์ท็อป',
  'pairing.web': 'เว็บ',
  'pairing.others': 'วิธีอื่น',
  'pairing.declined': 'คุณปฏิเสธในกระเป๋าเงิน ลองอีกครั้งได้',
}
