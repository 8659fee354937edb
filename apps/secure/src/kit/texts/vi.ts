import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': 'Mở bộ khôi phục của bạn',
  'kit.fileLead':
    'Xem các từ và khóa của ví mà không cần dịch vụ nào. Trang này hoạt động ngoại tuyến, và không có gì bạn nhập rời khỏi trang.',
  'kit.chooseFile': 'Chọn tệp của bộ khôi phục',
  'kit.pasteLabel': 'Hoặc dán nội dung của tệp',
  'kit.pasteHint': 'Bạn cũng có thể thả tệp vào trang này.',
  'kit.notKit': 'Đây không phải bộ khôi phục. Hãy chọn tệp bạn đã tải xuống khi tạo bộ khôi phục.',
  'kit.otherVersion':
    'Trang này không đọc được bộ khôi phục, vì một phiên bản mới hơn đã tạo ra nó. Hãy dùng trang khôi phục bạn đã lưu cùng với nó.',
  'kit.damaged': 'Tệp này bị hỏng hoặc không đầy đủ nên không mở được. Hãy dùng bản sao khác.',
  'kit.unreadable': 'Không đọc được tệp. Hãy chọn lại.',
  'kit.unsupportedTitle': 'Trình duyệt này không mở được bộ khôi phục',
  'kit.unsupportedLead': 'Hãy cập nhật trình duyệt, hoặc mở trang này trong trình duyệt khác.',
  'kit.codeTitle': 'Nhập mã của bộ khôi phục',
  'kit.codeLead': 'Bạn đã viết mã này ra khi tạo bộ khôi phục vào {date}.',
  'kit.codeName': 'Mã của bộ khôi phục',
  'kit.mistyped': 'Mã của bộ khôi phục chưa đủ hoặc bị gõ sai. Hãy so với bản bạn đã lưu.',
  'kit.recoveryCode':
    'Đây là mã khôi phục của bạn, không mở được bộ khôi phục. Hãy nhập mã bạn đã viết ra khi tạo bộ khôi phục.',
  'kit.refused':
    'Mã này không mở được bộ khôi phục này. Hãy kiểm tra xem mã và tệp có thuộc cùng một bộ không. Nếu có, tệp đã bị hỏng: hãy dùng bản sao khác.',
  'kit.open': 'Mở bộ khôi phục',
  'kit.opening': 'Đang mở bộ khôi phục…',
  'kit.otherFile': 'Dùng tệp khác',
  'kit.openedTitle': 'Ví của bạn',
  'kit.openedLead':
    'Với các từ hoặc một khóa riêng tư, bất kỳ ứng dụng ví nào khác cũng mở được ví này.',
  'kit.secretWarning':
    'Ai thấy các từ hoặc khóa riêng tư đều có thể lấy mọi thứ trong ví của bạn. Hãy chắc chắn không có ai đang nhìn, và không bao giờ chia sẻ chúng.',
  'kit.differs':
    'Các từ thuộc về những địa chỉ khác với địa chỉ ghi trong bộ khôi phục. Đây là địa chỉ của các từ.',
  'kit.words': '24 từ của bạn',
  'kit.compatible': '{network} và các mạng tương thích',
  'kit.privateKey': 'Khóa riêng tư',
  'kit.showWords': 'Giữ để hiện các từ',
  'kit.showKey': 'Giữ để hiện khóa riêng tư',
  'kit.keepHolding': 'Tiếp tục giữ…',
  'kit.pressAgain': 'Nhấn lại sau 3 giây để hiện.',
  'kit.hidesIn': 'Ẩn lại sau {seconds} giây',
  'kit.hide': 'Ẩn',
  'kit.copySecret': 'Sao chép',
  'kit.copied': 'Đã sao chép',
  'kit.copyFailed': 'Không sao chép được. Hãy chọn văn bản rồi tự sao chép.',
  'kit.close': 'Đóng bộ khôi phục',
  'kit.makeTitle': 'Tạo bộ khôi phục',
  'kit.makeLead':
    'Bộ khôi phục gồm một tệp và một mã. Cùng nhau, chúng mở ví của bạn, kể cả khi dịch vụ này không còn nữa.',
  'kit.makeWarning':
    'Ai có cả hai đều có thể lấy mọi thứ trong ví của bạn. Hãy giữ tệp và mã ở những nơi khác nhau.',
  'kit.make': 'Tạo bộ',
  'kit.cancel': 'Hủy',
  'kit.making': 'Đang tạo bộ khôi phục…',
  'kit.saveTitle': 'Lưu bộ khôi phục',
  'kit.saveLead':
    'Tải cả hai tệp xuống và viết mã ra. Chúng tôi không có bản sao, và mã chỉ hiện lúc này.',
  'kit.download': 'Tải tệp xuống',
  'kit.downloadPage': 'Tải trang khôi phục xuống',
  'kit.pageNote': 'Trang khôi phục mở bộ khôi phục trong mọi trình duyệt, kể cả khi ngoại tuyến.',
  'kit.saved': 'Tôi đã lưu tất cả',
  'kit.confirmTitle': 'Kiểm tra bản sao mã của bạn',
  'kit.confirmLead': 'Nhập hai phần này của mã từ bản bạn đã lưu.',
  'kit.part': 'Phần {number}',
  'kit.confirmWrong':
    'Phần này không khớp với mã của bộ khôi phục. Hãy kiểm tra bản đã lưu, hoặc hiện lại mã.',
  'kit.showCode': 'Hiện lại mã của bộ khôi phục',
  'kit.finish': 'Hoàn tất',
  'kit.doneTitle': 'Bộ khôi phục của bạn đã sẵn sàng',
  'kit.doneLead':
    'Không thể thu hồi bộ khôi phục: nó mở ví của bạn chừng nào trong ví còn gì đó. Nếu bạn mất tệp hoặc mã, hãy tạo bộ khác.',
  'kit.done': 'Xong',
}
