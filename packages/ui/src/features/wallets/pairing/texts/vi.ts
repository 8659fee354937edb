import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Quét bằng camera điện thoại hoặc {wallet}.',
  'pairing.scanAny': 'Quét bằng camera điện thoại hoặc ứng dụng ví.',
  'pairing.slow': 'Việc này lâu hơn bình thường. Hãy kiểm tra internet.',
  'pairing.copy': 'Sao chép liên kết',
  'pairing.copied': 'Đã sao chép liên kết',
  'pairing.phone': 'Điện thoại',
  'pairing.here': 'Thiết bị này',
  'pairing.elsewhere': 'Thiết bị khác',
  'pairing.desktop': 'Máy tính',
  'pairing.web': 'Trang web',
  'pairing.others': 'Cách khác',
  'pairing.declined': 'Bạn đã từ chối trong ví. Bạn có thể thử lại.',
}
