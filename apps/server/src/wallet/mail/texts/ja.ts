import type { MailTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: MailTexts = {
  codeSubject: '{code}は{host}のコードです',
  code: '{host}のコードです。',
  only: '{wallet}でのみ入力してください。メール、電話、チャットで尋ねられても、誰にも教えないでください。',
  lasts: '10分間有効です。お心当たりがない場合は、このメールを無視してください。',
  asked: 'リクエスト元：{browser}、{time}',
  recoverySubject: '誰かがウォレットを復元しようとしています',
  recovery: 'リカバリーコードが使われました。{until}からウォレットを開けるようになります。',
  holdersSubject: 'ウォレットを開けるものが変わりました',
  holders: 'ウォレットのデバイスまたは復元方法が変更されました。',
  deletionSubject: 'ウォレットは削除されます',
  deletion:
    'ウォレットの削除がリクエストされました。削除日時：{until}。それまではウォレットの設定で取り消せます。',
  exportSubject: 'キーがエクスポートされました',
  export: 'ウォレットのキーがエクスポートされました。',
  movedSubject: 'ウォレットのメールアドレスが変更されました',
  moved:
    'ウォレットへのログインに使うメールアドレスが変更されました。今後のコードは別のメールボックスに届きます。',
  lostSubject: 'ウォレットのメールアドレスが変更されます',
  lost: 'このメールボックスを使わずにウォレットのメールアドレスを変更するため、パスキーが使われました。変更日時：{until}。それまではこのメールから止められます。',
  keep: 'このメールを読めて、今のメールアドレスを使い続ける場合は、変更を止めてください：',
  linkedSubject: '別のログイン方法',
  linked: 'ウォレットへのログイン方法に{provider}が追加されました。',
  unlinkedSubject: 'ログイン方法が削除されました',
  unlinked: 'ウォレットへのログイン方法から{provider}が削除されました。',
  freeze:
    'お心当たりがない場合は、ウォレットを凍結してください。もう一度開くまで何も署名しません：',
  from: 'このメールは{wallet}からです。コードや単語を尋ねることはありません。',
  browser: 'ブラウザ',
  browserOn: '{browser}（{system}）',
  email: 'メール',
  passkey: 'パスキー',
}
