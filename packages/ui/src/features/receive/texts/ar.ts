import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'رمز QR لعنوانك',
  'receive.scan': 'امسح هذا الرمز للإرسال إلى حسابك.',
  'receive.address': 'عنوانك',
  'receive.copy': 'نسخ العنوان',
  'receive.copied': 'تم نسخ العنوان',
  'receive.networks':
    '{count, plural, zero {لا يعمل على أي شبكة} one {يعمل على شبكة واحدة} two {يعمل على شبكتين} few {يعمل على # شبكات} many {يعمل على # شبكة} other {يعمل على # شبكة}}',
  'receive.share': 'مشاركة',
  'receive.kinds': 'نوع العنوان',
  'receive.payment': 'المدفوعات',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'للبيتكوين فقط. قد تُنفق الأوردينالز والمقتنيات الأخرى المرسلة إلى هنا عن طريق الخطأ.',
  'receive.ordinalHint':
    'للأوردينالز والمقتنيات الأخرى فقط. اطلب إرسال البيتكوين إلى العنوان الآخر.',
  'receive.smartAccount':
    'هذا الحساب الذكي مخصص لشبكة {network}. لا تستقبل عليه شيئًا من شبكة أخرى.',
  'compatible.warning': 'أرسل إلى هذا العنوان من الشبكات أدناه فقط. ما يأتي من شبكة أخرى قد يضيع.',
  'compatible.list': 'الشبكات التي يعمل عليها هذا العنوان',
}
