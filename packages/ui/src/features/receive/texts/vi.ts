import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Mã QR của địa chỉ của bạn',
  'receive.scan': 'Quét mã này để gửi đến tài khoản của bạn.',
  'receive.address': 'Địa chỉ của bạn',
  'receive.copy': 'Sao chép địa chỉ',
  'receive.copied': 'Đã sao chép địa chỉ',
  'receive.networks': '{count, plural, other {Dùng được trên # mạng}}',
  'receive.share': 'Chia sẻ',
  'receive.kinds': 'Loại địa chỉ',
  'receive.payment': 'Thanh toán',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Chỉ dành cho bitcoin. Ordinals và vật sưu tầm khác gửi đến đây có thể bị tiêu nhầm.',
  'receive.ordinalHint':
    'Chỉ dành cho Ordinals và vật sưu tầm khác. Hãy nhận bitcoin ở địa chỉ kia.',
  'receive.smartAccount':
    'Tài khoản thông minh này được tạo cho {network}. Đừng nhận gì vào đó trên mạng khác.',
  'compatible.warning':
    'Chỉ gửi đến địa chỉ này từ các mạng bên dưới. Những gì đến từ mạng khác có thể bị mất.',
  'compatible.list': 'Các mạng dùng được địa chỉ này',
}
