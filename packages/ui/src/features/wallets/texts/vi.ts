import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Tìm ví',
  'allWallets.found': '{count, plural, other {# ví}}',
  'allWallets.none': 'Không có ví nào mang tên này: “{search}”',
  'allWallets.clear': 'Hiện tất cả ví',
  'allWallets.failed': 'Không tải được danh sách ví',
  'allWallets.moreFailed': 'Không tải được các ví tiếp theo.',
  'getWallet.text': 'Các ví này đều dùng được với ứng dụng. Bạn có thể đổi ví bất cứ lúc nào.',
  'getWallet.all': 'Tất cả ví',
  'downloads.text':
    '{wallet}: Hãy cài đặt từ đây. Khi ví đã có trong trình duyệt này, bạn có thể kết nối.',
  'downloads.textPhone':
    '{wallet}: Hãy cài đặt, rồi mở trang này bằng trình duyệt trong ứng dụng ví.',
  'downloads.extension': 'Tiện ích trình duyệt',
  'downloads.iphone': 'Ứng dụng iPhone',
  'downloads.android': 'Ứng dụng Android',
  'downloads.desktop': 'Ứng dụng máy tính',
  'downloads.webApp': 'Ứng dụng web',
  'downloads.website': 'Trang web',
  'downloads.phone': 'Quét để có ví trên điện thoại',
  'downloads.none':
    '{wallet}: Chưa có liên kết an toàn đến ví này. Hãy tìm trong cửa hàng mà bạn tin tưởng.',
  'downloads.installed': 'Đã cài đặt {wallet}',
  'downloads.connect': 'Kết nối {wallet}',
  'whatIsAWallet.homeTitle': 'Nơi giữ tài sản của bạn',
  'whatIsAWallet.homeText':
    'Ví giữ chìa khóa cho tiền, token và vật phẩm sưu tầm của bạn. Không ai khác có chúng.',
  'whatIsAWallet.keyTitle': 'Một chìa khóa cho mọi ứng dụng',
  'whatIsAWallet.keyText':
    'Bạn đăng nhập bằng ví. Không cần tài khoản mới, không phải nhớ mật khẩu.',
  'whatIsAWallet.sayTitle': 'Mọi việc đều cần bạn đồng ý',
  'whatIsAWallet.sayText':
    'Ứng dụng chỉ có thể yêu cầu. Bạn xem họ muốn gì, rồi chấp thuận hoặc không.',
  'multiChain.title': 'Chọn loại mạng',
  'multiChain.text': '{wallet} có một tài khoản cho mỗi loại. Bạn muốn dùng loại nào ở đây?',
}
