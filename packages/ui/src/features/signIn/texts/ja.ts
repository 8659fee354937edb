import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': '{app}にログイン',
  'signIn.text': 'このアカウントがお客様のものだと証明します。費用はかからず、何も移動しません。',
  'signIn.cancel': 'キャンセル',
  'signIn.notNow': '今はしない',
  'signIn.details': '署名する内容',
  'signIn.site': 'ウェブサイト',
  'signIn.statement': '宣言',
  'signIn.validUntil': '有効期限',
  'signIn.copy': 'メッセージをコピー',
  'signIn.copied': 'メッセージをコピーしました',
  'signIn.walletText': '表示されたメッセージに署名してください。',
  'signIn.slowText': '何も表示されませんか？{wallet}を開いてリクエストを確認してください。',
  'signIn.askAgain': 'もう一度リクエスト',
  'signIn.checkingTitle': '署名を確認しています',
  'signIn.successTitle': 'ログインしました',
  'signIn.declinedTitle': '署名が拒否されました',
  'signIn.declinedText': '署名はされていません。',
  'signIn.otherTitle': '{wallet}が別のアカウントで署名しました',
  'signIn.otherText': '{wallet}で{address}を選択して、もう一度お試しください。',
  'signIn.withOther': '{address}でログイン',
  'signIn.apartTitle': 'このアカウントは追加できません',
  'signIn.contractTitle': 'このアプリはスマートアカウントに対応していない可能性があります',
  'signIn.unableTitle': '{wallet}はメッセージに署名できません',
  'signIn.lateTitle': '時間がかかりすぎました',
  'signIn.awayTitle': 'ログインのサービスにつながりませんでした',
  'signIn.awayText': '署名は{time}まで保存されます。もう一度署名する必要はありません。',
  'signIn.frameTitle': 'このページでは{host}にログインできません',
  'signIn.errorTitle': 'ログインできませんでした',
  SIWX_MESSAGE_INVALID:
    'このアプリのログインメッセージが無効です。アプリのサポートにお問い合わせください。',
  SIWX_DOMAIN_MISMATCH:
    'このメッセージは{actual}用で、このページは{expected}です。署名はされていません。',
  SIWX_ACCOUNT_MISMATCH: '別のアカウントの署名です。',
  SIWX_EXPIRED: 'メッセージの有効期限が切れました。もう一度ログインしてください。',
  SIWX_NOT_YET_VALID: 'メッセージはまだ有効ではありません。この端末の時計を確認してください。',
  SIWX_NONCE_REFUSED: 'このメッセージは再利用できません。もう一度ログインしてください。',
  SIWX_SIGNATURE_REFUSED:
    '署名がこのアカウントと一致しません。もう一度試すか、別のウォレットをご利用ください。',
  SIWX_LINK_REFUSED:
    '現在のログインに追加できません。先にログアウトしてから、このアカウントでログインしてください。',
  SIWX_UNVERIFIABLE: 'アプリはこのアカウントの署名を確認できませんでした。',
  SIWX_UNSUPPORTED: '{wallet}ではログインできません。別のウォレットをご利用ください。',
  SIWX_REQUIRED: 'ログインしていません。先にログインしてください。',
  SIWX_SESSION_ENDED: 'セッションは終了しました。もう一度ログインしてください。',
}
