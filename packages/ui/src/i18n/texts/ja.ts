import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'このアプリの設定に不備があり、まだ利用できません。開発元にお知らせください。'
const again = '途中で問題が発生しました。もう一度お試しください。'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<BaseTextKey> = {
  'button.connect': 'ウォレットを接続',
  'button.connecting': '接続中…',
  'button.switchNetwork': 'ネットワークを切り替え',
  'button.unknownNetwork': '不明なネットワーク',
  'button.selectNetwork': 'ネットワークを選択',
  'button.account': 'アカウント',
  'modal.back': '戻る',
  'modal.close': '閉じる',
  'modal.stuck': '続けるには、ネットワークを切り替えるか切断してください。',
  'view.loading': '読み込み中',
  'view.failedTitle': '読み込めませんでした',
  'view.failedText':
    'オフラインの可能性があります。何も失われていません。接続を確認して、もう一度お試しください。',
  'view.retry': 'もう一度試す',
  'alert.dismiss': '閉じる',
  'details.label': '詳細',
  'details.copy': '詳細をコピー',
  'details.copied': '詳細をコピーしました',
  'copy.failed': 'ここではコピーできません。テキストを選択してコピーしてください。',
  'search.clear': '検索をクリア',
  'link.newTab': '（新しいタブで開きます）',

  'connect.title': 'ウォレットを接続',
  'connect.recent': '最近使用',
  'connect.installed': 'インストール済み',
  'connect.popular': '人気',
  'connect.more': 'その他のウォレット',
  'connect.wallets': 'ウォレット',
  'connect.notInstalled': '未インストール',
  'connect.unverified': '未確認',
  'connect.contested': '重複した名乗り',
  'connect.otherChain': '{network}非対応',
  'connect.all': 'すべてのウォレット',
  'connect.loading': 'ウォレットを読み込み中',
  'connect.partial': '一部のウォレットを読み込めませんでした。',
  'connect.noneHere': 'このブラウザにウォレットが見つかりません。次のどれでも利用できます。',
  'connect.noneHerePhone':
    '接続するには、ウォレットアプリ内のブラウザでこのページを開いてください。次のアプリにはどれも備わっています。',
  'connect.nothing': '現在、ここでは接続できません。',
  'connect.help': 'ウォレットとは？',
  'connect.emptyTitle': 'ウォレットが見つかりません',
  'connect.emptyText':
    'ウォレットはWeb上の資産とアカウントを保管し、パスワードなしでログインできるようにします。',
  'connect.emptyHint': 'インストールしたばかりですか？自動的にここに表示されます。',
  'connect.emptyHintPhone':
    'スマートフォンでは、ウォレットアプリ内のブラウザでこのページを開いてください。',
  'connect.get': 'ウォレットを入手',
  'connect.legalOne': '接続すると、{link}に同意したことになります。',
  'connect.legalBoth': '接続すると、{terms}と{privacy}に同意したことになります。',
  'connect.agreeOne': '{link}に同意します。',
  'connect.agreeBoth': '{terms}と{privacy}に同意します。',
  'connect.agreeFirst': '先に同意してから、ウォレットを選択してください。',
  'connect.terms': '利用規約',
  'connect.privacy': 'プライバシーポリシー',

  'connecting.pendingTitle': '{wallet}で続ける',
  'connecting.pendingText': 'ウォレットでリクエストを承認し、アドレスを共有してください。',
  'connecting.slowText':
    '何も表示されませんか？ブラウザのツールバーで{wallet}のアイコンを探してください。',
  'connecting.unverifiedText':
    'このウォレットは{wallet}のようですが、確認できませんでした。信頼できる場合のみ続けてください。',
  'connecting.contestedText':
    'このブラウザには {wallet} を名乗るウォレットが2つあります。一方は資金を狙う偽物かもしれません。心当たりのない拡張機能を削除してから、もう一度接続してください。',
  'connecting.doubtTitle': '正しいウォレットですか？',
  'connecting.connectAnyway': 'それでも接続',
  'connecting.agreeTitle': '接続の前に',
  'connecting.agreeText': 'このアプリの利用には、先に規約への同意が必要です。',
  'connecting.agree': '{wallet}で続ける',
  'connecting.rejectedTitle': 'リクエストを拒否しました',
  'connecting.rejectedText': '{wallet}はこのアプリに何も共有していません。',
  'connecting.waitingTitle': '{wallet}を開いてください',
  'connecting.errorTitle': '接続できませんでした',
  'connecting.missingTitle': '{wallet}が見つかりません',
  'connecting.missingText':
    '{wallet}をインストールするか拡張機能を有効にし、このページを再読み込みして接続してください。',
  'connecting.missingTextPhone':
    '{wallet}を接続するには、そのアプリ内のブラウザでこのページを開いてください。',
  'connecting.successTitle': '接続しました',
  'connecting.retry': 'もう一度試す',
  'connecting.other': '別のウォレットを選択',
  'connecting.reload': 'ページを再読み込み',
  'connecting.get': '{wallet}を入手',
  'pairing.code': 'QRコード',
  'pairing.title': 'スマートフォンでスキャン',

  'allWallets.title': 'すべてのウォレット',
  'getWallet.title': 'ウォレットを入手',
  'downloads.title': '{wallet}を入手',
  'whatIsAWallet.title': 'ウォレットとは？',

  'account.title': 'アカウント',
  'receive.title': '受け取る',
  'send.title': '送信',
  'send.token': 'トークンを選択',
  'send.review': '確認',
  'compatible.title': '対応ネットワーク',
  'accountSettings.title': 'アカウント設定',
  'profileWallets.title': 'あなたのウォレット',

  'networks.title': 'ネットワークを選択',
  'whatIsANetwork.title': 'ネットワークとは？',
  'switchNetwork.title': 'ネットワークを切り替え',
  'switchNetwork.wallet': 'あなたのウォレット',
  'switchActiveChain.title': '{chain}に切り替え',
  'unsupported.title': 'ネットワークを切り替え',
  'pairing.open': '{wallet}を開く',
  'pairing.notOpened': '{wallet}が開きませんか？',
  'pairing.otherWay': '別の方法で開く',
  'account.disconnect': '切断',
  'account.disconnecting': '切断中',
  'account.disconnectFailed': '切断できませんでした。ウォレットでもこのアプリを削除してください。',
  'tokens.title': 'トークン',
  'activity.title': 'アクティビティ',
  'networks.unlisted': 'ネットワーク {id}',

  'tokens.loading': 'トークンを読み込んでいます',
  'tokens.emptyTitle': 'トークンはまだありません',
  'tokens.emptyText': 'このアカウントが {network} で持っているものがここに表示されます。',
  'tokens.imitation': '模造品？',
  'tokens.showAll': '{count, plural, other {# 個のトークンをすべて表示}}',
  'tokens.send': '{symbol} を送る',
  'tokens.offline': 'オフラインです。つながると自動で読み込みます。',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID:
    'ウォレットが共有したアドレスを読み取れません。別のアカウントをお試しください。',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING:
    'このウォレットはここではこの操作に対応していません。別のウォレットを利用できます。',
  CONNECTOR_NOT_FOUND: 'このウォレットは利用できなくなりました。別のウォレットを選択してください。',

  CONNECTION_USER_REJECTED: '{wallet}でリクエストを拒否しました。何も共有されていません。',
  CONNECTION_USER_CLOSED: 'ウォレットが接続される前にウィンドウが閉じられました。',
  CONNECTION_PENDING:
    '{wallet}：このサイトからのリクエストがすでに待機中です。続けるには応答してください。',
  CONNECTION_TIMEOUT: '{wallet}から応答がありません。ロックを解除して、もう一度お試しください。',
  CONNECTION_NO_ACCOUNTS:
    '{wallet}がアカウントを共有しませんでした。1つ以上選択して、もう一度お試しください。',
  CONNECTION_REPLACED: 'その間に別のウォレットが選択されました。',
  CONNECTION_FAILED:
    '{wallet}を接続できませんでした。もう一度試すか、別のウォレットをお使いください。',
  CONNECTION_RELAY_UNREACHABLE:
    'ウォレットに接続できません。インターネット接続を確認して、もう一度お試しください。',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {ウォレットに届けるサービスがこのアプリを拒否しました。端末の時計を確認して、もう一度お試しください。} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'ウォレットが接続されていません。先にウォレットを接続してください。',
  CONNECTION_KIT_DESTROYED:
    'このページが接続を終了しました。再読み込みして、もう一度お試しください。',

  NETWORK_NOT_FOUND: 'このアプリはそのネットワークに対応していません。',
  NETWORK_SWITCH_REJECTED: '{wallet}で切り替えを拒否しました。ネットワークは変わっていません。',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet}は自動で{network}に切り替えられません。ウォレットで選択してください。',
  NETWORK_SWITCH_FAILED:
    '{wallet}が{network}に切り替わりませんでした。ウォレットで選択するか、もう一度お試しください。',
  NETWORK_RPC_FAILED:
    '現在ネットワークから応答がありません。しばらくしてから、もう一度お試しください。',
  NETWORK_SWITCH_TIMEOUT: '{wallet}から応答がありません。開いて、もう一度お試しください。',

  REQUEST_NOT_ALLOWED: 'このアプリが求めた内容は、安全に表示できませんでした。',
  REQUEST_USER_REJECTED: '{wallet}でリクエストを拒否しました。署名も送信もされていません。',
  REQUEST_CANCELLED:
    'リクエストを取り消しました。{wallet}にまだ表示されていたら、そこで拒否してください。',
  REQUEST_TIMEOUT:
    '{wallet}から応答がありません。もう一度試す前に、完了していないか確認してください。',
  REQUEST_ACCOUNT_CHANGED: 'その間にアカウントが変わりました。何も送信されていません。',
  REQUEST_NETWORK_CHANGED: 'その間にネットワークが変わりました。何も送信されていません。',
  REQUEST_SIGNATURE_INVALID: '{wallet}の署名がアカウントと一致しません。',
  REQUEST_SIGNATURE_UNCHECKED:
    '署名を確認できませんでした。オンラインのときに、もう一度お試しください。',
  REQUEST_WRONG_ACCOUNT:
    '接続されていないアカウントの署名がこのアプリから求められました。署名も送信もされていません。',
  REQUEST_WRONG_NETWORK:
    'この要求は、接続中とは別のネットワークに対するものです。署名も送信もされていません。先にネットワークを切り替えてください。',
  REQUEST_UNREADABLE: 'このアプリの要求は内容を確認できません。署名も送信もされていません。',

  WALLET_NOT_INSTALLED: 'このブラウザに{wallet}が見つかりません。',
  WALLET_POPUP_BLOCKED:
    'ブラウザが{wallet}のウィンドウを止めました。許可して、もう一度お試しください。',
  WALLET_BAD_ANSWER: '{wallet}の応答を理解できません。更新するか、別のウォレットをお使いください。',
  WALLET_NO_ANSWER: '{wallet}から応答がありません。開くか、ページを再読み込みしてください。',
  WALLET_UNAUTHORIZED:
    '{wallet}で許可されていません。もう一度接続して、アカウントを選択してください。',
  WALLET_METHOD_UNSUPPORTED:
    '{wallet}はこの操作に対応していません。別のウォレットをお使いください。',
  WALLET_DISCONNECTED:
    '{wallet}の接続が切れました。インターネット接続を確認して、もう一度お試しください。',
  WALLET_ERROR: '{wallet}で問題が発生しました。ウォレットを確認して、もう一度お試しください。',

  SERVICE_UNREACHABLE:
    'このアプリのサービスにつながりません。インターネット接続を確認して、もう一度お試しください。',
  SERVICE_TIMEOUT: 'このアプリのサービスが時間内に応答しませんでした。もう一度お試しください。',
  SERVICE_FORBIDDEN:
    'アプリの設定が無効です。サービスがこのアプリを拒否しました。開発元にお知らせください。',
  SERVICE_BUSY: '現在リクエストが集中しています。少し待ってから、もう一度お試しください。',
  SERVICE_FAILED: 'このアプリのサービスで問題が発生しました。もう一度お試しください。',
  SERVICE_BAD_ANSWER: 'このアプリのサービスの応答を読み取れません。もう一度お試しください。',

  TRANSACTION_FAILED: 'ネットワークが取引を実行しませんでした。理由：{reason}',
  STORAGE_UNAVAILABLE:
    'ブラウザがこのサイトのデータを保存しないため、次回はもう一度接続が必要です。',
  UI_LOAD_FAILED: again,
}
