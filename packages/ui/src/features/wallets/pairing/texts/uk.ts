import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Відскануйте камерою телефона або в {wallet}.',
  'pairing.scanAny': 'Відскануйте камерою телефона або в гаманці.',
  'pairing.slow': 'Це довше, ніж зазвичай. Перевірте інтернет.',
  'pairing.copy': 'Скопіювати посилання',
  'pairing.copied': 'Посилання скопійовано',
  'pairing.phone': 'Телефон',
  'pairing.here': 'Цей пристрій',
  'pairing.elsewhere': 'Інший пристрій',
  'pairing.desktop': 'Комп’ютер',
  'pairing.web': 'Сайт',
  'pairing.others': 'Інші способи',
  'pairing.declined': 'Ви відхилили запит у гаманці. Спробуйте ще раз.',
}
