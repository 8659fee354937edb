import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Expirées} revoked {Révoquées} other {Actives}}',
  'permissions.loading': 'Chargement des autorisations',
  'permissions.none':
    '{tab, select, expired {Rien n’a expiré} revoked {Rien n’a été révoqué} other {Rien ne se fait sans votre accord}}',
  'permissions.noneText': 'Ce que cette application peut faire sans demander figure ici.',
  'permissions.undated': 'Date inconnue',
  'permissions.missingService':
    'Les autorisations de vos autres navigateurs n’ont pas pu être chargées.',
  'permissions.missingWallet':
    '{wallet} ne partage pas sa liste. Voici ce que ce navigateur a retenu.',
  'permissions.unsupportedTitle': '{wallet} n’accorde pas d’autorisations',
  'permissions.unsupportedText': 'Les applications doivent vous demander à chaque fois.',
  'permissions.failedTitle': 'Impossible de charger vos autorisations',
  'permissions.until': 'jusqu’au {date}',
  'permissions.ended': 'terminée le {date}',
  'permissions.unknown': 'Non confirmée',
  'permissions.broader': 'C’est trop',
  'permissions.revoking': 'Révocation en cours',
  'permissions.any': 'tout montant de {symbol}',
  'permissions.unknownAmount': 'un montant de {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} par minute} hour {{amount} par heure} day {{amount} par jour} week {{amount} par semaine} other {{amount} tous les {time}}}',
  'permissions.stream': '{amount} par jour, jusqu’à {max} au total',
  'permissions.allowance': 'Jusqu’à {amount} au total',
  'permissions.used': '{amount} utilisés',
  'permissions.usedInPeriod': '{amount} utilisés sur cette période',
  'permissions.calls': 'Appeler {names}',
  'permissions.callsWithValue': 'Appeler {names} et envoyer jusqu’à {amount}',
  'permissions.steps': 'Ce qui s’est passé',
  'permissions.stepWallet':
    '{fact, select, pending {Confirmez dans {wallet}} done {{wallet} l’a révoquée} failed {{wallet} ne l’a pas révoquée} other {{wallet} ne peut pas être interrogé ici}}',
  'permissions.stepList':
    '{fact, select, pending {Vérification auprès de {wallet}} done {Plus dans la liste de {wallet}} failed {Encore dans la liste de {wallet}} other {{wallet} n’a pas de liste à vérifier}}',
  'permissions.stepChain':
    '{fact, select, pending {Vérification sur {network}} done {{network} le confirme} failed {{network} l’autorise encore} other {{network} n’a pas pu répondre}}',
  'permissions.stepService':
    '{fact, select, pending {Le service est prévenu} done {Le service est au courant} other {Le service n’a pas pu être prévenu}}',
  'permissions.app': 'Application',
  'permissions.given': 'Accordée',
  'permissions.endsAt': 'Se termine',
  'permissions.callLimit': 'Nombre maximal d’appels',
  'permissions.delegate': 'Qui peut l’utiliser',
  'permissions.enforcer': 'Appliquée par',
  'permissions.gone': 'Cette autorisation n’est plus ici',
  'permissions.broaderText':
    '{wallet} a accordé plus que demandé. L’application ne l’a pas reçue, mais elle est peut-être encore active. Révoquez-la.',
  'permissions.allowed': 'Permis sans demander',
  'permissions.openText':
    'Elle est peut-être encore active. Réessayez ou révoquez-la dans {wallet}.',
  'permissions.revoke': 'Révoquer',
  'permissions.revokeAgain': 'Révoquer à nouveau',
  'permissions.revokeAll': 'Révoquer les {count}',
  'permissions.createdTitle': '{app} a votre autorisation',
  'permissions.createdText':
    '{words}, jusqu’au {date}. Vous pouvez la révoquer à tout moment dans les réglages du compte.',
  'permissions.see': 'Voir l’autorisation',
  'permissions.network': 'Réseau',
  'permissions.done': 'Terminé',
  PERMISSION_INVALID:
    'Cette application a demandé une autorisation non valide. Rien n’a été accordé.',
  PERMISSION_UNSUPPORTED:
    '{wallet} ne peut pas accorder cette autorisation. Essayez un autre portefeuille.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} a accordé plus que demandé. Révoquez-la dans Autorisations.',
}
