import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'สแกนด้วย {wallet} หรือกล้องของโทรศัพท์',
  'pairing.scanAny': 'สแกนด้วยแอปกระเป๋าเงินหรือกล้องของโทรศัพท์',
  'pairing.slow': 'ใช้เวลานานกว่าปกติ ตรวจสอบการเชื่อมต่ออินเทอร์เน็ต',
  'pairing.copy': 'คัดลอกลิงก์',
  'pairing.copied': 'คัดลอกลิงก์แล้ว',
  'pairing.phone': 'โทรศัพท์',
  'pairing.here': 'อุปกรณ์นี้',
  'pairing.elsewhere': 'อุปกรณ์อื่น',
  'pairing.desktop': 'เดสก์ท็อป',
  'pairing.web': 'เว็บ',
  'pairing.others': 'วิธีอื่น',
  'pairing.declined': 'คำขอถูกปฏิเสธ ลองอีกครั้งเมื่อคุณพร้อม',
}
