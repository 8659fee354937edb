import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {期限切れ} revoked {取り消し済み} other {有効}}',
  'permissions.loading': '許可を読み込んでいます',
  'permissions.none':
    '{tab, select, expired {期限切れのものはありません} revoked {取り消したものはありません} other {承認なしに動くものはありません}}',
  'permissions.noneText': 'このアプリが確認なしにできることは、ここに表示されます。',
  'permissions.undated': '日付不明',
  'permissions.missingService': 'ほかのブラウザーの許可を読み込めませんでした。',
  'permissions.missingWallet':
    '{wallet}は一覧を共有しません。このブラウザーが覚えているものを表示しています。',
  'permissions.unsupportedTitle': '{wallet}は許可に対応していません',
  'permissions.unsupportedText': 'アプリは毎回確認する必要があります。',
  'permissions.failedTitle': '許可を読み込めませんでした',
  'permissions.until': '{date}まで',
  'permissions.ended': '{date}に終了',
  'permissions.unknown': '未確認',
  'permissions.broader': '過大',
  'permissions.revoking': '取り消し中',
  'permissions.any': '任意の量の{symbol}',
  'permissions.unknownAmount': '{token}の金額',
  'permissions.periodic':
    '{unit, select, minute {1分あたり{amount}} hour {1時間あたり{amount}} day {1日あたり{amount}} week {1週間あたり{amount}} other {{time}ごとに{amount}}}',
  'permissions.stream': '1日あたり{amount}、合計{max}まで',
  'permissions.allowance': '合計{amount}まで',
  'permissions.used': '{amount}使用済み',
  'permissions.usedInPeriod': 'この期間に{amount}使用済み',
  'permissions.calls': '{names}の呼び出し',
  'permissions.callsWithValue': '{names}の呼び出しと{amount}までの送付',
  'permissions.steps': '起きたこと',
  'permissions.stepWallet':
    '{fact, select, pending {{wallet}で確認してください} done {{wallet}が取り消しました} failed {{wallet}は取り消しませんでした} other {ここでは{wallet}に確認できません}}',
  'permissions.stepList':
    '{fact, select, pending {{wallet}に確認しています} done {{wallet}の一覧にはもうありません} failed {まだ{wallet}の一覧にあります} other {{wallet}には確認できる一覧がありません}}',
  'permissions.stepChain':
    '{fact, select, pending {{network}に確認しています} done {{network}で確認されました} failed {{network}ではまだ許可されています} other {{network}に確認できませんでした}}',
  'permissions.stepService':
    '{fact, select, pending {サービスに知らせています} done {サービスに伝わりました} other {サービスに知らせられませんでした}}',
  'permissions.app': 'アプリ',
  'permissions.given': '許可日時',
  'permissions.endsAt': '終了日時',
  'permissions.callLimit': '呼び出しの上限',
  'permissions.delegate': '使える相手',
  'permissions.enforcer': '制限するもの',
  'permissions.gone': 'この許可はもうここにありません',
  'permissions.broaderText':
    '{wallet}は、このアプリが求めた以上の許可をしました。アプリには渡していませんが、まだ有効な可能性があります。取り消してください。',
  'permissions.allowed': '確認なしにできること',
  'permissions.openText':
    'まだ有効な可能性があります。もう一度試すか、{wallet}で取り消してください。',
  'permissions.revoke': '取り消す',
  'permissions.revokeAgain': 'もう一度取り消す',
  'permissions.revokeAll': '{count}件すべて取り消す',
  'permissions.createdTitle': '{app}に許可しました',
  'permissions.createdText': '{words}、{date}まで。アカウントの設定でいつでも取り消せます。',
  'permissions.see': '許可を見る',
  'permissions.network': 'ネットワーク',
  'permissions.done': '完了',
  PERMISSION_INVALID: 'このアプリは無効な許可を求めました。何も許可していません。',
  PERMISSION_UNSUPPORTED: '{wallet}はこの許可に対応していません。別のウォレットをお試しください。',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet}は、このアプリが求めた以上の許可をしました。「許可」で取り消してください。',
}
