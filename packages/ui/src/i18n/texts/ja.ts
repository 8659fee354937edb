import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'このアプリは正しく設定されていません。アプリのサポートにお問い合わせください。'
const again = '問題が発生しました。もう一度お試しください。'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<BaseTextKey> = {
  'button.connect': 'ウォレットを接続',
  'button.connecting': '接続中…',
  'button.switchNetwork': 'ネットワークを切り替え',
  'button.unknownNetwork': '不明なネットワーク',
  'button.selectNetwork': 'ネットワークを選択',
  'button.account': 'アカウント',
  'button.buy': '購入',
  'button.amount': '金額',
  'button.currency': '通貨',
  'modal.back': '戻る',
  'modal.close': '閉じる',
  'modal.stuck': '続けるには、ネットワークを切り替えるか切断してください。',
  'view.loading': '読み込み中',
  'view.failedTitle': '読み込めませんでした',
  'view.failedText': 'インターネット接続を確認して、もう一度お試しください。',
  'view.retry': '再試行',
  'alert.dismiss': '通知を閉じる',
  'details.label': '詳細',
  'details.copy': '詳細をコピー',
  'details.copied': '詳細をコピーしました',
  'copy.failed': 'コピーできませんでした。テキストを選択して手動でコピーしてください。',
  'search.clear': '検索をクリア',
  'link.newTab': '（新しいタブで開きます）',

  'connect.title': 'ウォレットを接続',
  'connect.recent': '最近使用',
  'connect.installed': 'インストール済み',
  'connect.isInstalled': 'インストール済み',
  'connect.popular': '人気',
  'connect.more': 'その他のウォレット',
  'connect.wallets': 'ウォレット',
  'connect.notInstalled': '未インストール',
  'connect.unverified': '未検証',
  'connect.contested': '偽物の可能性',
  'connect.otherChain': '{network}に非対応',
  'connect.all': 'すべてのウォレット',
  'connect.loading': 'ウォレットを読み込み中',
  'connect.partial': '一部のウォレットを読み込めませんでした。',
  'connect.noneHere':
    'このブラウザーにウォレットが見つかりません。ウォレットを選んで始めましょう。',
  'connect.noneHerePhone':
    '接続するには、ウォレットアプリのブラウザーでこのページを開いてください。',
  'connect.nothing': '現在利用できるウォレットがありません。',
  'connect.help': 'ウォレットとは？',
  'connect.emptyTitle': 'ウォレットが見つかりません',
  'connect.emptyText':
    'ウォレットがあれば、トークンを保管し、パスワードなしでアプリにログインできます。',
  'connect.emptyHint': 'インストールしたばかりのウォレットも、ここに表示されます。',
  'connect.emptyHintPhone':
    'スマートフォンでは、ウォレットアプリのブラウザーでこのページを開いてください。',
  'connect.get': 'ウォレットを入手',
  'connect.legalOne': '接続すると、{link}に同意したことになります。',
  'connect.legalBoth': '接続すると、{terms}と{privacy}に同意したことになります。',
  'connect.agreeOne': '{link}に同意します。',
  'connect.agreeBoth': '{terms}と{privacy}に同意します。',
  'connect.agreeFirst': '接続するには、規約に同意してください。',
  'connect.terms': '利用規約',
  'connect.privacy': 'プライバシーポリシー',

  'connecting.pendingTitle': '{wallet}で続行',
  'connecting.pendingText': '接続リクエストを承認してください。',
  'connecting.slowText':
    '表示されない場合は、ブラウザーのツールバーにある{wallet}のアイコンをクリックしてください。',
  'connecting.unverifiedText':
    'このウォレットは{wallet}を名乗っていますが、検証できませんでした。信頼できる場合にのみ続行してください。',
  'connecting.contestedText':
    'このブラウザーには、{wallet}を名乗るウォレットが2つあります。どちらかは資金を狙う偽物かもしれません。見覚えのない拡張機能を削除してから、もう一度接続してください。',
  'connecting.doubtTitle': '正しいウォレットですか？',
  'connecting.connectAnyway': 'それでも接続',
  'connecting.agreeTitle': '接続する前に',
  'connecting.agreeText': '続けるには、規約に同意してください。',
  'connecting.agree': '{wallet}で続行',
  'connecting.rejectedTitle': 'リクエストが拒否されました',
  'connecting.rejectedText':
    '{wallet}からは何も共有されていません。準備ができたら、もう一度お試しください。',
  'connecting.waitingTitle': '{wallet}を開く',
  'connecting.errorTitle': '接続できませんでした',
  'connecting.missingTitle': '{wallet}がインストールされていません',
  'connecting.missingText':
    '{wallet}の拡張機能をインストールするか有効にしてから、このページを再読み込みしてください。',
  'connecting.missingTextPhone':
    '接続するには、{wallet}アプリのブラウザーでこのページを開いてください。',
  'connecting.successTitle': '接続しました',
  'connecting.retry': '再試行',
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
  'send.title': '送る',
  'send.token': 'トークンを選択',
  'send.review': '内容を確認',
  'onramp.title': '購入',
  'onramp.currency': '通貨を選択',
  'onramp.purchases': '購入履歴',
  'onramp.legalOne': '続けると、{link}に同意したことになります。',
  'onramp.legalBoth': '続けると、{terms}と{privacy}に同意したことになります。',
  'whatIsABuy.title': '購入の流れ',
  'swap.title': 'スワップ',
  'swap.review': 'スワップ内容を確認',
  'signIn.title': 'ログイン',
  'sessions.title': 'ログイン状態',
  'calls.title': 'ステップ',
  'permissions.title': '許可',
  'compatible.title': '対応ネットワーク',
  'accountSettings.title': 'アカウント設定',
  'profileWallets.title': 'お使いのウォレット',
  'approvals.title': '承認',

  'smartAccount.title': 'スマートアカウント',
  'accountCode.title': 'アカウントのコード',
  'auth.title': 'ログイン',
  'auth.updateTitle': 'メールアドレスを変更',
  'auth.addTitle': 'デバイスを追加',
  'names.title': '名前を選ぶ',
  'networks.title': 'ネットワークを選択',
  'whatIsANetwork.title': 'ネットワークとは？',
  'switchNetwork.title': 'ネットワークを切り替え',
  'switchNetwork.wallet': 'お使いのウォレット',
  'switchActiveChain.title': '{chain}に切り替え',
  'unsupported.title': 'ネットワークを切り替え',
  'pairing.open': '{wallet}を開く',
  'pairing.notOpened': '{wallet}が開きませんか？',
  'pairing.otherWay': '別のリンクを試す',
  'account.disconnect': '切断',
  'account.disconnecting': '切断中',
  'account.disconnectFailed': '切断できませんでした。ウォレットでもこのアプリを削除してください。',
  'tokens.title': 'トークン',
  'activity.title': 'アクティビティ',
  'networks.unlisted': 'ネットワーク {id}',

  'tokens.loading': 'トークンを読み込み中',
  'tokens.emptyTitle': 'トークンはまだありません',
  'tokens.emptyText': '{network}で保有するトークンがここに表示されます。',
  'tokens.imitation': '偽物の可能性',
  'tokens.showAll': '{count, plural, other {#件のトークンをすべて表示}}',
  'tokens.send': '{symbol}を送る',
  'tokens.offline': 'オフラインです。オンラインに戻るとトークンが読み込まれます。',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID:
    'ウォレットから無効なアドレスが共有されました。別のアカウントをお試しください。',

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
  CONFIG_SIWX_INVALID: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING:
    'このウォレットはこの操作に対応していません。別のウォレットをお試しください。',
  CONNECTOR_NOT_FOUND: 'このウォレットは利用できなくなりました。別のウォレットを選択してください。',

  CONNECTION_USER_REJECTED: '{wallet}でリクエストが拒否されました。何も共有されていません。',
  CONNECTION_USER_CLOSED: 'ウォレットが接続される前に、ウィンドウが閉じられました。',
  CONNECTION_PENDING:
    '{wallet}に未処理のリクエストがあります。続けるには、{wallet}を開いてください。',
  CONNECTION_TIMEOUT: '{wallet}から応答がありません。ロックを解除して、もう一度お試しください。',
  CONNECTION_NO_ACCOUNTS:
    '{wallet}でアカウントが選択されませんでした。1つ以上選択して、もう一度お試しください。',
  CONNECTION_REPLACED: '途中で別のウォレットが選択されました。',
  CONNECTION_FAILED:
    '{wallet}を接続できませんでした。もう一度試すか、別のウォレットをお使いください。',
  CONNECTION_RELAY_UNREACHABLE:
    'ウォレットサービスにつながりませんでした。インターネット接続を確認して、もう一度お試しください。',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {ウォレットサービスがこのアプリを拒否しました。このデバイスの時計を確認して、もう一度お試しください。} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'ウォレットが接続されていません。先にウォレットを接続してください。',
  CONNECTION_KIT_DESTROYED:
    'このページが接続を終了しました。再読み込みして、もう一度お試しください。',

  NETWORK_NOT_FOUND: 'このアプリはそのネットワークに対応していません。',
  NETWORK_SWITCH_REJECTED: '{wallet}で切り替えが拒否されました。ネットワークは変わっていません。',
  NETWORK_SWITCH_UNSUPPORTED:
    'ここからは{wallet}を{network}に切り替えられません。ウォレットで選択してください。',
  NETWORK_SWITCH_FAILED:
    '{wallet}が{network}に切り替わりませんでした。ウォレットで選択するか、もう一度お試しください。',
  NETWORK_RPC_FAILED: 'ネットワークが応答していません。少し待ってから、もう一度お試しください。',
  NETWORK_SWITCH_TIMEOUT:
    '{wallet}から応答がありません。{wallet}を開いて、もう一度お試しください。',

  REQUEST_NOT_ALLOWED: '安全に表示できないリクエストをブロックしました。',
  REQUEST_USER_REJECTED: '{wallet}でリクエストが拒否されました。署名も送信もされていません。',
  REQUEST_CANCELLED:
    'リクエストをキャンセルしました。{wallet}にまだ表示されている場合は、{wallet}で拒否してください。',
  REQUEST_TIMEOUT:
    '{wallet}から応答がありません。もう一度試す前に、リクエストが実行されたかどうかを確認してください。',
  REQUEST_ACCOUNT_CHANGED: '途中でアカウントが変わりました。何も送信されていません。',
  REQUEST_NETWORK_CHANGED: '途中でネットワークが変わりました。何も送信されていません。',
  REQUEST_SIGNATURE_INVALID: '{wallet}の署名がお使いのアカウントと一致しません。',
  REQUEST_SIGNATURE_UNCHECKED:
    '署名を検証できませんでした。インターネット接続を確認して、もう一度お試しください。',
  REQUEST_WRONG_ACCOUNT:
    'このアプリが、接続されていないアカウントの署名を求めました。署名も送信もされていません。',
  REQUEST_WRONG_NETWORK:
    'このリクエストは別のネットワーク用です。署名も送信もされていません。先にネットワークを切り替えてください。',
  REQUEST_UNREADABLE:
    'このアプリから、検証できないリクエストが送られました。署名も送信もされていません。',
  REQUEST_REVIEW_CANCELLED: 'リクエストをキャンセルしました。署名も送信もされていません。',
  REQUEST_TOO_MANY:
    'このアプリから一度に多くのリクエストが送られました。署名も送信もされていません。',
  REQUEST_BATCH_UNSUPPORTED:
    '{wallet} ではこれらのステップをまとめて実行できません。何も送信されていません。',

  POLICY_FAILED:
    'このアプリから、検証できないリクエストが送られました。署名も送信もされていません。',

  WALLET_NOT_INSTALLED: 'このブラウザーに{wallet}が見つかりませんでした。',
  WALLET_POPUP_BLOCKED:
    'ブラウザーが{wallet}のウィンドウをブロックしました。このサイトのポップアップを許可して、もう一度お試しください。',
  WALLET_BAD_ANSWER:
    '{wallet}から予期しない応答がありました。更新するか、別のウォレットをお試しください。',
  WALLET_NO_ANSWER:
    '{wallet}から応答がありません。{wallet}を開くか、ページを再読み込みしてください。',
  WALLET_UNAUTHORIZED:
    '{wallet}がこの操作を許可していません。もう一度接続して、アカウントを選択してください。',
  WALLET_METHOD_UNSUPPORTED:
    '{wallet}はこの操作に対応していません。別のウォレットをお試しください。',
  WALLET_DISCONNECTED:
    '{wallet}の接続が切れました。インターネット接続を確認して、もう一度お試しください。',
  WALLET_ERROR:
    '{wallet}が問題を報告しました。{wallet}を開いて確認してから、もう一度お試しください。',

  SERVICE_UNREACHABLE:
    'サーバーにつながりませんでした。インターネット接続を確認して、もう一度お試しください。',
  SERVICE_TIMEOUT: 'サーバーが時間内に応答しませんでした。もう一度お試しください。',
  SERVICE_FORBIDDEN:
    'アプリの設定が無効です。このアプリは正しく設定されていません。アプリのサポートにお問い合わせください。',
  SERVICE_BUSY: '現在、リクエストが多すぎます。少し待ってから、もう一度お試しください。',
  SERVICE_FAILED: 'サービス側で問題が発生しました。もう一度お試しください。',
  SERVICE_BAD_ANSWER: 'サービス側で問題が発生しました。もう一度お試しください。',

  TRANSACTION_FAILED: 'ネットワークがトランザクションを拒否しました（理由：{reason}）。',
  STORAGE_UNAVAILABLE:
    'ブラウザーがこのサイトのデータ保存をブロックしているため、次回は再接続が必要です。',
  UI_LOAD_FAILED: again,
}
