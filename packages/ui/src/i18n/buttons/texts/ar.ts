import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'ربط المحفظة',
  'button.connecting': 'جارٍ الربط…',
  'button.switchNetwork': 'تبديل الشبكة',
  'button.unknownNetwork': 'شبكة غير معروفة',
  'button.selectNetwork': 'اختيار شبكة',
  'button.account': 'الحساب',
}
