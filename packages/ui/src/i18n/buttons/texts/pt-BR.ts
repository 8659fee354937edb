import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Conectar carteira',
  'button.connecting': 'Conectando…',
  'button.switchNetwork': 'Trocar de rede',
  'button.unknownNetwork': 'Rede desconhecida',
  'button.selectNetwork': 'Escolher rede',
  'button.account': 'Conta',
}
