import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host}がログインを求めています。ご自身で始めた場合にのみ、Farcasterアカウントを所有するウォレットで続けてください。',
  'farcaster.noWallet':
    'このブラウザにウォレットが見つかりません。ウォレットのあるブラウザでこのページを開いてください。',
  'farcaster.copy': 'リンクをコピー',
  'farcaster.copied': 'リンクをコピーしました',
  'farcaster.decline': 'ログインしない',
  'farcaster.rejected':
    'ウォレットで拒否されました。もう一度試すか、別のウォレットを選んでください。',
  'farcaster.unsigned':
    'ウォレットが署名しませんでした。もう一度試すか、別のウォレットを選んでください。',
  'farcaster.foreign':
    'このウォレットはそのFarcasterアカウントの署名ができません。別のウォレットを選んでください。',
  'farcaster.accountTitle': 'FarcasterのIDを入力',
  'farcaster.accountLead':
    'このウォレットが所有するFarcasterアカウントはありません。署名を許可されたアカウントがあれば、そのIDを入力してください。',
  'farcaster.account': 'FarcasterのID',
  'farcaster.other': '別のウォレットを選択',
  'farcaster.sign': '署名',
  'farcaster.done': 'このページを閉じて、始めた場所に戻ってください。',
  'farcaster.late': 'このログインは終了しました。元の場所からもう一度始めてください。',
}
