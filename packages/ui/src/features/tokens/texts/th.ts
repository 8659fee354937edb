import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'โหลดโทเค็นของคุณไม่ได้',
  'tokens.partial': 'โหลดโทเค็นและราคาบางส่วนไม่ได้',
  'tokens.totalKnown': 'ยอดรวม ไม่นับโทเค็นที่ไม่มีราคา{count, plural, other { # รายการ}}',
  'tokens.dropped': '{count, plural, other {ซ่อนโทเค็น # รายการเนื่องจากข้อมูลไม่ถูกต้อง}}',
  'tokens.approvals': 'การอนุญาตของ {token}',
}
