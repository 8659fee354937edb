import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'مع الحساب الذكي تؤكّد عدة خطوات دفعة واحدة، ويمكن للتطبيقات دفع رسومك. يبقى عنوانك كما هو.',
  'smartAccount.introContract':
    'مع الحساب الذكي تؤكّد عدة خطوات دفعة واحدة، ويمكن للتطبيقات دفع رسومك. وله عنوان مختلف عن حسابك العادي.',
  'smartAccount.addresses': 'تسجيل الدخول نفسه، عنوان آخر',
  'smartAccount.use': 'استخدام حساب ذكي',
  'smartAccount.kept': 'متوقف. ما تمت ترقيته يبقى كذلك حتى تزيله.',
  'smartAccount.loading': 'جارٍ فحص شبكاتك…',
  'smartAccount.ready': 'جاهز. تتم الترقية مع أول إجراء لك.',
  'smartAccount.readyContract': 'جاهز. يُنشأ مع أول إجراء لك.',
  'smartAccount.upgraded': 'تمت الترقية',
  'smartAccount.count':
    '{count, plural, zero {لم تتم الترقية على أي شبكة} one {تمت الترقية على شبكة واحدة} two {تمت الترقية على شبكتين} few {تمت الترقية على # شبكات} many {تمت الترقية على # شبكة} other {تمت الترقية على # شبكة}}',
  'smartAccount.plain': 'حساب عادي',
  'smartAccount.unavailable': 'غير متاح هنا. يعمل حسابك كحساب عادي.',
  'smartAccount.unavailableContract': 'غير متاح هنا. استخدم حسابك العادي.',
  'smartAccount.unknown': 'يشغّل شيفرة لا نعرفها',
  'smartAccount.contract': 'حساب عقد',
  'smartAccount.failed': 'تعذّر فحص هذه الشبكة',
  'smartAccount.explorer': 'عرض في المستكشف',
  'smartAccount.remove': 'إزالة الترقية',
  'smartAccount.removeText':
    'على {network} يعود حسابك عاديًا وتنتهي الأذونات التي منحتها هناك. أنت تدفع رسوم الشبكة.',
  'smartAccount.keep': 'إلغاء',
  'smartAccount.asking': 'جارٍ إزالة الترقية…',
  'smartAccount.waiting': 'في انتظار {network}…',
  'smartAccount.removed': 'أُزيلت الترقية',
  'smartAccount.confirmed': 'أكّدت {network} ذلك.',
  'smartAccount.unclear': 'لم يتأكد بعد',
  'smartAccount.unclearText': 'في الطريق. تحقّق في المستكشف قبل المحاولة مجددًا.',
  'smartAccount.notRemoved': 'لم تُزَل الترقية',
  'smartAccount.done': 'تم',
  'smartAccount.codeIntro':
    'يمكن للحساب تشغيل شيفرة برنامج يتصرف نيابةً عنه. هذه هي الشيفرة التي يشغّلها حسابك.',
  'smartAccount.stop': 'يشغّل هذا الحساب شيفرة لا نعرفها. قد يستطيع كاتبها أخذ ما تستلمه هنا.',
  'smartAccount.elsewhere': 'لإزالتها، افتح {wallet} وأوقف الحساب الذكي هناك.',

  ACCOUNT_UPGRADE_UNSUPPORTED: 'لا يمكن أن يكون حسابك حسابًا ذكيًا على {network}. لم يُرسَل شيء.',
  OPERATION_REJECTED: 'لم يُقبَل هذا. لم يُرسَل شيء. تأكد أن لديك ما يكفي للرسوم.',
  SPONSOR_DECLINED: 'لم يعد الراعي يدفع مقابل هذا. لم يُرسَل شيء. حاول مجددًا لرؤية الرسوم الجديدة.',
}
