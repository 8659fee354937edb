import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE: 'تعذّر الوصول إلى المحفظة. تحقّق من اتصالك بالإنترنت وحاول مرة أخرى.',
  FRAME_REFUSED: 'لم يُعدّ هذا التطبيق بشكل صحيح. يُرجى التواصل مع فريق دعمه.',
  FRAME_LOST: 'توقّفت المحفظة عن الاستجابة. تحقّق من تنفيذ طلبك قبل أن تحاول مرة أخرى.',
  FRAME_BAD_ANSWER: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.',
  FRAME_VERSION_UNSUPPORTED:
    'هذا التطبيق ومحفظته غير متوافقين. أعد تحميل الصفحة أو تواصل مع دعم التطبيق.',
  LOGIN_CODE_WRONG: 'هذا الرمز غير صحيح. استخدم الرمز الموجود في أحدث رسالة.',
  LOGIN_CODE_EXPIRED: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
  LOGIN_THROTTLED: 'محاولات كثيرة جدًا. انتظر قليلًا وحاول مرة أخرى.',
  LOGIN_PROVIDER_REFUSED: 'رُفض تسجيل الدخول. لم تتم مشاركة أي شيء.',
  LOGIN_PROVIDER_FAILED: 'لم ينجح تسجيل الدخول. حاول مرة أخرى أو سجّل الدخول بطريقة أخرى.',
  LOGIN_WINDOW_CLOSED: 'أُغلقت النافذة قبل تسجيل دخولك.',
  LOGIN_DEVICE_UNPROVEN: 'تبقى محفظتك مقفلة هنا حتى تؤكّد أنها لك.',
  WALLET_LOCKED: 'محفظتك مقفلة في هذا المتصفح. حاول مرة أخرى لفتح قفلها.',
  SHARE_MISMATCH: 'تعذّر فتح محفظتك. لم يُوقَّع أي شيء. استخدم طريقة استرداد أخرى.',
  SHARE_REFUSED: 'لم يفتح الخادم قفل محفظتك. لم يُوقَّع أي شيء. يُرجى المحاولة مرة أخرى.',
}
