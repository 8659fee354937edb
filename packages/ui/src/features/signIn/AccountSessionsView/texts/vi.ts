import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Trang web',
  'sessions.since': 'Từ',
  'sessions.until': 'Đến',
  'sessions.none': 'Bạn chưa đăng nhập vào {app}',
  'sessions.signOut': 'Đăng xuất',
  'sessions.everywhere': 'Đăng xuất khỏi mọi nơi',
  'sessions.notReached': 'Bạn đã đăng xuất ở đây. Ứng dụng sẽ được báo khi kết nối được.',
  'sessions.devices': 'Nơi bạn đã đăng nhập',
  'sessions.loading': 'Đang tải các thiết bị của bạn',
  'sessions.thisDevice': 'Thiết bị này',
  'sessions.lastUsed': 'Lần dùng gần nhất: {time}',
  'sessions.device': '{browser} trên {system}',
  'sessions.unknown': 'Trình duyệt không xác định',
  'sessions.signOutOf': 'Đăng xuất khỏi {device}',
  'sessions.signedOutOf': 'Đã đăng xuất khỏi {device}.',
  'sessions.onlyHere': 'Bạn không đăng nhập ở nơi nào khác.',
  'sessions.failed': 'Không tải được các thiết bị khác của bạn.',
  'sessions.offline': 'Bạn đang ngoại tuyến. Các thiết bị sẽ được tải khi bạn trực tuyến trở lại.',
  SIWX_REQUIRED: 'Bạn chưa đăng nhập. Hãy đăng nhập trước.',
  SIWX_SESSION_ENDED: 'Phiên của bạn đã kết thúc. Hãy đăng nhập lại.',
}
