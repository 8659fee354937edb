import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'คิวอาร์โค้ดของที่อยู่ของคุณ',
  'receive.scan': 'สแกนเพื่อส่งไปยังที่อยู่นี้',
  'receive.address': 'ที่อยู่ของคุณ',
  'receive.copy': 'คัดลอกที่อยู่',
  'receive.copied': 'คัดลอกที่อยู่แล้ว',
  'receive.networks': '{count, plural, other {รับได้บน # เครือข่าย}}',
  'receive.share': 'แชร์',
  'receive.kinds': 'ประเภทที่อยู่',
  'receive.payment': 'การชำระเงิน',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint': 'ใช้รับบิตคอยน์อย่างเดียว หากส่ง Ordinals หรือของสะสมมาที่นี่ อาจถูกใช้จ่ายโดยไม่ตั้งใจ',
  'receive.ordinalHint': 'ใช้รับ Ordinals และของสะสมอย่างเดียว สำหรับบิตคอยน์ให้ใช้ที่อยู่อีกรายการ',
  'receive.smartAccount': 'บัญชีอัจฉริยะนี้ใช้ได้เฉพาะบน {network} อย่ารับบนเครือข่ายอื่น',
  'compatible.warning': 'รับเฉพาะบนเครือข่ายเหล่านี้ เงินที่ส่งบนเครือข่ายอื่นอาจสูญหาย',
  'compatible.list': 'เครือข่ายที่ที่อยู่นี้รองรับ',
}
