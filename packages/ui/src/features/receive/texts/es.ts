import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Código QR de tu dirección',
  'receive.scan': 'Escanea para enviar a esta dirección',
  'receive.address': 'Tu dirección',
  'receive.copy': 'Copiar dirección',
  'receive.copied': 'Dirección copiada',
  'receive.networks': '{count, plural, one {Recibir en # red} other {Recibir en # redes}}',
  'receive.share': 'Compartir',
  'receive.kinds': 'Tipo de dirección',
  'receive.payment': 'Pagos',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Solo para bitcoin. Los ordinals y coleccionables enviados aquí se pueden gastar por error.',
  'receive.ordinalHint':
    'Solo para ordinals y coleccionables. Para bitcoin, usa la otra dirección.',
  'receive.smartAccount':
    'Esta cuenta inteligente solo funciona en {network}. No recibas en otras redes.',
  'compatible.warning':
    'Recibe solo en estas redes. Los fondos enviados en cualquier otra red se pueden perder.',
  'compatible.list': 'Redes compatibles con esta dirección',
}
