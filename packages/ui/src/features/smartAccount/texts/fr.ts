import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Avec un compte intelligent, vous confirmez plusieurs étapes en une fois, et les apps peuvent payer vos frais. Votre adresse reste la même.',
  'smartAccount.introContract':
    'Avec un compte intelligent, vous confirmez plusieurs étapes en une fois, et les apps peuvent payer vos frais. Il a une autre adresse que votre compte simple.',
  'smartAccount.addresses': 'Même connexion, autre adresse',
  'smartAccount.use': 'Utiliser un compte intelligent',
  'smartAccount.kept':
    'Désactivé. Ce qui a été mis à niveau le reste jusqu’à ce que vous le retiriez.',
  'smartAccount.loading': 'Vérification de vos réseaux…',
  'smartAccount.ready': 'Prêt. Il évolue avec votre première action.',
  'smartAccount.readyContract': 'Prêt. Il est créé avec votre première action.',
  'smartAccount.upgraded': 'Mis à niveau',
  'smartAccount.count':
    '{count, plural, one {Mis à niveau sur # réseau} other {Mis à niveau sur # réseaux}}',
  'smartAccount.plain': 'Compte simple',
  'smartAccount.unavailable': 'Non disponible ici. Votre compte fonctionne comme un compte simple.',
  'smartAccount.unavailableContract': 'Non disponible ici. Utilisez votre compte simple.',
  'smartAccount.unknown': 'Exécute du code que nous ne connaissons pas',
  'smartAccount.contract': 'Compte de contrat',
  'smartAccount.failed': 'Impossible de vérifier ce réseau',
  'smartAccount.explorer': 'Voir dans l’explorateur',
  'smartAccount.remove': 'Retirer la mise à niveau',
  'smartAccount.removeText':
    'Sur {network}, votre compte redevient simple et les autorisations données là-bas prennent fin. Vous payez les frais de réseau.',
  'smartAccount.keep': 'Annuler',
  'smartAccount.asking': 'Retrait de la mise à niveau…',
  'smartAccount.waiting': 'En attente de {network}…',
  'smartAccount.removed': 'Mise à niveau retirée',
  'smartAccount.confirmed': '{network} le confirme.',
  'smartAccount.unclear': 'Pas encore confirmé',
  'smartAccount.unclearText': 'C’est en route. Vérifiez dans l’explorateur avant de réessayer.',
  'smartAccount.notRemoved': 'Mise à niveau non retirée',
  'smartAccount.done': 'Terminé',
  'smartAccount.codeIntro':
    'Un compte peut exécuter le code d’un programme, qui agit alors pour lui. Voici de qui vient le code du vôtre.',
  'smartAccount.stop':
    'Ce compte exécute du code que nous ne connaissons pas. Son auteur peut peut-être prendre ce que vous recevez ici.',
  'smartAccount.elsewhere':
    'Pour le retirer, ouvrez {wallet} et désactivez-y le compte intelligent.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Votre compte ne peut pas être un compte intelligent sur {network}. Rien n’a été envoyé.',
  OPERATION_REJECTED:
    'Cela n’a pas été accepté. Rien n’a été envoyé. Vérifiez que vous avez assez pour les frais.',
  SPONSOR_DECLINED:
    'Le sponsor ne paie plus pour cela. Rien n’a été envoyé. Réessayez pour voir les nouveaux frais.',
}
