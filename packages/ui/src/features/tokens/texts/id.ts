import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Token Anda gagal dimuat',
  'tokens.partial': 'Beberapa token dan harga gagal dimuat.',
  'tokens.totalKnown': 'Total, tidak termasuk {count, plural, other {# token}} tanpa harga',
  'tokens.dropped': '{count, plural, other {# token disembunyikan karena datanya tidak valid.}}',
  'tokens.approvals': 'Izin {token}',
}
