import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'טעינת האסימונים שלכם נכשלה',
  'tokens.partial': 'לא ניתן היה לטעון חלק מהאסימונים והמחירים.',
  'tokens.totalKnown':
    '{count, plural, one {סך הכול, ללא אסימון אחד שאין לו מחיר} two {סך הכול, ללא שני אסימונים שאין להם מחיר} other {סך הכול, ללא # אסימונים שאין להם מחיר}}',
  'tokens.dropped':
    '{count, plural, one {אסימון אחד מוסתר כי הנתונים שלו לא תקינים.} two {שני אסימונים מוסתרים כי הנתונים שלהם לא תקינים.} other {# אסימונים מוסתרים כי הנתונים שלהם לא תקינים.}}',
  'tokens.approvals': 'הרשאות של {token}',
}
