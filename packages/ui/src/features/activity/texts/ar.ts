import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'جارٍ تحميل نشاطك',
  'activity.failed': 'تعذّر جلب المعاملات',
  'activity.moreFailed': 'لم تُحمَّل المعاملات الأقدم.',
  'activity.showMore': 'عرض المعاملات الأقدم',
  'activity.moreLoading': 'جارٍ تحميل المعاملات الأقدم',
  'activity.emptyTitle': 'لا يوجد نشاط بعد',
  'activity.emptyText': 'يظهر هنا ما يحدث لهذا الحساب على {network}.',
  'activity.unsupportedTitle': 'لا يوجد سجل هنا',
  'activity.noService': 'ليس لهذا التطبيق خدمة تحفظ سجل الحسابات.',
  'activity.noHistory': 'خدمة هذا التطبيق لا تحفظ سجل {network}.',
  'activity.explorer': 'عرض في المستكشف',
  'activity.sentHere': 'مُرسل من هذا التطبيق',
  'activity.operation':
    '{operation, select, send {أُرسل} receive {استُلم} trade {بُودل} mint {سُك} burn {أُحرق} approve {تمت الموافقة} revoke {سُحبت الموافقة} deposit {أُودع} withdraw {سُحب} borrow {اقتُرض} repay {سُدِّد} claim {طولب به} stake {وُضع في الستيكينغ} unstake {أُخرج من الستيكينغ} sending {جارٍ الإرسال} self {أُرسل إلى نفسك} other {استدعاء عقد}}',
  'activity.status':
    '{status, select, pending {قيد الانتظار} failed {فشلت} replaced {استُبدلت} dropped {لم تُرسل} unproven {غير مؤكدة} other {عُدّلت}}',
  'activity.to': 'إلى {address}',
  'activity.from': 'من {address}',
  'activity.collectible': 'مقتنى',
  'activity.more': '{count} أخرى',
  'activity.dropped':
    '{count, plural, zero {لم تُستبعد أي معاملة.} one {استُبعدت معاملة واحدة: ما تقوله الخدمة عنها غير ممكن.} two {استُبعدت معاملتان: ما تقوله الخدمة عنهما غير ممكن.} few {استُبعدت # معاملات: ما تقوله الخدمة عنها غير ممكن.} many {استُبعدت # معاملة: ما تقوله الخدمة عنها غير ممكن.} other {استُبعدت # معاملة: ما تقوله الخدمة عنها غير ممكن.}}',
}
