import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE: 'לא ניתן להגיע לארנק. בדקו את החיבור לאינטרנט ונסו שוב.',
  FRAME_REFUSED: 'האפליקציה הזו לא הוגדרה כראוי. פנו לתמיכה שלה.',
  FRAME_LOST: 'הארנק הפסיק להגיב. בדקו אם הבקשה בוצעה לפני שתנסו שוב.',
  FRAME_BAD_ANSWER: 'משהו השתבש אצלנו. נסו שוב.',
  FRAME_VERSION_UNSUPPORTED:
    'האפליקציה והארנק שלה אינם תואמים. טענו מחדש את הדף או פנו לתמיכה של האפליקציה.',
  LOGIN_CODE_WRONG: 'הקוד הזה שגוי. השתמשו בקוד מההודעה האחרונה.',
  LOGIN_CODE_EXPIRED: 'תוקף הקוד הזה פג. בקשו קוד חדש.',
  LOGIN_THROTTLED: 'יותר מדי ניסיונות. המתינו רגע ונסו שוב.',
  LOGIN_PROVIDER_REFUSED: 'ההתחברות נדחתה. לא שותף דבר.',
  LOGIN_PROVIDER_FAILED: 'ההתחברות לא הצליחה. נסו שוב או התחברו בדרך אחרת.',
  LOGIN_WINDOW_CLOSED: 'החלון נסגר לפני שהתחברתם.',
  LOGIN_DEVICE_UNPROVEN: 'הארנק שלכם נשאר נעול כאן עד שתאשרו שהוא שלכם.',
  WALLET_LOCKED: 'הארנק שלכם נעול בדפדפן הזה. נסו שוב כדי לפתוח אותו.',
  SHARE_MISMATCH: 'לא ניתן היה לפתוח את הארנק שלכם. לא נחתם דבר. השתמשו בשיטת שחזור אחרת.',
  SHARE_REFUSED: 'השרת לא פתח את הארנק שלכם. לא נחתם דבר. נסו שוב.',
}
