import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'फ़ोन के कैमरे या {wallet} से स्कैन करें।',
  'pairing.scanAny': 'फ़ोन के कैमरे या किसी वॉलेट ऐप से स्कैन करें।',
  'pairing.slow': 'इसमें सामान्य से ज़्यादा समय लग रहा है। इंटरनेट जांचें।',
  'pairing.copy': 'लिंक कॉपी करें',
  'pairing.copied': 'लिंक कॉपी हो गया',
  'pairing.phone': 'फ़ोन',
  'pairing.here': 'यह डिवाइस',
  'pairing.elsewhere': 'दूसरा डिवाइस',
  'pairing.desktop': 'डेस्कटॉप',
  'pairing.web': 'वेब',
  'pairing.others': 'अन्य तरीके',
  'pairing.declined': 'आपने वॉलेट में अस्वीकार किया। फिर से कोशिश कर सकते हैं।',
}
