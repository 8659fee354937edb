import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'קוד QR של הכתובת שלכם',
  'receive.scan': 'סרקו כדי לשלוח לכתובת הזו',
  'receive.address': 'הכתובת שלכם',
  'receive.copy': 'העתקת הכתובת',
  'receive.copied': 'הכתובת הועתקה',
  'receive.networks':
    '{count, plural, one {קבלה ברשת אחת} two {קבלה בשתי רשתות} other {קבלה ב־# רשתות}}',
  'receive.share': 'שיתוף',
  'receive.kinds': 'סוג הכתובת',
  'receive.payment': 'תשלומים',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'לביטקוין בלבד. Ordinals ופריטי אספנות שנשלחים לכאן עלולים לשמש לתשלום בטעות.',
  'receive.ordinalHint': 'ל־Ordinals ולפריטי אספנות בלבד. לביטקוין השתמשו בכתובת האחרת.',
  'receive.smartAccount': 'החשבון החכם הזה פועל רק ב־{network}. אל תקבלו ברשתות אחרות.',
  'compatible.warning': 'קבלו רק ברשתות האלה. כספים שנשלחים בכל רשת אחרת עלולים ללכת לאיבוד.',
  'compatible.list': 'הרשתות שהכתובת הזו תומכת בהן',
}
