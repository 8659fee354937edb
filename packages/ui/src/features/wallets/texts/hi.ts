import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'वॉलेट खोजें',
  'allWallets.certified': 'केवल प्रमाणित वॉलेट',
  'allWallets.found': '{count, plural, one {# वॉलेट} other {# वॉलेट}}',
  'allWallets.none': 'इस नाम का कोई वॉलेट नहीं है: “{search}”',
  'allWallets.clear': 'सभी वॉलेट दिखाएं',
  'allWallets.failed': 'वॉलेट लोड नहीं हुए',
  'allWallets.moreFailed': 'अगले वॉलेट लोड नहीं हुए।',
  'getWallet.text': 'ये सभी इस ऐप के साथ काम करते हैं। आप कभी भी दूसरा चुन सकते हैं।',
  'getWallet.all': 'सभी वॉलेट',
  'downloads.text': '{wallet}: इसे यहां से इंस्टॉल करें। इस ब्राउज़र में आते ही आप इसे कनेक्ट कर सकते हैं।',
  'downloads.textPhone': '{wallet}: इसे इंस्टॉल करें, फिर यह पेज इसके अंदर के ब्राउज़र में खोलें।',
  'downloads.extension': 'ब्राउज़र एक्सटेंशन',
  'downloads.iphone': 'iPhone ऐप',
  'downloads.android': 'Android ऐप',
  'downloads.desktop': 'डेस्कटॉप ऐप',
  'downloads.webApp': 'वेब ऐप',
  'downloads.website': 'वेबसाइट',
  'downloads.phone': 'अपने फ़ोन पर पाने के लिए स्कैन करें',
  'downloads.none': '{wallet}: इस वॉलेट का कोई सुरक्षित लिंक नहीं मिला। इसे अपने भरोसे के स्टोर में खोजें।',
  'downloads.installed': '{wallet} इंस्टॉल हो गया',
  'downloads.connect': '{wallet} कनेक्ट करें',
  'whatIsAWallet.homeTitle': 'जो आपका है, उसका घर',
  'whatIsAWallet.homeText':
    'इसमें आपके पैसे, टोकन और कलेक्टिबल की चाबियां रहती हैं। ये किसी और के पास नहीं होतीं।',
  'whatIsAWallet.keyTitle': 'हर ऐप के लिए एक चाबी',
  'whatIsAWallet.keyText': 'वॉलेट से साइन इन करें। न नया अकाउंट, न याद रखने को पासवर्ड।',
  'whatIsAWallet.sayTitle': 'आपकी हां के बिना कुछ नहीं',
  'whatIsAWallet.sayText': 'ऐप सिर्फ़ पूछ सकते हैं। आप देखते हैं कि वे क्या चाहते हैं, और स्वीकार करते हैं या नहीं।',
  'multiChain.title': 'नेटवर्क का प्रकार चुनें',
  'multiChain.text': '{wallet} में इनमें से हर एक के लिए अकाउंट है। आप यहां किसका इस्तेमाल करना चाहते हैं?',
}
