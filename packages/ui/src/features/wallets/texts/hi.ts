import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'वॉलेट खोजें',
  'allWallets.certified': 'सिर्फ़ प्रमाणित वॉलेट',
  'allWallets.found': '{count, plural, one {# वॉलेट} other {# वॉलेट}}',
  'allWallets.none': '“{search}” से मेल खाता कोई वॉलेट नहीं है।',
  'allWallets.clear': 'सभी वॉलेट दिखाएं',
  'allWallets.failed': 'वॉलेट लोड नहीं हो सके',
  'allWallets.moreFailed': 'और वॉलेट लोड नहीं हो सके।',
  'getWallet.text': 'ये वॉलेट इस ऐप के साथ काम करते हैं। आप कभी भी वॉलेट बदल सकते हैं।',
  'getWallet.all': 'सभी वॉलेट',
  'downloads.text': '{wallet} इंस्टॉल करें, फिर कनेक्ट करने के लिए यहां लौटें।',
  'downloads.textPhone': '{wallet} इंस्टॉल करें, फिर यह पेज उसके ब्राउज़र में खोलें।',
  'downloads.extension': 'ब्राउज़र एक्सटेंशन',
  'downloads.iphone': 'iPhone ऐप',
  'downloads.android': 'Android ऐप',
  'downloads.desktop': 'डेस्कटॉप ऐप',
  'downloads.webApp': 'वेब ऐप',
  'downloads.website': 'वेबसाइट',
  'downloads.phone': 'फ़ोन पर पाने के लिए स्कैन करें',
  'downloads.none': 'हमारे पास सत्यापित लिंक नहीं है। अपने ऐप स्टोर में {wallet} खोजें।',
  'downloads.installed': '{wallet} इंस्टॉल है',
  'downloads.connect': '{wallet} कनेक्ट करें',
  'whatIsAWallet.homeTitle': 'जो आपका है, उसका घर',
  'whatIsAWallet.homeText': 'आपके टोकन और कलेक्टिबल की कुंजियां आपके वॉलेट में रहती हैं। वे सिर्फ़ आपके पास हैं।',
  'whatIsAWallet.keyTitle': 'हर ऐप के लिए एक लॉगिन',
  'whatIsAWallet.keyText': 'अपने वॉलेट से साइन इन करें। न नए खाते, न याद रखने के लिए पासवर्ड।',
  'whatIsAWallet.sayTitle': 'सब कुछ आपकी मंज़ूरी से',
  'whatIsAWallet.sayText':
    'ऐप सिर्फ़ अनुरोध भेज सकते हैं। आप हर अनुरोध देखते हैं, फिर उसे मंज़ूर या अस्वीकार करते हैं।',
  'multiChain.title': 'कौन-सा नेटवर्क?',
  'multiChain.text': '{wallet} इन सभी का समर्थन करता है। कनेक्ट करने के लिए एक चुनें।',
}
