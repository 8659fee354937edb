import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Không tải được token của bạn',
  'tokens.partial': 'Giá và một số token chưa tải được.',
  'tokens.totalKnown': '{count, plural, other {Tổng không tính # token chưa biết giá}}',
  'tokens.dropped':
    '{count, plural, other {Đã bỏ qua # token: điều dịch vụ nói về chúng là không thể.}}',
}
