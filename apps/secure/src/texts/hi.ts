import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'कोड डालें',
  'secure.codeLead': 'हमने इसे {email} पर भेजा है।',
  'secure.code': 'ईमेल में मिला कोड',
  'secure.digit': 'अंक {number}',
  'secure.codeWrong':
    '{count, plural, one {यह कोड सही नहीं है। # कोशिश बाकी है।} other {यह कोड सही नहीं है। # कोशिशें बाकी हैं।}}',
  'secure.codeOver': 'यह कोड अब काम नहीं करता। नया कोड मांगें।',
  'secure.throttled': 'बहुत ज़्यादा कोशिशें हुईं। {time} में फिर से कोशिश करें।',
  'secure.service': 'वॉलेट से संपर्क नहीं हो सका। अपना इंटरनेट कनेक्शन जांचें और फिर से कोशिश करें।',
  'secure.minutes': '{count, plural, one {# मिनट} other {# मिनट}}',
  'secure.hours': '{count, plural, one {# घंटे} other {# घंटे}}',
  'secure.resend': 'कोड फिर से भेजें',
  'secure.resendIn': '{seconds} सेकंड में फिर भेजें',
  'secure.resent': 'कोड फिर से भेजा गया।',
  'secure.noMail': 'ईमेल अभी नहीं आया? अपना स्पैम फ़ोल्डर देखें।',
  'secure.otherEmail': 'दूसरा ईमेल इस्तेमाल करें',

  'secure.passkeyTitle': 'अपनी पासकी इस्तेमाल करें',
  'secure.passkeyLead': 'अगर यहां अभी आपका वॉलेट नहीं है, तो नया बनाएं।',
  'secure.usePasskey': 'पासकी इस्तेमाल करें',
  'secure.useCode': 'रिकवरी कोड इस्तेमाल करें',
  'secure.incomplete': 'कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें या कोई दूसरा तरीका चुनें।',
  'secure.wrongPasskey': 'यह पासकी यहां काम नहीं करती। दूसरी पासकी इस्तेमाल करें या कोई दूसरा तरीका चुनें।',
  'secure.lackingPasskey':
    'इस पासकी से आप लॉग इन कर सकते हैं, लेकिन अपना वॉलेट नहीं खोल सकते। उसके लिए रिकवरी कोड चाहिए।',

  'secure.methodTitle': 'वॉलेट वापस पाने का तरीका चुनें',
  'secure.methodLead':
    'किसी दूसरे ब्राउज़र में अपना वॉलेट खोलने के लिए, या यह डिवाइस खो जाने पर, आपको इसकी ज़रूरत होगी।',
  'secure.testTitle': 'अपनी पासकी जांचें',
  'secure.testLead': 'यह जांचने के लिए कि नई पासकी आपका वॉलेट खोलती है, उसे एक बार इस्तेमाल करें।',

  'secure.saveTitle': 'अपना रिकवरी कोड सेव करें',
  'secure.saveLead':
    'किसी दूसरे ब्राउज़र में अपना वॉलेट खोलने के लिए, या यह डिवाइस खो जाने पर, आपको इसकी ज़रूरत होगी। इसे कागज़ पर लिखें या पासवर्ड मैनेजर में रखें।',
  'secure.saveWarning':
    'हमारे पास इसकी कॉपी नहीं है और हम इसे रीसेट नहीं कर सकते। अगर यह डिवाइस और यह कोड दोनों खो गए, तो आपके वॉलेट का सब कुछ खो जाएगा। यह कोड कभी किसी को न दें।',
  'secure.codeName': 'रिकवरी कोड',
  'secure.copy': 'कोड कॉपी करें',
  'secure.copied': 'कोड कॉपी हो गया',
  'secure.saved': 'मैंने सेव कर लिया',

  'secure.confirmTitle': 'जांचें कि आपने इसे सेव किया है',
  'secure.confirmLead': 'सेव की हुई कॉपी से अपने रिकवरी कोड के ये दो हिस्से डालें।',
  'secure.part': 'हिस्सा {number}',
  'secure.confirmWrong': 'यह आपके रिकवरी कोड से मेल नहीं खाता। अपनी कॉपी जांचें या कोड फिर से दिखाएं।',
  'secure.showCode': 'कोड फिर से दिखाएं',
  'secure.create': 'वॉलेट बनाएं',
  'secure.creating': 'आपका वॉलेट बन रहा है…',

  'secure.createdTitle': 'आपका वॉलेट तैयार है',
  'secure.compatible': '{network} और इसके जैसे नेटवर्क',
  'secure.continue': 'जारी रखें',

  'secure.recoverTitle': 'अपना रिकवरी कोड डालें',
  'secure.recoverLead':
    'आपका वॉलेट इस ब्राउज़र में नया है। वॉलेट बनाते समय आपने जो कोड सेव किया था, वह इसे यहां खोलेगा।',
  'secure.openTitle': 'अपना वॉलेट खोलें',
  'secure.openLead': 'आपका वॉलेट इस ब्राउज़र में नया है। इसे अपनी पासकी या रिकवरी कोड से खोलें।',
  'secure.mistyped': 'यह कोड अधूरा है या इसमें टाइपिंग की गलती है। इसे सेव की हुई कॉपी से मिलाएं।',
  'secure.notYours': 'यह कोड किसी दूसरे वॉलेट का है। इस खाते के लिए सेव किया हुआ कोड डालें।',
  'secure.held':
    'अगर आपका कोड किसी और के पास है, तो यह इंतज़ार आपको बचाता है। {time} में लौटें और इसे फिर से डालें।',
  'secure.open': 'वॉलेट खोलें',
  'secure.opening': 'आपका वॉलेट खुल रहा है…',

  'secure.oldCodeLead': 'हमने आपके मौजूदा ईमेल {email} पर जो कोड भेजा है, उसे डालें।',
  'secure.newCodeLead': 'अब वह कोड डालें जो हमने आपके नए ईमेल {email} पर भेजा है।',
  'secure.emailLead': 'आपके कोड {email} पर आते हैं। हम पहले वहां एक कोड भेजेंगे, फिर आपके नए ईमेल पर।',
  'secure.newEmail': 'नया ईमेल',
  'secure.emailInvalid': 'सही ईमेल पता डालें।',
  'secure.emailSame': 'यह पहले से आपका ईमेल है। कोई दूसरा डालें।',
  'secure.emailTaken': 'कोई दूसरा खाता यह ईमेल इस्तेमाल करता है। कुछ नहीं बदला। कोई दूसरा डालें।',
  'secure.noEmail': 'आप यहां ईमेल के कोड से लॉग इन नहीं करते, इसलिए बदलने के लिए कोई ईमेल नहीं है।',

  'secure.linkTitle': 'आपके पास पहले से एक वॉलेट है',
  'secure.linkLead': 'यह {email} का है। पुष्टि करें कि यह आपका है, फिर यह लॉगिन भी इसे खोलेगा।',
  'secure.linkWrong': 'वह लॉगिन यह वॉलेट नहीं खोलता। दूसरा लॉगिन इस्तेमाल करें या कोई दूसरा तरीका चुनें।',
  'secure.linkIncomplete': 'लॉगिन पूरा नहीं हुआ। फिर से कोशिश करें या कोई दूसरा तरीका चुनें।',
  'secure.linkBlocked': 'आपके ब्राउज़र ने विंडो रोक दी। इसे खोलने के लिए फिर से कोशिश करें।',
  'secure.linkWaiting': '{provider} की विंडो में पूरा करें।',
  'secure.useEmail': 'ईमेल से कोड पाएं',
  'secure.useProvider': '{provider} के साथ आगे बढ़ें',
  'secure.linkSeparate': 'अलग वॉलेट बनाएं',

  'secure.useDevice': 'दूसरा डिवाइस इस्तेमाल करें',
  'secure.deviceLead':
    'जो डिवाइस आपका वॉलेट पहले से खोलता है, उस पर इस ऐप की खाता सेटिंग में जाएं, “{add}” चुनें और यह कोड डालें।',
  'secure.deviceCode': 'इस डिवाइस का कोड',
  'secure.deviceWaiting': 'आपके दूसरे डिवाइस का इंतज़ार है…',
  'secure.deviceOffline': 'आप ऑफ़लाइन हैं। ऑनलाइन होते ही हम आगे बढ़ेंगे।',
  'secure.otherWay': 'कोई दूसरा तरीका चुनें',
  'secure.addLead': 'नए डिवाइस पर लॉग इन करें और वहां “{other}” चुनें। फिर वह जो कोड दिखाए, उसे डालें।',
  'secure.addCode': 'नए डिवाइस का कोड',
  'secure.addWarning':
    'आप जो डिवाइस जोड़ते हैं, वह आपके वॉलेट का सब कुछ खर्च कर सकता है। केवल वही जोड़ें जो आपके सामने है।',
  'secure.addMistyped': 'कोड में 12 अक्षर होते हैं। इसे नए डिवाइस से मिलाएं।',
  'secure.addWrong': 'आपका कोई डिवाइस यह कोड नहीं दिखाता। इसे नए डिवाइस से मिलाएं।',

  'secure.nothingTitle': 'यहां करने को कुछ नहीं है',
  'secure.nothingLead': 'यह विंडो आपके वॉलेट की है। इसे बंद करें और जिस ऐप से आए थे, वहीं फिर से शुरू करें।',

  'secure.approveTitle': 'यह अनुरोध मंज़ूर करें?',
  'secure.receiver': 'पाने वाले का पता',
  'secure.unsigned':
    'वॉलेट से संपर्क नहीं हो सका, इसलिए कुछ भी साइन नहीं हुआ। अपना इंटरनेट कनेक्शन जांचें और फिर से कोशिश करें।',
  'secure.signing': 'साइन हो रहा है…',
  'secure.together': 'यह सब एक साथ होता है, या कुछ भी नहीं होता।',
  'secure.upgradeNote':
    'इसका पता और इसमें रखी चीज़ें वही रहती हैं। इसके बाद यह {name} का कोड चलाता है, जिसे कोई बदल नहीं सकता।',
  'secure.upgradeAgree': 'मेरे खाते को स्मार्ट खाता बनाएँ',
  'secure.leaves': 'आपके खाते से निकलता है',
  'secure.removalNote': 'ऐप्लिकेशन इस कोड से जो कर सकते हैं, वह भी खत्म हो जाता है।',
  'secure.approvedTitle': 'मंज़ूर',
  'secure.declinedTitle': 'अस्वीकार',
  'secure.overTitle': 'यह अनुरोध खत्म हो गया है',
  'secure.overLead': 'ऐप ने इसे वापस ले लिया या इसमें बहुत समय लग गया। इस विंडो में कुछ भी साइन नहीं हुआ।',
  'secure.unsignedTitle': 'साइन नहीं हो सका',
  'secure.backLead': 'यह विंडो बंद करें और ऐप पर वापस जाएं।',
}
