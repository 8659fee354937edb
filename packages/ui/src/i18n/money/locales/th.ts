import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof typeof en> = {
  'receive.code': 'คิวอาร์โค้ดของที่อยู่ของคุณ',
  'receive.scan': 'สแกนโค้ดนี้เพื่อส่งมายังบัญชีของคุณ',
  'receive.address': 'ที่อยู่ของคุณ',
  'receive.copy': 'คัดลอกที่อยู่',
  'receive.copied': 'คัดลอกที่อยู่แล้ว',
  'receive.networks': '{count, plural, other {ใช้ได้บน # เครือข่าย}}',
  'compatible.warning': 'ส่งมายังที่อยู่นี้จากเครือข่ายด้านล่างเท่านั้น สิ่งที่มาจากเครือข่ายอื่นอาจสูญหาย',
  'compatible.list': 'เครือข่ายที่ใช้ที่อยู่นี้ได้',

  'tokens.loading': 'กำลังโหลดโทเคนของคุณ',
  'tokens.failed': 'โหลดโทเคนของคุณไม่สำเร็จ',
  'tokens.partial': 'ราคาและโทเคนบางส่วนโหลดไม่สำเร็จ',
  'tokens.emptyTitle': 'ยังไม่มีโทเคน',
  'tokens.emptyText': 'สิ่งที่บัญชีนี้ถืออยู่บน {network} จะแสดงที่นี่',
}
