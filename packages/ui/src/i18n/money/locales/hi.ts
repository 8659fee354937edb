import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof typeof en> = {
  'receive.code': 'आपके पते का QR कोड',
  'receive.scan': 'अपने खाते में भेजने के लिए यह कोड स्कैन करें।',
  'receive.address': 'आपका पता',
  'receive.copy': 'पता कॉपी करें',
  'receive.copied': 'पता कॉपी हो गया',
  'receive.networks': '{count, plural, one {# नेटवर्क पर काम करता है} other {# नेटवर्क पर काम करता है}}',
  'compatible.warning': 'इस पते पर केवल नीचे दिए गए नेटवर्क से भेजें। किसी दूसरे नेटवर्क से भेजा गया खो सकता है।',
  'compatible.list': 'नेटवर्क जिन पर यह पता काम करता है',

  'tokens.loading': 'आपके टोकन लोड हो रहे हैं',
  'tokens.failed': 'आपके टोकन लोड नहीं हुए',
  'tokens.partial': 'कीमतें और कुछ टोकन नहीं दिख रहे: वे लोड नहीं हुए।',
  'tokens.emptyTitle': 'अभी कोई टोकन नहीं',
  'tokens.emptyText': '{network} पर इस खाते में जो है, वह यहाँ दिखता है।',
}
