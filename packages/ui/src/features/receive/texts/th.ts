import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'คิวอาร์โค้ดของที่อยู่ของคุณ',
  'receive.scan': 'สแกนโค้ดนี้เพื่อส่งมายังบัญชีของคุณ',
  'receive.address': 'ที่อยู่ของคุณ',
  'receive.copy': 'คัดลอกที่อยู่',
  'receive.copied': 'คัดลอกที่อยู่แล้ว',
  'receive.networks': '{count, plural, other {ใช้ได้บน # เครือข่าย}}',
  'receive.share': 'แชร์',
  'receive.kinds': 'ชนิดของที่อยู่',
  'receive.payment': 'การชำระเงิน',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint': 'สำหรับบิตคอยน์เท่านั้น Ordinals และของสะสมอื่นที่ส่งมาที่นี่อาจถูกใช้ไปโดยไม่ตั้งใจ',
  'receive.ordinalHint': 'สำหรับ Ordinals และของสะสมอื่นเท่านั้น ให้ส่งบิตคอยน์ไปยังอีกที่อยู่หนึ่ง',
  'receive.smartAccount': 'บัญชีอัจฉริยะนี้สร้างมาสำหรับ {network} อย่ารับสิ่งใดบนเครือข่ายอื่น',
  'compatible.warning': 'ส่งมายังที่อยู่นี้จากเครือข่ายด้านล่างเท่านั้น สิ่งที่มาจากเครือข่ายอื่นอาจสูญหาย',
  'compatible.list': 'เครือข่ายที่ใช้ที่อยู่นี้ได้',
}
