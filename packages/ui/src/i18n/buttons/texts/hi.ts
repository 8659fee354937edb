import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'वॉलेट कनेक्ट करें',
  'button.connecting': 'कनेक्ट हो रहा है…',
  'button.switchNetwork': 'नेटवर्क बदलें',
  'button.unknownNetwork': 'अनजान नेटवर्क',
  'button.selectNetwork': 'नेटवर्क चुनें',
  'button.account': 'खाता',
}
