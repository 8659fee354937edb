import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'ウェブサイト',
  'sessions.since': '開始',
  'sessions.until': '終了',
  'sessions.none': '{app}にログインしていません',
  'sessions.signOut': 'ログアウト',
  'sessions.everywhere': 'すべての端末でログアウト',
  'sessions.notReached': 'ここではログアウトしました。つながり次第、アプリに通知されます。',
  'sessions.devices': 'ログイン中の端末',
  'sessions.loading': '端末を読み込み中',
  'sessions.thisDevice': 'このデバイス',
  'sessions.lastUsed': '最終使用：{time}',
  'sessions.device': '{system}の{browser}',
  'sessions.unknown': '不明なブラウザ',
  'sessions.signOutOf': '{device}からログアウト',
  'sessions.signedOutOf': '{device}からログアウトしました。',
  'sessions.onlyHere': 'ほかの端末ではログインしていません。',
  'sessions.failed': 'ほかの端末を読み込めませんでした。',
  'sessions.offline': 'オフラインです。オンラインに戻ると端末を読み込みます。',
  SIWX_REQUIRED: 'ログインしていません。先にログインしてください。',
  SIWX_SESSION_ENDED: 'セッションは終了しました。もう一度ログインしてください。',
}
