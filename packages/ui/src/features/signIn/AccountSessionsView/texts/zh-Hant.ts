import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': '網站',
  'sessions.since': '開始時間',
  'sessions.until': '結束時間',
  'sessions.none': '你尚未登入 {app}',
  'sessions.signOut': '登出',
  'sessions.everywhere': '在所有裝置上登出',
  'sessions.notReached': '你已在此登出。應用程式可連線時會收到通知。',
  'sessions.devices': '已登入的裝置',
  'sessions.loading': '正在載入你的裝置',
  'sessions.thisDevice': '此裝置',
  'sessions.lastUsed': '上次使用：{time}',
  'sessions.device': '{system} 上的 {browser}',
  'sessions.unknown': '未知的瀏覽器',
  'sessions.signOutOf': '在 {device} 上登出',
  'sessions.signedOutOf': '已在 {device} 上登出。',
  'sessions.onlyHere': '你沒有在其他地方登入。',
  'sessions.failed': '無法載入你的其他裝置。',
  'sessions.offline': '你已離線。恢復連線後將載入你的裝置。',
  SIWX_REQUIRED: '你尚未登入。請先登入。',
  SIWX_SESSION_ENDED: '你的工作階段已結束。請重新登入。',
}
