import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'חיפוש ארנקים',
  'allWallets.certified': 'רק ארנקים מאושרים',
  'allWallets.found': '{count, plural, one {ארנק אחד} two {שני ארנקים} other {# ארנקים}}',
  'allWallets.none': 'אין ארנקים שתואמים ל־“{search}”.',
  'allWallets.clear': 'הצגת כל הארנקים',
  'allWallets.failed': 'טעינת הארנקים נכשלה',
  'allWallets.moreFailed': 'לא ניתן היה לטעון ארנקים נוספים.',
  'getWallet.text': 'הארנקים האלה עובדים עם האפליקציה הזו. אפשר להחליף בכל עת.',
  'getWallet.all': 'כל הארנקים',
  'downloads.text': 'התקינו את {wallet} וחזרו לכאן כדי להתחבר.',
  'downloads.textPhone': 'התקינו את {wallet} ופתחו את הדף הזה בדפדפן של הארנק.',
  'downloads.extension': 'תוסף לדפדפן',
  'downloads.iphone': 'אפליקציה ל־iPhone',
  'downloads.android': 'אפליקציה ל־Android',
  'downloads.desktop': 'אפליקציה למחשב',
  'downloads.webApp': 'אפליקציית אינטרנט',
  'downloads.website': 'אתר אינטרנט',
  'downloads.phone': 'סרקו כדי להוריד לטלפון',
  'downloads.none': 'אין לנו קישור מאומת. חפשו את {wallet} בחנות האפליקציות.',
  'downloads.installed': '{wallet} מותקן',
  'downloads.connect': 'חיבור {wallet}',
  'whatIsAWallet.homeTitle': 'בית למה ששלכם',
  'whatIsAWallet.homeText':
    'בארנק שלכם נמצאים המפתחות לאסימונים ולפריטי האספנות שלכם. רק לכם יש אותם.',
  'whatIsAWallet.keyTitle': 'כניסה אחת לכל האפליקציות',
  'whatIsAWallet.keyText': 'נכנסים עם הארנק. בלי חשבונות חדשים ובלי סיסמאות לזכור.',
  'whatIsAWallet.sayTitle': 'הכול באישורכם',
  'whatIsAWallet.sayText':
    'אפליקציות יכולות רק לשלוח בקשות. אתם רואים כל בקשה ומאשרים או דוחים אותה.',
  'multiChain.title': 'איזו רשת?',
  'multiChain.text': '{wallet} תומך בכל הרשתות האלה. בחרו אחת כדי להתחבר.',
}
