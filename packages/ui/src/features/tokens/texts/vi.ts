import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Không tải được token của bạn',
  'tokens.partial': 'Không tải được một số token và giá.',
  'tokens.totalKnown': 'Tổng, không tính {count, plural, other {# token}} không có giá',
  'tokens.dropped': '{count, plural, other {# token bị ẩn vì dữ liệu không hợp lệ.}}',
  'tokens.approvals': 'Quyền của {token}',
}
