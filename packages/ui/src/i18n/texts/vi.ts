import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Ứng dụng này chưa được thiết lập đúng nên chưa dùng được. Hãy báo cho nhà phát triển.'
const again = 'Đã có trục trặc giữa chừng. Hãy thử lại.'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<BaseTextKey> = {
  'button.connect': 'Kết nối ví',
  'button.connecting': 'Đang kết nối…',
  'button.switchNetwork': 'Đổi mạng',
  'button.unknownNetwork': 'Mạng không xác định',
  'button.selectNetwork': 'Chọn mạng',
  'button.account': 'Tài khoản',
  'modal.back': 'Quay lại',
  'modal.close': 'Đóng',
  'modal.stuck': 'Hãy chuyển mạng hoặc ngắt kết nối để tiếp tục.',
  'view.loading': 'Đang tải',
  'view.failedTitle': 'Không tải được phần này',
  'view.failedText': 'Có thể bạn đã mất mạng. Không mất dữ liệu nào; hãy kiểm tra và thử lại.',
  'view.retry': 'Thử lại',
  'alert.dismiss': 'Bỏ qua',
  'details.label': 'Chi tiết',
  'details.copy': 'Sao chép chi tiết',
  'details.copied': 'Đã sao chép chi tiết',
  'copy.failed': 'Không thể sao chép ở đây. Hãy chọn văn bản và tự sao chép.',
  'search.clear': 'Xóa tìm kiếm',
  'link.newTab': '(mở trong thẻ mới)',

  'connect.title': 'Kết nối ví',
  'connect.recent': 'Gần đây',
  'connect.installed': 'Đã cài đặt',
  'connect.popular': 'Phổ biến',
  'connect.more': 'Ví khác',
  'connect.wallets': 'Các ví',
  'connect.notInstalled': 'Chưa cài đặt',
  'connect.unverified': 'Chưa xác minh',
  'connect.contested': 'Trùng danh tính',
  'connect.otherChain': 'Không có trên {network}',
  'connect.all': 'Tất cả ví',
  'connect.loading': 'Đang tải danh sách ví',
  'connect.partial': 'Không tải được một số ví.',
  'connect.noneHere':
    'Không tìm thấy ví trong trình duyệt này. Bạn có thể dùng ví bất kỳ dưới đây.',
  'connect.noneHerePhone':
    'Để kết nối, hãy mở trang này bằng trình duyệt trong ứng dụng ví. Các ví dưới đây đều có.',
  'connect.nothing': 'Hiện không thể kết nối ở đây.',
  'connect.help': 'Ví là gì?',
  'connect.emptyTitle': 'Không tìm thấy ví',
  'connect.emptyText':
    'Ví giữ tiền và tài khoản của bạn trên web, và cho phép bạn đăng nhập không cần mật khẩu.',
  'connect.emptyHint': 'Vừa cài đặt ví? Ví sẽ tự xuất hiện ở đây.',
  'connect.emptyHintPhone': 'Trên điện thoại, hãy mở trang này bằng trình duyệt trong ứng dụng ví.',
  'connect.get': 'Tải ví',
  'connect.legalOne': 'Khi kết nối, bạn đồng ý với {link}.',
  'connect.legalBoth': 'Khi kết nối, bạn đồng ý với {terms} và {privacy}.',
  'connect.agreeOne': 'Tôi đồng ý với {link}.',
  'connect.agreeBoth': 'Tôi đồng ý với {terms} và {privacy}.',
  'connect.agreeFirst': 'Hãy đồng ý trước, rồi chọn ví.',
  'connect.terms': 'điều khoản sử dụng',
  'connect.privacy': 'chính sách quyền riêng tư',

  'connecting.pendingTitle': 'Tiếp tục trong {wallet}',
  'connecting.pendingText': 'Hãy chấp thuận yêu cầu trong ví để chia sẻ địa chỉ của bạn.',
  'connecting.slowText':
    'Không thấy gì? Hãy tìm biểu tượng {wallet} trên thanh công cụ của trình duyệt.',
  'connecting.unverifiedText':
    'Ví này trông giống {wallet} nhưng chưa thể xác minh. Chỉ tiếp tục nếu bạn tin tưởng nó.',
  'connecting.contestedText':
    'Hai ví trong trình duyệt này đều tự nhận là {wallet}. Một trong hai có thể là ví giả nhắm vào tiền của bạn. Hãy gỡ tiện ích mà bạn không biết, rồi kết nối lại.',
  'connecting.doubtTitle': 'Đây có phải ví đúng không?',
  'connecting.connectAnyway': 'Vẫn kết nối',
  'connecting.agreeTitle': 'Trước khi kết nối',
  'connecting.agreeText': 'Ứng dụng này cần bạn đồng ý với các quy định của mình trước.',
  'connecting.agree': 'Tiếp tục với {wallet}',
  'connecting.rejectedTitle': 'Bạn đã từ chối yêu cầu',
  'connecting.rejectedText': '{wallet} không chia sẻ gì với ứng dụng này.',
  'connecting.waitingTitle': 'Mở {wallet}',
  'connecting.errorTitle': 'Không thể kết nối',
  'connecting.missingTitle': 'Không tìm thấy {wallet}',
  'connecting.missingText':
    'Hãy cài đặt {wallet} hoặc bật tiện ích của ví, rồi tải lại trang này để kết nối.',
  'connecting.missingTextPhone':
    'Để kết nối {wallet}, hãy mở trang này trong trình duyệt của ứng dụng ví.',
  'connecting.successTitle': 'Đã kết nối',
  'connecting.retry': 'Thử lại',
  'connecting.other': 'Chọn ví khác',
  'connecting.reload': 'Tải lại trang',
  'connecting.get': 'Tải {wallet}',
  'pairing.code': 'Mã QR',
  'pairing.title': 'Quét bằng điện thoại',

  'allWallets.title': 'Tất cả ví',
  'getWallet.title': 'Tải ví',
  'downloads.title': 'Tải {wallet}',
  'whatIsAWallet.title': 'Ví là gì?',

  'account.title': 'Tài khoản',
  'receive.title': 'Nhận',
  'send.title': 'Gửi',
  'send.token': 'Chọn token',
  'send.review': 'Xem lại',
  'compatible.title': 'Mạng tương thích',
  'accountSettings.title': 'Cài đặt tài khoản',
  'profileWallets.title': 'Ví của bạn',

  'networks.title': 'Chọn mạng',
  'whatIsANetwork.title': 'Mạng là gì?',
  'switchNetwork.title': 'Chuyển mạng',
  'switchNetwork.wallet': 'Ví của bạn',
  'switchActiveChain.title': 'Chuyển sang {chain}',
  'unsupported.title': 'Chuyển mạng',
  'pairing.open': 'Mở {wallet}',
  'pairing.notOpened': '{wallet} không mở?',
  'pairing.otherWay': 'Mở bằng cách khác',
  'account.disconnect': 'Ngắt kết nối',
  'account.disconnecting': 'Đang ngắt kết nối',
  'account.disconnectFailed': 'Không ngắt kết nối được. Hãy xóa ứng dụng này trong ví của bạn nữa.',
  'tokens.title': 'Token',
  'activity.title': 'Hoạt động',
  'networks.unlisted': 'Mạng {id}',

  'tokens.loading': 'Đang tải token của bạn',
  'tokens.emptyTitle': 'Chưa có token',
  'tokens.emptyText': 'Những gì tài khoản này giữ trên {network} sẽ hiện ở đây.',
  'tokens.imitation': 'Hàng nhái?',
  'tokens.showAll': '{count, plural, other {Hiện tất cả # token}}',
  'tokens.send': 'Gửi {symbol}',
  'tokens.offline': 'Bạn đang ngoại tuyến. Nội dung sẽ tự tải khi bạn có mạng lại.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Không đọc được địa chỉ mà ví chia sẻ. Hãy thử tài khoản khác.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Ví này không làm được việc đó ở đây. Bạn có thể dùng ví khác.',
  CONNECTOR_NOT_FOUND: 'Ví này không còn khả dụng. Hãy chọn ví khác.',

  CONNECTION_USER_REJECTED: 'Bạn đã từ chối yêu cầu trong {wallet}. Không có gì được chia sẻ.',
  CONNECTION_USER_CLOSED: 'Cửa sổ đã đóng trước khi ví được kết nối.',
  CONNECTION_PENDING:
    '{wallet}: Một yêu cầu từ trang này đang chờ trong ví. Hãy trả lời yêu cầu đó để tiếp tục.',
  CONNECTION_TIMEOUT: '{wallet} không phản hồi. Hãy mở khóa ví và thử lại.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} không chia sẻ tài khoản nào. Hãy chọn ít nhất một tài khoản và thử lại.',
  CONNECTION_REPLACED: 'Trong lúc đó, một ví khác đã được chọn.',
  CONNECTION_FAILED: 'Không thể kết nối {wallet}. Hãy thử lại hoặc dùng ví khác.',
  CONNECTION_RELAY_UNREACHABLE: 'Không thể kết nối với ví. Hãy kiểm tra internet và thử lại.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Dịch vụ kết nối với ví đã từ chối ứng dụng này. Hãy kiểm tra đồng hồ của thiết bị và thử lại.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Chưa có ví nào được kết nối. Hãy kết nối ví trước.',
  CONNECTION_KIT_DESTROYED: 'Trang này đã đóng kết nối. Hãy tải lại trang và thử lại.',

  NETWORK_NOT_FOUND: 'Ứng dụng này không hỗ trợ mạng đó.',
  NETWORK_SWITCH_REJECTED: 'Bạn đã từ chối chuyển trong {wallet}. Bạn vẫn ở mạng cũ.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} không thể tự chuyển sang {network}. Hãy chọn mạng này trong ví.',
  NETWORK_SWITCH_FAILED:
    '{wallet} không chuyển sang {network}. Hãy chọn mạng này trong ví hoặc thử lại.',
  NETWORK_RPC_FAILED: 'Mạng hiện không phản hồi. Hãy thử lại sau giây lát.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} không phản hồi. Hãy mở ví và thử lại.',

  REQUEST_NOT_ALLOWED: 'Ứng dụng này đã yêu cầu điều không thể hiển thị an toàn cho bạn.',
  REQUEST_USER_REJECTED: 'Bạn đã từ chối yêu cầu trong {wallet}. Không có gì được ký hay gửi đi.',
  REQUEST_CANCELLED: 'Bạn đã hủy yêu cầu. Nếu {wallet} vẫn hiện yêu cầu, hãy từ chối ở đó.',
  REQUEST_TIMEOUT: '{wallet} không phản hồi. Hãy xem trong ví đã xong chưa trước khi thử lại.',
  REQUEST_ACCOUNT_CHANGED: 'Tài khoản đã thay đổi trong lúc đó. Không có gì được gửi đi.',
  REQUEST_NETWORK_CHANGED: 'Mạng đã thay đổi trong lúc đó. Không có gì được gửi đi.',
  REQUEST_SIGNATURE_INVALID: 'Chữ ký từ {wallet} không khớp với tài khoản của bạn.',
  REQUEST_SIGNATURE_UNCHECKED: 'Không thể kiểm tra chữ ký. Hãy thử lại khi bạn có mạng.',
  REQUEST_WRONG_ACCOUNT:
    'Ứng dụng này yêu cầu chữ ký từ một tài khoản chưa được kết nối. Chưa có gì được ký hay gửi.',
  REQUEST_WRONG_NETWORK:
    'Yêu cầu này dành cho mạng khác với mạng đang kết nối. Chưa có gì được ký hay gửi. Hãy chuyển mạng trước.',
  REQUEST_UNREADABLE:
    'Ứng dụng này gửi một yêu cầu không thể kiểm tra. Chưa có gì được ký hay gửi.',

  WALLET_NOT_INSTALLED: 'Không tìm thấy {wallet} trong trình duyệt này.',
  WALLET_POPUP_BLOCKED: 'Trình duyệt đã chặn cửa sổ của {wallet}. Hãy cho phép rồi thử lại.',
  WALLET_BAD_ANSWER: '{wallet} đưa ra phản hồi không hợp lệ. Hãy cập nhật ví hoặc dùng ví khác.',
  WALLET_NO_ANSWER: '{wallet} không phản hồi. Hãy mở ví hoặc tải lại trang.',
  WALLET_UNAUTHORIZED: '{wallet} chưa cho phép việc này. Hãy kết nối lại và chọn tài khoản.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} không hỗ trợ việc này. Hãy dùng ví khác.',
  WALLET_DISCONNECTED: '{wallet} đã mất kết nối. Hãy kiểm tra internet và thử lại.',
  WALLET_ERROR: '{wallet} báo có sự cố. Hãy xem trong ví rồi thử lại.',

  SERVICE_UNREACHABLE:
    'Không thể kết nối đến một dịch vụ của ứng dụng này. Hãy kiểm tra internet và thử lại.',
  SERVICE_TIMEOUT: 'Một dịch vụ của ứng dụng này không phản hồi kịp. Hãy thử lại.',
  SERVICE_FORBIDDEN:
    'Cấu hình ứng dụng không hợp lệ: một dịch vụ đã từ chối ứng dụng này. Hãy báo cho nhà phát triển.',
  SERVICE_BUSY: 'Hiện có quá nhiều yêu cầu. Hãy đợi một chút rồi thử lại.',
  SERVICE_FAILED: 'Một dịch vụ của ứng dụng này gặp lỗi. Hãy thử lại.',
  SERVICE_BAD_ANSWER: 'Không đọc được phản hồi từ một dịch vụ của ứng dụng này. Hãy thử lại.',

  TRANSACTION_FAILED: 'Mạng không thực hiện giao dịch. Lý do: {reason}.',
  STORAGE_UNAVAILABLE:
    'Trình duyệt không lưu dữ liệu cho trang này, nên lần sau bạn sẽ phải kết nối lại.',
  UI_LOAD_FAILED: again,
}
