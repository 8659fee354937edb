import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof ButtonTexts> = {
  'button.connect': '連接錢包',
  'button.connecting': '正在連接…',
  'button.switchNetwork': '切換網路',
  'button.unknownNetwork': '未知網路',
  'button.selectNetwork': '選擇網路',
  'button.account': '帳戶',
}
