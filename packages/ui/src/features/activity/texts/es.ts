import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Cargando tu actividad',
  'activity.failed': 'No se pudieron obtener las transacciones',
  'activity.moreFailed': 'No se pudieron cargar las transacciones anteriores.',
  'activity.showMore': 'Mostrar transacciones anteriores',
  'activity.moreLoading': 'Cargando transacciones anteriores',
  'activity.emptyTitle': 'Aún no hay actividad',
  'activity.emptyText': 'Aquí aparecerán tus transacciones en {network}.',
  'activity.unsupportedTitle': 'La actividad no está disponible',
  'activity.noService': 'Consulta tus transacciones en el explorador de bloques.',
  'activity.noHistory': 'Consulta tus transacciones en {network} en el explorador de bloques.',
  'activity.explorer': 'Ver en el explorador',
  'activity.sentHere': 'Enviado desde esta app',
  'activity.operation':
    '{operation, select, send {Envío} receive {Recepción} trade {Intercambio} mint {Acuñación} burn {Quema} approve {Aprobación} revoke {Revocación} deposit {Depósito} withdraw {Retiro} borrow {Préstamo recibido} repay {Préstamo devuelto} claim {Reclamo} stake {Staking} unstake {Retiro de staking} sending {Enviando} self {Envío a ti mismo} other {Llamada a contrato}}',
  'activity.status':
    '{status, select, pending {Pendiente} open {Sigue abierta en tu billetera} failed {Fallida} replaced {Reemplazada} dropped {No enviada} unproven {Sin verificar} other {Alterada}}',
  'activity.to': 'Para {address}',
  'activity.from': 'De {address}',
  'activity.collectible': 'Coleccionable',
  'activity.more': '{count} más',
  'activity.dropped':
    '{count, plural, one {Se ocultó # transacción porque sus datos no son válidos.} other {Se ocultaron # transacciones porque sus datos no son válidos.}}',
}
