import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'स्मार्ट खाते से आप कई चरणों की पुष्टि एक साथ करते हैं और ऐप आपके शुल्क चुका सकते हैं। आपका पता वही रहता है।',
  'smartAccount.introContract':
    'स्मार्ट खाते से आप कई चरणों की पुष्टि एक साथ करते हैं और ऐप आपके शुल्क चुका सकते हैं। इसका पता आपके सादे खाते से अलग होता है।',
  'smartAccount.addresses': 'वही लॉगिन, अलग पता',
  'smartAccount.use': 'स्मार्ट खाता इस्तेमाल करें',
  'smartAccount.kept': 'बंद है। जो अपग्रेड हुआ, वह आपके हटाने तक वैसा ही रहेगा।',
  'smartAccount.loading': 'आपके नेटवर्क जाँचे जा रहे हैं…',
  'smartAccount.ready': 'तैयार। आपकी पहली कार्रवाई के साथ अपग्रेड होगा।',
  'smartAccount.readyContract': 'तैयार। आपकी पहली कार्रवाई के साथ बनेगा।',
  'smartAccount.upgraded': 'अपग्रेड हो गया',
  'smartAccount.count': '{count, plural, one {# नेटवर्क पर अपग्रेड} other {# नेटवर्क पर अपग्रेड}}',
  'smartAccount.plain': 'सादा खाता',
  'smartAccount.unavailable': 'यहाँ उपलब्ध नहीं। आपका खाता सादे खाते की तरह काम करता है।',
  'smartAccount.unavailableContract': 'यहाँ उपलब्ध नहीं। अपने सादे खाते का उपयोग करें।',
  'smartAccount.unknown': 'ऐसा कोड चलाता है जिसे हम नहीं जानते',
  'smartAccount.contract': 'कॉन्ट्रैक्ट खाता',
  'smartAccount.failed': 'यह नेटवर्क जाँचा नहीं जा सका',
  'smartAccount.explorer': 'एक्सप्लोरर पर देखें',
  'smartAccount.remove': 'अपग्रेड हटाएँ',
  'smartAccount.removeText':
    '{network} पर आपका खाता फिर सादा हो जाएगा और वहाँ दी गई अनुमतियाँ खत्म हो जाएँगी। नेटवर्क शुल्क आप चुकाते हैं।',
  'smartAccount.keep': 'रद्द करें',
  'smartAccount.asking': 'अपग्रेड हटाया जा रहा है…',
  'smartAccount.waiting': '{network} का इंतज़ार है…',
  'smartAccount.removed': 'अपग्रेड हटाया गया',
  'smartAccount.confirmed': '{network} ने पुष्टि की।',
  'smartAccount.unclear': 'अभी पुष्टि नहीं हुई',
  'smartAccount.unclearText': 'यह रास्ते में है। फिर कोशिश करने से पहले एक्सप्लोरर पर देखें।',
  'smartAccount.notRemoved': 'अपग्रेड नहीं हटा',
  'smartAccount.done': 'हो गया',
  'smartAccount.codeIntro':
    'खाता किसी प्रोग्राम का कोड चला सकता है, जो फिर उसकी ओर से काम करता है। आपका खाता यह कोड चलाता है।',
  'smartAccount.stop':
    'यह खाता ऐसा कोड चलाता है जिसे हम नहीं जानते। जिसने इसे लिखा है, वह यहाँ मिलने वाली चीज़ें ले सकता है।',
  'smartAccount.elsewhere': 'इसे हटाने के लिए {wallet} खोलें और वहाँ स्मार्ट खाता बंद करें।',

  ACCOUNT_UPGRADE_UNSUPPORTED: 'आपका खाता {network} पर स्मार्ट खाता नहीं हो सकता। कुछ नहीं भेजा गया।',
  OPERATION_REJECTED: 'इसे स्वीकार नहीं किया गया। कुछ नहीं भेजा गया। देखें कि शुल्क के लिए पर्याप्त राशि है।',
  SPONSOR_DECLINED:
    'प्रायोजक अब इसका भुगतान नहीं करता। कुछ नहीं भेजा गया। नया शुल्क देखने के लिए फिर कोशिश करें।',
}
