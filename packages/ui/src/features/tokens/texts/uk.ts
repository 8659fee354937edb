import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Ваші токени не завантажилися',
  'tokens.partial': 'Ціни та деякі токени не завантажилися.',
  'tokens.totalKnown':
    'Усього без {count, plural, one {# токена} few {# токенів} many {# токенів} other {# токена}} з невідомою ціною',
  'tokens.dropped':
    '{count, plural, one {Пропущено # токен: відомості сервісу про нього неможливі.} few {Пропущено # токени: відомості сервісу про них неможливі.} many {Пропущено # токенів: відомості сервісу про них неможливі.} other {Пропущено # токена: відомості сервісу про них неможливі.}}',
}
