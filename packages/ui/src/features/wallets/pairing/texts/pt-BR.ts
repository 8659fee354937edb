import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Escaneie com a câmera do celular ou {wallet}.',
  'pairing.scanAny': 'Escaneie com a câmera do celular ou um app de carteira.',
  'pairing.slow': 'Está demorando mais que o normal. Verifique sua internet.',
  'pairing.copy': 'Copiar link',
  'pairing.copied': 'Link copiado',
  'pairing.phone': 'Celular',
  'pairing.here': 'Este dispositivo',
  'pairing.elsewhere': 'Outro dispositivo',
  'pairing.desktop': 'Computador',
  'pairing.web': 'Site',
  'pairing.others': 'Outras formas',
  'pairing.declined': 'Você recusou na carteira. Você pode tentar novamente.',
}
