import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'コードを入力してください',
  'secure.codeLead': '{email} に送信しました。',
  'secure.code': 'メールに記載のコード',
  'secure.digit': '{number}桁目',
  'secure.codeWrong': '{count, plural, other {コードが正しくありません。残り#回です。}}',
  'secure.codeOver': 'このコードは使えなくなりました。新しいコードを請求してください。',
  'secure.throttled': '試行回数が多すぎます。{time}後にもう一度お試しください。',
  'secure.service':
    'ウォレットにつながりませんでした。インターネット接続を確認して、もう一度お試しください。',
  'secure.minutes': '{count, plural, other {#分}}',
  'secure.hours': '{count, plural, other {#時間}}',
  'secure.resend': 'コードを再送信',
  'secure.resendIn': '{seconds}秒後に再送信',
  'secure.resent': 'コードを再送信しました。',
  'secure.noMail': 'メールが届きませんか？迷惑メールフォルダを確認してください。',
  'secure.otherEmail': '別のメールを使う',

  'secure.passkeyTitle': 'パスキーを使ってください',
  'secure.passkeyLead': 'ここにまだウォレットがない場合は、作成してください。',
  'secure.usePasskey': 'パスキーを使う',
  'secure.useCode': '復元コードを使う',
  'secure.incomplete':
    'パスキーは使われませんでした。もう一度お試しになるか、別の方法を選んでください。',
  'secure.wrongPasskey':
    'このパスキーはここでは使えません。別のパスキーを使うか、別の方法を選んでください。',
  'secure.lackingPasskey':
    'このパスキーでログインはできますが、ウォレットは開けません。開くには復元コードが必要です。',

  'secure.methodTitle': 'ウォレットの復元方法を選んでください',
  'secure.methodLead': '別のブラウザでウォレットを開くときや、このデバイスを失ったときに必要です。',
  'secure.testTitle': 'パスキーを確認してください',
  'secure.testLead': '新しいパスキーを一度使って、ウォレットが開けることを確認してください。',

  'secure.saveTitle': '復元コードを保存してください',
  'secure.saveLead':
    '別のブラウザでウォレットを開くときや、このデバイスを失ったときに必要です。紙に書くか、パスワードマネージャーに保存してください。',
  'secure.saveWarning':
    '当方に控えはなく、再設定もできません。このデバイスとこのコードを両方失うと、ウォレットの中身はすべて失われます。このコードは誰にも教えないでください。',
  'secure.codeName': '復元コード',
  'secure.copy': 'コードをコピー',
  'secure.copied': 'コードをコピーしました',
  'secure.saved': '保存しました',

  'secure.confirmTitle': '保存できたか確認します',
  'secure.confirmLead': '保存した控えを見て、復元コードの次の2か所を入力してください。',
  'secure.part': 'パート{number}',
  'secure.confirmWrong':
    '復元コードと一致しません。控えを確認するか、コードをもう一度表示してください。',
  'secure.showCode': 'コードをもう一度表示',
  'secure.create': 'ウォレットを作成',
  'secure.creating': 'ウォレットを作成しています…',

  'secure.createdTitle': 'ウォレットの準備ができました',
  'secure.compatible': '{network}と互換性のあるネットワーク',
  'secure.continue': '続ける',

  'secure.recoverTitle': '復元コードを入力してください',
  'secure.recoverLead':
    'このブラウザでウォレットを開くのは初めてです。ウォレットの作成時に保存したコードで、ここで開けます。',
  'secure.openTitle': 'ウォレットを開いてください',
  'secure.openLead':
    'このブラウザでウォレットを開くのは初めてです。パスキーまたは復元コードで開いてください。',
  'secure.mistyped': 'コードが足りないか、入力に誤りがあります。保存した控えと見比べてください。',
  'secure.notYours':
    'これは別のウォレットのコードです。このアカウント用に保存したコードを入力してください。',
  'secure.held':
    'ほかの人がコードを持っている場合に備えた待ち時間です。{time}後に戻って、もう一度入力してください。',
  'secure.open': 'ウォレットを開く',
  'secure.opening': 'ウォレットを開いています…',

  'secure.secondLead':
    '新しいデバイスでは、パスキーだけでは足りません。{email} に送信したコードを入力してください。',
  'secure.oldCodeLead': '現在のメールアドレス {email} に送信したコードを入力してください。',
  'secure.newCodeLead': '次に、新しいメールアドレス {email} に送信したコードを入力してください。',
  'secure.emailLead':
    'コードは {email} に届きます。まずそこに送信し、次に新しいメールアドレスに送信します。',
  'secure.newEmail': '新しいメールアドレス',
  'secure.emailInvalid': '有効なメールアドレスを入力してください。',
  'secure.emailSame': 'すでに使用中のメールアドレスです。別のものを入力してください。',
  'secure.emailTaken':
    '別のアカウントがこのメールアドレスを使っています。変更はありません。別のものを入力してください。',
  'secure.noEmail':
    'ここではメールのコードでログインしていないため、変更するメールアドレスはありません。',

  'secure.lostEmail': 'このメールボックスを開けません',
  'secure.lostLead':
    'パスキーで確認し、次に新しいメールアドレスに届くコードで確認します。変更には72時間かかり、それまでは元のメールボックス {email} から止められます。',
  'secure.waitingTitle': 'メールアドレスの変更を待っています',
  'secure.waitingLead':
    'メールアドレスは{time}後に {email} に変わります。それまではこれまでどおりログインできます。',
  'secure.stopChange': '変更を止める',
  'secure.keepTitle': 'メールアドレスを残しますか？',
  'secure.keepLead':
    'このメールボックスを使わずにメールアドレスを変更するため、ウォレットのパスキーが使われました。残す場合は、ここで変更を止めてください。',
  'secure.keptTitle': 'メールアドレスはそのままです',
  'secure.keptLead':
    '変更を止めました。お心当たりがない場合は、ウォレットの設定で見覚えのないデバイスとパスキーを削除してください。',
  'secure.linkOverTitle': 'このリンクは使えなくなりました',
  'secure.keepOverLead':
    '変更はすでに止められたか、完了しています。ログインに使うメールアドレスはウォレットの設定で確認できます。',
  'secure.freezeTitle': 'ウォレットを凍結しますか？',
  'secure.freezeLead': '設定でもう一度開くまで、どのブラウザでもウォレットは何も署名しません。',
  'secure.freeze': 'ウォレットを凍結',
  'secure.frozenTitle': 'ウォレットは凍結されています',
  'secure.frozenLead':
    '今は何も署名しません。ログインしてウォレットの設定でもう一度開き、見覚えのないデバイスとログイン方法を削除してください。',
  'secure.freezeOverLead':
    'すでに使われたか、古すぎます。新しいメールのリンクを使うか、ウォレットの設定で見覚えのないデバイスを削除してください。',
  'secure.linkTitle': 'すでにウォレットをお持ちです',
  'secure.linkLead':
    'このウォレットは {email} のものです。ご自身のものと確認すると、このログインでも開けます。',
  'secure.linkWrong':
    'そのログインではこのウォレットは開けません。別のログインを使うか、別の方法を選んでください。',
  'secure.linkIncomplete':
    'ログインが完了しませんでした。もう一度お試しになるか、別の方法を選んでください。',
  'secure.linkBlocked': 'ブラウザがウィンドウをブロックしました。もう一度お試しください。',
  'secure.linkWaiting': '{provider}のウィンドウで完了してください。',
  'secure.useEmail': 'メールでコードを受け取る',
  'secure.useProvider': '{provider}で続ける',
  'secure.linkSeparate': '別のウォレットを作成',

  'secure.useDevice': '別のデバイスを使う',
  'secure.deviceLead':
    'すでにウォレットを開けるデバイスで、このアプリのアカウント設定から「{add}」を選び、このコードを入力してください。',
  'secure.deviceCode': 'このデバイスのコード',
  'secure.deviceWaiting': '別のデバイスを待っています…',
  'secure.deviceOffline': 'オフラインです。オンラインに戻ると続行します。',
  'secure.otherWay': '別の方法を選ぶ',
  'secure.addLead':
    '新しいデバイスでログインし、そこで「{other}」を選びます。次に、表示されたコードを入力してください。',
  'secure.addCode': '新しいデバイスのコード',
  'secure.addWarning':
    '追加したデバイスは、ウォレットの中身をすべて使えます。目の前にあるデバイスだけを追加してください。',
  'secure.addMistyped': 'コードは12文字です。新しいデバイスと見比べてください。',
  'secure.addWrong':
    'このコードを表示しているデバイスはありません。新しいデバイスと見比べてください。',

  'secure.deviceScan': 'または、そのデバイスのカメラでこのコードを読み取ってください。',
  'secure.deviceAskLead':
    '{device} がウォレットを開こうとしています。次のコードが表示されているか確認してください：',
  'secure.deviceFront': '目の前にあり、このコードを表示しています',
  'secure.deviceAskNote':
    'お心当たりがない場合は、このページを閉じてください。ほかの人がアカウントにログインできる可能性があります。',
  'secure.deviceGoneTitle': '新しいデバイスが見つかりません',
  'secure.deviceGoneLead':
    'このコードで待っているデバイスはありません。新しいデバイスでもう一度始め、表示されたコードを読み取ってください。',
  'secure.deviceLockedTitle': 'このブラウザーではウォレットが開かれていません',
  'secure.deviceLockedLead':
    'ウォレットを使うアプリにここでログインしてから、もう一度読み取ってください。または、アプリの「{add}」でコードを入力してください。',
  'secure.deviceFailedTitle': 'デバイスは追加されませんでした',
  'secure.deviceFailedLead': 'ウォレットの設定を確認し、新しいデバイスでもう一度始めてください。',
  'secure.nothingTitle': 'ここですることはありません',
  'secure.nothingLead':
    'これはウォレットのウィンドウです。閉じて、元のアプリでもう一度始めてください。',

  'secure.approveTitle': 'このリクエストを承認しますか？',
  'secure.receiver': '受取人のアドレス',
  'secure.unsigned':
    'ウォレットにつながらなかったため、何も署名されていません。インターネット接続を確認して、もう一度お試しください。',
  'secure.signing': '署名しています…',
  'secure.together': 'すべて一度に実行されるか、何も実行されません。',
  'secure.upgradeNote':
    'アドレスと残高はそのままです。以後、誰にも変更できない {name} のコードが動きます。',
  'secure.upgradeAgree': 'アカウントをスマートアカウントにする',
  'secure.leaves': 'アカウントから出るもの',
  'secure.removalNote': 'このコードを通じてアプリに許可したことも終わります。',
  'secure.approvedTitle': '承認',
  'secure.declinedTitle': '拒否',
  'secure.overTitle': 'このリクエストは終了しました',
  'secure.overLead':
    'アプリが取り消したか、時間がかかりすぎました。このウィンドウでは何も署名されていません。',
  'secure.unsignedTitle': '署名できませんでした',
  'secure.backLead': 'このウィンドウを閉じて、アプリに戻ってください。',

  'secure.pairTitle': 'ウィンドウのコードを入力してください',
  'secure.pairLead': 'ウォレットのウィンドウに6桁の数字が表示されています。',
  'secure.pairCode': 'ウィンドウのコード',
  'secure.pairWrong': 'コードが正しくありません。ウィンドウと見比べてください。',
  'secure.pairOther': '別のウィンドウを開く',
  'secure.shownCodeTitle': 'このコードをアプリに入力してください',
  'secure.shownCodeLead':
    '元のアプリに戻り、この6桁の数字を入力してください。ご自身で開いたウィンドウでない場合は、閉じてください。',
  'secure.shownCode': 'このウィンドウのコード',
  'secure.lockedTitle': 'もう一度ログインしてください',
  'secure.lockedLead':
    'このウィンドウは、求められたウォレットにログインしていません。閉じて、アプリでもう一度ログインしてください。',
}
