import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Token’larınız yüklenemedi',
  'tokens.partial': 'Bazı token’lar ve fiyatlar yüklenemedi.',
  'tokens.totalKnown': 'Fiyatı olmayan {count, plural, one {# token} other {# token}} hariç toplam',
  'tokens.dropped':
    '{count, plural, one {Verileri geçersiz olduğu için # token gizlendi.} other {Verileri geçersiz olduğu için # token gizlendi.}}',
  'tokens.approvals': '{token} izinleri',
}
