import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Con una cuenta inteligente confirmas varios pasos a la vez, y las apps pueden pagar tus comisiones. Tu dirección no cambia.',
  'smartAccount.introContract':
    'Con una cuenta inteligente confirmas varios pasos a la vez, y las apps pueden pagar tus comisiones. Tiene una dirección distinta de la de tu cuenta simple.',
  'smartAccount.addresses': 'Mismo inicio de sesión, otra dirección',
  'smartAccount.use': 'Usar una cuenta inteligente',
  'smartAccount.kept': 'Desactivada. Lo actualizado sigue así hasta que lo quites.',
  'smartAccount.loading': 'Comprobando tus redes…',
  'smartAccount.ready': 'Lista. Se actualiza con tu primera acción.',
  'smartAccount.readyContract': 'Lista. Se crea con tu primera acción.',
  'smartAccount.upgraded': 'Actualizada',
  'smartAccount.count':
    '{count, plural, one {Actualizada en # red} other {Actualizada en # redes}}',
  'smartAccount.plain': 'Cuenta simple',
  'smartAccount.unavailable': 'No disponible aquí. Tu cuenta funciona como cuenta simple.',
  'smartAccount.unavailableContract': 'No disponible aquí. Usa tu cuenta simple.',
  'smartAccount.unknown': 'Ejecuta código que no conocemos',
  'smartAccount.contract': 'Cuenta de contrato',
  'smartAccount.failed': 'No se pudo comprobar esta red',
  'smartAccount.explorer': 'Ver en el explorador',
  'smartAccount.remove': 'Quitar la actualización',
  'smartAccount.removeText':
    'En {network} tu cuenta vuelve a ser simple y terminan los permisos que diste allí. Tú pagas la comisión de red.',
  'smartAccount.keep': 'Cancelar',
  'smartAccount.asking': 'Quitando la actualización…',
  'smartAccount.waiting': 'Esperando a {network}…',
  'smartAccount.removed': 'Actualización quitada',
  'smartAccount.confirmed': '{network} lo confirma.',
  'smartAccount.unclear': 'Aún sin confirmar',
  'smartAccount.unclearText':
    'Está en camino. Compruébalo en el explorador antes de volver a intentarlo.',
  'smartAccount.notRemoved': 'Actualización no quitada',
  'smartAccount.done': 'Listo',
  'smartAccount.codeIntro':
    'Una cuenta puede ejecutar el código de un programa, que entonces actúa por ella. Aquí ves de quién es el código de la tuya.',
  'smartAccount.stop':
    'Esta cuenta ejecuta código que no conocemos. Quien lo escribió podría quedarse con lo que recibas aquí.',
  'smartAccount.elsewhere': 'Para quitarlo, abre {wallet} y desactiva allí la cuenta inteligente.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Tu cuenta no puede ser una cuenta inteligente en {network}. No se envió nada.',
  OPERATION_REJECTED:
    'No se aceptó. No se envió nada. Comprueba que tienes suficiente para la comisión.',
  SPONSOR_DECLINED:
    'El patrocinador ya no paga esto. No se envió nada. Vuelve a intentarlo para ver la nueva comisión.',
}
