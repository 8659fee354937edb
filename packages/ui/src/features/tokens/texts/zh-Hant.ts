import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': '你的代幣未能載入',
  'tokens.partial': '價格和部分代幣未能載入。',
  'tokens.totalKnown': '{count, plural, other {總計，不含 # 種價格未知的代幣}}',
  'tokens.dropped': '{count, plural, other {已略去 # 種代幣：服務提供的資訊不可能成立。}}',
}
