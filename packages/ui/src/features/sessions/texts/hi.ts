import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {समाप्त} revoked {वापस ली गई} other {सक्रिय}}',
  'permissions.loading': 'अनुमतियाँ लोड हो रही हैं',
  'permissions.none':
    '{tab, select, expired {कुछ भी समाप्त नहीं हुआ} revoked {कुछ भी वापस नहीं लिया गया} other {आपकी मंज़ूरी के बिना कुछ नहीं होता}}',
  'permissions.noneText': 'यह ऐप बिना पूछे जो कर सकता है, वह यहाँ दिखता है।',
  'permissions.undated': 'तारीख़ पता नहीं',
  'permissions.missingService': 'आपके दूसरे ब्राउज़रों की अनुमतियाँ लोड नहीं हो सकीं।',
  'permissions.missingWallet': '{wallet} अपनी सूची साझा नहीं करता। यहाँ वही है जो इस ब्राउज़र को याद है।',
  'permissions.unsupportedTitle': '{wallet} अनुमतियाँ नहीं देता',
  'permissions.unsupportedText': 'ऐप को हर बार आपसे पूछना होगा।',
  'permissions.failedTitle': 'आपकी अनुमतियाँ लोड नहीं हो सकीं',
  'permissions.until': '{date} तक',
  'permissions.ended': '{date} को ख़त्म',
  'permissions.unknown': 'पुष्टि नहीं हुई',
  'permissions.broader': 'बहुत ज़्यादा',
  'permissions.revoking': 'वापस ली जा रही है',
  'permissions.any': '{symbol} की कोई भी राशि',
  'permissions.unknownAmount': '{token} की एक राशि',
  'permissions.periodic':
    '{unit, select, minute {हर मिनट {amount}} hour {हर घंटे {amount}} day {हर दिन {amount}} week {हर हफ़्ते {amount}} other {हर {time} में {amount}}}',
  'permissions.stream': 'हर दिन {amount}, कुल {max} तक',
  'permissions.allowance': 'कुल {amount} तक',
  'permissions.used': '{amount} इस्तेमाल हुआ',
  'permissions.usedInPeriod': 'इस अवधि में {amount} इस्तेमाल हुआ',
  'permissions.calls': '{names} को कॉल करना',
  'permissions.callsWithValue': '{names} को कॉल करना और {amount} तक भेजना',
  'permissions.steps': 'क्या हुआ',
  'permissions.stepWallet':
    '{fact, select, pending {{wallet} में पुष्टि करें} done {{wallet} ने वापस ले ली} failed {{wallet} ने वापस नहीं ली} other {{wallet} से यहाँ नहीं पूछा जा सकता}}',
  'permissions.stepList':
    '{fact, select, pending {{wallet} से जाँच हो रही है} done {अब {wallet} की सूची में नहीं} failed {अब भी {wallet} की सूची में} other {{wallet} के पास जाँचने के लिए सूची नहीं}}',
  'permissions.stepChain':
    '{fact, select, pending {{network} से जाँच हो रही है} done {{network} ने पुष्टि की} failed {{network} अब भी इसकी अनुमति देता है} other {{network} से पूछा नहीं जा सका}}',
  'permissions.stepService':
    '{fact, select, pending {सेवा को बताया जा रहा है} done {सेवा को पता है} other {सेवा को बताया नहीं जा सका}}',
  'permissions.app': 'ऐप',
  'permissions.given': 'दी गई',
  'permissions.endsAt': 'ख़त्म होगी',
  'permissions.callLimit': 'सबसे ज़्यादा कॉल',
  'permissions.delegate': 'कौन इस्तेमाल कर सकता है',
  'permissions.enforcer': 'किसके द्वारा लागू',
  'permissions.gone': 'यह अनुमति अब यहाँ नहीं है',
  'permissions.broaderText':
    '{wallet} ने इस ऐप की माँग से ज़्यादा अनुमति दी। ऐप को वह नहीं मिली, पर वह अब भी सक्रिय हो सकती है। उसे वापस लें।',
  'permissions.allowed': 'बिना पूछे अनुमति है',
  'permissions.openText': 'वह अब भी सक्रिय हो सकती है। फिर कोशिश करें, या {wallet} में वापस लें।',
  'permissions.revoke': 'वापस लें',
  'permissions.revokeAgain': 'फिर से वापस लें',
  'permissions.revokeAll': 'सभी {count} वापस लें',
  'permissions.createdTitle': '{app} के पास आपकी अनुमति है',
  'permissions.createdText': '{words}, {date} तक। खाते की सेटिंग में इसे कभी भी वापस ले सकते हैं।',
  'permissions.see': 'अनुमति देखें',
  'permissions.network': 'नेटवर्क',
  'permissions.done': 'हो गया',
  PERMISSION_INVALID: 'इस ऐप ने अमान्य अनुमति माँगी। कुछ नहीं दिया गया।',
  PERMISSION_UNSUPPORTED: '{wallet} यह अनुमति नहीं दे सकता। दूसरा वॉलेट आज़माएँ।',
  PERMISSION_BROADER_THAN_ASKED: '{wallet} ने इस ऐप की माँग से ज़्यादा अनुमति दी। इसे अनुमतियाँ में वापस लें।',
}
