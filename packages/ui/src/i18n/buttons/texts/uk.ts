import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Під’єднати гаманець',
  'button.connecting': 'Під’єднання…',
  'button.switchNetwork': 'Змінити мережу',
  'button.unknownNetwork': 'Невідома мережа',
  'button.selectNetwork': 'Вибрати мережу',
  'button.account': 'Рахунок',
}
