import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Token Anda tidak termuat',
  'tokens.partial': 'Harga dan beberapa token tidak ada: gagal dimuat.',
  'tokens.totalKnown':
    '{count, plural, other {Jumlah tanpa # token yang harganya tidak diketahui}}',
  'tokens.dropped':
    '{count, plural, other {# token tidak ditampilkan: yang dikatakan layanan tentangnya tidak mungkin.}}',
}
