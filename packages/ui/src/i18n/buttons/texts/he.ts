import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'חיבור ארנק',
  'button.connecting': 'מתחבר…',
  'button.switchNetwork': 'החלפת רשת',
  'button.unknownNetwork': 'רשת לא מוכרת',
  'button.selectNetwork': 'בחירת רשת',
  'button.account': 'חשבון',
}
