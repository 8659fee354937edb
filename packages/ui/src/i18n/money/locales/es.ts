import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof typeof en> = {
  'receive.code': 'Código QR de tu dirección',
  'receive.scan': 'Escanea este código para enviar a tu cuenta.',
  'receive.address': 'Tu dirección',
  'receive.copy': 'Copiar dirección',
  'receive.copied': 'Dirección copiada',
  'receive.networks': '{count, plural, one {Funciona en # red} other {Funciona en # redes}}',
  'compatible.warning':
    'Envía a esta dirección solo desde las redes de abajo. Lo que llegue de otra red puede perderse.',
  'compatible.list': 'Redes en las que funciona esta dirección',

  'tokens.loading': 'Cargando tus tokens',
  'tokens.failed': 'Tus tokens no se cargaron',
  'tokens.partial': 'Faltan los precios y algunos tokens: no se cargaron.',
  'tokens.emptyTitle': 'Aún no hay tokens',
  'tokens.emptyText': 'Lo que esta cuenta tenga en {network} aparece aquí.',
}
