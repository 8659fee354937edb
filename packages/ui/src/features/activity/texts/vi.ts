import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Đang tải hoạt động của bạn',
  'activity.failed': 'Không lấy được giao dịch',
  'activity.moreFailed': 'Không tải được các giao dịch trước đó.',
  'activity.showMore': 'Hiện các giao dịch trước đó',
  'activity.moreLoading': 'Đang tải các giao dịch trước đó',
  'activity.emptyTitle': 'Chưa có hoạt động nào',
  'activity.emptyText': 'Giao dịch của bạn trên {network} sẽ hiện ở đây.',
  'activity.unsupportedTitle': 'Không xem được hoạt động',
  'activity.noService': 'Xem giao dịch của bạn trên trình khám phá khối.',
  'activity.noHistory': 'Xem giao dịch {network} của bạn trên trình khám phá khối.',
  'activity.explorer': 'Xem trên trình khám phá',
  'activity.sentHere': 'Đã gửi từ ứng dụng này',
  'activity.operation':
    '{operation, select, send {Đã gửi} receive {Đã nhận} trade {Đã hoán đổi} mint {Đã đúc} burn {Đã đốt} approve {Đã cấp quyền} revoke {Đã thu hồi quyền} deposit {Đã nạp} withdraw {Đã rút} borrow {Đã vay} repay {Đã trả nợ} claim {Đã lĩnh} stake {Đã stake} unstake {Đã hủy stake} sending {Đang gửi} self {Đã gửi cho chính mình} other {Gọi hợp đồng}}',
  'activity.status':
    '{status, select, pending {Đang chờ} open {Vẫn đang mở trong ví của bạn} failed {Thất bại} replaced {Bị thay thế} dropped {Không được gửi} unproven {Chưa xác minh} other {Bị thay đổi}}',
  'activity.to': 'Đến {address}',
  'activity.from': 'Từ {address}',
  'activity.collectible': 'Vật phẩm sưu tầm',
  'activity.more': '{count} mục nữa',
  'activity.dropped': '{count, plural, other {# giao dịch bị ẩn vì dữ liệu không hợp lệ.}}',
}
