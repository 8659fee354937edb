import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'סרקו עם {wallet} או במצלמת הטלפון.',
  'pairing.scanAny': 'סרקו עם אפליקציית ארנק או במצלמת הטלפון.',
  'pairing.slow': 'זה לוקח יותר זמן מהרגיל. בדקו את החיבור לאינטרנט.',
  'pairing.copy': 'העתקת הקישור',
  'pairing.copied': 'הקישור הועתק',
  'pairing.phone': 'טלפון',
  'pairing.here': 'המכשיר הזה',
  'pairing.elsewhere': 'מכשיר אחר',
  'pairing.desktop': 'מחשב',
  'pairing.web': 'אינטרנט',
  'pairing.others': 'דרכים אחרות',
  'pairing.declined': 'הבקשה נדחתה. נסו שוב כשתרצו.',
}
