import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Escanea con {wallet} o con la cámara de tu teléfono.',
  'pairing.scanAny': 'Escanea con una app de billetera o con la cámara de tu teléfono.',
  'pairing.slow': 'Está tardando más de lo normal. Revisa tu conexión a internet.',
  'pairing.copy': 'Copiar enlace',
  'pairing.copied': 'Enlace copiado',
  'pairing.phone': 'Teléfono',
  'pairing.here': 'Este dispositivo',
  'pairing.elsewhere': 'Otro dispositivo',
  'pairing.desktop': 'Escritorio',
  'pairing.web': 'Web',
  'pairing.others': 'Otras formas',
  'pairing.declined': 'Solicitud rechazada. Inténtalo de nuevo cuando quieras.',
}
