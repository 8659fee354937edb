import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE:
    'ウォレットにつながりませんでした。インターネット接続を確認して、もう一度お試しください。',
  FRAME_REFUSED: 'このアプリは正しく設定されていません。アプリのサポートにお問い合わせください。',
  FRAME_LOST:
    'ウォレットが応答しなくなりました。リクエストが完了したかどうかを確認してから、もう一度お試しください。',
  FRAME_BAD_ANSWER: 'サービス側で問題が発生しました。もう一度お試しください。',
  FRAME_VERSION_UNSUPPORTED:
    'このアプリとウォレットのバージョンが合いません。ページを再読み込みするか、アプリのサポートにお問い合わせください。',
  LOGIN_CODE_WRONG: 'コードが正しくありません。最新のメールにあるコードを使ってください。',
  LOGIN_CODE_EXPIRED: 'コードの有効期限が切れました。新しいコードを請求してください。',
  LOGIN_THROTTLED: '試行回数が多すぎます。少し待ってから、もう一度お試しください。',
  LOGIN_PROVIDER_REFUSED: 'ログインが拒否されました。何も共有されていません。',
  LOGIN_PROVIDER_FAILED:
    'ログインできませんでした。もう一度試すか、別の方法でログインしてください。',
  LOGIN_WINDOW_CLOSED: 'ログインする前に、ウィンドウが閉じられました。',
  LOGIN_DEVICE_UNPROVEN:
    'ご本人のものだと確認できるまで、ウォレットはここではロックされたままです。',
  WALLET_LOCKED:
    'このブラウザではウォレットがロックされています。もう一度試すとロックを解除できます。',
  SHARE_MISMATCH:
    'ウォレットを開けませんでした。何も署名されていません。別の復元方法を使ってください。',
  SHARE_REFUSED:
    'サーバーがウォレットのロックを解除しませんでした。何も署名されていません。もう一度お試しください。',
}
