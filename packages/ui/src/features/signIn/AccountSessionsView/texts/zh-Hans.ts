import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': '网站',
  'sessions.since': '开始时间',
  'sessions.until': '结束时间',
  'sessions.none': '你尚未登录 {app}',
  'sessions.signOut': '退出登录',
  'sessions.everywhere': '在所有设备上退出登录',
  'sessions.notReached': '你已在此退出登录。应用可连接时会收到通知。',
  'sessions.devices': '已登录的设备',
  'sessions.loading': '正在加载你的设备',
  'sessions.thisDevice': '此设备',
  'sessions.lastUsed': '上次使用：{time}',
  'sessions.device': '{system} 上的 {browser}',
  'sessions.unknown': '未知浏览器',
  'sessions.signOutOf': '在 {device} 上退出登录',
  'sessions.signedOutOf': '已在 {device} 上退出登录。',
  'sessions.onlyHere': '你没有在其他地方登录。',
  'sessions.failed': '无法加载你的其他设备。',
  'sessions.offline': '你已离线。恢复在线后将加载你的设备。',
  SIWX_REQUIRED: '你尚未登录。请先登录。',
  SIWX_SESSION_ENDED: '你的会话已结束。请重新登录。',
}
