import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'لم يتم تحميل رموزك',
  'tokens.partial': 'الأسعار وبعض الرموز ناقصة: لم يتم تحميلها.',
  'tokens.totalKnown':
    '{count, plural, zero {المجموع دون أي عملة مجهولة السعر} one {المجموع دون عملة واحدة مجهولة السعر} two {المجموع دون عملتين مجهولتي السعر} few {المجموع دون # عملات مجهولة السعر} many {المجموع دون # عملة مجهولة السعر} other {المجموع دون # عملة مجهولة السعر}}',
  'tokens.dropped':
    '{count, plural, zero {لم تُستبعد أي عملة.} one {استُبعدت عملة واحدة: ما تقوله الخدمة عنها غير ممكن.} two {استُبعدت عملتان: ما تقوله الخدمة عنهما غير ممكن.} few {استُبعدت # عملات: ما تقوله الخدمة عنها غير ممكن.} many {استُبعدت # عملة: ما تقوله الخدمة عنها غير ممكن.} other {استُبعدت # عملة: ما تقوله الخدمة عنها غير ممكن.}}',
}
