import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'סרקו במצלמת הטלפון או ב-{wallet}.',
  'pairing.scanAny': 'סרקו במצלמת הטלפון או באפליקציית ארנק.',
  'pairing.slow': 'זה לוקח יותר מהרגיל. בדקו שיש חיבור לאינטרנט.',
  'pairing.copy': 'העתקת הקישור',
  'pairing.copied': 'הקישור הועתק',
  'pairing.phone': 'טלפון',
  'pairing.here': 'המכשיר הזה',
  'pairing.elsewhere': 'מכשיר אחר',
  'pairing.desktop': 'מחשב',
  'pairing.web': 'אינטרנט',
  'pairing.others': 'דרכים אחרות',
  'pairing.declined': 'דחיתם בארנק. אפשר לנסות שוב.',
}
