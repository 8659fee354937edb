import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'البحث في المحافظ',
  'allWallets.certified': 'المحافظ المعتمدة فقط',
  'allWallets.found':
    '{count, plural, zero {لا محافظ} one {محفظة واحدة} two {محفظتان} few {# محافظ} many {# محفظة} other {# محفظة}}',
  'allWallets.none': 'لا توجد محفظة بهذا الاسم: «{search}»',
  'allWallets.clear': 'عرض كل المحافظ',
  'allWallets.failed': 'لم تُحمَّل المحافظ',
  'allWallets.moreFailed': 'لم تُحمَّل المحافظ التالية.',
  'getWallet.text': 'كل محفظة من هذه تعمل مع هذا التطبيق. يمكنك الانتقال إلى غيرها في أي وقت.',
  'getWallet.all': 'كل المحافظ',
  'downloads.text': '{wallet}: ثبّتها من هنا. يمكنك ربطها حالما تصبح في هذا المتصفح.',
  'downloads.textPhone': '{wallet}: ثبّتها، ثم افتح هذه الصفحة في المتصفح الموجود داخلها.',
  'downloads.extension': 'إضافة للمتصفح',
  'downloads.iphone': 'تطبيق iPhone',
  'downloads.android': 'تطبيق Android',
  'downloads.desktop': 'تطبيق للكمبيوتر',
  'downloads.webApp': 'تطبيق ويب',
  'downloads.website': 'الموقع الإلكتروني',
  'downloads.phone': 'امسح الرمز للحصول عليه على هاتفك',
  'downloads.none': '{wallet}: لا يُعرف رابط آمن لهذه المحفظة. ابحث عنها في متجر تثق به.',
  'downloads.installed': 'تم تثبيت {wallet}',
  'downloads.connect': 'ربط {wallet}',
  'whatIsAWallet.homeTitle': 'بيت لما تملكه',
  'whatIsAWallet.homeText': 'فيها مفاتيح أموالك ورموزك ومقتنياتك، ولا يملكها أحد سواك.',
  'whatIsAWallet.keyTitle': 'مفتاح واحد لكل التطبيقات',
  'whatIsAWallet.keyText': 'تدخل بمحفظتك، فلا حساب جديد ولا كلمة مرور تتذكرها.',
  'whatIsAWallet.sayTitle': 'لا شيء دون موافقتك',
  'whatIsAWallet.sayText': 'لا تملك التطبيقات إلا أن تطلب. ترى ما تريده، ثم توافق أو ترفض.',
  'multiChain.title': 'اختر نوع الشبكة',
  'multiChain.text': 'لدى {wallet} حساب لكل نوع من هذه. أيها تريد استخدامه هنا؟',
}
