import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Kết nối ví',
  'button.connecting': 'Đang kết nối…',
  'button.switchNetwork': 'Đổi mạng',
  'button.unknownNetwork': 'Mạng không xác định',
  'button.selectNetwork': 'Chọn mạng',
  'button.account': 'Tài khoản',
}
