import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': '无法加载你的代币',
  'tokens.partial': '部分代币和价格无法加载。',
  'tokens.totalKnown': '总计，不含 {count, plural, other {# 种}}无价格的代币',
  'tokens.dropped': '{count, plural, other {# 种代币因数据无效已隐藏。}}',
  'tokens.approvals': '{token} 的授权',
}
