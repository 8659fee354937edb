import type { AreaTexts } from '@cleat/ui/secure'
import type { ManageTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof ManageTexts> = {
  'manage.login': 'ログイン方法',
  'manage.remove': '削除',
  'manage.removeAsk': '{name}を削除しますか？',
  'manage.unlinkText': 'この方法ではログインできなくなります。ウォレットは残ります。',
  'manage.cancel': 'キャンセル',
  'manage.add': '{name}を追加',
  'manage.firstEmailLead':
    '追加すると、そこに届くコードでログインできます。ご本人のものか確認するため、今コードを送信します。',
  'manage.devices': 'デバイス',
  'manage.thisDevice': 'このデバイス',
  'manage.used': '最終使用：{date}',
  'manage.deviceText':
    'このデバイスではウォレットを開けなくなります。他の人が持っている場合は、資産も別のウォレットに移してください。',
  'manage.tested': '最終テスト：{date}',
  'manage.untested': '未テスト',
  'manage.test': 'テスト',
  'manage.recoveryText': 'この方法ではウォレットを開けなくなります。他の方法は引き続き使えます。',
  'manage.addRecovery': '追加または交換',
  'manage.recovers': '復元コードが使われています',
  'manage.recoversIn':
    '{time}後に別の場所でウォレットが開きます。心当たりがなければ、止めてコードを替えてください。',
  'manage.recoversNow':
    '別の場所で今すぐウォレットを開けます。心当たりがなければ、止めてコードを替えてください。',
  'manage.stopRecovery': '止める',
  'manage.security': 'セキュリティ',
  'manage.confirm': 'パスキーを確認する',
  'manage.confirmOn': '署名するたび',
  'manage.confirmOff': 'パスキーなしで署名します',
  'manage.turnOn': 'オンにする',
  'manage.turnOff': 'オフにする',
  'manage.limit': 'アプリ内で支払いを承認',
  'manage.limitOff': '支払いのたびに、このようなウィンドウが開きます',
  'manage.limitOn': 'この端末では24時間に{amount}まで',
  'manage.limitTo': '最大{amount}',
  'manage.logOut': 'すべての場所でログアウト',
  'manage.logOutText': 'このブラウザを含むすべてのブラウザでログアウトします。',
  'manage.export': '別のウォレットで使う',
  'manage.words': '24個の単語',
  'manage.wordsText': 'ウォレットのすべてのアカウント用',
  'manage.key': '{network}の鍵',
  'manage.keyText': 'このアカウント専用',
  'manage.show': '表示',
  'manage.events': 'アクティビティ',
  'manage.eventsText': 'ウォレットに起きたこと',
  'manage.event':
    '{event, select, login {ログイン} logout {ログアウト} device {デバイスの変更} signed {署名} exported {鍵の表示} holders {開ける方法の変更} refused {拒否} recovery {復元の開始} stopped {復元を停止} tested {復元のテスト} waiting {メールアドレスの変更を開始} kept {メールアドレスの変更を停止} methods {ログイン方法の変更} deletion {削除の変更} created {ウォレットの作成} frozen {凍結または再開} other {変更}}',
  'manage.noEvents': 'まだ何もありません。',
  'manage.broken':
    'このリストの一部が変更されているか、欠けています。ウォレットの運営者に確認してください。',
  'manage.delete': 'ウォレットを削除',
  'manage.deleteText':
    '7日後に削除され、それまでは残すことができます。その後は単語だけがアカウントを開けます。先に保存してください。',
  'manage.deletes':
    '{count, plural, =0 {ウォレットは今日削除されます。} other {ウォレットは#日後に削除されます。}}',
  'manage.keep': 'ウォレットを残す',
  'manage.done': '完了しました。',
  'manage.working': 'お待ちください…',
  'manage.failed': 'うまくいきませんでした。ここでウォレットを確認して、もう一度お試しください。',
  'manage.frozen': 'ウォレットが凍結されているため、何も変更されていません。先に再開してください。',
  'manage.frozenTitle': 'ウォレットは凍結されています',
  'manage.frozenText':
    'もう一度開くまで何も署名しません。そのあとで、見覚えのないデバイスとログイン方法を削除してください。',
  'manage.thaw': 'もう一度開く',
  'manage.last': '少なくとも1つは必要です。先に別の方法を追加してください。',
  'manage.changed':
    'その間に別のブラウザがウォレットを変更しました。ここで確認して、もう一度お試しください。',
  'manage.needsPasskey': 'パスキーが必要です。パスキーのあるブラウザで続けてください。',
  'manage.otherAccount':
    'このログインは別のウォレットのものです。このウォレットのログインを使ってください。',
  'manage.taken': 'このログインは別のウォレットで使われているため、追加されませんでした。',
  'manage.endedTitle': 'ログアウトしました',
  'manage.endedText':
    'このウィンドウを閉じてください。戻るには、アプリでもう一度ログインしてください。',
  'manage.lockedTitle': 'ウォレットはここで開かれていません',
  'manage.lockedText': '元のアプリでもう一度ログインしてください。ウォレットがここで開きます。',
  'manage.againTitle': 'もう一度ログインしてください',
  'manage.againText': '次の内容はご本人専用です。本人確認をしてください。',
  'manage.sendCode': 'コードをメールで送る',
  'manage.noLogin':
    'このブラウザには、このウォレットにログインする方法がありません。別のブラウザで続けてください。',
  'manage.touchTitle': 'パスキーで確認してください',
  'manage.codeTitle': '復元コードをテストしてください',
  'manage.codeText': '保存したコードを入力してください。',
  'manage.holdTitle': 'ご本人だけが見てください',
  'manage.holdText':
    'これを見た人は、ここにあるすべてを奪うことができ、取り消せません。周りに人がいないことを確認してください。サポートする人がこれを必要とすることはありません。',
  'manage.holdMail': '表示されたことをメールでお知らせします。',
  'manage.hold': '長押しで表示',
  'manage.holding': 'そのまま押し続けてください…',
  'manage.pressAgain': '3秒後にもう一度押すと表示されます。',
  'manage.wordsTitle': '24個の単語',
  'manage.wordsHelp': 'この順番で、別のウォレットですべてのアカウントを開けます。',
  'manage.keyTitle': '{network}の鍵',
  'manage.keyHelp': '別のウォレットでこのアカウントを開けます。',
  'manage.left': 'あと{seconds}秒で非表示',
  'manage.copy': 'コピー',
  'manage.copied': 'コピーしました',
  'manage.copyWarning':
    '他のアプリはコピーした内容を読み取れます。すぐに貼り付けてから、別のものをコピーしてください。',
  'manage.hide': '今すぐ隠す',
}
