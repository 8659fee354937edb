import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'הפעילות שלכם נטענת',
  'activity.failed': 'לא ניתן היה לקבל את העסקאות',
  'activity.moreFailed': 'עסקאות קודמות לא נטענו.',
  'activity.showMore': 'הצגת עסקאות קודמות',
  'activity.moreLoading': 'עסקאות קודמות נטענות',
  'activity.emptyTitle': 'אין עדיין פעילות',
  'activity.emptyText': 'מה שקורה בחשבון הזה ב-{network} יופיע כאן.',
  'activity.unsupportedTitle': 'אין כאן היסטוריה',
  'activity.noService': 'לאפליקציה הזו אין שירות ששומר את היסטוריית החשבונות.',
  'activity.noHistory': 'השירות של האפליקציה הזו לא שומר את ההיסטוריה של {network}.',
  'activity.explorer': 'צפייה בסייר',
  'activity.sentHere': 'נשלח מהאפליקציה הזו',
  'activity.operation':
    '{operation, select, send {נשלח} receive {התקבל} trade {הוחלף} mint {הונפק} burn {נשרף} approve {אושר} revoke {האישור בוטל} deposit {הופקד} withdraw {נמשך} borrow {נלווה} repay {הוחזר} claim {נתבע} stake {הופקד לסטייקינג} unstake {יצא מסטייקינג} sending {בשליחה} self {נשלח לעצמכם} other {קריאה לחוזה}}',
  'activity.status':
    '{status, select, pending {ממתינה} failed {נכשלה} replaced {הוחלפה} dropped {לא נשלחה} unproven {לא אומתה} other {שונתה}}',
  'activity.to': 'אל {address}',
  'activity.from': 'מאת {address}',
  'activity.collectible': 'פריט אספנות',
  'activity.more': 'עוד {count}',
  'activity.dropped':
    '{count, plural, one {עסקה אחת הושמטה: מה שהשירות אומר עליה לא ייתכן.} two {שתי עסקאות הושמטו: מה שהשירות אומר עליהן לא ייתכן.} other {# עסקאות הושמטו: מה שהשירות אומר עליהן לא ייתכן.}}',
}
