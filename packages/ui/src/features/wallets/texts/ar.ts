import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'البحث في المحافظ',
  'allWallets.certified': 'المحافظ المعتمدة فقط',
  'allWallets.found':
    '{count, plural, zero {لا محافظ} one {محفظة واحدة} two {محفظتان} few {# محافظ} many {# محفظة} other {# محفظة}}',
  'allWallets.none': 'لا توجد محافظ تطابق «{search}».',
  'allWallets.clear': 'عرض كل المحافظ',
  'allWallets.failed': 'تعذّر تحميل المحافظ',
  'allWallets.moreFailed': 'تعذّر تحميل المزيد من المحافظ.',
  'getWallet.text': 'تعمل هذه المحافظ مع هذا التطبيق. يمكنك التبديل بينها في أي وقت.',
  'getWallet.all': 'كل المحافظ',
  'downloads.text': 'ثبّت {wallet}، ثم عد إلى هنا للربط.',
  'downloads.textPhone': 'ثبّت {wallet}، ثم افتح هذه الصفحة في متصفحها.',
  'downloads.extension': 'إضافة متصفح',
  'downloads.iphone': 'تطبيق iPhone',
  'downloads.android': 'تطبيق Android',
  'downloads.desktop': 'تطبيق كمبيوتر',
  'downloads.webApp': 'تطبيق ويب',
  'downloads.website': 'موقع الويب',
  'downloads.phone': 'امسح رمز QR لتنزيلها على هاتفك',
  'downloads.none': 'ليس لدينا رابط تم التحقّق منه. ابحث عن {wallet} في متجر التطبيقات.',
  'downloads.installed': '{wallet} مثبّتة',
  'downloads.connect': 'ربط {wallet}',
  'whatIsAWallet.homeTitle': 'مكان لكل ما تملكه',
  'whatIsAWallet.homeText': 'تحفظ محفظتك مفاتيح رموزك ومقتنياتك. لا يملكها أحد سواك.',
  'whatIsAWallet.keyTitle': 'دخول واحد لكل التطبيقات',
  'whatIsAWallet.keyText': 'سجّل الدخول بمحفظتك. لا حسابات جديدة ولا كلمات مرور تتذكرها.',
  'whatIsAWallet.sayTitle': 'كل شيء بموافقتك',
  'whatIsAWallet.sayText':
    'لا يمكن للتطبيقات سوى إرسال الطلبات. ترى كل طلب، ثم توافق عليه أو ترفضه.',
  'multiChain.title': 'أي شبكة؟',
  'multiChain.text': 'تدعم {wallet} كل هذه الشبكات. اختر واحدة للربط.',
}
