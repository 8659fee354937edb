import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Не удалось загрузить ваши токены',
  'tokens.partial': 'Не удалось загрузить некоторые токены и цены.',
  'tokens.totalKnown':
    'Всего, не считая {count, plural, one {# токена} few {# токенов} many {# токенов} other {# токена}} без цены',
  'tokens.dropped':
    '{count, plural, one {# токен скрыт из-за неверных данных.} few {# токена скрыты из-за неверных данных.} many {# токенов скрыто из-за неверных данных.} other {# токена скрыто из-за неверных данных.}}',
  'tokens.approvals': 'Разрешения для {token}',
}
