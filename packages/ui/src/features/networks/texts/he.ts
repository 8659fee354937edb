import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'רשתות',
  'networks.search': 'חיפוש רשתות',
  'networks.none': 'אין רשתות שתואמות ל־“{search}”.',
  'networks.unavailable': 'לא מופעל ב־{wallet}',
  'networks.chosen': '{network} נבחרה',
  'networks.help': 'מה זו רשת?',
  'whatIsANetwork.ledgerTitle': 'פנקס משותף',
  'whatIsANetwork.ledgerText':
    'רשת היא רישום ציבורי של מה שייך למי. מחשבים רבים שומרים עליו מסונכרן, ולכן איש לא יכול לשנות אותו לבדו.',
  'whatIsANetwork.separateTitle': 'כל רשת בפני עצמה',
  'whatIsANetwork.separateText':
    'הכתובת שלכם יכולה להיות זהה בכמה רשתות, אבל מה שיש לכם באחת לא נמצא באחרות.',
  'whatIsANetwork.feeTitle': 'עמלות במטבע של הרשת',
  'whatIsANetwork.feeText':
    'כל רשת גובה עמלות במטבע משלה. החזיקו ממנו מעט בכל רשת שבה אתם משתמשים.',
  'whatIsANetwork.choose': 'בחירת רשת',
  'switchNetwork.pendingTitle': 'ממשיכים ב־{wallet}',
  'switchNetwork.pendingText': 'אשרו את המעבר ל־{network}.',
  'switchNetwork.slowText':
    'לא רואים את הבקשה? פתחו את {wallet} ובחרו ב־{network}. הדף הזה יתעדכן אוטומטית.',
  'switchNetwork.successTitle': 'אתם ב־{network}',
  'switchNetwork.rejectedTitle': 'ההחלפה נדחתה',
  'switchNetwork.rejectedText': 'אתם עדיין ב־{network}.',
  'switchNetwork.waitingTitle': 'פתיחת {wallet}',
  'switchNetwork.unsupportedTitle': 'החלפה ב־{wallet}',
  'switchNetwork.unsupportedText':
    'בחרו ב־{network} ב־{wallet}, אם הרשת מופיעה שם. הדף הזה יתעדכן אוטומטית.',
  'switchNetwork.errorTitle': 'החלפת הרשת נכשלה',
  'switchNetwork.offerTitle': 'לעבור ל־{network}?',
  'switchNetwork.offerText': '{wallet} מחובר ב־{current}. קודם בחרתם ב־{network}.',
  'switchNetwork.offerSwitch': 'מעבר ל־{network}',
  'switchNetwork.offerStay': 'להישאר ב־{network}',
  'switchNetwork.retry': 'ניסיון חוזר',
  'switchNetwork.other': 'בחירת רשת אחרת',
  'switchNetwork.otherWallet': 'שימוש בארנק אחר',
  'switchActiveChain.heading': 'חיבור ארנק ל־{chain}',
  'switchActiveChain.text':
    '{network} דורשת ארנק שתומך ב־{chain}. הארנקים האחרים שלכם יישארו מחוברים.',
  'switchActiveChain.connect': 'חיבור ארנק',
  'switchActiveChain.cancel': 'לא עכשיו',
  'unsupported.heading': 'הרשת לא נתמכת',
  'unsupported.text': 'הארנק שלכם ברשת שהאפליקציה הזו לא תומכת בה. החליפו רשת כדי להמשיך.',
}
