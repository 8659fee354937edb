import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'आपके पते का QR कोड',
  'receive.scan': 'अपने खाते में भेजने के लिए यह कोड स्कैन करें।',
  'receive.address': 'आपका पता',
  'receive.copy': 'पता कॉपी करें',
  'receive.copied': 'पता कॉपी हो गया',
  'receive.networks': '{count, plural, one {# नेटवर्क पर काम करता है} other {# नेटवर्क पर काम करता है}}',
  'receive.share': 'साझा करें',
  'receive.kinds': 'पते का प्रकार',
  'receive.payment': 'भुगतान',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'केवल बिटकॉइन के लिए। यहाँ भेजे गए Ordinals और अन्य संग्रहणीय गलती से खर्च हो सकते हैं।',
  'receive.ordinalHint': 'केवल Ordinals और अन्य संग्रहणीयों के लिए। बिटकॉइन दूसरे पते पर मँगवाएँ।',
  'receive.smartAccount': 'यह स्मार्ट खाता {network} के लिए बना है। किसी दूसरे नेटवर्क पर इसमें कुछ न मँगवाएँ।',
  'compatible.warning': 'इस पते पर केवल नीचे दिए गए नेटवर्क से भेजें। किसी दूसरे नेटवर्क से भेजा गया खो सकता है।',
  'compatible.list': 'नेटवर्क जिन पर यह पता काम करता है',
}
