import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': '復元キットを開いてください',
  'kit.fileLead':
    'サービスなしでウォレットの単語と鍵を表示できます。このページはオフラインで動作し、入力した内容が外に出ることはありません。',
  'kit.chooseFile': 'キットのファイルを選択',
  'kit.pasteLabel': 'またはファイルの中身を貼り付けてください',
  'kit.pasteHint': 'ファイルをこのページにドロップすることもできます。',
  'kit.notKit':
    'これは復元キットではありません。キットを作成したときにダウンロードしたファイルを選んでください。',
  'kit.otherVersion':
    '新しいバージョンで作成されたため、このページではこのキットを読み取れません。キットと一緒に保存した復元ページを使ってください。',
  'kit.damaged':
    'キットのファイルが壊れているか不完全なため、開けません。別のコピーを使ってください。',
  'kit.unreadable': 'ファイルを読み取れませんでした。もう一度選んでください。',
  'kit.unsupportedTitle': 'このブラウザではキットを開けません',
  'kit.unsupportedLead': 'ブラウザを更新するか、別のブラウザでこのページを開いてください。',
  'kit.codeTitle': 'キットのコードを入力してください',
  'kit.codeLead': '{date}にこのキットを作成したときに書き留めたコードです。',
  'kit.codeName': 'キットのコード',
  'kit.mistyped':
    'キットのコードが足りないか、入力に誤りがあります。保存した控えと見比べてください。',
  'kit.recoveryCode':
    'これは復元コードで、キットは開けません。キットを作成したときに書き留めたコードを入力してください。',
  'kit.refused':
    'このコードではこのキットを開けません。コードとファイルが同じキットのものか確認してください。同じものであれば、ファイルが壊れています。別のコピーを使ってください。',
  'kit.open': 'キットを開く',
  'kit.opening': 'キットを開いています…',
  'kit.otherFile': '別のファイルを使う',
  'kit.openedTitle': 'お使いのウォレット',
  'kit.openedLead':
    '単語または秘密鍵があれば、ほかのどのウォレットアプリでもこのウォレットを開けます。',
  'kit.secretWarning':
    '単語または秘密鍵を見た人は、ウォレットの中身をすべて持ち出せます。誰にも見られていないことを確かめ、決して教えないでください。',
  'kit.differs':
    '単語のアドレスが、キットに書かれているものと異なります。ここに表示しているのは単語のアドレスです。',
  'kit.words': '24個の単語',
  'kit.compatible': '{network}と互換性のあるネットワーク',
  'kit.privateKey': '秘密鍵',
  'kit.showWords': '長押しして単語を表示',
  'kit.showKey': '長押しして秘密鍵を表示',
  'kit.keepHolding': 'そのまま押し続けてください…',
  'kit.pressAgain': '3秒後にもう一度押すと表示されます。',
  'kit.hidesIn': '{seconds}秒後に非表示になります',
  'kit.hide': '非表示にする',
  'kit.copySecret': 'コピー',
  'kit.copied': 'コピーしました',
  'kit.copyFailed': 'コピーできませんでした。テキストを選択して手動でコピーしてください。',
  'kit.close': 'キットを閉じる',
  'kit.makeTitle': '復元キットを作成してください',
  'kit.makeLead':
    'キットはファイルとコードからなります。このサービスがなくなっても、両方がそろえばウォレットを開けます。',
  'kit.makeWarning':
    '両方を持つ人は、ウォレットの中身をすべて持ち出せます。ファイルとコードは別々の場所に保管してください。',
  'kit.make': 'キットを作成',
  'kit.cancel': 'キャンセル',
  'kit.making': 'キットを作成しています…',
  'kit.saveTitle': 'キットを保存してください',
  'kit.saveLead':
    '両方のファイルをダウンロードし、コードを書き留めてください。当方に控えはなく、コードは今しか表示されません。',
  'kit.download': 'キットのファイルをダウンロード',
  'kit.downloadPage': '復元ページをダウンロード',
  'kit.pageNote': '復元ページは、どのブラウザでもオフラインでもキットを開けます。',
  'kit.saved': 'すべて保存しました',
  'kit.confirmTitle': 'コードの控えを確認します',
  'kit.confirmLead': '保存した控えを見て、キットのコードの次の2か所を入力してください。',
  'kit.part': 'パート{number}',
  'kit.confirmWrong':
    'キットのコードと一致しません。控えを確認するか、コードをもう一度表示してください。',
  'kit.showCode': 'キットのコードをもう一度表示',
  'kit.finish': '完了する',
  'kit.doneTitle': '復元キットの準備ができました',
  'kit.doneLead':
    'キットは取り消せません。ウォレットに中身がある限り、キットで開けます。ファイルまたはコードを失った場合は、別のキットを作成してください。',
  'kit.done': '完了',
}
