import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Ваши токены не загрузились',
  'tokens.partial': 'Цены и некоторые токены не загрузились.',
  'tokens.totalKnown':
    'Всего без {count, plural, one {# токена} few {# токенов} many {# токенов} other {# токена}} с неизвестной ценой',
  'tokens.dropped':
    '{count, plural, one {Пропущен # токен: сведения о нём от сервиса невозможны.} few {Пропущены # токена: сведения о них от сервиса невозможны.} many {Пропущено # токенов: сведения о них от сервиса невозможны.} other {Пропущено # токена: сведения о них от сервиса невозможны.}}',
}
