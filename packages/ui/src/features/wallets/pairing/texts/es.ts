import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Escanea con la cámara del móvil o con {wallet}.',
  'pairing.scanAny': 'Escanea con la cámara del móvil o con una app de billetera.',
  'pairing.slow': 'Está tardando más de lo normal. Comprueba que tienes conexión.',
  'pairing.copy': 'Copiar enlace',
  'pairing.copied': 'Enlace copiado',
  'pairing.phone': 'Móvil',
  'pairing.here': 'Este dispositivo',
  'pairing.elsewhere': 'Otro dispositivo',
  'pairing.desktop': 'Escritorio',
  'pairing.web': 'Web',
  'pairing.others': 'Otras formas',
  'pairing.declined': 'Rechazaste en la billetera. Puedes intentarlo de nuevo.',
}
