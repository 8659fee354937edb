import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Código QR do seu endereço',
  'receive.scan': 'Escaneie para enviar a este endereço',
  'receive.address': 'Seu endereço',
  'receive.copy': 'Copiar endereço',
  'receive.copied': 'Endereço copiado',
  'receive.networks': '{count, plural, one {Receber em # rede} other {Receber em # redes}}',
  'receive.share': 'Compartilhar',
  'receive.kinds': 'Tipo de endereço',
  'receive.payment': 'Pagamentos',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Somente para bitcoin. Ordinals e colecionáveis enviados para cá podem ser gastos por engano.',
  'receive.ordinalHint':
    'Somente para ordinals e colecionáveis. Para bitcoin, use o outro endereço.',
  'receive.smartAccount':
    'Esta conta inteligente só funciona em {network}. Não receba em outras redes.',
  'compatible.warning':
    'Receba somente nestas redes. Fundos enviados em qualquer outra rede podem ser perdidos.',
  'compatible.list': 'Redes compatíveis com este endereço',
}
