import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'トークンを読み込めませんでした',
  'tokens.partial': '一部のトークンと価格を読み込めませんでした。',
  'tokens.totalKnown': '合計（価格のない{count, plural, other {トークン#件}}を除く）',
  'tokens.dropped':
    '{count, plural, other {データが無効なため、#件のトークンを非表示にしています。}}',
  'tokens.approvals': '{token}の承認',
}
