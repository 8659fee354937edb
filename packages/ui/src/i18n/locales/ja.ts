import type { Catalogue } from '../en.ts'

const setup = 'このアプリの設定に不備があり、まだ利用できません。開発元にお知らせください。'
const again = '途中で問題が発生しました。もう一度お試しください。'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: Catalogue = {
  isReviewed: false,
  texts: {
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
    'connecting.successText': '{wallet}を使用できます。',
    'connecting.retry': 'もう一度試す',
    'connecting.other': '別のウォレットを選択',
    'connecting.reload': 'ページを再読み込み',
    'connecting.get': '{wallet}を入手',
    'pairing.scan': 'スマホのカメラか{wallet}で読み取ってください。',
    'pairing.scanAny': 'スマホのカメラかウォレットアプリで読み取ってください。',
    'pairing.code': 'QRコード',
    'pairing.slow': '時間がかかっています。オンラインか確認してください。',
    'pairing.copy': 'リンクをコピー',
    'pairing.copied': 'リンクをコピーしました',
    'pairing.phone': 'スマホ',
    'pairing.here': 'この端末',
    'pairing.elsewhere': '別の端末',
    'pairing.desktop': 'パソコン',
    'pairing.web': 'Web版',
    'pairing.open': '{wallet}を開く',
    'pairing.notOpened': '{wallet}が開きませんか？',
    'pairing.otherWay': '別の方法で開く',
    'pairing.declined': 'ウォレットで拒否しました。もう一度試せます。',
    'approve.message': 'ウォレットでメッセージに署名してください。',
    'approve.data': 'ウォレットでデータに署名してください。',
    'approve.transaction': 'ウォレットで取引を確認して送信してください。',
    'approve.network': 'ウォレットでネットワークの切り替えを承認してください。',
    'approve.other': 'ウォレットでリクエストを承認してください。',
    'approve.look': '接続した端末を見てください。',
    'approve.cancel': 'リクエストを取り消す',

    'allWallets.title': 'すべてのウォレット',
    'allWallets.search': 'ウォレットを検索',
    'allWallets.found': '{count, plural, other {#件のウォレット}}',
    'allWallets.none': 'この名前のウォレットはありません。',
    'allWallets.clear': 'すべてのウォレットを表示',
    'allWallets.failed': 'ウォレットを読み込めませんでした',
    'allWallets.moreFailed': '続きのウォレットを読み込めませんでした。',
    'getWallet.title': 'ウォレットを入手',
    'getWallet.text': 'どれもこのアプリで利用できます。いつでも別のものに変更できます。',
    'getWallet.all': 'すべてのウォレット',
    'downloads.title': '{wallet}を入手',
    'downloads.text':
      'ここからインストールしてください。このブラウザに追加されると、すぐに接続できます。',
    'downloads.textPhone': 'インストールしてから、アプリ内のブラウザでこのページを開いてください。',
    'downloads.extension': 'ブラウザ拡張機能',
    'downloads.iphone': 'iPhoneアプリ',
    'downloads.android': 'Androidアプリ',
    'downloads.desktop': 'デスクトップアプリ',
    'downloads.webApp': 'Webアプリ',
    'downloads.website': 'Webサイト',
    'downloads.none':
      'このウォレットの安全なリンクが見つかりません。信頼できるストアで探してください。',
    'downloads.installed': '{wallet}はインストール済みです',
    'downloads.connect': '{wallet}を接続',
    'whatIsAWallet.title': 'ウォレットとは？',
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

    'account.title': 'アカウント',
    'account.copy': 'アドレスをコピー',
    'account.copied': 'アドレスをコピーしました',
    'account.explorer': 'エクスプローラーで見る',
    'account.balance': '残高',
    'account.balanceLoading': '残高を読み込み中',
    'account.balanceFailed': '残高を読み込めませんでした。',
    'account.balanceRetry': 'もう一度試す',
    'account.balanceUnknown': 'このネットワークでは残高を確認できません。',
    'account.network': 'ネットワーク',
    'account.unsupported': 'このアプリは{network}に対応していません。',
    'account.unsupportedStuck':
      'このアプリは{network}に対応していません。ウォレットで別のネットワークを選択してください。',
    'account.switch': '切り替える',
    'account.details': '詳細',
    'account.settings': 'アカウント設定',
    'account.wallets': 'ウォレット',
    'account.disconnect': '切断',
    'account.disconnecting': '切断中',
    'tokens.title': 'トークン',
    'receive.title': '受け取る',
    'compatible.title': '対応ネットワーク',
    'accountSettings.title': 'アカウント設定',
    'accountSettings.address': 'アドレス',
    'accountSettings.wallet': 'ウォレット',
    'accountSettings.accounts': 'アカウント',
    'accountSettings.inUse': '使用中',
    'accountSettings.use': '{address} を使う',
    'accountType.payment': '支払い用',
    'accountType.ordinal': 'Ordinals',
    'accountSettings.copy': '{address}をコピー',
    'accountSettings.all': '{count, plural, other {#件のアカウント}}をすべて表示',
    'accountSettings.choose':
      '別のアカウントを使うには、{wallet}で選択してください。このページは自動で切り替わります。',
    'accountSettings.chooseUnnamed':
      '別のアカウントを使うには、ウォレットで選択してください。このページは自動で切り替わります。',
    'profileWallets.title': 'あなたのウォレット',
    'profileWallets.chains': 'ネットワークの種類',
    'profileWallets.recent': '最近接続したウォレット',
    'profileWallets.connect': '接続',
    'profileWallets.others': '接続中のほかのウォレット',
    'profileWallets.use': '切り替え',
    'profileWallets.switched': '{wallet} を使用中です',
    'profileWallets.forget': '{wallet}を履歴から削除',
    'profileWallets.forgotten': '{wallet}を履歴から削除しました',
    'profileWallets.disconnect': '{wallet}を切断',
    'profileWallets.disconnectAll': 'すべて切断',
    'profileWallets.add': '別のウォレットを接続',
    'profileWallets.emptyTitle': '接続中のウォレットはありません',
    'profileWallets.emptyText': '接続したウォレットがここに表示されます。',
    'profileWallets.connectFirst': 'ウォレットを接続',

    'networks.title': 'ネットワークを選択',
    'networks.list': 'ネットワーク',
    'networks.search': 'ネットワークを検索',
    'networks.none': '「{search}」に一致するネットワークはありません。',
    'networks.unlisted': 'ネットワーク {id}',
    'networks.unavailable': '{wallet}では使えません',
    'networks.chosen': '{network}を選択しました',
    'networks.help': 'ネットワークとは？',
    'whatIsANetwork.title': 'ネットワークとは？',
    'whatIsANetwork.ledgerTitle': 'みんなで共有する台帳',
    'whatIsANetwork.ledgerText':
      'ネットワークは、誰が何を持っているかの公開記録です。多くのコンピューターが共同で管理し、誰も単独では書き換えられません。',
    'whatIsANetwork.separateTitle': 'それぞれが独立',
    'whatIsANetwork.separateText':
      'アドレスは複数のネットワークで同じでも、あるネットワークの資産はほかのネットワークにはありません。',
    'whatIsANetwork.feeTitle': '専用のコイン',
    'whatIsANetwork.feeText':
      '手数料は各ネットワーク専用のコインで支払います。使うネットワークに少し用意しておきましょう。',
    'whatIsANetwork.choose': 'ネットワークを選択',
    'switchNetwork.title': 'ネットワークを切り替え',
    'switchNetwork.wallet': 'あなたのウォレット',
    'switchNetwork.pendingTitle': '{wallet}で続ける',
    'switchNetwork.pendingText': 'ウォレットで{network}の使用を確認してください。',
    'switchNetwork.slowText':
      '何も表示されませんか？{wallet}を開いて{network}を選択してください。このページは自動で切り替わります。',
    'switchNetwork.successTitle': '{network}に切り替えました',
    'switchNetwork.successText': '{wallet}が切り替わりました。',
    'switchNetwork.rejectedTitle': '切り替えを拒否しました',
    'switchNetwork.rejectedText': '現在も{network}のままです。',
    'switchNetwork.waitingTitle': '{wallet}を開いてください',
    'switchNetwork.unsupportedTitle': '{wallet}は自動で切り替えられません',
    'switchNetwork.unsupportedText':
      '{wallet}に{network}があれば選択してください。このページは自動で切り替わります。',
    'switchNetwork.errorTitle': '切り替えられませんでした',
    'switchNetwork.offerTitle': '{network}に切り替えますか？',
    'switchNetwork.offerText':
      '{wallet}は{current}で接続されています。以前は{network}を選択しました。',
    'switchNetwork.offerSwitch': '{network}に切り替える',
    'switchNetwork.offerStay': '{network}のままにする',
    'switchNetwork.retry': 'もう一度試す',
    'switchNetwork.other': '別のネットワークを選択',
    'switchNetwork.otherWallet': '別のウォレットを使う',
    'switchActiveChain.title': '{chain}に切り替え',
    'switchActiveChain.heading': '{chain}用のウォレットを接続',
    'switchActiveChain.text':
      '{network}には{chain}対応のウォレットが必要です。現在の接続はそのまま残ります。',
    'switchActiveChain.connect': 'ウォレットを接続',
    'switchActiveChain.cancel': '今はしない',
    'unsupported.title': 'ネットワークを切り替え',
    'unsupported.heading': 'このネットワークは使えません',
    'unsupported.text':
      'ウォレットはネットワーク {id} にありますが、このアプリは対応していません。続けるには次のどれかに切り替えてください。',
  },
  errors: {
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

    ADAPTER_NOT_FOUND: setup,
    ADAPTER_FEATURE_MISSING:
      'このウォレットはここではこの操作に対応していません。別のウォレットを利用できます。',
    CONNECTOR_NOT_FOUND:
      'このウォレットは利用できなくなりました。別のウォレットを選択してください。',

    CONNECTION_USER_REJECTED: '{wallet}でリクエストを拒否しました。何も共有されていません。',
    CONNECTION_USER_CLOSED: 'ウォレットが接続される前にウィンドウが閉じられました。',
    CONNECTION_PENDING:
      'このサイトからのリクエストがすでに待機中です。続けるには応答してください。',
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

    WALLET_NOT_INSTALLED: 'このブラウザに{wallet}が見つかりません。',
    WALLET_POPUP_BLOCKED:
      'ブラウザが{wallet}のウィンドウを止めました。許可して、もう一度お試しください。',
    WALLET_BAD_ANSWER:
      '{wallet}の応答を理解できません。更新するか、別のウォレットをお使いください。',
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
  },
}
