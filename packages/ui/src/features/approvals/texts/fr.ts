import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ApprovalsTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof ApprovalsTexts> = {
  'approvals.intro':
    'Les apps autorisées à prendre vos jetons. Ce que vous pourriez perdre vient en premier.',
  'approvals.ofToken': 'Autorisations de {token}',
  'approvals.showAll': 'Toutes les autorisations',
  'approvals.loading': 'Recherche des autorisations',
  'approvals.all': '{network} : depuis le premier bloc',
  'approvals.part': '{network} : depuis le {date}',
  'approvals.allNetworks': 'Tous les réseaux : depuis leur premier bloc',
  'approvals.some': 'Certains réseaux : pas depuis leur premier bloc',
  'approvals.failedOn': 'Recherche impossible sur {networks}.',
  'approvals.further': 'Chercher plus loin',
  'approvals.emptyTitle': 'Aucune autorisation trouvée',
  'approvals.emptyText':
    'Personne ne peut prendre de jetons sur ce compte, d’après nos recherches.',
  'approvals.failed': 'Impossible de charger les autorisations',
  'approvals.unsupported': 'Indisponible sur {network}',
  'approvals.unsupportedText':
    'Sur {network}, les autorisations fonctionnent autrement et ne peuvent pas être affichées ici. Consultez votre portefeuille.',
  'approvals.chooseNetwork': 'Choisir un réseau',
  'approvals.select': 'En sélectionner plusieurs',
  'approvals.selectNone': 'Annuler',
  'approvals.revoke': 'Révoquer',
  'approvals.revokeCount': 'Révoquer {count, plural, one {# autorisation} other {# autorisations}}',
  'approvals.any': 'Montant illimité',
  'approvals.everything': 'Toute la collection',
  'approvals.item': 'Objet n° {item}',
  'approvals.spender': 'Qui peut les prendre',
  'approvals.balance': 'Vous avez',
  'approvals.risk': 'Perte possible',
  'approvals.given': 'Autorisé le',
  'approvals.until': 'Jusqu’au',
  'approvals.expired': 'Expiré',
  'approvals.accountTag': 'Pas une app',
  'approvals.accountText':
    'C’est un compte personnel, pas une app. Les apps en ont rarement besoin, les voleurs si.',
  'approvals.unknownText':
    'Nous ne connaissons pas ce contrat. Gardez l’autorisation seulement si vous savez à quoi elle sert.',
  'approvals.oldText': 'Vous l’avez autorisé il y a plus d’un an.',
  'approvals.expiredText':
    'Cette autorisation a expiré. Rien ne peut être pris sans une nouvelle autorisation.',
  'approvals.unlisted': 'Aucune liste ne contient ce jeton, donc nous n’affichons pas de valeur.',
  'approvals.setInstead': 'Fixer un montant',
  'approvals.set': 'Fixer le montant',
  'approvals.amount': 'Montant pouvant être pris',
  'approvals.endSignatures': 'Annuler aussi les signatures données et pas encore utilisées',
  'approvals.confirm': 'Confirmez la révocation de {token} pour {spender}.',
  'approvals.confirmMany':
    'Confirmez la révocation de {count, plural, one {# autorisation} other {# autorisations}}.',
  'approvals.switch': 'Confirmez le passage à {network}.',
  'approvals.confirmSet': 'Confirmez {amount} pour {spender}.',
  'approvals.open': 'Ouvrir {wallet}',
  'approvals.look': 'Consultez votre autre appareil.',
  'approvals.preparing': 'Vérification…',
  'approvals.waiting': 'En attente de {network}…',
  'approvals.count': '{index} sur {count}',
  'approvals.done':
    '{count, plural, one {Autorisation révoquée} other {# autorisations révoquées}}',
  'approvals.doneSet': 'Montant modifié',
  'approvals.doneText': '{network} le confirme.',
  'approvals.partly': '{done} sur {count} révoquées',
  'approvals.notDone': 'Rien n’a été révoqué',
  'approvals.kept': 'La transaction est passée, mais le jeton l’autorise encore.',
  'approvals.uncertainTitle': 'Vérifiez ce qui s’est passé',
  'approvals.uncertain':
    'Impossible de vérifier ici. Regardez dans {wallet} ou dans l’explorateur avant de réessayer.',
  'approvals.declined': 'Refusé dans votre portefeuille',
  'approvals.unasked': 'Pas encore demandé',
  'approvals.goOn': 'Continuer',
  'approvals.stop': 'Arrêter après celle-ci',
  'approvals.close': 'Terminé',
  'approvals.gone': 'Cette autorisation n’existe plus.',
  'approvals.explorer': 'Voir dans l’explorateur',

  PAYMENT_ALTERED:
    'Nous avons interrompu l’envoi : il ne correspondait pas à ce que vous avez vérifié. Rien n’a été envoyé. Recommencez.',
}
