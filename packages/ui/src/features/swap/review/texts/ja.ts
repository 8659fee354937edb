import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { OwnReviewTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof OwnReviewTexts> = {
  'swap.protectionOrder': '署名済みの注文（公開の待ち行列には載りません）',
  'swap.protectionNone': 'なし（公開の待ち行列）',
  'swap.receiveAbout': '受け取る額（約）',
  'swap.atLeast': '受け取る最低額',
  'swap.impact': '価格への影響',
  'swap.fee': 'ネットワーク手数料',
  'swap.feeAtMost': '最大{amount}',
  'swap.sponsored': '{sponsor}が支払います',
  'swap.feeDeclined': '今回はスポンサーが支払いません。',
  'swap.feeUnavailable': 'スポンサーが応答しませんでした。',
  'swap.sourceFee': '含まれる手数料',
  'swap.source': 'オファー元',
  'swap.spender': '{symbol}を引き出せる相手',
  'swap.router': 'コントラクト',
  'swap.more': '詳しく見る',
  'swap.validFor': '価格の有効時間',
  'swap.steps': 'ウォレットに届く確認',
  'swap.stepReset': '{symbol}の古い許可を取り消す',
  'swap.stepApprove': '{amount}を許可',
  'swap.stepPermit': '{amount}の許可に署名',
  'swap.stepBatch': '許可とスワップを1回で確認',
  'swap.stepSign': '注文に署名',
  'swap.preparing': 'スワップを準備しています…',
  'swap.cancel': 'キャンセル',
  'swap.allowAndSwap': '許可してスワップ',
  'swap.signAndSwap': '署名してスワップ',
  'swap.acceptPrice': '新しい価格に同意',
  'swap.typeToSwap': 'スワップするには{amount}と入力',
  'swap.changeAmount': '金額を変更',
  'swap.priceChanged': '価格が変わりました。今は{now}、前は{before}です。',
  'swap.declined': '{wallet}でリクエストが拒否されました。署名も送信もされていません。',
  'swap.noteTokenFee': '{symbol}は送るたびに手数料がかかります。すでに含まれています。',
  'swap.noteTokenSymbol':
    'このトークンのネットワーク上の名称は、{shown}ではなく{symbol}です。送りたいトークンか確認してください。',
  'swap.noteNotTried':
    'このネットワークではスワップを事前に試せません。最低額だけが保護になります。',
  'swap.noteUnknownRouter':
    'このオファーのコントラクトは不明です。最低額を受け取れない場合、スワップは失敗します。',
  'swap.noteOrder':
    'ほかの参加者が実行する注文に署名します。ネットワーク手数料はかかりません。期限までに誰も実行しなければ注文は終了し、何も交換されません。',
  'swap.lossWarn': '受け取る価値は支払う価値より{percent}少なくなります。',
  'swap.lossConfirm':
    '価値の{percent}を失います。金額を減らすか、続けるには金額を入力してください。',
  'swap.lossUnknown':
    'このスワップの価値を測れませんでした。金額を比べ、続けるには支払う額を入力してください。',
  'swap.lossRefuse':
    '価値の{percent}を失うため、このスワップはここではできません。金額を減らすか、別のトークンを選んでください。',
  'swap.lossFee': 'ネットワーク手数料がスワップ額の{percent}になります。',
  'swap.step': '{count}つ中{step}つ目',
  'swap.checkApprove': 'スワップのコントラクトに{amount}だけの引き出しを許可してください。',
  'swap.checkReset': '{symbol}の古い許可をゼロにしてください。このトークンに必要です。',
  'swap.checkSwap': '{amount}を{minimum}以上と交換することを確認してください。',
  'swap.checkRemove': '{symbol}の許可をゼロにしてください。',
  'swap.open': '{wallet}を開く',
  'swap.look': 'もう一方のデバイスを確認してください。',
  'swap.waiting': '{network}を待っています…',
  'swap.waitingApprove': '許可を処理しています。このあとスワップのためにもう一度確認が届きます。',
  'swap.waitingText': 'スワップを処理しています。このウィンドウは閉じても大丈夫です。',
  'swap.slow': '通常より時間がかかっています',
  'swap.slowText':
    '{network}が混み合っています。トランザクションはまだ保留中なので、もう一度送らないでください。ウォレットで処理を早められることがあります。',
  'swap.orderWaiting': '注文の実行を待っています…',
  'swap.orderWaitingText':
    '署名は済んでいます。誰も実行しなければ終了します。この画面は閉じてかまいません。',
  'swap.orderRefused': '注文は拒否されました',
  'swap.orderRefusedText':
    '{source}は受け付けませんでしたが、署名済みのため{time}まで実行される可能性があります。この画面は閉じてかまいません。',
  'swap.orderClosedText':
    '{time}より前に{symbol}を再び許可しないかぎり、注文が実行されることはもうありません。',
  'swap.paused': '価格が変わりました',
  'swap.pausedReady': 'スワップの準備ができました',
  'swap.pausedReadyText': '許可は済んでいます。続けるまで何も交換されません。',
  'swap.pausedSignText': '続けるまで何も交換されません。',
  'swap.pausedText': '今受け取れるのは{before}ではなく{now}です。スワップは判断を待っています。',
  'swap.done': 'スワップしました',
  'swap.received': '受け取った額',
  'swap.receivedAtLeast': '受け取った最低額',
  'swap.removed': '許可を取り消しました',
  'swap.removedText': 'コントラクトはもう{symbol}を引き出せません。',
  'swap.close': '完了',
  'swap.explorer': 'エクスプローラーで表示',
  'swap.ended': 'スワップは成立しませんでした',
  'swap.failedText': '支払ったのはネットワーク手数料だけです。ネットワークの理由：{reason}。',
  'swap.failedPrice': '支払ったのはネットワーク手数料だけです。価格が上限を超えました。',
  'swap.replaced': 'トランザクションが置き換えられました',
  'swap.replacedText':
    'ウォレットで取り消されたか、置き換えられました。トークンを確認してください。',
  'swap.dropped': 'トランザクションが破棄されました',
  'swap.droppedText':
    'このトランザクションが実行されることはもうありません。アカウントから送られたものはありません。',
  'swap.orderEnded': '注文は実行されませんでした',
  'swap.orderEndedText': 'もう実行されることはありません。アカウントからは何も出ていません。',
  'swap.altered': 'トランザクションが変更されました',
  'swap.alteredText':
    'ウォレットが、ここで確認した内容とは異なるものを送信しました。エクスプローラーで確認してください。',
  'swap.unproven': 'トランザクションを検証できませんでした',
  'swap.unprovenText':
    'ネットワークに受け付けられましたが、結果を確認できませんでした。もう一度スワップする前にトークンを確認してください。',
  'swap.again': 'もう一度スワップ',
  'swap.freshPrice': '新しい価格を取得',
  'swap.wrong': '問題が発生しました',
  'swap.unknown': '送信された可能性があります',
  'swap.unknownText':
    '何が起きたか確認できませんでした。もう一度スワップする前にアカウントを確認してください。',
  'swap.account': 'エクスプローラーでアカウントを表示',
  'swap.looked': '確認しました。送信されていません。',
  'swap.allowanceOpen': '{amount}の許可がまだ残っています。',
  'swap.removeAllowance': '取り消す',
}
