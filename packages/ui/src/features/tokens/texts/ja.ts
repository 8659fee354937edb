import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'トークンを読み込めませんでした',
  'tokens.partial': '価格と一部のトークンを読み込めませんでした。',
  'tokens.totalKnown': '{count, plural, other {価格不明の # 個のトークンを除く合計}}',
  'tokens.dropped':
    '{count, plural, other {# 個のトークンを省きました。サービスの情報がありえないものです。}}',
}
