import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Collega wallet',
  'button.connecting': 'Collegamento…',
  'button.switchNetwork': 'Cambia rete',
  'button.unknownNetwork': 'Rete sconosciuta',
  'button.selectNetwork': 'Scegli la rete',
  'button.account': 'Account',
}
