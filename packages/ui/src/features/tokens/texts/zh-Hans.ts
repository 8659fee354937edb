import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': '你的代币未能加载',
  'tokens.partial': '价格和部分代币未能加载。',
  'tokens.totalKnown': '{count, plural, other {总计，不含 # 种价格未知的代币}}',
  'tokens.dropped': '{count, plural, other {已略去 # 种代币：服务给出的信息不可能成立。}}',
}
