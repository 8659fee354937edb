import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { OwnReviewTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof OwnReviewTexts> = {
  'swap.protectionOrder': 'Lệnh đã ký, không nằm trong hàng đợi công khai',
  'swap.protectionNone': 'Không có, hàng đợi công khai',
  'swap.receiveAbout': 'Bạn nhận khoảng',
  'swap.atLeast': 'Bạn nhận ít nhất',
  'swap.impact': 'Ảnh hưởng đến giá',
  'swap.fee': 'Phí mạng',
  'swap.feeAtMost': 'Tối đa {amount}',
  'swap.sponsored': '{sponsor} trả',
  'swap.feeDeclined': 'Lần này nhà tài trợ không trả.',
  'swap.feeUnavailable': 'Nhà tài trợ không trả lời.',
  'swap.sourceFee': 'Phí đã gồm',
  'swap.source': 'Chào giá của',
  'swap.spender': 'Được phép lấy {symbol} của bạn',
  'swap.router': 'Hợp đồng',
  'swap.more': 'Thêm chi tiết',
  'swap.validFor': 'Giá có hiệu lực trong',
  'swap.steps': 'Ví của bạn sẽ hỏi',
  'swap.stepReset': 'Gỡ quyền cũ đối với {symbol}',
  'swap.stepApprove': 'Cho phép {amount}',
  'swap.stepPermit': 'Ký quyền cho {amount}',
  'swap.stepBatch': 'Cho phép và hoán đổi, một xác nhận',
  'swap.stepSign': 'Ký lệnh',
  'swap.preparing': 'Đang chuẩn bị hoán đổi…',
  'swap.cancel': 'Hủy',
  'swap.allowAndSwap': 'Cho phép và hoán đổi',
  'swap.signAndSwap': 'Ký và hoán đổi',
  'swap.acceptPrice': 'Chấp nhận giá mới',
  'swap.typeToSwap': 'Nhập {amount} để hoán đổi',
  'swap.changeAmount': 'Đổi số tiền',
  'swap.priceChanged': 'Giá đã đổi: nay {now}, trước {before}.',
  'swap.declined': 'Yêu cầu bị từ chối trong {wallet}. Không có gì được ký hoặc gửi đi.',
  'swap.noteTokenFee': '{symbol} thu phí trên mỗi lần chuyển. Phí này đã được tính.',
  'swap.noteTokenSymbol':
    'Trên mạng, token này có tên là {symbol}, không phải {shown}. Hãy chắc chắn đây là token bạn muốn.',
  'swap.noteNotTried': 'Mạng này không thể thử hoán đổi trước. Chỉ số tiền tối thiểu bảo vệ bạn.',
  'swap.noteUnknownRouter':
    'Chúng tôi không biết hợp đồng của chào giá này. Việc hoán đổi thất bại nếu bạn không nhận được số tiền tối thiểu.',
  'swap.noteOrder':
    'Bạn ký một lệnh để người khác thực hiện, không mất phí mạng. Nếu không ai kịp thực hiện, lệnh sẽ kết thúc và không có gì được hoán đổi.',
  'swap.lossWarn': 'Bạn sẽ nhận giá trị ít hơn {percent} so với số bạn trả.',
  'swap.lossConfirm':
    'Bạn sẽ mất {percent} giá trị. Hãy hoán đổi ít hơn, hoặc nhập số tiền để tiếp tục.',
  'swap.lossUnknown':
    'Không đo được giá trị của việc hoán đổi này. Hãy so sánh các số tiền, rồi nhập số bạn trả để tiếp tục.',
  'swap.lossRefuse':
    'Bạn sẽ mất {percent} giá trị, nên không thể hoán đổi ở đây. Hãy hoán đổi ít hơn, hoặc chọn token khác.',
  'swap.lossFee': 'Phí mạng bằng {percent} số bạn hoán đổi.',
  'swap.step': 'Bước {step} / {count}',
  'swap.checkApprove': 'Cho phép hợp đồng hoán đổi lấy {amount}, không hơn.',
  'swap.checkReset': 'Đặt quyền cũ đối với {symbol} về không. Token này yêu cầu vậy.',
  'swap.checkSwap': 'Xác nhận hoán đổi {amount} lấy ít nhất {minimum}.',
  'swap.checkRemove': 'Đặt quyền đối với {symbol} về không.',
  'swap.open': 'Mở {wallet}',
  'swap.look': 'Kiểm tra thiết bị kia của bạn.',
  'swap.waiting': 'Đang chờ {network}…',
  'swap.waitingApprove': 'Quyền đang được gửi đi. Ví của bạn sẽ hỏi thêm một lần để hoán đổi.',
  'swap.waitingText': 'Việc hoán đổi đang diễn ra. Bạn có thể đóng cửa sổ này.',
  'swap.slow': 'Lâu hơn thường lệ',
  'swap.slowText':
    '{network} đang bận. Giao dịch của bạn vẫn đang chờ, vì vậy đừng gửi lại. Có thể bạn tăng tốc được giao dịch trong ví.',
  'swap.orderWaiting': 'Đang chờ lệnh của bạn được thực hiện…',
  'swap.orderWaitingText':
    'Lệnh đã ký và sẽ kết thúc nếu không ai thực hiện. Bạn có thể đóng cửa sổ này.',
  'swap.orderRefused': 'Lệnh bị từ chối',
  'swap.orderRefusedText':
    '{source} không nhận, nhưng lệnh đã ký và vẫn có thể được thực hiện đến {time}. Bạn có thể đóng cửa sổ này.',
  'swap.orderClosedText':
    'Lệnh không thể được thực hiện nữa, trừ khi bạn lại cho phép {symbol} trước {time}.',
  'swap.paused': 'Giá đã thay đổi',
  'swap.pausedReady': 'Sẵn sàng hoán đổi',
  'swap.pausedReadyText': 'Đã có quyền. Chưa hoán đổi gì cho đến khi bạn tiếp tục.',
  'swap.pausedSignText': 'Chưa hoán đổi gì cho đến khi bạn tiếp tục.',
  'swap.pausedText': 'Nay bạn nhận {now} thay vì {before}. Việc hoán đổi chờ quyết định của bạn.',
  'swap.done': 'Đã hoán đổi',
  'swap.received': 'Bạn đã nhận',
  'swap.receivedAtLeast': 'Bạn đã nhận ít nhất',
  'swap.removed': 'Đã gỡ quyền',
  'swap.removedText': 'Hợp đồng không thể lấy {symbol} của bạn nữa.',
  'swap.close': 'Xong',
  'swap.explorer': 'Xem trên trình khám phá',
  'swap.ended': 'Hoán đổi không thành công',
  'swap.failedText': 'Bạn chỉ trả phí mạng. Mạng báo: {reason}.',
  'swap.failedPrice': 'Bạn chỉ trả phí mạng. Giá đã vượt giới hạn của bạn.',
  'swap.replaced': 'Giao dịch bị thay thế',
  'swap.replacedText':
    'Giao dịch đã bị hủy hoặc thay thế trong ví của bạn. Hãy kiểm tra token của bạn.',
  'swap.dropped': 'Giao dịch bị loại bỏ',
  'swap.droppedText':
    'Giao dịch này không thể thực hiện được nữa. Không có gì rời khỏi tài khoản của bạn.',
  'swap.orderEnded': 'Lệnh chưa được thực hiện',
  'swap.orderEndedText':
    'Lệnh không thể được thực hiện nữa. Không có gì rời khỏi tài khoản của bạn.',
  'swap.altered': 'Giao dịch bị thay đổi',
  'swap.alteredText':
    'Ví của bạn đã gửi nội dung khác với những gì bạn đã xem lại ở đây. Hãy kiểm tra trên trình khám phá.',
  'swap.unproven': 'Không xác minh được giao dịch',
  'swap.unprovenText':
    'Mạng đã chấp nhận, nhưng chúng tôi không xác nhận được kết quả. Hãy kiểm tra token của bạn trước khi hoán đổi lại.',
  'swap.again': 'Hoán đổi lại',
  'swap.freshPrice': 'Lấy giá mới',
  'swap.wrong': 'Đã xảy ra lỗi',
  'swap.unknown': 'Có thể đã được gửi',
  'swap.unknownText':
    'Chúng tôi không xác nhận được điều gì đã xảy ra. Hãy kiểm tra tài khoản trước khi hoán đổi lại.',
  'swap.account': 'Xem tài khoản trên trình khám phá',
  'swap.looked': 'Tôi đã kiểm tra. Giao dịch không được gửi.',
  'swap.allowanceOpen': 'Quyền cho {amount} vẫn còn mở.',
  'swap.removeAllowance': 'Gỡ bỏ',
}
