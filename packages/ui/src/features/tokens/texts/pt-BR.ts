import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Não foi possível carregar seus tokens',
  'tokens.partial': 'Não foi possível carregar alguns tokens e preços.',
  'tokens.totalKnown':
    'Total, sem contar {count, plural, one {# token} other {# tokens}} sem preço',
  'tokens.dropped':
    '{count, plural, one {# token está oculto porque seus dados são inválidos.} other {# tokens estão ocultos porque seus dados são inválidos.}}',
  'tokens.approvals': 'Permissões de {token}',
}
