import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE:
    'No se pudo acceder a la billetera. Revisa tu conexión a internet e inténtalo de nuevo.',
  FRAME_REFUSED: 'Esta app no está bien configurada. Contacta con su soporte.',
  FRAME_LOST:
    'La billetera dejó de responder. Comprueba si tu solicitud se completó antes de volver a intentarlo.',
  FRAME_BAD_ANSWER: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  FRAME_VERSION_UNSUPPORTED:
    'Esta app y su billetera no son compatibles. Recarga la página o contacta con el soporte de la app.',
  LOGIN_CODE_WRONG: 'Ese código no es correcto. Usa el del correo más reciente.',
  LOGIN_CODE_EXPIRED: 'Ese código caducó. Pide uno nuevo.',
  LOGIN_THROTTLED: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  LOGIN_PROVIDER_REFUSED: 'Inicio de sesión rechazado. No se compartió nada.',
  LOGIN_PROVIDER_FAILED:
    'No se pudo iniciar sesión. Inténtalo de nuevo o inicia sesión de otra forma.',
  LOGIN_WINDOW_CLOSED: 'La ventana se cerró antes de que iniciaras sesión.',
  LOGIN_DEVICE_UNPROVEN: 'Tu billetera seguirá bloqueada aquí hasta que confirmes que es tuya.',
  WALLET_LOCKED:
    'Tu billetera está bloqueada en este navegador. Inténtalo de nuevo para desbloquearla.',
  SHARE_MISMATCH:
    'No se pudo abrir tu billetera. No se firmó nada. Usa otro método de recuperación.',
  SHARE_REFUSED: 'El servidor no desbloqueó tu billetera. No se firmó nada. Inténtalo de nuevo.',
}
