import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} आपसे लॉगिन करने को कह रहा है। केवल तभी जारी रखें जब आपने इसे खुद शुरू किया हो, उस वॉलेट से जिसका आपका Farcaster खाता है।',
  'farcaster.noWallet': 'इस ब्राउज़र में कोई वॉलेट नहीं मिला। यह पेज उस ब्राउज़र में खोलें जहां आपका वॉलेट है।',
  'farcaster.copy': 'लिंक कॉपी करें',
  'farcaster.copied': 'लिंक कॉपी हो गया',
  'farcaster.decline': 'लॉगिन न करें',
  'farcaster.rejected': 'आपने वॉलेट में मना किया। फिर से कोशिश करें या दूसरा वॉलेट चुनें।',
  'farcaster.unsigned': 'आपके वॉलेट ने साइन नहीं किया। फिर से कोशिश करें या दूसरा वॉलेट चुनें।',
  'farcaster.foreign': 'यह वॉलेट उस Farcaster खाते के लिए साइन नहीं कर सकता। दूसरा चुनें।',
  'farcaster.accountTitle': 'अपनी Farcaster आईडी डालें',
  'farcaster.accountLead':
    'इस वॉलेट का कोई Farcaster खाता नहीं है। अगर यह किसी खाते के लिए साइन कर सकता है, तो उसकी आईडी डालें।',
  'farcaster.account': 'Farcaster आईडी',
  'farcaster.other': 'दूसरा वॉलेट चुनें',
  'farcaster.sign': 'साइन करें',
  'farcaster.done': 'आप यह पेज बंद करके वहां लौट सकते हैं जहां से शुरू किया था।',
  'farcaster.late': 'यह लॉगिन खत्म हो गया है। जहां से आए थे वहां से फिर शुरू करें।',
}
