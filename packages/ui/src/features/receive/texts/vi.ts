import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Mã QR của địa chỉ của bạn',
  'receive.scan': 'Quét để gửi đến địa chỉ này',
  'receive.address': 'Địa chỉ của bạn',
  'receive.copy': 'Sao chép địa chỉ',
  'receive.copied': 'Đã sao chép địa chỉ',
  'receive.networks': '{count, plural, other {Nhận trên # mạng}}',
  'receive.share': 'Chia sẻ',
  'receive.kinds': 'Loại địa chỉ',
  'receive.payment': 'Thanh toán',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Chỉ dành cho bitcoin. Ordinals và vật phẩm sưu tầm gửi đến đây có thể bị tiêu nhầm.',
  'receive.ordinalHint':
    'Chỉ dành cho Ordinals và vật phẩm sưu tầm. Hãy dùng địa chỉ kia cho bitcoin.',
  'receive.smartAccount':
    'Tài khoản thông minh này chỉ hoạt động trên {network}. Đừng nhận trên các mạng khác.',
  'compatible.warning':
    'Chỉ nhận trên các mạng này. Tiền được gửi trên bất kỳ mạng nào khác có thể bị mất.',
  'compatible.list': 'Các mạng mà địa chỉ này hỗ trợ',
}
