import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Código QR do seu endereço',
  'receive.scan': 'Escaneie este código para enviar à sua conta.',
  'receive.address': 'Seu endereço',
  'receive.copy': 'Copiar endereço',
  'receive.copied': 'Endereço copiado',
  'receive.networks': '{count, plural, one {Funciona em # rede} other {Funciona em # redes}}',
  'receive.share': 'Compartilhar',
  'receive.kinds': 'Tipo de endereço',
  'receive.payment': 'Pagamentos',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Somente para bitcoin. Ordinals e outros colecionáveis enviados para cá podem ser gastos por engano.',
  'receive.ordinalHint':
    'Somente para Ordinals e outros colecionáveis. Peça que enviem bitcoin para o outro endereço.',
  'receive.smartAccount':
    'Esta conta inteligente é de {network}. Não receba nada nela por outra rede.',
  'compatible.warning':
    'Envie para este endereço somente a partir das redes abaixo. O que vier de outra rede pode se perder.',
  'compatible.list': 'Redes em que este endereço funciona',
}
