import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'חיפוש ארנקים',
  'allWallets.certified': 'רק ארנקים מאושרים',
  'allWallets.found': '{count, plural, one {ארנק אחד} two {שני ארנקים} other {# ארנקים}}',
  'allWallets.none': 'אין ארנק בשם הזה: ”{search}”',
  'allWallets.clear': 'הצגת כל הארנקים',
  'allWallets.failed': 'הארנקים לא נטענו',
  'allWallets.moreFailed': 'הארנקים הבאים לא נטענו.',
  'getWallet.text': 'כל אחד מאלה עובד עם האפליקציה הזו. אפשר לעבור לארנק אחר בכל עת.',
  'getWallet.all': 'כל הארנקים',
  'downloads.text': '{wallet}: התקינו אותו מכאן. ברגע שיהיה בדפדפן הזה, תוכלו לחבר אותו.',
  'downloads.textPhone': '{wallet}: התקינו אותו, ואז פתחו את הדף הזה בדפדפן שבתוכו.',
  'downloads.extension': 'תוסף לדפדפן',
  'downloads.iphone': 'אפליקציה ל-iPhone',
  'downloads.android': 'אפליקציה ל-Android',
  'downloads.desktop': 'אפליקציה למחשב',
  'downloads.webApp': 'אפליקציית אינטרנט',
  'downloads.website': 'אתר אינטרנט',
  'downloads.phone': 'סרקו כדי לקבל אותו בטלפון',
  'downloads.none': '{wallet}: לא ידוע קישור בטוח לארנק הזה. חפשו אותו בחנות שאתם סומכים עליה.',
  'downloads.installed': '{wallet} מותקן',
  'downloads.connect': 'חיבור {wallet}',
  'whatIsAWallet.homeTitle': 'בית לכל מה ששלכם',
  'whatIsAWallet.homeText':
    'הוא מחזיק את המפתחות לכסף, לטוקנים ולפריטי האספנות שלכם. לאף אחד אחר אין אותם.',
  'whatIsAWallet.keyTitle': 'מפתח אחד לכל אפליקציה',
  'whatIsAWallet.keyText': 'נכנסים עם הארנק. בלי חשבון חדש ובלי סיסמה לזכור.',
  'whatIsAWallet.sayTitle': 'שום דבר בלי אישור שלכם',
  'whatIsAWallet.sayText': 'אפליקציות יכולות רק לבקש. אתם רואים מה הן רוצות, ומאשרים או לא.',
  'multiChain.title': 'בחירת סוג רשת',
  'multiChain.text': 'ל-{wallet} יש חשבון לכל אחד מאלה. באיזה תרצו להשתמש כאן?',
}
