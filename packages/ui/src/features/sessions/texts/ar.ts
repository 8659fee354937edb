import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {منتهية} revoked {ملغاة} other {سارية}}',
  'permissions.loading': 'جارٍ تحميل الأذونات',
  'permissions.none':
    '{tab, select, expired {لم ينتهِ شيء} revoked {لم يُلغَ شيء} other {لا شيء يتم من دون موافقتك}}',
  'permissions.noneText': 'يظهر هنا ما يمكن لهذا التطبيق فعله من دون سؤال.',
  'permissions.undated': 'التاريخ غير معروف',
  'permissions.missingService': 'تعذّر تحميل الأذونات من متصفحاتك الأخرى.',
  'permissions.missingWallet': 'لا يشارك {wallet} قائمته، لذلك يظهر هنا ما يتذكره هذا المتصفح.',
  'permissions.unsupportedTitle': 'لا يمنح {wallet} أذونات',
  'permissions.unsupportedText': 'على التطبيقات أن تسألك كل مرة.',
  'permissions.failedTitle': 'تعذّر تحميل أذوناتك',
  'permissions.until': 'حتى {date}',
  'permissions.ended': 'انتهى في {date}',
  'permissions.unknown': 'غير مؤكد',
  'permissions.broader': 'أكثر من اللازم',
  'permissions.revoking': 'جارٍ الإلغاء',
  'permissions.any': 'أي مبلغ من {symbol}',
  'permissions.unknownAmount': 'مبلغ من {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} في الدقيقة} hour {{amount} في الساعة} day {{amount} في اليوم} week {{amount} في الأسبوع} other {{amount} كل {time}}}',
  'permissions.stream': '{amount} في اليوم، حتى {max} إجمالًا',
  'permissions.allowance': 'حتى {amount} إجمالًا',
  'permissions.used': 'استُخدم {amount}',
  'permissions.usedInPeriod': 'استُخدم {amount} في هذه الفترة',
  'permissions.calls': 'استدعاء {names}',
  'permissions.callsWithValue': 'استدعاء {names} وإرسال ما يصل إلى {amount}',
  'permissions.steps': 'ما حدث',
  'permissions.stepWallet':
    '{fact, select, pending {أكّد في {wallet}} done {ألغاه {wallet}} failed {لم يلغه {wallet}} other {لا يمكن سؤال {wallet} هنا}}',
  'permissions.stepList':
    '{fact, select, pending {جارٍ التحقق لدى {wallet}} done {لم يعد في قائمة {wallet}} failed {ما زال في قائمة {wallet}} other {ليس لدى {wallet} قائمة للتحقق}}',
  'permissions.stepChain':
    '{fact, select, pending {جارٍ التحقق مع {network}} done {{network} تؤكد ذلك} failed {{network} ما زالت تسمح به} other {تعذّر سؤال {network}}}',
  'permissions.stepService':
    '{fact, select, pending {جارٍ إخبار الخدمة} done {الخدمة على علم} other {تعذّر إخبار الخدمة}}',
  'permissions.app': 'التطبيق',
  'permissions.given': 'مُنح في',
  'permissions.endsAt': 'ينتهي في',
  'permissions.callLimit': 'أقصى عدد من الاستدعاءات',
  'permissions.delegate': 'من يمكنه استخدامه',
  'permissions.enforcer': 'يفرضه',
  'permissions.gone': 'لم يعد هذا الإذن هنا',
  'permissions.broaderText':
    'منح {wallet} أكثر مما طلبه هذا التطبيق. لم يحصل عليه التطبيق، لكنه قد يكون ساريًا. يمكنك إلغاؤه.',
  'permissions.allowed': 'مسموح من دون سؤال',
  'permissions.openText': 'قد يكون ساريًا. حاول مرة أخرى أو ألغِه في {wallet}.',
  'permissions.revoke': 'سحب الإذن',
  'permissions.revokeAgain': 'إلغاء الإذن مجددًا',
  'permissions.revokeAll': 'إلغاء الأذونات كلها ({count})',
  'permissions.createdTitle': 'لدى {app} إذن منك',
  'permissions.createdText': '{words}، حتى {date}. يمكن إلغاؤه في أي وقت من إعدادات الحساب.',
  'permissions.see': 'عرض الإذن',
  'permissions.network': 'الشبكة',
  'permissions.done': 'تم',
  PERMISSION_INVALID: 'طلب هذا التطبيق إذنًا غير صالح. لم يُمنح شيء.',
  PERMISSION_UNSUPPORTED: 'لا يستطيع {wallet} منح هذا الإذن. جرّب محفظة أخرى.',
  PERMISSION_BROADER_THAN_ASKED: 'منح {wallet} أكثر مما طلبه هذا التطبيق. ألغِه ضمن الأذونات.',
}
