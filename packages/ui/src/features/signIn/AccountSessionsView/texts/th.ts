import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'เว็บไซต์',
  'sessions.since': 'ตั้งแต่',
  'sessions.until': 'จนถึง',
  'sessions.none': 'คุณยังไม่ได้ลงชื่อเข้าใช้ {app}',
  'sessions.signOut': 'ออกจากระบบ',
  'sessions.everywhere': 'ออกจากระบบทุกที่',
  'sessions.notReached': 'คุณออกจากระบบที่นี่แล้ว แอปจะได้รับแจ้งเมื่อติดต่อได้',
  'sessions.devices': 'ที่ที่คุณลงชื่อเข้าใช้',
  'sessions.loading': 'กำลังโหลดอุปกรณ์ของคุณ',
  'sessions.thisDevice': 'อุปกรณ์นี้',
  'sessions.lastUsed': 'ใช้ล่าสุด: {time}',
  'sessions.device': '{browser} บน {system}',
  'sessions.unknown': 'เบราว์เซอร์ที่ไม่รู้จัก',
  'sessions.signOutOf': 'ออกจากระบบของ {device}',
  'sessions.signedOutOf': 'ออกจากระบบของ {device} แล้ว',
  'sessions.onlyHere': 'คุณไม่ได้ลงชื่อเข้าใช้ที่อื่น',
  'sessions.failed': 'โหลดอุปกรณ์อื่นของคุณไม่สำเร็จ',
  'sessions.offline': 'คุณออฟไลน์อยู่ อุปกรณ์ของคุณจะโหลดเมื่อกลับมาออนไลน์',
  SIWX_REQUIRED: 'คุณยังไม่ได้ลงชื่อเข้าใช้ ลงชื่อเข้าใช้ก่อน',
  SIWX_SESSION_ENDED: 'เซสชันของคุณสิ้นสุดแล้ว ลงชื่อเข้าใช้อีกครั้ง',
}
