import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Tus tokens no se cargaron',
  'tokens.partial': 'Faltan los precios y algunos tokens: no se cargaron.',
  'tokens.totalKnown':
    'Total sin {count, plural, one {# token} other {# tokens}} de precio desconocido',
  'tokens.dropped':
    '{count, plural, one {Falta # token: lo que el servicio dice de él no puede ser.} other {Faltan # tokens: lo que el servicio dice de ellos no puede ser.}}',
}
