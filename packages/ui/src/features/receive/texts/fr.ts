import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Code QR de votre adresse',
  'receive.scan': 'Scannez pour envoyer à cette adresse',
  'receive.address': 'Votre adresse',
  'receive.copy': 'Copier l’adresse',
  'receive.copied': 'Adresse copiée',
  'receive.networks': '{count, plural, one {Recevoir sur # réseau} other {Recevoir sur # réseaux}}',
  'receive.share': 'Partager',
  'receive.kinds': 'Type d’adresse',
  'receive.payment': 'Paiements',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Pour les bitcoins uniquement. Les ordinals et objets de collection envoyés ici risquent d’être dépensés par erreur.',
  'receive.ordinalHint':
    'Pour les ordinals et objets de collection uniquement. Utilisez l’autre adresse pour les bitcoins.',
  'receive.smartAccount':
    'Ce compte intelligent ne fonctionne que sur {network}. Ne recevez rien sur d’autres réseaux.',
  'compatible.warning':
    'Ne recevez que sur ces réseaux. Les fonds envoyés sur un autre réseau pourraient être perdus.',
  'compatible.list': 'Réseaux compatibles avec cette adresse',
}
