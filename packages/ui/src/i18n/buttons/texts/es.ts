import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Conectar billetera',
  'button.connecting': 'Conectando…',
  'button.switchNetwork': 'Cambiar de red',
  'button.unknownNetwork': 'Red desconocida',
  'button.selectNetwork': 'Elegir red',
  'button.account': 'Cuenta',
}
