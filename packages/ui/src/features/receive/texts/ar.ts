import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'رمز QR لعنوانك',
  'receive.scan': 'امسح رمز QR للإرسال إلى هذا العنوان',
  'receive.address': 'عنوانك',
  'receive.copy': 'نسخ العنوان',
  'receive.copied': 'تم نسخ العنوان',
  'receive.networks':
    '{count, plural, zero {لا شبكات للاستلام} one {الاستلام على شبكة واحدة} two {الاستلام على شبكتين} few {الاستلام على # شبكات} many {الاستلام على # شبكة} other {الاستلام على # شبكة}}',
  'receive.share': 'مشاركة',
  'receive.kinds': 'نوع العنوان',
  'receive.payment': 'المدفوعات',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint': 'للبيتكوين فقط. قد تُنفَق بالخطأ أي Ordinals ومقتنيات تُرسَل إلى هنا.',
  'receive.ordinalHint': 'لـ Ordinals والمقتنيات فقط. استخدم العنوان الآخر للبيتكوين.',
  'receive.smartAccount': 'يعمل هذا الحساب الذكي على {network} فقط. لا تستلم على شبكات أخرى.',
  'compatible.warning': 'استلم على هذه الشبكات فقط. قد تضيع الأموال المرسلة على أي شبكة أخرى.',
  'compatible.list': 'الشبكات التي يدعمها هذا العنوان',
}
