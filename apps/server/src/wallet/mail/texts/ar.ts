import type { MailTexts } from './mailTexts.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: MailTexts = {
  codeSubject: '{code} هو رمزك في {host}',
  code: 'هذا رمزك في {host}.',
  only: 'اكتبه في {wallet} فقط. لا تعطه لمن يطلبه بالبريد أو الهاتف أو المحادثة.',
  lasts: 'يصلح لمدة 10 دقائق. إذا لم تطلبه فتجاهل هذه الرسالة.',
  asked: 'طُلب عبر {browser}، {time}',
  recoverySubject: 'هناك من يسترد محفظتك',
  recovery: 'استُخدم رمز الاسترداد الخاص بك. يمكنه فتح محفظتك ابتداءً من {until}.',
  holdersSubject: 'تغيّر من يمكنه فتح محفظتك',
  holders: 'تغيّرت أجهزة محفظتك أو طرق استردادها.',
  deletionSubject: 'ستُحذف محفظتك',
  deletion: 'طلبت حذف محفظتك. سيحدث ذلك في {until}. حتى ذلك الحين يمكنك الإلغاء في إعدادات محفظتك.',
  exportSubject: 'تم تصدير مفاتيحك',
  export: 'تم تصدير مفاتيح محفظتك.',
  movedSubject: 'تغيّر بريد محفظتك الإلكتروني',
  moved:
    'تغيّر البريد الإلكتروني لتسجيل الدخول إلى محفظتك. من الآن تُرسل الرموز إلى الصندوق الآخر.',
  linkedSubject: 'طريقة أخرى لتسجيل الدخول',
  linked: 'أُضيف {provider} كطريقة لتسجيل الدخول إلى محفظتك.',
  unlinkedSubject: 'أُزيلت طريقة لتسجيل الدخول',
  unlinked: 'أُزيل {provider} من طرق تسجيل الدخول إلى محفظتك.',
  freeze: 'إذا لم تكن أنت، فجمّد محفظتك. لن توقّع شيئًا حتى تفتحها من جديد:',
  from: 'هذه الرسالة من {wallet}. وهي لا تطلب رمزًا ولا كلمات أبدًا.',
  browser: 'متصفح',
  browserOn: '{browser} على {system}',
  email: 'البريد الإلكتروني',
  passkey: 'مفتاح مرور',
}
