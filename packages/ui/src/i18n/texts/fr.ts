import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Cette application est mal configurée, cela ne peut donc pas encore fonctionner. Prévenez ses créateurs.'
const again = 'Une erreur est survenue en chemin. Veuillez réessayer.'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<BaseTextKey> = {
  'button.connect': 'Connecter un portefeuille',
  'button.connecting': 'Connexion…',
  'button.switchNetwork': 'Changer de réseau',
  'button.unknownNetwork': 'Réseau inconnu',
  'button.selectNetwork': 'Choisir un réseau',
  'button.account': 'Compte',
  'modal.back': 'Retour',
  'modal.close': 'Fermer',
  'modal.stuck': 'Pour continuer, changez de réseau ou déconnectez-vous.',
  'view.loading': 'Chargement',
  'view.failedTitle': 'Cette partie ne s’est pas chargée',
  'view.failedText':
    'La connexion est peut-être coupée. Rien n’est perdu\u202f: vérifiez-la et réessayez.',
  'view.retry': 'Réessayer',
  'alert.dismiss': 'Masquer',
  'details.label': 'Détails',
  'details.copy': 'Copier les détails',
  'details.copied': 'Détails copiés',
  'copy.failed': 'La copie est bloquée ici. Sélectionnez le texte et copiez-le vous-même.',
  'search.clear': 'Effacer la recherche',
  'link.newTab': '(s’ouvre dans un nouvel onglet)',

  'connect.title': 'Connecter un portefeuille',
  'connect.recent': 'Récents',
  'connect.installed': 'Sur cet appareil',
  'connect.popular': 'Populaires',
  'connect.more': 'Autres portefeuilles',
  'connect.wallets': 'Portefeuilles',
  'connect.notInstalled': 'Non installé',
  'connect.unverified': 'Non vérifié',
  'connect.contested': 'Revendiqué deux fois',
  'connect.otherChain': 'Pas sur {network}',
  'connect.all': 'Tous les portefeuilles',
  'connect.loading': 'Chargement des portefeuilles',
  'connect.partial': 'Certains portefeuilles n’ont pas pu être chargés.',
  'connect.noneHere':
    'Aucun portefeuille trouvé dans ce navigateur. N’importe lequel de ceux-ci convient.',
  'connect.noneHerePhone':
    'Pour vous connecter, ouvrez cette page dans le navigateur intégré à votre portefeuille. Tous ceux-ci en ont un.',
  'connect.nothing': 'Il n’y a aucun moyen de se connecter ici pour le moment.',
  'connect.help': 'Qu’est-ce qu’un portefeuille\u202f?',
  'connect.emptyTitle': 'Aucun portefeuille trouvé',
  'connect.emptyText':
    'Un portefeuille garde votre argent et vos comptes sur le Web, et vous identifie sans mot de passe.',
  'connect.emptyHint': 'Vous venez d’en installer un\u202f? Il apparaîtra ici de lui-même.',
  'connect.emptyHintPhone':
    'Sur téléphone, ouvrez cette page dans le navigateur intégré à votre portefeuille.',
  'connect.get': 'Obtenir un portefeuille',
  'connect.legalOne': 'En vous connectant, vous acceptez {link}.',
  'connect.legalBoth': 'En vous connectant, vous acceptez {terms} et {privacy}.',
  'connect.agreeOne': 'J’accepte {link}.',
  'connect.agreeBoth': 'J’accepte {terms} et {privacy}.',
  'connect.agreeFirst': 'Acceptez d’abord, puis choisissez un portefeuille.',
  'connect.terms': 'les conditions d’utilisation',
  'connect.privacy': 'la politique de confidentialité',

  'connecting.pendingTitle': 'Continuez dans {wallet}',
  'connecting.pendingText':
    'Approuvez la demande dans votre portefeuille pour partager votre adresse.',
  'connecting.slowText':
    'Rien ne s’affiche\u202f? Cherchez l’icône de {wallet} dans la barre d’outils de votre navigateur.',
  'connecting.unverifiedText':
    'Ce portefeuille ressemble à {wallet}, mais cela n’a pas pu être vérifié. Ne continuez que si vous lui faites confiance.',
  'connecting.contestedText':
    'Deux portefeuilles de ce navigateur prétendent être {wallet}. L’un d’eux est peut-être une imitation qui vise votre argent. Supprimez l’extension que vous ne connaissez pas, puis reconnectez-vous.',
  'connecting.doubtTitle': 'Est-ce le bon portefeuille ?',
  'connecting.connectAnyway': 'Connecter quand même',
  'connecting.agreeTitle': 'Avant de vous connecter',
  'connecting.agreeText': 'Cette application vous demande d’accepter d’abord ses règles.',
  'connecting.agree': 'Continuer avec {wallet}',
  'connecting.rejectedTitle': 'Vous avez refusé la demande',
  'connecting.rejectedText': '{wallet} n’a rien partagé avec cette application.',
  'connecting.waitingTitle': 'Ouvrez {wallet}',
  'connecting.errorTitle': 'Connexion impossible',
  'connecting.missingTitle': '{wallet} est introuvable',
  'connecting.missingText':
    'Installez {wallet} ou activez son extension, puis rechargez cette page pour le connecter.',
  'connecting.missingTextPhone':
    'Pour connecter {wallet}, ouvrez cette page dans le navigateur de son application.',
  'connecting.successTitle': 'Connecté',
  'connecting.retry': 'Réessayer',
  'connecting.other': 'Choisir un autre portefeuille',
  'connecting.reload': 'Recharger la page',
  'connecting.get': 'Obtenir {wallet}',
  'pairing.code': 'Code QR',
  'pairing.title': 'Scannez avec votre téléphone',

  'allWallets.title': 'Tous les portefeuilles',
  'getWallet.title': 'Obtenir un portefeuille',
  'downloads.title': 'Obtenir {wallet}',
  'whatIsAWallet.title': 'Le portefeuille en bref',

  'account.title': 'Compte',
  'receive.title': 'Recevoir',
  'send.title': 'Envoyer',
  'send.token': 'Choisir un jeton',
  'send.review': 'Vérifier',
  'compatible.title': 'Réseaux compatibles',
  'accountSettings.title': 'Paramètres du compte',
  'profileWallets.title': 'Vos portefeuilles',

  'networks.title': 'Choisir un réseau',
  'whatIsANetwork.title': 'Le réseau en bref',
  'switchNetwork.title': 'Changer de réseau',
  'switchNetwork.wallet': 'Votre portefeuille',
  'switchActiveChain.title': 'Passer à {chain}',
  'unsupported.title': 'Changer de réseau',
  'pairing.open': 'Ouvrir {wallet}',
  'pairing.notOpened': '{wallet} ne s’est pas ouvert\u202f?',
  'pairing.otherWay': 'Ouvrir autrement',
  'account.disconnect': 'Déconnecter',
  'account.disconnecting': 'Déconnexion',
  'account.disconnectFailed':
    'Échec de la déconnexion. Supprimez aussi cette application dans votre portefeuille.',
  'tokens.title': 'Jetons',
  'activity.title': 'Activité',
  'networks.unlisted': 'Réseau {id}',

  'tokens.loading': 'Chargement de vos jetons',
  'tokens.emptyTitle': 'Pas encore de jetons',
  'tokens.emptyText': 'Ce que ce compte détient sur {network} apparaît ici.',
  'tokens.imitation': 'Imitation ?',
  'tokens.showAll': '{count, plural, one {Afficher # jeton} other {Afficher les # jetons}}',
  'tokens.send': 'Envoyer {symbol}',
  'tokens.offline': 'Vous êtes hors ligne. Le chargement reprendra de lui-même à votre retour.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Le portefeuille a partagé une adresse illisible. Essayez un autre compte.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING:
    'Ce portefeuille ne peut pas faire cela ici. Vous pouvez en utiliser un autre.',
  CONNECTOR_NOT_FOUND: 'Ce portefeuille n’est plus disponible. Choisissez-en un autre.',

  CONNECTION_USER_REJECTED: 'Vous avez refusé la demande dans {wallet}. Rien n’a été partagé.',
  CONNECTION_USER_CLOSED: 'La fenêtre a été fermée avant la connexion du portefeuille.',
  CONNECTION_PENDING: '{wallet} : Une demande de ce site y attend déjà. Répondez-y pour continuer.',
  CONNECTION_TIMEOUT: '{wallet} n’a pas répondu. Déverrouillez-le et réessayez.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} n’a partagé aucun compte. Choisissez-y au moins un compte et réessayez.',
  CONNECTION_REPLACED: 'Un autre portefeuille a été choisi entre-temps.',
  CONNECTION_FAILED:
    '{wallet} n’a pas pu être connecté. Réessayez ou utilisez un autre portefeuille.',
  CONNECTION_RELAY_UNREACHABLE:
    'Impossible de joindre les portefeuilles. Vérifiez votre accès à Internet et réessayez.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Le service qui joint les portefeuilles a refusé cette application. Vérifiez l’heure de cet appareil et réessayez.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Aucun portefeuille n’est connecté. Connectez-en un d’abord.',
  CONNECTION_KIT_DESTROYED: 'Cette page a mis fin à la connexion. Rechargez-la et réessayez.',

  NETWORK_NOT_FOUND: 'Cette application ne propose pas ce réseau.',
  NETWORK_SWITCH_REJECTED:
    'Vous avez refusé le changement dans {wallet}. Vous êtes toujours sur le même réseau.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} ne peut pas passer à {network} de lui-même. Choisissez-y ce réseau.',
  NETWORK_SWITCH_FAILED:
    '{wallet} n’est pas passé à {network}. Choisissez-y ce réseau ou réessayez.',
  NETWORK_RPC_FAILED: 'Le réseau ne répond pas pour le moment. Réessayez dans un instant.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} n’a pas répondu. Ouvrez-le et réessayez.',

  REQUEST_NOT_ALLOWED:
    'Cette application a demandé quelque chose qui ne pouvait pas vous être montré en toute sécurité.',
  REQUEST_USER_REJECTED: 'Vous avez refusé la demande dans {wallet}. Rien n’a été signé ni envoyé.',
  REQUEST_CANCELLED:
    'Vous avez annulé la demande. Si {wallet} l’affiche encore, refusez-la là-bas.',
  REQUEST_TIMEOUT: '{wallet} n’a pas répondu. Regardez si c’est déjà fait avant de réessayer.',
  REQUEST_ACCOUNT_CHANGED: 'Le compte a changé entre-temps. Rien n’a été envoyé.',
  REQUEST_NETWORK_CHANGED: 'Le réseau a changé entre-temps. Rien n’a été envoyé.',
  REQUEST_SIGNATURE_INVALID: 'La signature de {wallet} ne correspond pas à votre compte.',
  REQUEST_SIGNATURE_UNCHECKED:
    'La signature n’a pas pu être vérifiée. Réessayez une fois en ligne.',
  REQUEST_WRONG_ACCOUNT:
    'Cette application a demandé une signature d’un compte qui n’est pas connecté. Rien n’a été signé ni envoyé.',
  REQUEST_WRONG_NETWORK:
    'Cette demande concerne un autre réseau que celui qui est connecté. Rien n’a été signé ni envoyé. Changez d’abord de réseau.',
  REQUEST_UNREADABLE:
    'Cette application a fait une demande impossible à vérifier. Rien n’a été signé ni envoyé.',

  WALLET_NOT_INSTALLED: '{wallet} est introuvable dans ce navigateur.',
  WALLET_POPUP_BLOCKED: 'Le navigateur a bloqué la fenêtre de {wallet}. Autorisez-la et réessayez.',
  WALLET_BAD_ANSWER:
    'La réponse de {wallet} n’a pas de sens. Mettez-le à jour ou utilisez-en un autre.',
  WALLET_NO_ANSWER: '{wallet} n’a pas répondu. Ouvrez-le ou rechargez la page.',
  WALLET_UNAUTHORIZED:
    '{wallet} ne l’a pas autorisé. Connectez-le à nouveau et choisissez le compte.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} ne le permet pas. Utilisez un autre portefeuille pour cela.',
  WALLET_DISCONNECTED:
    '{wallet} a perdu sa connexion. Vérifiez votre accès à Internet et réessayez.',
  WALLET_ERROR: '{wallet} signale un problème. Consultez le portefeuille, puis réessayez.',

  SERVICE_UNREACHABLE:
    'Un service de cette application est injoignable. Vérifiez votre connexion à Internet et réessayez.',
  SERVICE_TIMEOUT: 'Un service de cette application n’a pas répondu à temps. Veuillez réessayer.',
  SERVICE_FORBIDDEN:
    'Configuration non valide\u202f: un service a refusé cette application. Prévenez ses créateurs.',
  SERVICE_BUSY: 'Trop de demandes pour le moment. Patientez un peu et réessayez.',
  SERVICE_FAILED: 'Un service de cette application a échoué. Veuillez réessayer.',
  SERVICE_BAD_ANSWER:
    'La réponse d’un service de cette application est illisible. Veuillez réessayer.',

  TRANSACTION_FAILED: 'Le réseau n’a pas exécuté la transaction. Motif : {reason}.',
  STORAGE_UNAVAILABLE:
    'Votre navigateur ne garde rien pour ce site\u202f; vous devrez vous reconnecter la prochaine fois.',
  UI_LOAD_FAILED: again,
}
