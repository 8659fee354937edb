import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'เชื่อมต่อกระเป๋าเงิน',
  'button.connecting': 'กำลังเชื่อมต่อ…',
  'button.switchNetwork': 'เปลี่ยนเครือข่าย',
  'button.unknownNetwork': 'เครือข่ายที่ไม่รู้จัก',
  'button.selectNetwork': 'เลือกเครือข่าย',
  'button.account': 'บัญชี',
}
