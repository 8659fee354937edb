import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof typeof en> = {
  'receive.code': 'Código QR do seu endereço',
  'receive.scan': 'Escaneie este código para enviar à sua conta.',
  'receive.address': 'Seu endereço',
  'receive.copy': 'Copiar endereço',
  'receive.copied': 'Endereço copiado',
  'receive.networks': '{count, plural, one {Funciona em # rede} other {Funciona em # redes}}',
  'compatible.warning':
    'Envie para este endereço somente a partir das redes abaixo. O que vier de outra rede pode se perder.',
  'compatible.list': 'Redes em que este endereço funciona',

  'tokens.loading': 'Carregando seus tokens',
  'tokens.failed': 'Seus tokens não carregaram',
  'tokens.partial': 'Faltam os preços e alguns tokens: não carregaram.',
  'tokens.emptyTitle': 'Ainda não há tokens',
  'tokens.emptyText': 'O que esta conta tem em {network} aparece aqui.',
}
