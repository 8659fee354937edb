import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof typeof en> = {
  'receive.code': 'Mã QR của địa chỉ của bạn',
  'receive.scan': 'Quét mã này để gửi đến tài khoản của bạn.',
  'receive.address': 'Địa chỉ của bạn',
  'receive.copy': 'Sao chép địa chỉ',
  'receive.copied': 'Đã sao chép địa chỉ',
  'receive.networks': '{count, plural, other {Dùng được trên # mạng}}',
  'compatible.warning':
    'Chỉ gửi đến địa chỉ này từ các mạng bên dưới. Những gì đến từ mạng khác có thể bị mất.',
  'compatible.list': 'Các mạng dùng được địa chỉ này',

  'tokens.loading': 'Đang tải token của bạn',
  'tokens.failed': 'Không tải được token của bạn',
  'tokens.partial': 'Giá và một số token chưa tải được.',
  'tokens.emptyTitle': 'Chưa có token',
  'tokens.emptyText': 'Những gì tài khoản này giữ trên {network} sẽ hiện ở đây.',
}
