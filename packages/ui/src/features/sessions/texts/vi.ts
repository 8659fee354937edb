import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab':
    '{tab, select, expired {Đã hết hạn} revoked {Đã thu hồi} other {Đang hiệu lực}}',
  'permissions.loading': 'Đang tải quyền',
  'permissions.none':
    '{tab, select, expired {Chưa có gì hết hạn} revoked {Chưa có gì bị thu hồi} other {Không có gì chạy khi bạn chưa đồng ý}}',
  'permissions.noneText': 'Những gì ứng dụng này được làm mà không cần hỏi nằm ở đây.',
  'permissions.undated': 'Không rõ ngày',
  'permissions.missingService': 'Không tải được quyền từ các trình duyệt khác của bạn.',
  'permissions.missingWallet':
    '{wallet} không chia sẻ danh sách. Đây là những gì trình duyệt này nhớ.',
  'permissions.unsupportedTitle': '{wallet} không cấp quyền',
  'permissions.unsupportedText': 'Ứng dụng phải hỏi bạn mỗi lần.',
  'permissions.failedTitle': 'Không tải được các quyền của bạn',
  'permissions.until': 'đến {date}',
  'permissions.ended': 'kết thúc {date}',
  'permissions.unknown': 'Chưa xác nhận',
  'permissions.broader': 'Quá nhiều',
  'permissions.revoking': 'Đang thu hồi',
  'permissions.any': '{symbol} với số lượng bất kỳ',
  'permissions.unknownAmount': 'một lượng {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} mỗi phút} hour {{amount} mỗi giờ} day {{amount} mỗi ngày} week {{amount} mỗi tuần} other {{amount} mỗi {time}}}',
  'permissions.stream': '{amount} mỗi ngày, tổng cộng tối đa {max}',
  'permissions.allowance': 'Tổng cộng tối đa {amount}',
  'permissions.used': 'Đã dùng {amount}',
  'permissions.usedInPeriod': 'Đã dùng {amount} trong kỳ này',
  'permissions.calls': 'Gọi {names}',
  'permissions.callsWithValue': 'Gọi {names} và gửi tối đa {amount}',
  'permissions.steps': 'Điều đã xảy ra',
  'permissions.stepWallet':
    '{fact, select, pending {Xác nhận trong {wallet}} done {{wallet} đã thu hồi} failed {{wallet} chưa thu hồi} other {Không thể hỏi {wallet} ở đây}}',
  'permissions.stepList':
    '{fact, select, pending {Đang kiểm tra với {wallet}} done {Không còn trong danh sách của {wallet}} failed {Vẫn còn trong danh sách của {wallet}} other {{wallet} không có danh sách để kiểm tra}}',
  'permissions.stepChain':
    '{fact, select, pending {Đang kiểm tra với {network}} done {{network} xác nhận} failed {{network} vẫn cho phép} other {Không thể hỏi {network}}}',
  'permissions.stepService':
    '{fact, select, pending {Đang báo cho dịch vụ} done {Dịch vụ đã biết} other {Không báo được cho dịch vụ}}',
  'permissions.app': 'Ứng dụng',
  'permissions.given': 'Ngày cấp',
  'permissions.endsAt': 'Kết thúc',
  'permissions.callLimit': 'Số lần gọi tối đa',
  'permissions.delegate': 'Ai dùng được',
  'permissions.enforcer': 'Được thực thi bởi',
  'permissions.gone': 'Quyền này không còn ở đây',
  'permissions.broaderText':
    '{wallet} đã cấp nhiều hơn ứng dụng này yêu cầu. Ứng dụng không nhận được, nhưng quyền có thể vẫn còn hiệu lực. Hãy thu hồi.',
  'permissions.allowed': 'Được phép mà không cần hỏi',
  'permissions.openText': 'Quyền có thể vẫn còn hiệu lực. Thử lại hoặc thu hồi trong {wallet}.',
  'permissions.revoke': 'Thu hồi',
  'permissions.revokeAgain': 'Thu hồi lần nữa',
  'permissions.revokeAll': 'Thu hồi cả {count}',
  'permissions.createdTitle': '{app} đã được bạn cấp quyền',
  'permissions.createdText':
    '{words}, đến {date}. Bạn có thể thu hồi bất cứ lúc nào trong cài đặt tài khoản.',
  'permissions.see': 'Xem quyền',
  'permissions.network': 'Mạng',
  'permissions.done': 'Xong',
  PERMISSION_INVALID: 'Ứng dụng này yêu cầu một quyền không hợp lệ. Chưa cấp gì cả.',
  PERMISSION_UNSUPPORTED: '{wallet} không thể cấp quyền này. Hãy thử ví khác.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} đã cấp nhiều hơn ứng dụng này yêu cầu. Hãy thu hồi trong Quyền đã cấp.',
}
