import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': '웹사이트',
  'sessions.since': '시작',
  'sessions.until': '종료',
  'sessions.none': '{app}에 로그인하지 않았어요',
  'sessions.signOut': '로그아웃',
  'sessions.everywhere': '모든 기기에서 로그아웃',
  'sessions.notReached': '여기에서는 로그아웃했어요. 접속되면 앱에 알릴게요.',
  'sessions.devices': '로그인된 기기',
  'sessions.loading': '기기를 불러오는 중',
  'sessions.thisDevice': '이 기기',
  'sessions.lastUsed': '마지막 사용: {time}',
  'sessions.device': '{system}의 {browser}',
  'sessions.unknown': '알 수 없는 브라우저',
  'sessions.signOutOf': '{device}에서 로그아웃',
  'sessions.signedOutOf': '{device}에서 로그아웃했어요.',
  'sessions.onlyHere': '다른 곳에서는 로그인하지 않았어요.',
  'sessions.failed': '다른 기기를 불러오지 못했어요.',
  'sessions.offline': '오프라인이에요. 다시 온라인이 되면 기기를 불러와요.',
  SIWX_REQUIRED: '로그인하지 않았어요. 먼저 로그인하세요.',
  SIWX_SESSION_ENDED: '세션이 끝났어요. 다시 로그인하세요.',
}
