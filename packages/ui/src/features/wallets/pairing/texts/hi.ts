import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': '{wallet} या अपने फ़ोन के कैमरे से स्कैन करें।',
  'pairing.scanAny': 'किसी वॉलेट ऐप या अपने फ़ोन के कैमरे से स्कैन करें।',
  'pairing.slow': 'इसमें सामान्य से ज़्यादा समय लग रहा है। अपना इंटरनेट कनेक्शन जांचें।',
  'pairing.copy': 'लिंक कॉपी करें',
  'pairing.copied': 'लिंक कॉपी हो गया',
  'pairing.phone': 'फ़ोन',
  'pairing.here': 'यह डिवाइस',
  'pairing.elsewhere': 'दूसरा डिवाइस',
  'pairing.desktop': 'डेस्कटॉप',
  'pairing.web': 'वेब',
  'pairing.others': 'दूसरे तरीके',
  'pairing.declined': 'अनुरोध अस्वीकार हुआ। जब चाहें, फिर से कोशिश करें।',
}
