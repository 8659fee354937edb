import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof ButtonTexts> = {
  'button.connect': '连接钱包',
  'button.connecting': '正在连接…',
  'button.switchNetwork': '切换网络',
  'button.unknownNetwork': '未知网络',
  'button.selectNetwork': '选择网络',
  'button.account': '账户',
}
