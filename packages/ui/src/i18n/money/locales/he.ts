import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof typeof en> = {
  'receive.code': 'קוד QR של הכתובת שלך',
  'receive.scan': 'סרקו את הקוד הזה כדי לשלוח לחשבון שלך.',
  'receive.address': 'הכתובת שלך',
  'receive.copy': 'העתקת הכתובת',
  'receive.copied': 'הכתובת הועתקה',
  'receive.networks':
    '{count, plural, one {פועלת ברשת אחת} two {פועלת בשתי רשתות} other {פועלת ב-# רשתות}}',
  'compatible.warning': 'שלחו לכתובת הזאת רק מהרשתות שלמטה. מה שמגיע מרשת אחרת עלול ללכת לאיבוד.',
  'compatible.list': 'רשתות שהכתובת הזאת פועלת בהן',

  'tokens.loading': 'הטוקנים שלך נטענים',
  'tokens.failed': 'הטוקנים שלך לא נטענו',
  'tokens.partial': 'המחירים וחלק מהטוקנים חסרים: הם לא נטענו.',
  'tokens.emptyTitle': 'אין עדיין טוקנים',
  'tokens.emptyText': 'מה שהחשבון הזה מחזיק ברשת {network} מופיע כאן.',
}
