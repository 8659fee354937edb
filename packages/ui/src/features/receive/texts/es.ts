import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Código QR de tu dirección',
  'receive.scan': 'Escanea este código para enviar a tu cuenta.',
  'receive.address': 'Tu dirección',
  'receive.copy': 'Copiar dirección',
  'receive.copied': 'Dirección copiada',
  'receive.networks': '{count, plural, one {Funciona en # red} other {Funciona en # redes}}',
  'receive.share': 'Compartir',
  'receive.kinds': 'Tipo de dirección',
  'receive.payment': 'Pagos',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Solo para bitcoin. Los Ordinals y otros coleccionables enviados aquí pueden gastarse por error.',
  'receive.ordinalHint':
    'Solo para Ordinals y otros coleccionables. Pida que le envíen bitcoin a la otra dirección.',
  'receive.smartAccount':
    'Esta cuenta inteligente es de {network}. No reciba nada en ella desde otra red.',
  'compatible.warning':
    'Envía a esta dirección solo desde las redes de abajo. Lo que llegue de otra red puede perderse.',
  'compatible.list': 'Redes en las que funciona esta dirección',
}
