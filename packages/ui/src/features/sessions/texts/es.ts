import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Caducados} revoked {Revocados} other {Activos}}',
  'permissions.loading': 'Cargando permisos',
  'permissions.none':
    '{tab, select, expired {Nada ha caducado} revoked {Nada se ha revocado} other {Nada funciona sin tu aprobación}}',
  'permissions.noneText': 'Aquí aparece lo que esta app puede hacer sin preguntar.',
  'permissions.undated': 'Fecha desconocida',
  'permissions.missingService': 'No se pudieron cargar los permisos de tus otros navegadores.',
  'permissions.missingWallet':
    '{wallet} no comparte su lista. Aquí ves lo que recuerda este navegador.',
  'permissions.unsupportedTitle': '{wallet} no concede permisos',
  'permissions.unsupportedText': 'Las apps tienen que preguntarte cada vez.',
  'permissions.failedTitle': 'No se pudieron cargar tus permisos',
  'permissions.until': 'hasta el {date}',
  'permissions.ended': 'terminó el {date}',
  'permissions.unknown': 'Sin confirmar',
  'permissions.broader': 'Demasiado',
  'permissions.revoking': 'Revocando',
  'permissions.any': 'cualquier cantidad de {symbol}',
  'permissions.unknownAmount': 'una cantidad de {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} por minuto} hour {{amount} por hora} day {{amount} al día} week {{amount} por semana} other {{amount} cada {time}}}',
  'permissions.stream': '{amount} al día, hasta {max} en total',
  'permissions.allowance': 'Hasta {amount} en total',
  'permissions.used': '{amount} usados',
  'permissions.usedInPeriod': '{amount} usados en este periodo',
  'permissions.calls': 'Llamar a {names}',
  'permissions.callsWithValue': 'Llamar a {names} y enviar hasta {amount}',
  'permissions.steps': 'Qué ocurrió',
  'permissions.stepWallet':
    '{fact, select, pending {Confirma en {wallet}} done {{wallet} lo revocó} failed {{wallet} no lo revocó} other {Aquí no se puede preguntar a {wallet}}}',
  'permissions.stepList':
    '{fact, select, pending {Comprobando con {wallet}} done {Ya no está en la lista de {wallet}} failed {Sigue en la lista de {wallet}} other {{wallet} no tiene lista que comprobar}}',
  'permissions.stepChain':
    '{fact, select, pending {Consultando {network}} done {{network} lo confirma} failed {{network} aún lo permite} other {No se pudo consultar {network}}}',
  'permissions.stepService':
    '{fact, select, pending {Avisando al servicio} done {El servicio lo sabe} other {No se pudo avisar al servicio}}',
  'permissions.app': 'Aplicación',
  'permissions.given': 'Concedido',
  'permissions.endsAt': 'Termina',
  'permissions.callLimit': 'Máximo de llamadas',
  'permissions.delegate': 'Quién puede usarlo',
  'permissions.enforcer': 'Aplicado por',
  'permissions.gone': 'Este permiso ya no está aquí',
  'permissions.broaderText':
    '{wallet} concedió más de lo que pidió esta app. La app no lo recibió, pero puede seguir activo. Revócalo.',
  'permissions.allowed': 'Permitido sin preguntar',
  'permissions.openText': 'Puede seguir activo. Inténtalo de nuevo o revócalo en {wallet}.',
  'permissions.revoke': 'Revocar',
  'permissions.revokeAgain': 'Revocar de nuevo',
  'permissions.revokeAll': 'Revocar los {count}',
  'permissions.createdTitle': '{app} tiene tu permiso',
  'permissions.createdText':
    '{words}, hasta el {date}. Puedes revocarlo cuando quieras en los ajustes de la cuenta.',
  'permissions.see': 'Ver permiso',
  'permissions.network': 'Red',
  'permissions.done': 'Listo',
  PERMISSION_INVALID: 'Esta app pidió un permiso no válido. No se concedió nada.',
  PERMISSION_UNSUPPORTED: '{wallet} no puede conceder este permiso. Prueba con otra billetera.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} concedió más de lo que pidió esta app. Revócalo en Permisos.',
}
