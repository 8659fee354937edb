import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Cargando su actividad',
  'activity.failed': 'No se pudieron obtener las transacciones',
  'activity.moreFailed': 'Las transacciones anteriores no se cargaron.',
  'activity.showMore': 'Mostrar transacciones anteriores',
  'activity.moreLoading': 'Cargando transacciones anteriores',
  'activity.emptyTitle': 'Aún no hay actividad',
  'activity.emptyText': 'Aquí aparece lo que ocurre con esta cuenta en {network}.',
  'activity.unsupportedTitle': 'Aquí no hay historial',
  'activity.noService': 'Esta app no tiene un servicio que guarde el historial de las cuentas.',
  'activity.noHistory': 'El servicio de esta app no guarda el historial de {network}.',
  'activity.explorer': 'Ver en el explorador',
  'activity.sentHere': 'Enviado desde esta app',
  'activity.operation':
    '{operation, select, send {Enviado} receive {Recibido} trade {Intercambiado} mint {Acuñado} burn {Quemado} approve {Aprobado} revoke {Revocado} deposit {Depositado} withdraw {Retirado} borrow {Prestado} repay {Devuelto} claim {Reclamado} stake {En staking} unstake {Fuera de staking} sending {Enviando} self {Enviado a sí mismo} other {Llamada a contrato}}',
  'activity.status':
    '{status, select, pending {Pendiente} failed {Fallida} replaced {Reemplazada} dropped {No enviada} unproven {Sin verificar} other {Modificada}}',
  'activity.to': 'A {address}',
  'activity.from': 'De {address}',
  'activity.collectible': 'Coleccionable',
  'activity.more': '{count} más',
  'activity.dropped':
    '{count, plural, one {Falta # transacción: lo que el servicio dice de ella no puede ser.} other {Faltan # transacciones: lo que el servicio dice de ellas no puede ser.}}',
}
