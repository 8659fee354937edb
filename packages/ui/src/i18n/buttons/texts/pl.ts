import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Połącz portfel',
  'button.connecting': 'Łączenie…',
  'button.switchNetwork': 'Zmień sieć',
  'button.unknownNetwork': 'Nieznana sieć',
  'button.selectNetwork': 'Wybierz sieć',
  'button.account': 'Konto',
}
