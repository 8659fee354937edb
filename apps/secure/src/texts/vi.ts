import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Nhập mã',
  'secure.codeLead': 'Chúng tôi đã gửi mã đến {email}.',
  'secure.code': 'Mã trong email',
  'secure.digit': 'Chữ số {number}',
  'secure.codeWrong': '{count, plural, other {Mã này không đúng. Còn # lần thử.}}',
  'secure.codeOver': 'Mã này không còn dùng được. Hãy yêu cầu mã mới.',
  'secure.throttled': 'Quá nhiều lần thử. Hãy thử lại sau {time}.',
  'secure.service': 'Không kết nối được với ví. Kiểm tra kết nối internet rồi thử lại.',
  'secure.minutes': '{count, plural, other {# phút}}',
  'secure.hours': '{count, plural, other {# giờ}}',
  'secure.resend': 'Gửi lại mã',
  'secure.resendIn': 'Gửi lại sau {seconds} giây',
  'secure.resent': 'Đã gửi lại mã.',
  'secure.noMail': 'Chưa thấy email? Hãy xem thư mục thư rác.',
  'secure.otherEmail': 'Dùng email khác',

  'secure.passkeyTitle': 'Dùng khóa truy cập của bạn',
  'secure.passkeyLead': 'Nếu bạn chưa có ví ở đây, hãy tạo ví.',
  'secure.usePasskey': 'Dùng khóa truy cập',
  'secure.useCode': 'Dùng mã khôi phục',
  'secure.incomplete': 'Chưa dùng khóa truy cập nào. Thử lại hoặc chọn cách khác.',
  'secure.wrongPasskey':
    'Khóa truy cập này không dùng được ở đây. Dùng khóa khác hoặc chọn cách khác.',
  'secure.lackingPasskey':
    'Bạn đăng nhập được bằng khóa truy cập này nhưng không mở được ví. Để mở ví, bạn cần mã khôi phục.',

  'secure.methodTitle': 'Chọn cách khôi phục ví của bạn',
  'secure.methodLead':
    'Bạn cần cách này để mở ví trong trình duyệt khác, hoặc khi bạn mất thiết bị này.',
  'secure.testTitle': 'Thử khóa truy cập của bạn',
  'secure.testLead': 'Dùng khóa truy cập mới một lần để kiểm tra rằng nó mở được ví của bạn.',

  'secure.saveTitle': 'Lưu mã khôi phục của bạn',
  'secure.saveLead':
    'Bạn cần mã này để mở ví trong trình duyệt khác, hoặc khi bạn mất thiết bị này. Hãy viết ra giấy hoặc lưu trong trình quản lý mật khẩu.',
  'secure.saveWarning':
    'Chúng tôi không có bản sao và không thể đặt lại mã. Nếu bạn mất cả thiết bị và mã này, mọi thứ trong ví của bạn sẽ mất. Không bao giờ chia sẻ mã này.',
  'secure.codeName': 'Mã khôi phục',
  'secure.copy': 'Sao chép mã',
  'secure.copied': 'Đã sao chép mã',
  'secure.saved': 'Tôi đã lưu mã',

  'secure.confirmTitle': 'Kiểm tra xem bạn đã lưu chưa',
  'secure.confirmLead': 'Nhập hai phần này của mã khôi phục từ bản bạn đã lưu.',
  'secure.part': 'Phần {number}',
  'secure.confirmWrong':
    'Phần này không khớp với mã khôi phục của bạn. Hãy kiểm tra bản đã lưu, hoặc hiện lại mã.',
  'secure.showCode': 'Hiện lại mã',
  'secure.create': 'Tạo ví',
  'secure.creating': 'Đang tạo ví của bạn…',

  'secure.createdTitle': 'Ví của bạn đã sẵn sàng',
  'secure.compatible': '{network} và các mạng tương thích',
  'secure.continue': 'Tiếp tục',

  'secure.recoverTitle': 'Nhập mã khôi phục của bạn',
  'secure.recoverLead':
    'Ví của bạn chưa từng mở trong trình duyệt này. Mã bạn đã lưu khi tạo ví sẽ mở ví ở đây.',
  'secure.openTitle': 'Mở ví của bạn',
  'secure.openLead':
    'Ví của bạn chưa từng mở trong trình duyệt này. Mở ví bằng khóa truy cập hoặc mã khôi phục.',
  'secure.mistyped': 'Mã này chưa đủ hoặc bị gõ sai. Hãy so với bản bạn đã lưu.',
  'secure.notYours': 'Mã này là của ví khác. Hãy nhập mã bạn đã lưu cho tài khoản này.',
  'secure.held':
    'Thời gian chờ này bảo vệ bạn nếu người khác có mã của bạn. Hãy quay lại sau {time} và nhập lại mã.',
  'secure.open': 'Mở ví',
  'secure.opening': 'Đang mở ví của bạn…',

  'secure.secondLead':
    'Trên thiết bị mới, chỉ khóa truy cập là chưa đủ. Hãy nhập mã chúng tôi đã gửi đến {email}.',
  'secure.oldCodeLead': 'Nhập mã chúng tôi đã gửi đến email hiện tại của bạn {email}.',
  'secure.newCodeLead': 'Bây giờ hãy nhập mã chúng tôi đã gửi đến email mới của bạn {email}.',
  'secure.emailLead':
    'Bạn nhận mã tại {email}. Chúng tôi sẽ gửi một mã đến đó trước, rồi một mã đến email mới.',
  'secure.newEmail': 'Email mới',
  'secure.emailInvalid': 'Nhập địa chỉ email hợp lệ.',
  'secure.emailSame': 'Đây đã là email của bạn. Nhập email khác.',
  'secure.emailTaken': 'Tài khoản khác đang dùng email này. Không có gì thay đổi. Nhập email khác.',
  'secure.noEmail': 'Ở đây bạn không đăng nhập bằng mã qua email nên không có email nào để đổi.',

  'secure.lostEmail': 'Tôi không mở được hộp thư này',
  'secure.lostLead':
    'Hãy xác nhận bằng khóa truy cập, rồi bằng mã gửi đến email mới. Thay đổi mất 72 giờ, và hộp thư cũ {email} có thể dừng lại trước lúc đó.',
  'secure.waitingTitle': 'Email của bạn đang thay đổi',
  'secure.waitingLead':
    'Email của bạn sẽ là {email} sau {time}. Cho đến lúc đó, bạn đăng nhập như trước.',
  'secure.stopChange': 'Dừng thay đổi',
  'secure.keepTitle': 'Giữ email của bạn?',
  'secure.keepLead':
    'Ai đó đã dùng khóa truy cập của ví để đổi email mà không cần hộp thư này. Nếu muốn giữ email, hãy dừng thay đổi tại đây.',
  'secure.keptTitle': 'Email của bạn được giữ nguyên',
  'secure.keptLead':
    'Thay đổi đã dừng. Nếu bạn không yêu cầu, hãy gỡ các thiết bị và khóa truy cập lạ trong phần cài đặt ví.',
  'secure.linkOverTitle': 'Liên kết này không còn dùng được',
  'secure.keepOverLead':
    'Thay đổi đã bị dừng hoặc đã xong. Phần cài đặt ví cho biết email bạn dùng để đăng nhập.',
  'secure.freezeTitle': 'Đóng băng ví của bạn?',
  'secure.freezeLead':
    'Khi đó ví của bạn không ký gì, trên mọi trình duyệt, cho đến khi bạn mở lại trong phần cài đặt ví.',
  'secure.freeze': 'Đóng băng ví',
  'secure.frozenTitle': 'Ví của bạn đang bị đóng băng',
  'secure.frozenLead':
    'Bây giờ ví không ký gì. Hãy đăng nhập, mở lại ví trong phần cài đặt ví rồi gỡ các thiết bị và cách đăng nhập lạ.',
  'secure.freezeOverLead':
    'Liên kết đã được dùng hoặc quá cũ. Hãy dùng liên kết trong email mới hơn, hoặc gỡ các thiết bị lạ trong phần cài đặt ví.',
  'secure.linkTitle': 'Bạn đã có ví',
  'secure.linkLead':
    'Ví này thuộc về {email}. Xác nhận đó là ví của bạn, và cách đăng nhập này cũng sẽ mở được ví.',
  'secure.linkWrong': 'Cách đăng nhập đó không mở được ví này. Dùng cách khác hoặc chọn cách khác.',
  'secure.linkIncomplete': 'Đăng nhập chưa hoàn tất. Thử lại hoặc chọn cách khác.',
  'secure.linkBlocked': 'Trình duyệt đã chặn cửa sổ. Thử lại để mở.',
  'secure.linkWaiting': 'Hoàn tất trong cửa sổ {provider}.',
  'secure.useEmail': 'Nhận mã qua email',
  'secure.useProvider': 'Tiếp tục với {provider}',
  'secure.linkSeparate': 'Tạo ví riêng',

  'secure.useDevice': 'Dùng thiết bị khác',
  'secure.deviceLead':
    'Trên thiết bị đã mở được ví của bạn, vào cài đặt tài khoản trong ứng dụng này, chọn “{add}” rồi nhập mã này.',
  'secure.deviceCode': 'Mã của thiết bị này',
  'secure.deviceWaiting': 'Đang chờ thiết bị kia của bạn…',
  'secure.deviceOffline': 'Bạn đang ngoại tuyến. Chúng tôi sẽ tiếp tục khi bạn có mạng trở lại.',
  'secure.otherWay': 'Chọn cách khác',
  'secure.addLead':
    'Đăng nhập trên thiết bị mới và chọn “{other}” ở đó. Sau đó nhập mã mà thiết bị hiển thị.',
  'secure.addCode': 'Mã trên thiết bị mới',
  'secure.addWarning':
    'Thiết bị bạn thêm có thể chi tiêu mọi thứ trong ví. Chỉ thêm thiết bị đang ở trước mặt bạn.',
  'secure.addMistyped': 'Mã có 12 ký tự. Hãy so với thiết bị mới.',
  'secure.addWrong': 'Không có thiết bị nào của bạn hiển thị mã này. Hãy so với thiết bị mới.',

  'secure.deviceScan': 'Hoặc quét mã này bằng camera của thiết bị đó.',
  'secure.deviceAskLead':
    '{device} yêu cầu mở ví của bạn. Hãy kiểm tra thiết bị đó có hiển thị mã này:',
  'secure.deviceFront': 'Thiết bị ở trước mặt tôi và hiển thị mã này',
  'secure.deviceAskNote':
    'Nếu bạn không bắt đầu việc này, hãy đóng trang. Có thể người khác đăng nhập được thay bạn.',
  'secure.deviceGoneTitle': 'Không tìm thấy thiết bị mới',
  'secure.deviceGoneLead':
    'Không có thiết bị nào của bạn đang chờ với mã này. Hãy bắt đầu lại trên thiết bị mới và quét mã hiển thị ở đó.',
  'secure.deviceLockedTitle': 'Ví của bạn chưa mở trong trình duyệt này',
  'secure.deviceLockedLead':
    'Hãy đăng nhập tại đây vào ứng dụng bạn dùng với ví, rồi quét lại mã. Hoặc nhập mã ở đó trong “{add}”.',
  'secure.deviceFailedTitle': 'Chưa thêm được thiết bị',
  'secure.deviceFailedLead': 'Hãy kiểm tra phần cài đặt ví và bắt đầu lại trên thiết bị mới.',
  'secure.nothingTitle': 'Không có gì để làm ở đây',
  'secure.nothingLead':
    'Cửa sổ này thuộc về ví của bạn. Hãy đóng lại và bắt đầu lại trong ứng dụng bạn vừa dùng.',

  'secure.approveTitle': 'Chấp thuận yêu cầu này?',
  'secure.receiver': 'Địa chỉ người nhận',
  'secure.unsigned':
    'Không kết nối được với ví nên chưa ký gì cả. Kiểm tra kết nối internet rồi thử lại.',
  'secure.signing': 'Đang ký…',
  'secure.together': 'Tất cả xảy ra cùng lúc, hoặc không có gì xảy ra.',
  'secure.upgradeNote':
    'Địa chỉ và số dư vẫn giữ nguyên. Từ đó tài khoản chạy mã của {name}, không ai thay đổi được.',
  'secure.upgradeAgree': 'Biến tài khoản của tôi thành tài khoản thông minh',
  'secure.leaves': 'Rời khỏi tài khoản của bạn',
  'secure.removalNote': 'Những gì ứng dụng được làm qua mã này cũng chấm dứt.',
  'secure.approvedTitle': 'Đã chấp thuận',
  'secure.declinedTitle': 'Đã từ chối',
  'secure.overTitle': 'Yêu cầu này đã kết thúc',
  'secure.overLead':
    'Ứng dụng đã rút lại yêu cầu hoặc mất quá nhiều thời gian. Không có gì được ký trong cửa sổ này.',
  'secure.unsignedTitle': 'Không thể ký',
  'secure.backLead': 'Hãy đóng cửa sổ này và quay lại ứng dụng.',

  'secure.pairTitle': 'Nhập mã trong cửa sổ',
  'secure.pairLead': 'Cửa sổ ví của bạn hiển thị sáu chữ số.',
  'secure.pairCode': 'Mã trong cửa sổ',
  'secure.pairWrong': 'Mã không đúng. Hãy so với cửa sổ.',
  'secure.pairOther': 'Mở cửa sổ khác',
  'secure.shownCodeTitle': 'Nhập mã này trong ứng dụng',
  'secure.shownCodeLead':
    'Hãy quay lại ứng dụng bạn vừa dùng và nhập sáu chữ số này. Nếu bạn không tự mở cửa sổ này từ đó, hãy đóng lại.',
  'secure.shownCode': 'Mã của cửa sổ này',
  'secure.lockedTitle': 'Đăng nhập lại',
  'secure.lockedLead':
    'Cửa sổ này chưa đăng nhập vào ví được yêu cầu. Hãy đóng lại và đăng nhập lại trong ứng dụng.',
}
