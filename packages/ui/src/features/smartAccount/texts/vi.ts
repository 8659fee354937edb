import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Với tài khoản thông minh, bạn xác nhận nhiều bước cùng lúc và ứng dụng có thể trả phí cho bạn. Địa chỉ của bạn vẫn giữ nguyên.',
  'smartAccount.introContract':
    'Với tài khoản thông minh, bạn xác nhận nhiều bước cùng lúc và ứng dụng có thể trả phí cho bạn. Tài khoản này có địa chỉ khác với tài khoản thường của bạn.',
  'smartAccount.addresses': 'Cùng đăng nhập, khác địa chỉ',
  'smartAccount.use': 'Dùng tài khoản thông minh',
  'smartAccount.kept': 'Đã tắt. Những gì đã nâng cấp vẫn giữ nguyên cho đến khi bạn gỡ.',
  'smartAccount.loading': 'Đang kiểm tra các mạng của bạn…',
  'smartAccount.ready': 'Sẵn sàng. Sẽ nâng cấp khi bạn thực hiện thao tác đầu tiên.',
  'smartAccount.readyContract': 'Sẵn sàng. Sẽ được tạo khi bạn thực hiện thao tác đầu tiên.',
  'smartAccount.upgraded': 'Đã nâng cấp',
  'smartAccount.count': '{count, plural, other {Đã nâng cấp trên # mạng}}',
  'smartAccount.plain': 'Tài khoản thường',
  'smartAccount.unavailable': 'Không có ở đây. Tài khoản của bạn hoạt động như tài khoản thường.',
  'smartAccount.unavailableContract': 'Không có ở đây. Hãy dùng tài khoản thường của bạn.',
  'smartAccount.unknown': 'Chạy mã mà chúng tôi không biết',
  'smartAccount.contract': 'Tài khoản hợp đồng',
  'smartAccount.failed': 'Không kiểm tra được mạng này',
  'smartAccount.explorer': 'Xem trên trình khám phá',
  'smartAccount.remove': 'Gỡ nâng cấp',
  'smartAccount.removeText':
    'Trên {network}, tài khoản của bạn trở lại bình thường và các quyền bạn đã cấp ở đó kết thúc. Bạn trả phí mạng.',
  'smartAccount.keep': 'Hủy',
  'smartAccount.asking': 'Đang gỡ nâng cấp…',
  'smartAccount.waiting': 'Đang chờ {network}…',
  'smartAccount.removed': 'Đã gỡ nâng cấp',
  'smartAccount.confirmed': '{network} đã xác nhận.',
  'smartAccount.unclear': 'Chưa được xác nhận',
  'smartAccount.unclearText': 'Đã gửi đi. Hãy xem trên trình khám phá trước khi thử lại.',
  'smartAccount.notRemoved': 'Chưa gỡ nâng cấp',
  'smartAccount.done': 'Xong',
  'smartAccount.codeIntro':
    'Tài khoản có thể chạy mã của một chương trình, chương trình đó sẽ hành động thay nó. Đây là mã mà tài khoản của bạn đang chạy.',
  'smartAccount.stop':
    'Tài khoản này chạy mã mà chúng tôi không biết. Người viết mã có thể lấy những gì bạn nhận ở đây.',
  'smartAccount.elsewhere': 'Để gỡ, hãy mở {wallet} và tắt tài khoản thông minh ở đó.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Tài khoản của bạn không thể là tài khoản thông minh trên {network}. Chưa gửi gì cả.',
  OPERATION_REJECTED:
    'Yêu cầu không được chấp nhận. Chưa gửi gì cả. Hãy kiểm tra xem bạn có đủ phí không.',
  SPONSOR_DECLINED:
    'Nhà tài trợ không còn trả phí này. Chưa gửi gì cả. Hãy thử lại để xem phí mới.',
}
