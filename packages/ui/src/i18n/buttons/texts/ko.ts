import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof ButtonTexts> = {
  'button.connect': '지갑 연결',
  'button.connecting': '연결 중…',
  'button.switchNetwork': '네트워크 전환',
  'button.unknownNetwork': '알 수 없는 네트워크',
  'button.selectNetwork': '네트워크 선택',
  'button.account': '계정',
}
