import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'नेटवर्क',
  'networks.search': 'नेटवर्क खोजें',
  'networks.none': '“{search}” से मेल खाता कोई नेटवर्क नहीं है।',
  'networks.unavailable': '{wallet} में चालू नहीं है',
  'networks.chosen': '{network} चुना गया है',
  'networks.help': 'नेटवर्क क्या है?',
  'whatIsANetwork.ledgerTitle': 'साझा बहीखाता',
  'whatIsANetwork.ledgerText':
    'नेटवर्क एक सार्वजनिक रिकॉर्ड है कि किसके पास क्या है। कई कंप्यूटर इसे एक जैसा रखते हैं, इसलिए कोई अकेले इसे बदल नहीं सकता।',
  'whatIsANetwork.separateTitle': 'हर नेटवर्क अलग है',
  'whatIsANetwork.separateText':
    'कई नेटवर्क पर आपका पता एक ही हो सकता है, लेकिन जो एक पर आपका है, वह बाकी पर नहीं है।',
  'whatIsANetwork.feeTitle': 'अपने ही कॉइन में शुल्क',
  'whatIsANetwork.feeText':
    'हर नेटवर्क अपने ही कॉइन में शुल्क लेता है। जो भी नेटवर्क इस्तेमाल करें, उस पर थोड़ा कॉइन रखें।',
  'whatIsANetwork.choose': 'कोई नेटवर्क चुनें',
  'switchNetwork.pendingTitle': '{wallet} में जारी रखें',
  'switchNetwork.pendingText': '{network} पर जाने की मंज़ूरी दें।',
  'switchNetwork.slowText': 'नहीं दिख रहा? {wallet} खोलें और {network} चुनें। यह पेज अपने आप अपडेट होगा।',
  'switchNetwork.successTitle': 'आप {network} पर हैं',
  'switchNetwork.rejectedTitle': 'बदलाव अस्वीकार हुआ',
  'switchNetwork.rejectedText': 'आप अब भी {network} पर हैं।',
  'switchNetwork.waitingTitle': '{wallet} खोलें',
  'switchNetwork.unsupportedTitle': '{wallet} में बदलें',
  'switchNetwork.unsupportedText':
    'अगर {network} सूची में हो, तो उसे {wallet} में चुनें। यह पेज अपने आप अपडेट होगा।',
  'switchNetwork.errorTitle': 'नेटवर्क नहीं बदला जा सका',
  'switchNetwork.offerTitle': '{network} पर जाएं?',
  'switchNetwork.offerText': '{wallet} अभी {current} पर कनेक्ट है। आपने पहले {network} चुना था।',
  'switchNetwork.offerSwitch': '{network} पर जाएं',
  'switchNetwork.offerStay': '{network} पर रहें',
  'switchNetwork.retry': 'फिर से कोशिश करें',
  'switchNetwork.other': 'दूसरा नेटवर्क चुनें',
  'switchNetwork.otherWallet': 'दूसरा वॉलेट इस्तेमाल करें',
  'switchActiveChain.heading': '{chain} के लिए वॉलेट कनेक्ट करें',
  'switchActiveChain.text':
    '{network} के लिए ऐसा वॉलेट चाहिए, जो {chain} का समर्थन करता हो। आपके बाकी वॉलेट कनेक्ट रहेंगे।',
  'switchActiveChain.connect': 'वॉलेट कनेक्ट करें',
  'switchActiveChain.cancel': 'अभी नहीं',
  'unsupported.heading': 'यह नेटवर्क समर्थित नहीं',
  'unsupported.text':
    'आपका वॉलेट ऐसे नेटवर्क पर है, जिसका यह ऐप समर्थन नहीं करता। जारी रखने के लिए नेटवर्क बदलें।',
}
