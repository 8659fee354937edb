import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    'يطلب منك {host} تسجيل الدخول. تابع فقط إذا بدأت ذلك بنفسك، بالمحفظة التي تملك حسابك في Farcaster.',
  'farcaster.noWallet':
    'لم يُعثر على محفظة في هذا المتصفح. افتح هذه الصفحة في المتصفح الذي توجد فيه محفظتك.',
  'farcaster.copy': 'نسخ الرابط',
  'farcaster.copied': 'تم نسخ الرابط',
  'farcaster.decline': 'عدم تسجيل الدخول',
  'farcaster.rejected': 'رفضت في محفظتك. حاول مرة أخرى أو اختر محفظة أخرى.',
  'farcaster.unsigned': 'لم توقّع محفظتك. حاول مرة أخرى أو اختر محفظة أخرى.',
  'farcaster.foreign': 'لا يمكن لهذه المحفظة التوقيع عن حساب Farcaster هذا. اختر محفظة أخرى.',
  'farcaster.accountTitle': 'أدخل معرّفك في Farcaster',
  'farcaster.accountLead':
    'لا تملك هذه المحفظة حسابًا في Farcaster. إذا كان يحق لها التوقيع عن حساب، فأدخل معرّف ذلك الحساب.',
  'farcaster.account': 'معرّف Farcaster',
  'farcaster.other': 'اختيار محفظة أخرى',
  'farcaster.sign': 'توقيع',
  'farcaster.done': 'يمكنك إغلاق هذه الصفحة والعودة إلى حيث بدأت.',
  'farcaster.late': 'انتهى تسجيل الدخول هذا. ابدأ من جديد من حيث أتيت.',
}
