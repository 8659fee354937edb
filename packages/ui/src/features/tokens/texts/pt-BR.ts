import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Seus tokens não carregaram',
  'tokens.partial': 'Faltam os preços e alguns tokens: não carregaram.',
  'tokens.totalKnown':
    'Total sem {count, plural, one {# token} other {# tokens}} de preço desconhecido',
  'tokens.dropped':
    '{count, plural, one {# token ficou de fora: o que o serviço diz sobre ele não pode ser.} other {# tokens ficaram de fora: o que o serviço diz sobre eles não pode ser.}}',
}
