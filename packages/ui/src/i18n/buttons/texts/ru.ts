import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Подключить кошелёк',
  'button.connecting': 'Подключение…',
  'button.switchNetwork': 'Сменить сеть',
  'button.unknownNetwork': 'Неизвестная сеть',
  'button.selectNetwork': 'Выбрать сеть',
  'button.account': 'Аккаунт',
}
