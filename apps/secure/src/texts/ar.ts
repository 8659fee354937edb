import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'أدخل الرمز',
  'secure.codeLead': 'أرسلناه إلى {email}.',
  'secure.code': 'الرمز الوارد في البريد الإلكتروني',
  'secure.digit': 'الرقم {number}',
  'secure.codeWrong':
    '{count, plural, zero {هذا الرمز غير صحيح. لم تبقَ أي محاولة.} one {هذا الرمز غير صحيح. بقيت محاولة واحدة.} two {هذا الرمز غير صحيح. بقيت محاولتان.} few {هذا الرمز غير صحيح. بقيت # محاولات.} many {هذا الرمز غير صحيح. بقيت # محاولة.} other {هذا الرمز غير صحيح. بقيت # محاولة.}}',
  'secure.codeOver': 'لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.',
  'secure.throttled': 'محاولات كثيرة جدًا. حاول مرة أخرى بعد {time}.',
  'secure.service': 'تعذّر الوصول إلى المحفظة. تحقّق من اتصالك بالإنترنت وحاول مرة أخرى.',
  'secure.minutes':
    '{count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  'secure.hours':
    '{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  'secure.resend': 'إعادة إرسال الرمز',
  'secure.resendIn': 'إعادة الإرسال بعد {seconds} ث',
  'secure.resent': 'أُرسل الرمز مرة أخرى.',
  'secure.noMail': 'لم تصل الرسالة بعد؟ تحقّق من مجلد البريد غير المرغوب فيه.',
  'secure.otherEmail': 'استخدام بريد إلكتروني آخر',

  'secure.passkeyTitle': 'استخدم مفتاح المرور',
  'secure.passkeyLead': 'إن لم تكن لديك محفظة هنا بعد، فأنشئ واحدة.',
  'secure.usePasskey': 'استخدام مفتاح مرور',
  'secure.useCode': 'استخدام رمز استرداد',
  'secure.incomplete': 'لم يُستخدم أي مفتاح مرور. حاول مرة أخرى أو اختر طريقة أخرى.',
  'secure.wrongPasskey': 'مفتاح المرور هذا لا يعمل هنا. استخدم مفتاحًا آخر أو اختر طريقة أخرى.',
  'secure.lackingPasskey':
    'يمكنك تسجيل الدخول بمفتاح المرور هذا، لكنه لا يفتح محفظتك. لذلك تحتاج إلى رمز استرداد.',

  'secure.methodTitle': 'اختر طريقة استرداد محفظتك',
  'secure.methodLead': 'ستحتاج إليها لفتح محفظتك في متصفح آخر، أو إذا فقدت هذا الجهاز.',
  'secure.testTitle': 'اختبر مفتاح المرور',
  'secure.testLead': 'استخدم مفتاح المرور الجديد مرة واحدة للتأكد من أنه يفتح محفظتك.',

  'secure.saveTitle': 'احفظ رمز الاسترداد',
  'secure.saveLead':
    'ستحتاج إليه لفتح محفظتك في متصفح آخر، أو إذا فقدت هذا الجهاز. اكتبه على ورقة أو احفظه في مدير كلمات مرور.',
  'secure.saveWarning':
    'لا نملك نسخة منه ولا يمكننا إعادة تعيينه. إذا فقدت هذا الجهاز وهذا الرمز، فستفقد كل ما في محفظتك. لا تشارك هذا الرمز أبدًا.',
  'secure.codeName': 'رمز الاسترداد',
  'secure.copy': 'نسخ الرمز',
  'secure.copied': 'تم نسخ الرمز',
  'secure.saved': 'حفظته',

  'secure.confirmTitle': 'تأكّد من أنك حفظته',
  'secure.confirmLead': 'أدخل هذين الجزأين من رمز الاسترداد من النسخة التي حفظتها.',
  'secure.part': 'الجزء {number}',
  'secure.confirmWrong': 'هذا لا يطابق رمز الاسترداد. راجع نسختك أو اعرض الرمز مرة أخرى.',
  'secure.showCode': 'عرض الرمز مرة أخرى',
  'secure.create': 'إنشاء محفظة',
  'secure.creating': 'جارٍ إنشاء محفظتك…',

  'secure.createdTitle': 'محفظتك جاهزة',
  'secure.compatible': '{network} والشبكات المتوافقة',
  'secure.continue': 'متابعة',

  'secure.recoverTitle': 'أدخل رمز الاسترداد',
  'secure.recoverLead':
    'محفظتك جديدة في هذا المتصفح. الرمز الذي حفظته عند إنشاء محفظتك يفتحها هنا.',
  'secure.openTitle': 'افتح محفظتك',
  'secure.openLead': 'محفظتك جديدة في هذا المتصفح. افتحها بمفتاح المرور أو برمز الاسترداد.',
  'secure.mistyped': 'هذا الرمز غير مكتمل أو فيه خطأ في الكتابة. قارنه بالنسخة التي حفظتها.',
  'secure.notYours': 'هذا الرمز لمحفظة أخرى. أدخل الرمز الذي حفظته لهذا الحساب.',
  'secure.held': 'يحميك هذا الانتظار إن كان رمزك لدى شخص آخر. عد بعد {time} وأدخله مرة أخرى.',
  'secure.open': 'فتح المحفظة',
  'secure.opening': 'جارٍ فتح محفظتك…',

  'secure.secondLead':
    'على جهاز جديد لا يكفي مفتاح المرور وحده. أدخل الرمز الذي أرسلناه إلى {email}.',
  'secure.oldCodeLead': 'أدخل الرمز الذي أرسلناه إلى بريدك الحالي {email}.',
  'secure.newCodeLead': 'أدخل الآن الرمز الذي أرسلناه إلى بريدك الجديد {email}.',
  'secure.emailLead': 'تصلك الرموز على {email}. سنرسل رمزًا إليه أولًا، ثم رمزًا إلى بريدك الجديد.',
  'secure.newEmail': 'البريد الإلكتروني الجديد',
  'secure.emailInvalid': 'أدخل عنوان بريد إلكتروني صالحًا.',
  'secure.emailSame': 'هذا هو بريدك الإلكتروني بالفعل. أدخل بريدًا آخر.',
  'secure.emailTaken': 'يستخدم حساب آخر هذا البريد. لم يتغيّر شيء. أدخل بريدًا آخر.',
  'secure.noEmail': 'أنت لا تسجّل الدخول هنا برمز عبر البريد، لذا لا يوجد بريد لتغييره.',

  'secure.lostEmail': 'لا يمكنني فتح هذا الصندوق',
  'secure.lostLead':
    'أكّد بمفتاح المرور، ثم برمز يُرسل إلى بريدك الجديد. يستغرق التغيير 72 ساعة، ويمكن لصندوقك القديم {email} إيقافه حتى ذلك الحين.',
  'secure.waitingTitle': 'بريدك الإلكتروني سيتغيّر',
  'secure.waitingLead': 'سيصبح بريدك {email} بعد {time}. حتى ذلك الحين تسجّل الدخول كما في السابق.',
  'secure.stopChange': 'إيقاف التغيير',
  'secure.keepTitle': 'هل تريد الاحتفاظ ببريدك؟',
  'secure.keepLead':
    'استخدم شخص ما مفتاح مرور لمحفظتك لتغيير بريدها من دون هذا الصندوق. إذا أردت الاحتفاظ به، فأوقف التغيير هنا.',
  'secure.keptTitle': 'بريدك باقٍ كما هو',
  'secure.keptLead':
    'تم إيقاف التغيير. إن لم تكن قد طلبته، فأزل من إعدادات محفظتك الأجهزة ومفاتيح المرور التي لا تعرفها.',
  'secure.keepOverTitle': 'لم يعد هذا الرابط صالحًا',
  'secure.keepOverLead':
    'أُوقف التغيير من قبل أو اكتمل. تعرض إعدادات محفظتك البريد الذي تسجّل الدخول به.',
  'secure.linkTitle': 'لديك محفظة بالفعل',
  'secure.linkLead': 'وهي تخص {email}. أكّد أنها لك، وسيفتحها تسجيل الدخول هذا أيضًا.',
  'secure.linkWrong': 'تسجيل الدخول ذاك لا يفتح هذه المحفظة. استخدم غيره أو اختر طريقة أخرى.',
  'secure.linkIncomplete': 'لم يكتمل تسجيل الدخول. حاول مرة أخرى أو اختر طريقة أخرى.',
  'secure.linkBlocked': 'حظر متصفحك النافذة. حاول مرة أخرى لفتحها.',
  'secure.linkWaiting': 'أكمل في نافذة {provider}.',
  'secure.useEmail': 'استلام رمز عبر البريد',
  'secure.useProvider': 'المتابعة عبر {provider}',
  'secure.linkSeparate': 'إنشاء محفظة منفصلة',

  'secure.useDevice': 'استخدام جهاز آخر',
  'secure.deviceLead':
    'على جهاز يفتح محفظتك بالفعل، انتقل إلى إعدادات الحساب في هذا التطبيق واختر «{add}» وأدخل هذا الرمز.',
  'secure.deviceCode': 'رمز هذا الجهاز',
  'secure.deviceWaiting': 'في انتظار جهازك الآخر…',
  'secure.deviceOffline': 'أنت غير متصل بالإنترنت. سنتابع عند عودة الاتصال.',
  'secure.otherWay': 'اختيار طريقة أخرى',
  'secure.addLead': 'سجّل الدخول على الجهاز الجديد واختر «{other}» هناك. ثم أدخل الرمز الذي يعرضه.',
  'secure.addCode': 'الرمز على الجهاز الجديد',
  'secure.addWarning': 'الجهاز الذي تضيفه يمكنه إنفاق كل ما في محفظتك. لا تضف إلا جهازًا أمامك.',
  'secure.addMistyped': 'يتكوّن الرمز من 12 خانة. قارنه بالجهاز الجديد.',
  'secure.addWrong': 'لا يعرض أي من أجهزتك هذا الرمز. قارنه بالجهاز الجديد.',

  'secure.deviceScan': 'أو امسح هذا الرمز بكاميرا ذلك الجهاز.',
  'secure.deviceAskLead': 'يطلب {device} فتح محفظتك. تحقق من أنه يعرض هذا الرمز:',
  'secure.deviceFront': 'الجهاز أمامي ويعرض هذا الرمز',
  'secure.deviceAskNote':
    'إذا لم تبدأ هذا، فأغلق هذه الصفحة. ربما يستطيع شخص آخر تسجيل الدخول باسمك.',
  'secure.deviceGoneTitle': 'لم يُعثر على جهاز جديد',
  'secure.deviceGoneLead':
    'لا ينتظر أي من أجهزتك بهذا الرمز. ابدأ من جديد على الجهاز الجديد وامسح الرمز الذي يعرضه.',
  'secure.deviceLockedTitle': 'محفظتك ليست مفتوحة في هذا المتصفح',
  'secure.deviceLockedLead':
    'سجّل الدخول هنا إلى التطبيق الذي تستخدم محفظتك معه، ثم امسح الرمز مرة أخرى. أو أدخله هناك في «{add}».',
  'secure.deviceFailedTitle': 'لم تتم إضافة الجهاز',
  'secure.deviceFailedLead': 'راجع إعدادات محفظتك وابدأ من جديد على الجهاز الجديد.',
  'secure.nothingTitle': 'لا شيء لفعله هنا',
  'secure.nothingLead': 'هذه النافذة تابعة لمحفظتك. أغلقها وابدأ من جديد في التطبيق الذي جئت منه.',

  'secure.approveTitle': 'هل توافق على هذا الطلب؟',
  'secure.receiver': 'عنوان المستلم',
  'secure.unsigned':
    'تعذّر الوصول إلى المحفظة، لذلك لم يُوقَّع أي شيء. تحقّق من اتصالك بالإنترنت وحاول مرة أخرى.',
  'secure.signing': 'جارٍ التوقيع…',
  'secure.together': 'يحدث كل هذا دفعة واحدة أو لا يحدث شيء.',
  'secure.upgradeNote':
    'يحتفظ بعنوانه وبما فيه. ومن ذلك الحين يشغّل كود {name} الذي لا يستطيع أحد تغييره.',
  'secure.upgradeAgree': 'حوّل حسابي إلى حساب ذكي',
  'secure.leaves': 'يخرج من حسابك',
  'secure.removalNote': 'وينتهي أيضًا ما يمكن للتطبيقات فعله عبر هذا الكود.',
  'secure.approvedTitle': 'تمت الموافقة',
  'secure.declinedTitle': 'مرفوضة',
  'secure.overTitle': 'انتهى هذا الطلب',
  'secure.overLead': 'سحبه التطبيق أو استغرق وقتًا طويلًا. لم يُوقَّع شيء في هذه النافذة.',
  'secure.unsignedTitle': 'تعذّر التوقيع',
  'secure.backLead': 'أغلق هذه النافذة وارجع إلى التطبيق.',

  'secure.pairTitle': 'أدخل الرمز الظاهر في النافذة',
  'secure.pairLead': 'تعرض نافذة محفظتك ستة أرقام.',
  'secure.pairCode': 'الرمز في النافذة',
  'secure.pairWrong': 'هذا الرمز غير صحيح. قارنه بالنافذة.',
  'secure.pairOther': 'فتح نافذة أخرى',
  'secure.shownCodeTitle': 'أدخل هذا الرمز في التطبيق',
  'secure.shownCodeLead':
    'ارجع إلى التطبيق الذي جئت منه وأدخل هذه الأرقام الستة. إذا لم تفتح هذه النافذة بنفسك من هناك، فأغلقها.',
  'secure.shownCode': 'رمز هذه النافذة',
  'secure.lockedTitle': 'سجّل الدخول من جديد',
  'secure.lockedLead':
    'لم يُسجَّل الدخول في هذه النافذة إلى المحفظة المطلوبة. أغلقها وسجّل الدخول من جديد في التطبيق.',
}
