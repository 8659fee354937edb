import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Tokenleriniz yüklenmedi',
  'tokens.partial': 'Fiyatlar ve bazı tokenler eksik: yüklenmediler.',
  'tokens.totalKnown':
    'Fiyatı bilinmeyen {count, plural, one {# token} other {# token}} dışında toplam',
  'tokens.dropped':
    '{count, plural, one {# token gösterilmiyor: hizmetin onun için söylediği olamaz.} other {# token gösterilmiyor: hizmetin onlar için söylediği olamaz.}}',
}
