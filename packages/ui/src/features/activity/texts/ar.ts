import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'جارٍ تحميل نشاطك',
  'activity.failed': 'تعذّر تحميل المعاملات',
  'activity.moreFailed': 'تعذّر تحميل المعاملات السابقة.',
  'activity.showMore': 'عرض المعاملات السابقة',
  'activity.moreLoading': 'جارٍ تحميل المعاملات السابقة',
  'activity.emptyTitle': 'لا يوجد نشاط بعد',
  'activity.emptyText': 'ستظهر هنا معاملاتك على {network}.',
  'activity.unsupportedTitle': 'النشاط غير متاح',
  'activity.noService': 'اطّلع على معاملاتك في مستكشف الكتل.',
  'activity.noHistory': 'اطّلع على معاملاتك على {network} في مستكشف الكتل.',
  'activity.explorer': 'عرض في المستكشف',
  'activity.sentHere': 'أُرسلت من هذا التطبيق',
  'activity.operation':
    '{operation, select, send {تم الإرسال} receive {تم الاستلام} trade {تمت المبادلة} mint {تم السك} burn {تم الحرق} approve {تمت الموافقة} revoke {أُلغيت الموافقة} deposit {تم الإيداع} withdraw {تم السحب} borrow {تم الاقتراض} repay {تم السداد} claim {تمت المطالبة} stake {تم التكديس} unstake {أُلغي التكديس} sending {جارٍ الإرسال} self {تم الإرسال إلى نفسك} other {استدعاء عقد}}',
  'activity.status':
    '{status, select, pending {معلّقة} open {لا تزال مفتوحة في محفظتك} failed {فشلت} replaced {استُبدلت} dropped {لم تُرسل} unproven {لم يتم التحقّق} other {عُدّلت}}',
  'activity.to': 'إلى {address}',
  'activity.from': 'من {address}',
  'activity.collectible': 'مقتنى',
  'activity.more': '{count} أخرى',
  'activity.dropped':
    '{count, plural, zero {لا توجد معاملات مخفية.} one {أُخفيت معاملة واحدة لأن بياناتها غير صالحة.} two {أُخفيت معاملتان لأن بياناتهما غير صالحة.} few {أُخفيت # معاملات لأن بياناتها غير صالحة.} many {أُخفيت # معاملة لأن بياناتها غير صالحة.} other {أُخفيت # معاملة لأن بياناتها غير صالحة.}}',
}
