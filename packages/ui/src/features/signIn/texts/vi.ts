import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': 'Đăng nhập vào {app}',
  'signIn.text':
    'Chứng minh tài khoản này là của bạn. Việc này không mất phí và không chuyển gì cả.',
  'signIn.cancel': 'Hủy',
  'signIn.notNow': 'Để sau',
  'signIn.details': 'Nội dung bạn ký',
  'signIn.site': 'Trang web',
  'signIn.statement': 'Tuyên bố',
  'signIn.validUntil': 'Có hiệu lực đến',
  'signIn.copy': 'Sao chép thông điệp',
  'signIn.copied': 'Đã sao chép thông điệp',
  'signIn.walletText': 'Ký thông điệp được hiển thị.',
  'signIn.slowText': 'Không thấy gì? Mở {wallet} và tìm yêu cầu.',
  'signIn.askAgain': 'Yêu cầu lại',
  'signIn.checkingTitle': 'Đang kiểm tra chữ ký',
  'signIn.successTitle': 'Bạn đã đăng nhập',
  'signIn.declinedTitle': 'Chữ ký bị từ chối',
  'signIn.declinedText': 'Không có gì được ký.',
  'signIn.otherTitle': '{wallet} đã ký bằng tài khoản khác',
  'signIn.otherText': 'Chọn {address} trong {wallet} rồi thử lại.',
  'signIn.withOther': 'Đăng nhập bằng {address}',
  'signIn.apartTitle': 'Không thể thêm tài khoản này',
  'signIn.contractTitle': 'Ứng dụng này có thể không hỗ trợ tài khoản thông minh',
  'signIn.unableTitle': '{wallet} không thể ký thông điệp',
  'signIn.lateTitle': 'Việc này mất quá nhiều thời gian',
  'signIn.awayTitle': 'Không kết nối được với dịch vụ đăng nhập',
  'signIn.awayText': 'Chữ ký của bạn được giữ đến {time}. Bạn không cần ký lại.',
  'signIn.frameTitle': 'Trang này không thể đăng nhập cho {host}',
  'signIn.errorTitle': 'Không đăng nhập được',
  SIWX_MESSAGE_INVALID:
    'Thông điệp đăng nhập của ứng dụng này không hợp lệ. Vui lòng liên hệ bộ phận hỗ trợ.',
  SIWX_DOMAIN_MISMATCH:
    'Thông điệp dành cho {actual}, còn trang này là {expected}. Không có gì được ký.',
  SIWX_ACCOUNT_MISMATCH: 'Chữ ký là của tài khoản khác.',
  SIWX_EXPIRED: 'Thông điệp không còn hiệu lực. Hãy đăng nhập lại.',
  SIWX_NOT_YET_VALID: 'Thông điệp chưa có hiệu lực. Hãy kiểm tra đồng hồ của thiết bị này.',
  SIWX_NONCE_REFUSED: 'Không thể dùng lại thông điệp này. Hãy đăng nhập lại.',
  SIWX_SIGNATURE_REFUSED: 'Chữ ký không khớp với tài khoản này. Thử lại hoặc dùng ví khác.',
  SIWX_LINK_REFUSED:
    'Không thể thêm tài khoản này vào phiên của bạn. Hãy đăng xuất trước, rồi đăng nhập bằng tài khoản này.',
  SIWX_UNVERIFIABLE: 'Ứng dụng không kiểm tra được chữ ký của tài khoản này.',
  SIWX_UNSUPPORTED: '{wallet} không thể đăng nhập. Hãy dùng ví khác.',
  SIWX_REQUIRED: 'Bạn chưa đăng nhập. Hãy đăng nhập trước.',
  SIWX_SESSION_ENDED: 'Phiên của bạn đã kết thúc. Hãy đăng nhập lại.',
}
