import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': 'Inicia sesión en {app}',
  'signIn.text': 'Demuestra que esta cuenta es tuya. No cuesta nada ni mueve nada.',
  'signIn.cancel': 'Cancelar',
  'signIn.notNow': 'Ahora no',
  'signIn.details': 'Qué firmas',
  'signIn.site': 'Sitio web',
  'signIn.statement': 'Declaración',
  'signIn.validUntil': 'Válido hasta',
  'signIn.copy': 'Copiar mensaje',
  'signIn.copied': 'Mensaje copiado',
  'signIn.walletText': 'Firma el mensaje que te muestra.',
  'signIn.slowText': '¿No aparece nada? Abre {wallet} y busca la solicitud.',
  'signIn.askAgain': 'Volver a pedir',
  'signIn.checkingTitle': 'Comprobando la firma',
  'signIn.successTitle': 'Has iniciado sesión',
  'signIn.declinedTitle': 'Firma rechazada',
  'signIn.declinedText': 'No se firmó nada.',
  'signIn.otherTitle': '{wallet} firmó con otra cuenta',
  'signIn.otherText': 'Selecciona {address} en {wallet} e inténtalo de nuevo.',
  'signIn.withOther': 'Iniciar sesión con {address}',
  'signIn.apartTitle': 'No se puede añadir esta cuenta',
  'signIn.contractTitle': 'Es posible que esta aplicación no admita cuentas inteligentes',
  'signIn.unableTitle': '{wallet} no puede firmar mensajes',
  'signIn.lateTitle': 'Tardó demasiado',
  'signIn.awayTitle': 'No se puede acceder al inicio de sesión',
  'signIn.awayText': 'Tu firma se guarda hasta las {time}. No tienes que volver a firmar.',
  'signIn.frameTitle': 'Esta página no puede iniciar sesión para {host}',
  'signIn.errorTitle': 'No se pudo iniciar sesión',
  SIWX_MESSAGE_INVALID:
    'El mensaje de inicio de sesión de esta app no es válido. Contacta con su soporte.',
  SIWX_DOMAIN_MISMATCH:
    'El mensaje es para {actual} y esta página es {expected}. No se firmó nada.',
  SIWX_ACCOUNT_MISMATCH: 'La firma es de otra cuenta.',
  SIWX_EXPIRED: 'El mensaje ya no es válido. Vuelve a iniciar sesión.',
  SIWX_NOT_YET_VALID: 'El mensaje aún no es válido. Revisa el reloj de este dispositivo.',
  SIWX_NONCE_REFUSED: 'Este mensaje no se puede volver a usar. Vuelve a iniciar sesión.',
  SIWX_SIGNATURE_REFUSED:
    'La firma no corresponde a esta cuenta. Inténtalo de nuevo o usa otra billetera.',
  SIWX_LINK_REFUSED:
    'No se puede añadir a tu sesión. Cierra la sesión primero y luego inicia sesión con ella.',
  SIWX_UNVERIFIABLE: 'La app no pudo comprobar la firma de esta cuenta.',
  SIWX_UNSUPPORTED: '{wallet} no puede iniciar sesión. Usa otra billetera.',
  SIWX_REQUIRED: 'No has iniciado sesión. Inicia sesión primero.',
  SIWX_SESSION_ENDED: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
}
