import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Quét bằng {wallet} hoặc camera điện thoại.',
  'pairing.scanAny': 'Quét bằng ứng dụng ví hoặc camera điện thoại.',
  'pairing.slow': 'Quá trình này lâu hơn thường lệ. Kiểm tra kết nối internet.',
  'pairing.copy': 'Sao chép liên kết',
  'pairing.copied': 'Đã sao chép liên kết',
  'pairing.phone': 'Điện thoại',
  'pairing.here': 'Thiết bị này',
  'pairing.elsewhere': 'Thiết bị khác',
  'pairing.desktop': 'Máy tính',
  'pairing.web': 'Bản web',
  'pairing.others': 'Cách khác',
  'pairing.declined': 'Yêu cầu bị từ chối. Hãy thử lại khi bạn sẵn sàng.',
}
