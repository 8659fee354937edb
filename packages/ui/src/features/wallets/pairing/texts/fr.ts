import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Scannez avec l’appareil photo du téléphone ou {wallet}.',
  'pairing.scanAny':
    'Scannez avec l’appareil photo du téléphone ou une application de portefeuille.',
  'pairing.slow': 'C’est plus long que d’habitude. Vérifiez votre connexion.',
  'pairing.copy': 'Copier le lien',
  'pairing.copied': 'Lien copié',
  'pairing.phone': 'Téléphone',
  'pairing.here': 'Cet appareil',
  'pairing.elsewhere': 'Autre appareil',
  'pairing.desktop': 'Ordinateur',
  'pairing.web': 'Web',
  'pairing.others': 'Autres moyens',
  'pairing.declined': 'Vous avez refusé dans le portefeuille. Vous pouvez réessayer.',
}
