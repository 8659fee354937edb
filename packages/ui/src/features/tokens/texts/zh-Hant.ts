import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': '無法載入你的代幣',
  'tokens.partial': '部分代幣和價格無法載入。',
  'tokens.totalKnown': '總計，不含 {count, plural, other {# 種}}無價格的代幣',
  'tokens.dropped': '{count, plural, other {# 種代幣因資料無效而隱藏。}}',
  'tokens.approvals': '{token} 的授權',
}
