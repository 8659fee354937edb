import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Code QR de votre adresse',
  'receive.scan': 'Scannez ce code pour envoyer vers votre compte.',
  'receive.address': 'Votre adresse',
  'receive.copy': 'Copier l’adresse',
  'receive.copied': 'Adresse copiée',
  'receive.networks':
    '{count, plural, one {Fonctionne sur # réseau} other {Fonctionne sur # réseaux}}',
  'receive.share': 'Partager',
  'receive.kinds': 'Type d’adresse',
  'receive.payment': 'Paiements',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Pour le bitcoin seulement. Les Ordinals et autres objets de collection reçus ici peuvent être dépensés par erreur.',
  'receive.ordinalHint':
    'Pour les Ordinals et autres objets de collection seulement. Faites envoyer le bitcoin à l’autre adresse.',
  'receive.smartAccount':
    'Ce compte intelligent est fait pour {network}. Ne faites rien envoyer vers lui sur un autre réseau.',
  'compatible.warning':
    'N’envoyez à cette adresse que depuis les réseaux ci-dessous. Ce qui vient d’un autre réseau peut être perdu.',
  'compatible.list': 'Réseaux où cette adresse fonctionne',
}
