import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'アクティビティを読み込み中',
  'activity.failed': '取引を取得できませんでした',
  'activity.moreFailed': '以前の取引を読み込めませんでした。',
  'activity.showMore': '以前の取引を表示',
  'activity.moreLoading': '以前の取引を読み込み中',
  'activity.emptyTitle': 'まだアクティビティはありません',
  'activity.emptyText': '{network} でこのアカウントに起きたことがここに表示されます。',
  'activity.unsupportedTitle': 'ここに履歴はありません',
  'activity.noService': 'このアプリには、アカウントの履歴を保管するサービスがありません。',
  'activity.noHistory': 'このアプリのサービスには {network} の履歴がありません。',
  'activity.explorer': 'エクスプローラーで見る',
  'activity.sentHere': 'このアプリから送信',
  'activity.operation':
    '{operation, select, send {送信} receive {受け取り} trade {交換} mint {ミント} burn {バーン} approve {承認} revoke {承認の取り消し} deposit {入金} withdraw {出金} borrow {借り入れ} repay {返済} claim {請求} stake {ステーク} unstake {ステーク解除} sending {送信中} self {自分に送信} other {コントラクト呼び出し}}',
  'activity.status':
    '{status, select, pending {保留中} failed {失敗} replaced {置き換え済み} dropped {未送信} unproven {未確認} other {変更あり}}',
  'activity.to': '宛先 {address}',
  'activity.from': '送信元 {address}',
  'activity.collectible': 'コレクティブル',
  'activity.more': 'ほか {count} 件',
  'activity.dropped':
    '{count, plural, other {# 件の取引を省きました。サービスの情報がありえないものです。}}',
}
