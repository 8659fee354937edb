import type { MailTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: MailTexts = {
  codeSubject: '{code} là mã của bạn cho {host}',
  code: 'Đây là mã của bạn cho {host}.',
  only: 'Chỉ nhập mã tại {wallet}. Đừng đưa mã cho bất kỳ ai hỏi qua email, điện thoại hoặc trò chuyện.',
  lasts: 'Mã có hiệu lực trong 10 phút. Nếu bạn không yêu cầu, hãy bỏ qua email này.',
  asked: 'Yêu cầu từ {browser}, {time}',
  recoverySubject: 'Ai đó đang khôi phục ví của bạn',
  recovery: 'Mã khôi phục của bạn đã được dùng. Mã có thể mở ví của bạn từ {until}.',
  holdersSubject: 'Những ai có thể mở ví của bạn đã thay đổi',
  holders: 'Thiết bị hoặc cách khôi phục của ví bạn đã thay đổi.',
  deletionSubject: 'Ví của bạn sẽ bị xóa',
  deletion:
    'Bạn đã yêu cầu xóa ví. Việc này diễn ra vào {until}. Đến lúc đó bạn có thể hủy trong phần cài đặt ví.',
  exportSubject: 'Khóa của bạn đã được xuất',
  export: 'Khóa của ví bạn đã được xuất.',
  movedSubject: 'Email của ví đã thay đổi',
  moved: 'Email đăng nhập vào ví của bạn đã thay đổi. Từ giờ mã sẽ đến hộp thư kia.',
  lostSubject: 'Email của ví sẽ thay đổi',
  lost: 'Một khóa truy cập đã được dùng để đổi email của ví mà không cần hộp thư này. Việc này diễn ra vào {until}. Đến lúc đó có thể dừng lại từ đây.',
  keep: 'Nếu bạn đọc được thư này và muốn giữ email của mình, hãy dừng thay đổi:',
  linkedSubject: 'Thêm một cách đăng nhập',
  linked: '{provider} đã được thêm làm cách đăng nhập vào ví của bạn.',
  unlinkedSubject: 'Một cách đăng nhập đã bị gỡ',
  unlinked: '{provider} đã bị gỡ khỏi các cách đăng nhập vào ví của bạn.',
  freeze: 'Nếu không phải bạn, hãy đóng băng ví. Ví sẽ không ký gì cho đến khi bạn mở lại:',
  from: 'Email này từ {wallet}. Nó không bao giờ hỏi mã hay các từ.',
  browser: 'Một trình duyệt',
  browserOn: '{browser} trên {system}',
  email: 'email',
  passkey: 'khóa truy cập',
}
