import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof typeof en> = {
  'receive.code': 'Code QR de votre adresse',
  'receive.scan': 'Scannez ce code pour envoyer vers votre compte.',
  'receive.address': 'Votre adresse',
  'receive.copy': 'Copier l’adresse',
  'receive.copied': 'Adresse copiée',
  'receive.networks':
    '{count, plural, one {Fonctionne sur # réseau} other {Fonctionne sur # réseaux}}',
  'compatible.warning':
    'N’envoyez à cette adresse que depuis les réseaux ci-dessous. Ce qui vient d’un autre réseau peut être perdu.',
  'compatible.list': 'Réseaux où cette adresse fonctionne',

  'tokens.loading': 'Chargement de vos jetons',
  'tokens.failed': 'Vos jetons n’ont pas été chargés',
  'tokens.partial': 'Les prix et certains jetons manquent : ils n’ont pas été chargés.',
  'tokens.emptyTitle': 'Pas encore de jetons',
  'tokens.emptyText': 'Ce que ce compte détient sur {network} apparaît ici.',
}
