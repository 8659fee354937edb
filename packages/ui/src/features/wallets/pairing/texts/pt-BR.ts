import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Escaneie com {wallet} ou com a câmera do celular.',
  'pairing.scanAny': 'Escaneie com um app de carteira ou com a câmera do celular.',
  'pairing.slow': 'Está demorando mais que o normal. Confira sua conexão com a internet.',
  'pairing.copy': 'Copiar link',
  'pairing.copied': 'Link copiado',
  'pairing.phone': 'Celular',
  'pairing.here': 'Este dispositivo',
  'pairing.elsewhere': 'Outro dispositivo',
  'pairing.desktop': 'Computador',
  'pairing.web': 'Web',
  'pairing.others': 'Outras formas',
  'pairing.declined': 'Solicitação recusada. Tente novamente quando quiser.',
}
