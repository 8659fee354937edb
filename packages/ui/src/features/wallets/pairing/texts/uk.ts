import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Відскануйте в {wallet} або камерою телефона.',
  'pairing.scanAny': 'Відскануйте в застосунку-гаманці або камерою телефона.',
  'pairing.slow': 'Це триває довше, ніж зазвичай. Перевірте з’єднання з інтернетом.',
  'pairing.copy': 'Копіювати посилання',
  'pairing.copied': 'Посилання скопійовано',
  'pairing.phone': 'Телефон',
  'pairing.here': 'Цей пристрій',
  'pairing.elsewhere': 'Інший пристрій',
  'pairing.desktop': 'Комп’ютер',
  'pairing.web': 'Веб',
  'pairing.others': 'Інші способи',
  'pairing.declined': 'Запит відхилено. Спробуйте ще раз, коли будете готові.',
}
