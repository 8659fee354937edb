import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'スマートアカウントでは、複数の手順を一度に確認でき、アプリが手数料を支払うこともできます。アドレスは変わりません。',
  'smartAccount.introContract':
    'スマートアカウントでは、複数の手順を一度に確認でき、アプリが手数料を支払うこともできます。通常のアカウントとはアドレスが異なります。',
  'smartAccount.addresses': '同じログイン、別のアドレス',
  'smartAccount.use': 'スマートアカウントを使う',
  'smartAccount.kept': 'オフにしました。アップグレード済みのものは、取り消すまでそのままです。',
  'smartAccount.loading': 'ネットワークを確認しています…',
  'smartAccount.ready': '準備完了。最初の操作でアップグレードされます。',
  'smartAccount.readyContract': '準備完了。最初の操作で作成されます。',
  'smartAccount.upgraded': 'アップグレード済み',
  'smartAccount.count': '{count, plural, other {#件のネットワークでアップグレード済み}}',
  'smartAccount.plain': '通常のアカウント',
  'smartAccount.unavailable': 'ここでは利用できません。通常のアカウントとして動作します。',
  'smartAccount.unavailableContract': 'ここでは利用できません。通常のアカウントをお使いください。',
  'smartAccount.unknown': '不明なコードを実行しています',
  'smartAccount.contract': 'コントラクトアカウント',
  'smartAccount.failed': 'このネットワークを確認できませんでした',
  'smartAccount.explorer': 'エクスプローラーで表示',
  'smartAccount.remove': 'アップグレードを取り消す',
  'smartAccount.removeText':
    '{network}ではアカウントが通常に戻り、そこで与えた許可は終了します。ネットワーク手数料がかかります。',
  'smartAccount.keep': 'キャンセル',
  'smartAccount.asking': 'アップグレードを取り消しています…',
  'smartAccount.waiting': '{network}を待っています…',
  'smartAccount.removed': 'アップグレードを取り消しました',
  'smartAccount.confirmed': '{network}が確認しました。',
  'smartAccount.unclear': 'まだ確認されていません',
  'smartAccount.unclearText': '処理中です。やり直す前にエクスプローラーで確認してください。',
  'smartAccount.notRemoved': 'アップグレードは取り消されていません',
  'smartAccount.done': '完了',
  'smartAccount.codeIntro':
    'アカウントはプログラムのコードを実行でき、そのプログラムがアカウントの代わりに動作します。このアカウントが実行しているコードは次のとおりです。',
  'smartAccount.stop':
    'このアカウントは不明なコードを実行しています。作成者が、ここで受け取ったものを引き出せる可能性があります。',
  'smartAccount.elsewhere':
    '取り消すには、{wallet}を開いてスマートアカウントをオフにしてください。',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    '{network}ではスマートアカウントにできません。何も送信されていません。',
  OPERATION_REJECTED:
    '受け付けられませんでした。何も送信されていません。手数料が足りているか確認してください。',
  SPONSOR_DECLINED:
    'スポンサーはこの支払いをしなくなりました。何も送信されていません。もう一度試して新しい手数料を確認してください。',
}
