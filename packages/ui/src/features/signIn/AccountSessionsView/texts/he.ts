import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'אתר אינטרנט',
  'sessions.since': 'מאז',
  'sessions.until': 'עד',
  'sessions.none': 'אינכם מחוברים ל־{app}',
  'sessions.signOut': 'התנתקות',
  'sessions.everywhere': 'התנתקות מכל מקום',
  'sessions.notReached': 'התנתקתם כאן. האפליקציה תקבל על כך הודעה כשניתן יהיה להגיע אליה.',
  'sessions.devices': 'היכן אתם מחוברים',
  'sessions.loading': 'טוענים את המכשירים שלכם',
  'sessions.thisDevice': 'המכשיר הזה',
  'sessions.lastUsed': 'שימוש אחרון: {time}',
  'sessions.device': '{browser} ב־{system}',
  'sessions.unknown': 'דפדפן לא מוכר',
  'sessions.signOutOf': 'התנתקות מ־{device}',
  'sessions.signedOutOf': 'התנתקתם מ־{device}.',
  'sessions.onlyHere': 'אינכם מחוברים בשום מקום אחר.',
  'sessions.failed': 'לא ניתן היה לטעון את המכשירים האחרים שלכם.',
  'sessions.offline': 'אין חיבור לאינטרנט. המכשירים ייטענו כשהחיבור יחזור.',
  SIWX_REQUIRED: 'אינכם מחוברים. התחברו תחילה.',
  SIWX_SESSION_ENDED: 'ההתחברות שלכם הסתיימה. התחברו שוב.',
}
