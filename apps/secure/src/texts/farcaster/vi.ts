import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} yêu cầu bạn đăng nhập. Chỉ tiếp tục nếu chính bạn đã bắt đầu, bằng ví sở hữu tài khoản Farcaster của bạn.',
  'farcaster.noWallet':
    'Không tìm thấy ví trong trình duyệt này. Hãy mở trang này trong trình duyệt có ví của bạn.',
  'farcaster.copy': 'Sao chép liên kết',
  'farcaster.copied': 'Đã sao chép liên kết',
  'farcaster.decline': 'Không đăng nhập',
  'farcaster.rejected': 'Bạn đã từ chối trong ví. Hãy thử lại hoặc chọn ví khác.',
  'farcaster.unsigned': 'Ví của bạn chưa ký. Hãy thử lại hoặc chọn ví khác.',
  'farcaster.foreign': 'Ví này không thể ký cho tài khoản Farcaster đó. Hãy chọn ví khác.',
  'farcaster.accountTitle': 'Nhập ID Farcaster của bạn',
  'farcaster.accountLead':
    'Ví này không sở hữu tài khoản Farcaster nào. Nếu nó được phép ký cho một tài khoản, hãy nhập ID của tài khoản đó.',
  'farcaster.account': 'ID Farcaster',
  'farcaster.other': 'Chọn ví khác',
  'farcaster.sign': 'Ký',
  'farcaster.done': 'Bạn có thể đóng trang này và quay lại nơi đã bắt đầu.',
  'farcaster.late': 'Lần đăng nhập này đã kết thúc. Hãy bắt đầu lại từ nơi bạn đến.',
}
