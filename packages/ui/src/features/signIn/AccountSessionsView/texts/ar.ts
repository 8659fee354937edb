import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'موقع الويب',
  'sessions.since': 'منذ',
  'sessions.until': 'حتى',
  'sessions.none': 'لم تسجّل الدخول إلى {app}',
  'sessions.signOut': 'تسجيل الخروج',
  'sessions.everywhere': 'تسجيل الخروج من كل مكان',
  'sessions.notReached': 'لقد سجّلت الخروج هنا. سيُبلَّغ التطبيق عندما يمكن الوصول إليه.',
  'sessions.devices': 'أين سجّلت الدخول',
  'sessions.loading': 'جارٍ تحميل أجهزتك',
  'sessions.thisDevice': 'هذا الجهاز',
  'sessions.lastUsed': 'آخر استخدام: {time}',
  'sessions.device': '{browser} على {system}',
  'sessions.unknown': 'متصفح غير معروف',
  'sessions.signOutOf': 'تسجيل الخروج من {device}',
  'sessions.signedOutOf': 'تم تسجيل الخروج من {device}.',
  'sessions.onlyHere': 'لم تسجّل الدخول في أي مكان آخر.',
  'sessions.failed': 'تعذّر تحميل أجهزتك الأخرى.',
  'sessions.offline': 'أنت غير متصل بالإنترنت. ستُحمَّل أجهزتك عند عودة الاتصال.',
  SIWX_REQUIRED: 'لم تسجّل الدخول. سجّل الدخول أولًا.',
  SIWX_SESSION_ENDED: 'انتهت جلستك. سجّل الدخول مرة أخرى.',
}
