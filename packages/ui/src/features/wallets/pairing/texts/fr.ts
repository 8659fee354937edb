import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Scannez avec {wallet} ou l’appareil photo de votre téléphone.',
  'pairing.scanAny':
    'Scannez avec une application de portefeuille ou l’appareil photo de votre téléphone.',
  'pairing.slow': 'Cela prend plus de temps que d’habitude. Vérifiez votre connexion Internet.',
  'pairing.copy': 'Copier le lien',
  'pairing.copied': 'Lien copié',
  'pairing.phone': 'Téléphone',
  'pairing.here': 'Cet appareil',
  'pairing.elsewhere': 'Autre appareil',
  'pairing.desktop': 'Ordinateur',
  'pairing.web': 'Web',
  'pairing.others': 'Autres moyens',
  'pairing.declined': 'Demande refusée. Vous pouvez réessayer à tout moment.',
}
