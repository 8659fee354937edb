import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'आपके पते का QR कोड',
  'receive.scan': 'इस पते पर भेजने के लिए स्कैन करें',
  'receive.address': 'आपका पता',
  'receive.copy': 'पता कॉपी करें',
  'receive.copied': 'पता कॉपी हो गया',
  'receive.networks': '{count, plural, one {# नेटवर्क पर पाएं} other {# नेटवर्क पर पाएं}}',
  'receive.share': 'शेयर करें',
  'receive.kinds': 'पते का प्रकार',
  'receive.payment': 'भुगतान',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint': 'सिर्फ़ बिटकॉइन के लिए। यहां भेजे गए Ordinals और कलेक्टिबल गलती से खर्च हो सकते हैं।',
  'receive.ordinalHint': 'सिर्फ़ Ordinals और कलेक्टिबल के लिए। बिटकॉइन के लिए दूसरा पता इस्तेमाल करें।',
  'receive.smartAccount': 'यह स्मार्ट खाता सिर्फ़ {network} पर काम करता है। दूसरे नेटवर्क पर कुछ न मंगाएं।',
  'compatible.warning': 'सिर्फ़ इन नेटवर्क पर मंगाएं। किसी दूसरे नेटवर्क पर भेजे गए पैसे खो सकते हैं।',
  'compatible.list': 'इस पते के समर्थित नेटवर्क',
}
