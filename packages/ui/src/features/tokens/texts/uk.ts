import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Не вдалося завантажити токени',
  'tokens.partial': 'Деякі токени й ціни не вдалося завантажити.',
  'tokens.totalKnown':
    'Усього, без урахування {count, plural, one {# токена} few {# токенів} many {# токенів} other {# токена}} без ціни',
  'tokens.dropped':
    '{count, plural, one {# токен приховано, бо його дані недійсні.} few {# токени приховано, бо їхні дані недійсні.} many {# токенів приховано, бо їхні дані недійсні.} other {# токена приховано, бо їхні дані недійсні.}}',
  'tokens.approvals': 'Дозволи для {token}',
}
