import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'ウォレットを検索',
  'allWallets.certified': '認証済みウォレットのみ',
  'allWallets.found': '{count, plural, other {#件のウォレット}}',
  'allWallets.none': '「{search}」に一致するウォレットはありません。',
  'allWallets.clear': 'すべてのウォレットを表示',
  'allWallets.failed': 'ウォレットを読み込めませんでした',
  'allWallets.moreFailed': 'ほかのウォレットを読み込めませんでした。',
  'getWallet.text': 'これらのウォレットは、このアプリで使えます。いつでも切り替えられます。',
  'getWallet.all': 'すべてのウォレット',
  'downloads.text': '{wallet}をインストールしてから、ここに戻って接続してください。',
  'downloads.textPhone':
    '{wallet}をインストールしてから、{wallet}のブラウザーでこのページを開いてください。',
  'downloads.extension': 'ブラウザー拡張機能',
  'downloads.iphone': 'iPhoneアプリ',
  'downloads.android': 'Androidアプリ',
  'downloads.desktop': 'デスクトップアプリ',
  'downloads.webApp': 'ウェブアプリ',
  'downloads.website': 'ウェブサイト',
  'downloads.phone': 'スキャンしてスマートフォンで入手',
  'downloads.none': '検証済みのリンクがありません。アプリストアで{wallet}を検索してください。',
  'downloads.installed': '{wallet}はインストール済みです',
  'downloads.connect': '{wallet}を接続',
  'whatIsAWallet.homeTitle': '自分の資産の居場所',
  'whatIsAWallet.homeText':
    'ウォレットには、トークンやコレクティブルの鍵が入っています。鍵を持つのは自分だけです。',
  'whatIsAWallet.keyTitle': 'ログインはこれひとつ',
  'whatIsAWallet.keyText':
    'どのアプリにもウォレットでログインできます。新しいアカウントも、覚えておくパスワードもいりません。',
  'whatIsAWallet.sayTitle': 'すべて自分で承認',
  'whatIsAWallet.sayText':
    'アプリにできるのは、リクエストを送ることだけです。1件ずつ確認して、承認または拒否できます。',
  'multiChain.title': 'どのネットワークにしますか？',
  'multiChain.text':
    '{wallet}は以下のすべてに対応しています。接続するネットワークを選んでください。',
}
