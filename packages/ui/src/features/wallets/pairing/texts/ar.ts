import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'امسح باستخدام {wallet} أو كاميرا هاتفك.',
  'pairing.scanAny': 'امسح باستخدام تطبيق محفظة أو كاميرا هاتفك.',
  'pairing.slow': 'يستغرق هذا وقتًا أطول من المعتاد. تحقّق من اتصالك بالإنترنت.',
  'pairing.copy': 'نسخ الرابط',
  'pairing.copied': 'تم نسخ الرابط',
  'pairing.phone': 'الهاتف',
  'pairing.here': 'هذا الجهاز',
  'pairing.elsewhere': 'جهاز آخر',
  'pairing.desktop': 'الكمبيوتر',
  'pairing.web': 'الويب',
  'pairing.others': 'طرق أخرى',
  'pairing.declined': 'رُفض الطلب. حاول مرة أخرى عندما تكون مستعدًا.',
}
