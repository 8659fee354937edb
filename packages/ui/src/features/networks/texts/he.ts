import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'רשתות',
  'networks.search': 'חיפוש רשתות',
  'networks.none': 'אין רשת שמתאימה ל”{search}”.',
  'networks.unavailable': '{wallet} לא מאפשר אותה כאן',
  'networks.chosen': '{network} נבחרה',
  'networks.help': 'מה זו רשת?',
  'whatIsANetwork.ledgerTitle': 'ספר משותף',
  'whatIsANetwork.ledgerText':
    'רשת היא רישום ציבורי של מה שייך למי. הרבה מחשבים מנהלים אותו יחד, ולכן אף אחד לא יכול לשכתב אותו לבדו.',
  'whatIsANetwork.separateTitle': 'כל רשת לעצמה',
  'whatIsANetwork.separateText':
    'הכתובת שלכם יכולה להיות זהה בכמה רשתות, אבל מה שיש לכם ברשת אחת לא נמצא באחרות.',
  'whatIsANetwork.feeTitle': 'עם מטבע משלה',
  'whatIsANetwork.feeText':
    'כל רשת גובה עמלות במטבע משלה. שמרו מעט ממנו בכל מקום שבו תרצו לעשות משהו.',
  'whatIsANetwork.choose': 'בחירת רשת',
  'switchNetwork.pendingTitle': 'המשיכו ב-{wallet}',
  'switchNetwork.pendingText': 'אשרו שם שאתם רוצים להשתמש ב-{network}.',
  'switchNetwork.slowText':
    'לא רואים כלום? פתחו את {wallet} ובחרו שם את {network}. הדף הזה יתעדכן מעצמו.',
  'switchNetwork.successTitle': 'אתם ב-{network}',
  'switchNetwork.rejectedTitle': 'דחיתם את ההחלפה',
  'switchNetwork.rejectedText': 'אתם עדיין ב-{network}.',
  'switchNetwork.waitingTitle': 'פתחו את {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} לא יכול להחליף בעצמו',
  'switchNetwork.unsupportedText':
    'פתחו את {wallet} ובחרו את {network}, אם היא שם. הדף הזה יתעדכן מעצמו.',
  'switchNetwork.errorTitle': 'לא ניתן היה להחליף',
  'switchNetwork.offerTitle': 'לעבור ל-{network}?',
  'switchNetwork.offerText': '{wallet} מחובר. הרשת כעת: {current}. קודם בחרתם את {network}.',
  'switchNetwork.offerSwitch': 'מעבר ל-{network}',
  'switchNetwork.offerStay': 'הישארות ב-{network}',
  'switchNetwork.retry': 'ניסיון נוסף',
  'switchNetwork.other': 'בחירת רשת אחרת',
  'switchNetwork.otherWallet': 'שימוש בארנק אחר',
  'switchActiveChain.heading': 'חברו ארנק ל-{chain}',
  'switchActiveChain.text':
    'ל-{network} צריך ארנק שעובד עם {chain}. מה שחיברתם עד עכשיו יישאר מחובר.',
  'switchActiveChain.connect': 'חיבור ארנק',
  'switchActiveChain.cancel': 'לא עכשיו',
  'unsupported.heading': 'הרשת הזו לא עובדת כאן',
  'unsupported.text': 'הארנק שלכם ברשת, שאינה בשימוש באפליקציה הזו. כדי להמשיך, עברו לאחת מאלה.',
}
