import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Verbinden…',
  'button.switchNetwork': 'Netwerk wisselen',
  'button.unknownNetwork': 'Onbekend netwerk',
  'button.selectNetwork': 'Netwerk kiezen',
  'button.account': 'Account',
}
