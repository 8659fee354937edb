import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'קוד QR של הכתובת שלך',
  'receive.scan': 'סרקו את הקוד הזה כדי לשלוח לחשבון שלך.',
  'receive.address': 'הכתובת שלך',
  'receive.copy': 'העתקת הכתובת',
  'receive.copied': 'הכתובת הועתקה',
  'receive.networks':
    '{count, plural, one {פועלת ברשת אחת} two {פועלת בשתי רשתות} other {פועלת ב-# רשתות}}',
  'receive.share': 'שיתוף',
  'receive.kinds': 'סוג הכתובת',
  'receive.payment': 'תשלומים',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'לביטקוין בלבד. Ordinals ופריטי אספנות אחרים שנשלחים לכאן עלולים להיות מנוצלים בטעות.',
  'receive.ordinalHint': 'ל-Ordinals ולפריטי אספנות אחרים בלבד. בקשו לשלוח ביטקוין לכתובת השנייה.',
  'receive.smartAccount': 'החשבון החכם הזה נועד ל-{network}. אל תקבלו אליו דבר ברשת אחרת.',
  'compatible.warning': 'שלחו לכתובת הזאת רק מהרשתות שלמטה. מה שמגיע מרשת אחרת עלול ללכת לאיבוד.',
  'compatible.list': 'רשתות שהכתובת הזאת פועלת בהן',
}
