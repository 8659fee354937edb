import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {פגו} revoked {בוטלו} other {פעילות}}',
  'permissions.loading': 'ההרשאות נטענות',
  'permissions.none':
    '{tab, select, expired {דבר לא פג} revoked {דבר לא בוטל} other {דבר לא נעשה בלי האישור שלכם}}',
  'permissions.noneText': 'כאן מופיע מה שהאפליקציה הזו יכולה לעשות בלי לשאול.',
  'permissions.undated': 'תאריך לא ידוע',
  'permissions.missingService': 'לא ניתן היה לטעון הרשאות מהדפדפנים האחרים שלכם.',
  'permissions.missingWallet': '{wallet} לא משתף את הרשימה שלו. כאן מופיע מה שהדפדפן הזה זוכר.',
  'permissions.unsupportedTitle': '{wallet} לא מעניק הרשאות',
  'permissions.unsupportedText': 'אפליקציות צריכות לשאול אתכם בכל פעם.',
  'permissions.failedTitle': 'לא ניתן היה לטעון את ההרשאות שלכם',
  'permissions.until': 'עד {date}',
  'permissions.ended': 'הסתיימה ב־{date}',
  'permissions.unknown': 'לא אושר',
  'permissions.broader': 'יותר מדי',
  'permissions.revoking': 'מתבטלת',
  'permissions.any': 'כל סכום של {symbol}',
  'permissions.unknownAmount': 'סכום של {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} בדקה} hour {{amount} בשעה} day {{amount} ביום} week {{amount} בשבוע} other {{amount} כל {time}}}',
  'permissions.stream': '{amount} ביום, עד {max} בסך הכול',
  'permissions.allowance': 'עד {amount} בסך הכול',
  'permissions.used': 'נוצלו {amount}',
  'permissions.usedInPeriod': 'נוצלו {amount} בתקופה זו',
  'permissions.calls': 'קריאה ל־{names}',
  'permissions.callsWithValue': 'קריאה ל־{names} ושליחה של עד {amount}',
  'permissions.steps': 'מה קרה',
  'permissions.stepWallet':
    '{fact, select, pending {אשרו ב־{wallet}} done {{wallet} ביטל אותה} failed {{wallet} לא ביטל אותה} other {אי אפשר לשאול כאן את {wallet}}}',
  'permissions.stepList':
    '{fact, select, pending {בדיקה מול {wallet}} done {כבר לא ברשימה של {wallet}} failed {עדיין ברשימה של {wallet}} other {ל־{wallet} אין רשימה לבדיקה}}',
  'permissions.stepChain':
    '{fact, select, pending {בודקים מול {network}} done {{network} מאשרת זאת} failed {{network} עדיין מתירה זאת} other {לא ניתן לשאול את {network}}}',
  'permissions.stepService':
    '{fact, select, pending {השירות מקבל הודעה} done {השירות יודע} other {לא ניתן היה להודיע לשירות}}',
  'permissions.app': 'אפליקציה',
  'permissions.given': 'ניתנה',
  'permissions.endsAt': 'מסתיימת',
  'permissions.callLimit': 'מספר קריאות מרבי',
  'permissions.delegate': 'מי יכול להשתמש בה',
  'permissions.enforcer': 'נאכפת על ידי',
  'permissions.gone': 'ההרשאה הזו כבר לא כאן',
  'permissions.broaderText':
    '{wallet} העניק יותר ממה שהאפליקציה ביקשה. האפליקציה לא קיבלה אותה, אבל ייתכן שהיא עדיין פעילה. בטלו אותה.',
  'permissions.allowed': 'מותר בלי לשאול',
  'permissions.openText': 'ייתכן שהיא עדיין פעילה. נסו שוב, או בטלו אותה ב־{wallet}.',
  'permissions.revoke': 'שלילת הרשאה',
  'permissions.revokeAgain': 'ביטול ההרשאה שוב',
  'permissions.revokeAll': 'ביטול כל ההרשאות ({count})',
  'permissions.createdTitle': 'ל־{app} יש הרשאה מכם',
  'permissions.createdText': '{words}, עד {date}. אפשר לבטל אותה בכל עת בהגדרות החשבון.',
  'permissions.see': 'הצגת ההרשאה',
  'permissions.network': 'רשת',
  'permissions.done': 'סיום',
  PERMISSION_INVALID: 'האפליקציה ביקשה הרשאה לא תקינה. לא ניתן דבר.',
  PERMISSION_UNSUPPORTED: '{wallet} לא יכול להעניק את ההרשאה הזו. נסו ארנק אחר.',
  PERMISSION_BROADER_THAN_ASKED: '{wallet} העניק יותר ממה שהאפליקציה ביקשה. בטלו את זה תחת הרשאות.',
}
