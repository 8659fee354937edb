import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'नेटवर्क',
  'networks.search': 'नेटवर्क खोजें',
  'networks.none': '“{search}” से मेल खाता कोई नेटवर्क नहीं मिला।',
  'networks.unavailable': '{wallet} यहां इसकी अनुमति नहीं देता',
  'networks.chosen': '{network} चुना गया',
  'networks.help': 'नेटवर्क क्या है?',
  'whatIsANetwork.ledgerTitle': 'एक साझा बहीखाता',
  'whatIsANetwork.ledgerText':
    'नेटवर्क इसका सार्वजनिक रिकॉर्ड है कि किसके पास क्या है। कई कंप्यूटर इसे मिलकर रखते हैं, इसलिए कोई इसे अकेले नहीं बदल सकता।',
  'whatIsANetwork.separateTitle': 'हर नेटवर्क अलग',
  'whatIsANetwork.separateText':
    'आपका पता कई नेटवर्क पर एक जैसा हो सकता है, पर जो एक नेटवर्क पर आपका है, वह दूसरे पर नहीं होता।',
  'whatIsANetwork.feeTitle': 'हर एक का अपना कॉइन',
  'whatIsANetwork.feeText':
    'हर नेटवर्क अपने कॉइन में फ़ीस लेता है। जिस नेटवर्क का इस्तेमाल करना हो, वहां थोड़ा कॉइन रखें।',
  'whatIsANetwork.choose': 'नेटवर्क चुनें',
  'switchNetwork.pendingTitle': '{wallet} में जारी रखें',
  'switchNetwork.pendingText': 'वहां पुष्टि करें कि आप {network} इस्तेमाल करना चाहते हैं।',
  'switchNetwork.slowText':
    'कुछ नहीं दिखा? {wallet} खोलें और वहां {network} चुनें। यह पेज अपने-आप बदल जाएगा।',
  'switchNetwork.successTitle': 'आप {network} पर हैं',
  'switchNetwork.rejectedTitle': 'आपने बदलाव अस्वीकार किया',
  'switchNetwork.rejectedText': 'आप अब भी {network} पर हैं।',
  'switchNetwork.waitingTitle': '{wallet} खोलें',
  'switchNetwork.unsupportedTitle': '{wallet} अपने-आप नहीं बदल सकता',
  'switchNetwork.unsupportedText': 'अगर {wallet} में {network} है, तो उसे चुनें। यह पेज अपने-आप बदल जाएगा।',
  'switchNetwork.errorTitle': 'नेटवर्क नहीं बदल सका',
  'switchNetwork.offerTitle': '{network} पर जाएं?',
  'switchNetwork.offerText': '{wallet} {current} पर कनेक्ट है। आपने पहले {network} चुना था।',
  'switchNetwork.offerSwitch': '{network} पर जाएं',
  'switchNetwork.offerStay': '{network} पर रहें',
  'switchNetwork.retry': 'फिर से कोशिश करें',
  'switchNetwork.other': 'दूसरा नेटवर्क चुनें',
  'switchNetwork.otherWallet': 'दूसरा वॉलेट इस्तेमाल करें',
  'switchActiveChain.heading': '{chain} के लिए वॉलेट कनेक्ट करें',
  'switchActiveChain.text':
    '{network} के लिए {chain} वाला वॉलेट चाहिए। जो अब तक कनेक्ट है, वह कनेक्ट रहेगा।',
  'switchActiveChain.connect': 'वॉलेट कनेक्ट करें',
  'switchActiveChain.cancel': 'अभी नहीं',
  'unsupported.heading': 'यह नेटवर्क यहां काम नहीं करता',
  'unsupported.text':
    'आपका वॉलेट नेटवर्क पर है, जिसका यह ऐप इस्तेमाल नहीं करता। आगे बढ़ने के लिए इनमें से किसी एक पर जाएं।',
}
