import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'ウォレットを接続',
  'button.connecting': '接続中…',
  'button.switchNetwork': 'ネットワークを切り替え',
  'button.unknownNetwork': '不明なネットワーク',
  'button.selectNetwork': 'ネットワークを選択',
  'button.account': 'アカウント',
}
