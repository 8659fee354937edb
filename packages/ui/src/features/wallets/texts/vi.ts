import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Tìm ví',
  'allWallets.certified': 'Chỉ ví được chứng nhận',
  'allWallets.found': '{count, plural, other {# ví}}',
  'allWallets.none': 'Không có ví nào khớp với “{search}”.',
  'allWallets.clear': 'Hiện tất cả ví',
  'allWallets.failed': 'Không tải được danh sách ví',
  'allWallets.moreFailed': 'Không tải thêm được ví.',
  'getWallet.text': 'Các ví này dùng được với ứng dụng này. Bạn có thể đổi ví bất cứ lúc nào.',
  'getWallet.all': 'Tất cả ví',
  'downloads.text': 'Cài đặt {wallet}, rồi quay lại đây để kết nối.',
  'downloads.textPhone': 'Cài đặt {wallet}, rồi mở trang này trong trình duyệt của ví.',
  'downloads.extension': 'Tiện ích trình duyệt',
  'downloads.iphone': 'Ứng dụng iPhone',
  'downloads.android': 'Ứng dụng Android',
  'downloads.desktop': 'Ứng dụng máy tính',
  'downloads.webApp': 'Ứng dụng web',
  'downloads.website': 'Trang web',
  'downloads.phone': 'Quét để tải về điện thoại',
  'downloads.none':
    'Chúng tôi không có liên kết đã xác minh. Hãy tìm {wallet} trong kho ứng dụng của bạn.',
  'downloads.installed': 'Đã cài đặt {wallet}',
  'downloads.connect': 'Kết nối {wallet}',
  'whatIsAWallet.homeTitle': 'Nơi cất giữ tài sản của bạn',
  'whatIsAWallet.homeText':
    'Ví giữ khóa của token và vật phẩm sưu tầm của bạn. Chỉ bạn mới có các khóa này.',
  'whatIsAWallet.keyTitle': 'Một cách đăng nhập cho mọi ứng dụng',
  'whatIsAWallet.keyText':
    'Đăng nhập bằng ví của bạn. Không cần tài khoản mới, không phải nhớ mật khẩu.',
  'whatIsAWallet.sayTitle': 'Bạn chấp thuận mọi thứ',
  'whatIsAWallet.sayText':
    'Ứng dụng chỉ có thể gửi yêu cầu. Bạn xem từng yêu cầu, rồi chấp thuận hoặc từ chối.',
  'multiChain.title': 'Mạng nào?',
  'multiChain.text': '{wallet} hỗ trợ tất cả các mạng này. Chọn một mạng để kết nối.',
}
