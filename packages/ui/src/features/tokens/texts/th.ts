import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'โหลดโทเคนของคุณไม่สำเร็จ',
  'tokens.partial': 'ราคาและโทเคนบางส่วนโหลดไม่สำเร็จ',
  'tokens.totalKnown': '{count, plural, other {รวมโดยไม่มี # โทเค็นที่ไม่ทราบราคา}}',
  'tokens.dropped': '{count, plural, other {ละไว้ # โทเค็น: สิ่งที่บริการบอกเป็นไปไม่ได้}}',
}
