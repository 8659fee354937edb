import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'עם חשבון חכם מאשרים כמה שלבים בבת אחת, ואפליקציות יכולות לשלם את העמלות. הכתובת נשארת זהה.',
  'smartAccount.introContract':
    'עם חשבון חכם מאשרים כמה שלבים בבת אחת, ואפליקציות יכולות לשלם את העמלות. יש לו כתובת אחרת מזו של החשבון הרגיל.',
  'smartAccount.addresses': 'אותה התחברות, כתובת אחרת',
  'smartAccount.use': 'שימוש בחשבון חכם',
  'smartAccount.kept': 'כבוי. מה ששודרג נשאר כך עד שתסירו אותו.',
  'smartAccount.loading': 'הרשתות שלכם נבדקות…',
  'smartAccount.ready': 'מוכן. השדרוג יקרה עם הפעולה הראשונה.',
  'smartAccount.readyContract': 'מוכן. הוא ייווצר עם הפעולה הראשונה.',
  'smartAccount.upgraded': 'שודרג',
  'smartAccount.count':
    '{count, plural, one {שודרג ברשת אחת} two {שודרג בשתי רשתות} other {שודרג ב־# רשתות}}',
  'smartAccount.plain': 'חשבון רגיל',
  'smartAccount.unavailable': 'לא זמין כאן. החשבון פועל כחשבון רגיל.',
  'smartAccount.unavailableContract': 'לא זמין כאן. אפשר להשתמש בחשבון הרגיל.',
  'smartAccount.unknown': 'מריץ קוד שאיננו מכירים',
  'smartAccount.contract': 'חשבון חוזה',
  'smartAccount.failed': 'לא ניתן לבדוק את הרשת הזו',
  'smartAccount.explorer': 'צפייה בסייר',
  'smartAccount.remove': 'הסרת השדרוג',
  'smartAccount.removeText':
    'ברשת {network} החשבון יחזור להיות רגיל, וההרשאות שנתתם שם יסתיימו. אתם משלמים את עמלת הרשת.',
  'smartAccount.keep': 'ביטול',
  'smartAccount.asking': 'השדרוג מוסר…',
  'smartAccount.waiting': 'ממתינים ל־{network}…',
  'smartAccount.removed': 'השדרוג הוסר',
  'smartAccount.confirmed': '{network} אישרה זאת.',
  'smartAccount.unclear': 'טרם אושר',
  'smartAccount.unclearText': 'זה בדרך. בדקו בסייר לפני שתנסו שוב.',
  'smartAccount.notRemoved': 'השדרוג לא הוסר',
  'smartAccount.done': 'סיום',
  'smartAccount.codeIntro':
    'חשבון יכול להריץ קוד של תוכנה, שפועלת אז בשמו. זה הקוד שהחשבון שלכם מריץ.',
  'smartAccount.stop':
    'החשבון הזה מריץ קוד שאיננו מכירים. ייתכן שמי שכתב אותו יכול לקחת את מה שתקבלו כאן.',
  'smartAccount.elsewhere': 'כדי להסיר, פתחו את {wallet} וכבו שם את החשבון החכם.',

  ACCOUNT_UPGRADE_UNSUPPORTED: 'החשבון שלכם לא יכול להיות חשבון חכם ברשת {network}. דבר לא נשלח.',
  OPERATION_REJECTED: 'זה לא התקבל. דבר לא נשלח. בדקו שיש לכם מספיק לעמלה.',
  SPONSOR_DECLINED: 'נותן החסות כבר לא משלם על זה. דבר לא נשלח. נסו שוב כדי לראות את העמלה החדשה.',
}
