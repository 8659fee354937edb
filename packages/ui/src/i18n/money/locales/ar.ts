import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof typeof en> = {
  'receive.code': 'رمز QR لعنوانك',
  'receive.scan': 'امسح هذا الرمز للإرسال إلى حسابك.',
  'receive.address': 'عنوانك',
  'receive.copy': 'نسخ العنوان',
  'receive.copied': 'تم نسخ العنوان',
  'receive.networks':
    '{count, plural, zero {لا يعمل على أي شبكة} one {يعمل على شبكة واحدة} two {يعمل على شبكتين} few {يعمل على # شبكات} many {يعمل على # شبكة} other {يعمل على # شبكة}}',
  'compatible.warning': 'أرسل إلى هذا العنوان من الشبكات أدناه فقط. ما يأتي من شبكة أخرى قد يضيع.',
  'compatible.list': 'الشبكات التي يعمل عليها هذا العنوان',

  'tokens.loading': 'جارٍ تحميل رموزك',
  'tokens.failed': 'لم يتم تحميل رموزك',
  'tokens.partial': 'الأسعار وبعض الرموز ناقصة: لم يتم تحميلها.',
  'tokens.emptyTitle': 'لا رموز بعد',
  'tokens.emptyText': 'ما يملكه هذا الحساب على {network} يظهر هنا.',
}
