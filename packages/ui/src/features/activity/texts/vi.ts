import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Đang tải hoạt động của bạn',
  'activity.failed': 'Không lấy được giao dịch',
  'activity.moreFailed': 'Các giao dịch trước chưa tải được.',
  'activity.showMore': 'Hiện các giao dịch trước',
  'activity.moreLoading': 'Đang tải các giao dịch trước',
  'activity.emptyTitle': 'Chưa có hoạt động',
  'activity.emptyText': 'Những gì xảy ra với tài khoản này trên {network} sẽ hiện ở đây.',
  'activity.unsupportedTitle': 'Không có lịch sử ở đây',
  'activity.noService': 'Ứng dụng này không có dịch vụ lưu lịch sử tài khoản.',
  'activity.noHistory': 'Dịch vụ của ứng dụng này không lưu lịch sử của {network}.',
  'activity.explorer': 'Xem trên trình khám phá',
  'activity.sentHere': 'Gửi từ ứng dụng này',
  'activity.operation':
    '{operation, select, send {Đã gửi} receive {Đã nhận} trade {Đã hoán đổi} mint {Đã đúc} burn {Đã đốt} approve {Đã phê duyệt} revoke {Đã thu hồi} deposit {Đã nạp} withdraw {Đã rút} borrow {Đã vay} repay {Đã trả} claim {Đã nhận thưởng} stake {Đã stake} unstake {Đã bỏ stake} sending {Đang gửi} self {Đã gửi cho chính bạn} other {Gọi hợp đồng}}',
  'activity.status':
    '{status, select, pending {Đang chờ} failed {Thất bại} replaced {Bị thay thế} dropped {Chưa gửi} unproven {Chưa xác minh} other {Bị thay đổi}}',
  'activity.to': 'Đến {address}',
  'activity.from': 'Từ {address}',
  'activity.collectible': 'Vật sưu tầm',
  'activity.more': 'Thêm {count}',
  'activity.dropped':
    '{count, plural, other {Đã bỏ qua # giao dịch: điều dịch vụ nói về chúng là không thể.}}',
}
