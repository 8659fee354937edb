import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'アクティビティを読み込み中',
  'activity.failed': 'トランザクションを取得できませんでした',
  'activity.moreFailed': '以前のトランザクションを読み込めませんでした。',
  'activity.showMore': '以前のトランザクションを表示',
  'activity.moreLoading': '以前のトランザクションを読み込み中',
  'activity.emptyTitle': 'アクティビティはまだありません',
  'activity.emptyText': '{network}でのトランザクションがここに表示されます。',
  'activity.unsupportedTitle': 'アクティビティは利用できません',
  'activity.noService': 'トランザクションはブロックエクスプローラーで確認できます。',
  'activity.noHistory': '{network}のトランザクションはブロックエクスプローラーで確認できます。',
  'activity.explorer': 'エクスプローラーで表示',
  'activity.sentHere': 'このアプリから送信',
  'activity.operation':
    '{operation, select, send {送信} receive {受け取り} trade {スワップ} mint {ミント} burn {バーン} approve {承認} revoke {承認の取り消し} deposit {預け入れ} withdraw {引き出し} borrow {借り入れ} repay {返済} claim {請求} stake {ステーキング} unstake {ステーキング解除} sending {送信中} self {自分宛てに送信} other {コントラクト呼び出し}}',
  'activity.status':
    '{status, select, pending {保留中} open {ウォレットで未完了} failed {失敗} replaced {置き換え済み} dropped {未送信} unproven {未検証} other {変更あり}}',
  'activity.to': '{address}へ',
  'activity.from': '{address}から',
  'activity.collectible': 'コレクティブル',
  'activity.more': 'ほか{count}件',
  'activity.dropped':
    '{count, plural, other {データが無効なため、#件のトランザクションを非表示にしています。}}',
}
