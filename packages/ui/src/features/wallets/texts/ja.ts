import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'ウォレットを検索',
  'allWallets.found': '{count, plural, other {#件のウォレット}}',
  'allWallets.none': 'この名前のウォレットはありません：「{search}」',
  'allWallets.clear': 'すべてのウォレットを表示',
  'allWallets.failed': 'ウォレットを読み込めませんでした',
  'allWallets.moreFailed': '続きのウォレットを読み込めませんでした。',
  'getWallet.text': 'どれもこのアプリで利用できます。いつでも別のものに変更できます。',
  'getWallet.all': 'すべてのウォレット',
  'downloads.text':
    '{wallet}：ここからインストールしてください。このブラウザに追加されると、すぐに接続できます。',
  'downloads.textPhone':
    '{wallet}：インストールしてから、アプリ内のブラウザでこのページを開いてください。',
  'downloads.extension': 'ブラウザ拡張機能',
  'downloads.iphone': 'iPhoneアプリ',
  'downloads.android': 'Androidアプリ',
  'downloads.desktop': 'デスクトップアプリ',
  'downloads.webApp': 'Webアプリ',
  'downloads.website': 'Webサイト',
  'downloads.phone': 'スキャンしてスマートフォンに入れる',
  'downloads.none':
    '{wallet}：このウォレットの安全なリンクが見つかりません。信頼できるストアで探してください。',
  'downloads.installed': '{wallet}はインストール済みです',
  'downloads.connect': '{wallet}を接続',
  'whatIsAWallet.homeTitle': 'あなたの資産の置き場所',
  'whatIsAWallet.homeText':
    'お金、トークン、コレクティブルの鍵を保管します。ほかの誰も持っていません。',
  'whatIsAWallet.keyTitle': '1つの鍵ですべてのアプリに',
  'whatIsAWallet.keyText':
    'ウォレットでログインします。新しいアカウントも、覚えるパスワードも不要です。',
  'whatIsAWallet.sayTitle': 'あなたの承認なしには何も起きません',
  'whatIsAWallet.sayText':
    'アプリにできるのは依頼だけです。内容を見て、承認するかどうかを決められます。',
  'multiChain.title': 'ネットワークの種類を選択',
  'multiChain.text': '{wallet}には次のそれぞれのアカウントがあります。ここではどれを使いますか？',
}
