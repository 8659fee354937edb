import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'No se pudieron cargar tus tokens',
  'tokens.partial': 'No se pudieron cargar algunos tokens y precios.',
  'tokens.totalKnown':
    'Total, sin contar {count, plural, one {# token} other {# tokens}} sin precio',
  'tokens.dropped':
    '{count, plural, one {Se ocultó # token porque sus datos no son válidos.} other {Se ocultaron # tokens porque sus datos no son válidos.}}',
  'tokens.approvals': 'Permisos de {token}',
}
