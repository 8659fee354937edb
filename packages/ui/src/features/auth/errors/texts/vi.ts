import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE: 'Không kết nối được với ví. Kiểm tra kết nối internet rồi thử lại.',
  FRAME_REFUSED:
    'Ứng dụng này chưa được thiết lập đúng. Vui lòng liên hệ bộ phận hỗ trợ của ứng dụng.',
  FRAME_LOST:
    'Ví không còn phản hồi. Hãy kiểm tra xem yêu cầu của bạn đã hoàn tất chưa trước khi thử lại.',
  FRAME_BAD_ANSWER: 'Đã xảy ra lỗi từ phía chúng tôi. Vui lòng thử lại.',
  FRAME_VERSION_UNSUPPORTED:
    'Ứng dụng này và ví của ứng dụng không tương thích. Hãy tải lại trang hoặc liên hệ bộ phận hỗ trợ của ứng dụng.',
  LOGIN_CODE_WRONG: 'Mã này không đúng. Hãy dùng mã trong email mới nhất.',
  LOGIN_CODE_EXPIRED: 'Mã này đã hết hạn. Hãy yêu cầu mã mới.',
  LOGIN_THROTTLED: 'Quá nhiều lần thử. Hãy đợi giây lát rồi thử lại.',
  LOGIN_PROVIDER_REFUSED: 'Đã từ chối đăng nhập. Không có gì được chia sẻ.',
  LOGIN_PROVIDER_FAILED: 'Đăng nhập không thành công. Hãy thử lại hoặc đăng nhập bằng cách khác.',
  LOGIN_WINDOW_CLOSED: 'Cửa sổ đã đóng trước khi bạn đăng nhập.',
  LOGIN_DEVICE_UNPROVEN: 'Ví của bạn vẫn bị khóa ở đây cho đến khi bạn xác nhận đó là ví của mình.',
  WALLET_LOCKED: 'Ví của bạn đang bị khóa trong trình duyệt này. Hãy thử lại để mở khóa.',
  SHARE_MISMATCH: 'Không mở được ví của bạn. Chưa ký gì cả. Hãy dùng cách khôi phục khác.',
  SHARE_REFUSED: 'Máy chủ không mở khóa ví của bạn. Chưa ký gì cả. Vui lòng thử lại.',
}
