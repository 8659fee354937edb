import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'טוענים את הפעילות שלכם',
  'activity.failed': 'טעינת העסקאות נכשלה',
  'activity.moreFailed': 'לא ניתן היה לטעון עסקאות קודמות.',
  'activity.showMore': 'הצגת עסקאות קודמות',
  'activity.moreLoading': 'טוענים עסקאות קודמות',
  'activity.emptyTitle': 'עדיין אין פעילות',
  'activity.emptyText': 'העסקאות שלכם ב־{network} יופיעו כאן.',
  'activity.unsupportedTitle': 'הפעילות לא זמינה',
  'activity.noService': 'אפשר לראות את העסקאות שלכם בסייר הבלוקים.',
  'activity.noHistory': 'אפשר לראות את העסקאות שלכם ב־{network} בסייר הבלוקים.',
  'activity.explorer': 'צפייה בסייר',
  'activity.sentHere': 'נשלחה מהאפליקציה הזו',
  'activity.operation':
    '{operation, select, send {נשלח} receive {התקבל} trade {הוחלף} mint {הוטבע} burn {נשרף} approve {אושר} revoke {האישור בוטל} deposit {הופקד} withdraw {נמשך} borrow {נלקחה הלוואה} repay {הוחזר} claim {מומש} stake {הועבר לסטייקינג} unstake {הוצא מסטייקינג} sending {בשליחה} self {נשלח לעצמכם} other {קריאה לחוזה}}',
  'activity.status':
    '{status, select, pending {ממתינה} open {עדיין פתוחה בארנק שלכם} failed {נכשלה} replaced {הוחלפה} dropped {לא נשלחה} unproven {לא אומתה} other {שונתה}}',
  'activity.to': 'אל {address}',
  'activity.from': 'מאת {address}',
  'activity.collectible': 'פריט אספנות',
  'activity.more': 'עוד {count}',
  'activity.dropped':
    '{count, plural, one {עסקה אחת מוסתרת כי הנתונים שלה לא תקינים.} two {שתי עסקאות מוסתרות כי הנתונים שלהן לא תקינים.} other {# עסקאות מוסתרות כי הנתונים שלהן לא תקינים.}}',
}
