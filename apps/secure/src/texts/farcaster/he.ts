import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} מבקש מכם להתחבר. המשיכו רק אם התחלתם זאת בעצמכם, עם הארנק שבבעלותו חשבון ה־Farcaster שלכם.',
  'farcaster.noWallet': 'לא נמצא ארנק בדפדפן הזה. פתחו את הדף בדפדפן שבו נמצא הארנק שלכם.',
  'farcaster.copy': 'העתקת הקישור',
  'farcaster.copied': 'הקישור הועתק',
  'farcaster.decline': 'לא להתחבר',
  'farcaster.rejected': 'סירבתם בארנק. נסו שוב או בחרו ארנק אחר.',
  'farcaster.unsigned': 'הארנק לא חתם. נסו שוב או בחרו ארנק אחר.',
  'farcaster.foreign': 'הארנק הזה לא יכול לחתום עבור חשבון ה־Farcaster הזה. בחרו אחר.',
  'farcaster.accountTitle': 'הזינו את מזהה ה־Farcaster שלכם',
  'farcaster.accountLead':
    'אין לארנק הזה חשבון Farcaster. אם הוא רשאי לחתום עבור חשבון, הזינו את המזהה של אותו חשבון.',
  'farcaster.account': 'מזהה Farcaster',
  'farcaster.other': 'בחירת ארנק אחר',
  'farcaster.sign': 'חתימה',
  'farcaster.done': 'אפשר לסגור את הדף ולחזור למקום שבו התחלתם.',
  'farcaster.late': 'ההתחברות הזו הסתיימה. התחילו שוב מהמקום שממנו הגעתם.',
}
