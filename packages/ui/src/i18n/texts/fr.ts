import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Cette application est mal configurée. Veuillez contacter son assistance.'
const again = 'Une erreur s’est produite. Veuillez réessayer.'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<BaseTextKey> = {
  'button.connect': 'Connecter un portefeuille',
  'button.connecting': 'Connexion…',
  'button.switchNetwork': 'Changer de réseau',
  'button.unknownNetwork': 'Réseau inconnu',
  'button.selectNetwork': 'Choisir un réseau',
  'button.account': 'Compte',
  'button.buy': 'Acheter',
  'button.amount': 'Montant',
  'button.currency': 'Devise',
  'modal.back': 'Retour',
  'modal.close': 'Fermer',
  'modal.stuck': 'Changez de réseau ou déconnectez-vous pour continuer.',
  'view.loading': 'Chargement',
  'view.failedTitle': 'Échec du chargement',
  'view.failedText': 'Vérifiez votre connexion Internet et réessayez.',
  'view.retry': 'Réessayer',
  'alert.dismiss': 'Ignorer',
  'details.label': 'Détails',
  'details.copy': 'Copier les détails',
  'details.copied': 'Détails copiés',
  'copy.failed': 'Copie impossible. Sélectionnez le texte et copiez-le manuellement.',
  'search.clear': 'Effacer la recherche',
  'link.newTab': '(s’ouvre dans un nouvel onglet)',

  'connect.title': 'Connecter un portefeuille',
  'connect.recent': 'Récent',
  'connect.installed': 'Installés',
  'connect.isInstalled': 'installé',
  'connect.popular': 'Populaire',
  'connect.more': 'Autres portefeuilles',
  'connect.wallets': 'Portefeuilles',
  'connect.notInstalled': 'Non installé',
  'connect.unverified': 'Non vérifié',
  'connect.contested': 'Faux possible',
  'connect.otherChain': 'Incompatible avec {network}',
  'connect.all': 'Tous les portefeuilles',
  'connect.loading': 'Chargement des portefeuilles',
  'connect.partial': 'Certains portefeuilles n’ont pas pu être chargés.',
  'connect.noneHere':
    'Aucun portefeuille trouvé dans ce navigateur. Choisissez-en un pour commencer.',
  'connect.noneHerePhone':
    'Pour vous connecter, ouvrez cette page dans le navigateur de votre application de portefeuille.',
  'connect.nothing': 'Aucun portefeuille n’est disponible pour le moment.',
  'connect.help': 'Qu’est-ce qu’un portefeuille ?',
  'connect.emptyTitle': 'Aucun portefeuille trouvé',
  'connect.emptyText':
    'Un portefeuille contient vos jetons et vous permet de vous connecter aux applications sans mot de passe.',
  'connect.emptyHint': 'Vous venez d’en installer un ? Il apparaîtra ici.',
  'connect.emptyHintPhone':
    'Sur un téléphone, ouvrez cette page dans le navigateur de votre application de portefeuille.',
  'connect.get': 'Obtenir un portefeuille',
  'connect.legalOne': 'En vous connectant, vous acceptez : {link}.',
  'connect.legalBoth': 'En vous connectant, vous acceptez les {terms} et la {privacy}.',
  'connect.agreeOne': 'J’accepte : {link}.',
  'connect.agreeBoth': 'J’accepte les {terms} et la {privacy}.',
  'connect.agreeFirst': 'Acceptez les conditions pour vous connecter.',
  'connect.terms': 'conditions d’utilisation',
  'connect.privacy': 'politique de confidentialité',

  'connecting.pendingTitle': 'Continuez dans {wallet}',
  'connecting.pendingText': 'Approuvez la demande de connexion.',
  'connecting.slowText':
    'Rien ne s’affiche ? Cliquez sur l’icône {wallet} dans la barre d’outils du navigateur.',
  'connecting.unverifiedText':
    'Ce portefeuille se présente comme {wallet}, mais nous n’avons pas pu le vérifier. Ne continuez que si vous lui faites confiance.',
  'connecting.contestedText':
    'Deux portefeuilles de ce navigateur se présentent comme {wallet}. L’un d’eux est peut-être un faux qui vise vos fonds. Supprimez l’extension que vous ne reconnaissez pas, puis reconnectez-vous.',
  'connecting.doubtTitle': 'Est-ce le bon portefeuille ?',
  'connecting.connectAnyway': 'Connecter quand même',
  'connecting.agreeTitle': 'Avant de vous connecter',
  'connecting.agreeText': 'Acceptez les conditions pour continuer.',
  'connecting.agree': 'Continuer avec {wallet}',
  'connecting.rejectedTitle': 'Demande refusée',
  'connecting.rejectedText': '{wallet} n’a rien partagé. Vous pouvez réessayer à tout moment.',
  'connecting.waitingTitle': 'Ouvrir {wallet}',
  'connecting.errorTitle': 'Connexion impossible',
  'connecting.missingTitle': '{wallet} n’est pas installé',
  'connecting.missingText': 'Installez ou activez l’extension {wallet}, puis rechargez cette page.',
  'connecting.missingTextPhone':
    'Ouvrez cette page dans le navigateur de l’application {wallet} pour vous connecter.',
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
  'whatIsAWallet.title': 'Qu’est-ce qu’un portefeuille ?',

  'account.title': 'Compte',
  'receive.title': 'Recevoir',
  'send.title': 'Envoyer',
  'send.token': 'Choisir un jeton',
  'send.review': 'Vérifier',
  'onramp.title': 'Acheter',
  'onramp.currency': 'Choisir une devise',
  'onramp.purchases': 'Vos achats',
  'onramp.legalOne': 'En continuant, vous acceptez : {link}.',
  'onramp.legalBoth': 'En continuant, vous acceptez les {terms} et la {privacy}.',
  'whatIsABuy.title': 'Comment fonctionne l’achat',
  'swap.title': 'Échanger',
  'swap.review': 'Vérifier l’échange',
  'signIn.title': 'Se connecter',
  'sessions.title': 'Session',
  'calls.title': 'Étapes',
  'permissions.title': 'Autorisations',
  'compatible.title': 'Réseaux compatibles',
  'accountSettings.title': 'Paramètres du compte',
  'profileWallets.title': 'Vos portefeuilles',
  'approvals.title': 'Autorisations de jetons',

  'smartAccount.title': 'Compte intelligent',
  'accountCode.title': 'Code du compte',
  'auth.title': 'Se connecter',
  'auth.updateTitle': 'Modifier l’e-mail',
  'auth.addTitle': 'Ajouter un appareil',
  'names.title': 'Choisir un nom',
  'networks.title': 'Choisir un réseau',
  'whatIsANetwork.title': 'Qu’est-ce qu’un réseau ?',
  'switchNetwork.title': 'Changer de réseau',
  'switchNetwork.wallet': 'Votre portefeuille',
  'switchActiveChain.title': 'Passer à {chain}',
  'unsupported.title': 'Changer de réseau',
  'pairing.open': 'Ouvrir {wallet}',
  'pairing.notOpened': '{wallet} ne s’ouvre pas ?',
  'pairing.otherWay': 'Essayer un autre lien',
  'account.disconnect': 'Déconnecter',
  'account.disconnecting': 'Déconnexion',
  'account.disconnectFailed':
    'Échec de la déconnexion. Supprimez aussi cette application dans votre portefeuille.',
  'tokens.title': 'Jetons',
  'activity.title': 'Activité',
  'networks.unlisted': 'Réseau {id}',

  'tokens.loading': 'Chargement de vos jetons',
  'tokens.emptyTitle': 'Aucun jeton pour l’instant',
  'tokens.emptyText': 'Vos jetons sur {network} apparaîtront ici.',
  'tokens.imitation': 'Faux possible',
  'tokens.showAll': '{count, plural, one {Afficher # jeton} other {Afficher les # jetons}}',
  'tokens.send': 'Envoyer {symbol}',
  'tokens.offline': 'Vous êtes hors ligne. Vos jetons s’afficheront dès le retour de la connexion.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID:
    'Le portefeuille a partagé une adresse non valide. Essayez un autre compte.',

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
  CONFIG_SIWX_INVALID: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Ce portefeuille ne le permet pas. Essayez-en un autre.',
  CONNECTOR_NOT_FOUND: 'Ce portefeuille n’est plus disponible. Choisissez-en un autre.',

  CONNECTION_USER_REJECTED: 'Demande refusée dans {wallet}. Rien n’a été partagé.',
  CONNECTION_USER_CLOSED: 'La fenêtre a été fermée avant la connexion du portefeuille.',
  CONNECTION_PENDING:
    'Une demande est déjà en attente dans {wallet}. Ouvrez le portefeuille pour continuer.',
  CONNECTION_TIMEOUT: '{wallet} n’a pas répondu. Déverrouillez le portefeuille et réessayez.',
  CONNECTION_NO_ACCOUNTS:
    'Aucun compte n’a été sélectionné dans {wallet}. Sélectionnez-en au moins un et réessayez.',
  CONNECTION_REPLACED: 'Vous avez choisi un autre portefeuille entre-temps.',
  CONNECTION_FAILED:
    'Impossible de connecter {wallet}. Réessayez ou utilisez un autre portefeuille.',
  CONNECTION_RELAY_UNREACHABLE:
    'Le service de connexion est injoignable. Vérifiez votre connexion Internet et réessayez.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Le service de connexion a refusé cette application. Vérifiez l’heure de cet appareil, puis réessayez.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Aucun portefeuille n’est connecté. Connectez-en un d’abord.',
  CONNECTION_KIT_DESTROYED: 'Cette page a mis fin à la connexion. Rechargez-la et réessayez.',

  NETWORK_NOT_FOUND: 'Cette application n’est pas compatible avec ce réseau.',
  NETWORK_SWITCH_REJECTED: 'Changement refusé dans {wallet}. Vous restez sur le même réseau.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} ne peut pas passer à {network} depuis cette page. Sélectionnez ce réseau dans le portefeuille.',
  NETWORK_SWITCH_FAILED:
    '{wallet} n’est pas passé à {network}. Sélectionnez ce réseau dans le portefeuille ou réessayez.',
  NETWORK_RPC_FAILED: 'Le réseau ne répond pas. Réessayez dans un instant.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} n’a pas répondu. Ouvrez le portefeuille et réessayez.',

  REQUEST_NOT_ALLOWED:
    'Nous avons bloqué une demande qui ne pouvait pas être affichée de manière sûre.',
  REQUEST_USER_REJECTED: 'Demande refusée dans {wallet}. Rien n’a été signé ni envoyé.',
  REQUEST_CANCELLED:
    'Demande annulée. Si {wallet} l’affiche encore, refusez-la dans le portefeuille.',
  REQUEST_TIMEOUT: '{wallet} n’a pas répondu. Vérifiez si la demande a abouti avant de réessayer.',
  REQUEST_ACCOUNT_CHANGED: 'Le compte a changé entre-temps. Rien n’a été envoyé.',
  REQUEST_NETWORK_CHANGED: 'Le réseau a changé entre-temps. Rien n’a été envoyé.',
  REQUEST_SIGNATURE_INVALID: 'La signature de {wallet} ne correspond pas à votre compte.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Impossible de vérifier la signature. Vérifiez votre connexion Internet et réessayez.',
  REQUEST_WRONG_ACCOUNT:
    'Cette application a demandé la signature d’un compte qui n’est pas connecté. Rien n’a été signé ni envoyé.',
  REQUEST_WRONG_NETWORK:
    'Cette demande concerne un autre réseau. Rien n’a été signé ni envoyé. Changez d’abord de réseau.',
  REQUEST_UNREADABLE:
    'Cette application a envoyé une demande impossible à vérifier. Rien n’a été signé ni envoyé.',
  REQUEST_REVIEW_CANCELLED: 'Demande annulée. Rien n’a été signé ni envoyé.',
  REQUEST_TOO_MANY:
    'Cette application a envoyé trop de demandes à la fois. Rien n’a été signé ni envoyé.',
  REQUEST_BATCH_UNSUPPORTED:
    '{wallet} ne peut pas faire ces étapes en une fois. Rien n’a été envoyé.',

  POLICY_FAILED:
    'Cette application a envoyé une demande impossible à vérifier. Rien n’a été signé ni envoyé.',

  WALLET_NOT_INSTALLED: '{wallet} est introuvable dans ce navigateur.',
  WALLET_POPUP_BLOCKED:
    'Votre navigateur a bloqué la fenêtre de {wallet}. Autorisez les fenêtres contextuelles pour ce site et réessayez.',
  WALLET_BAD_ANSWER:
    '{wallet} a envoyé une réponse inattendue. Mettez-le à jour ou essayez un autre portefeuille.',
  WALLET_NO_ANSWER: '{wallet} n’a pas répondu. Ouvrez le portefeuille ou rechargez la page.',
  WALLET_UNAUTHORIZED:
    '{wallet} n’a pas donné son autorisation. Reconnectez-le et sélectionnez le compte.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} ne le permet pas. Essayez un autre portefeuille.',
  WALLET_DISCONNECTED:
    'La connexion avec {wallet} a été perdue. Vérifiez votre connexion Internet et réessayez.',
  WALLET_ERROR:
    '{wallet} a signalé un problème. Ouvrez le portefeuille pour vérifier, puis réessayez.',

  SERVICE_UNREACHABLE:
    'Le serveur est injoignable. Vérifiez votre connexion Internet et réessayez.',
  SERVICE_TIMEOUT: 'Le serveur n’a pas répondu à temps. Veuillez réessayer.',
  SERVICE_FORBIDDEN:
    'Configuration de l’application non valide. Cette application est mal configurée. Veuillez contacter son assistance.',
  SERVICE_BUSY: 'Trop de demandes en ce moment. Patientez un instant et réessayez.',
  SERVICE_FAILED: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  SERVICE_BAD_ANSWER: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',

  TRANSACTION_FAILED: 'Le réseau a rejeté la transaction : {reason}.',
  STORAGE_UNAVAILABLE:
    'Votre navigateur bloque le stockage pour ce site. Vous devrez vous reconnecter la prochaine fois.',
  UI_LOAD_FAILED: again,
}
