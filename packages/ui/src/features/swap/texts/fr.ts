import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SwapTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof SwapTexts> = {
  'swap.pay': 'Vous payez',
  'swap.receive': 'Vous recevez',
  'swap.payAmount': 'Montant que vous payez',
  'swap.balance': 'Solde : {amount}',
  'swap.max': 'Max.',
  'swap.switchSides': 'Inverser les deux jetons',
  'swap.selectToken': 'Choisir un jeton',
  'swap.enterAmount': 'Saisissez un montant',
  'swap.invalidAmount': 'Saisir un montant valide',
  'swap.amountAmbiguous': 'Retirez le séparateur de milliers.',
  'swap.amountPrecise': '{symbol} accepte moins de décimales. Raccourcissez le montant.',
  'swap.insufficientBalance': 'Solde insuffisant',
  'swap.feeUncovered': 'Pas assez de {symbol} pour les frais de réseau',
  'swap.noRoute': 'Liquidité insuffisante',
  'swap.noRouteText':
    'Personne n’échange autant en ce moment. Essayez un montant plus petit ou un autre jeton.',
  'swap.sameToken': 'Choisissez deux jetons différents.',
  'swap.orderOpen':
    'Un ordre de {amount} peut encore être exécuté jusqu’à {time}, en plus de cet échange.',
  'swap.quoting': 'Recherche du meilleur prix',
  'swap.quoted': 'Vous recevez environ {amount}',
  'swap.failed': 'Impossible d’obtenir un prix',
  'swap.unavailable': 'Solde du jeton indisponible',
  'swap.worthLess': '{percent} de moins',
  'swap.rate': 'Taux',
  'swap.invertRate': 'Afficher le taux dans l’autre sens',
  'swap.offer': 'Offre',
  'swap.bestOf': 'Meilleure sur {count} · via {source}',
  'swap.via': 'via {source}',
  'swap.oneToOne': 'Un pour un',
  'swap.offersChecking': 'Vérification d’autres offres…',
  'swap.offersNone': 'Aucune n’est utilisable',
  'swap.offerBest': 'Meilleure',
  'swap.offerFee': 'Frais de réseau {amount}',
  'swap.offerUnchecked': 'Pas encore vérifiée',
  'swap.slippage': 'Glissement max.',
  'swap.slippageText':
    'Si le prix se dégrade davantage, l’échange est annulé et vous gardez vos jetons.',
  'swap.slippageAuto': 'Automatique · {percent}',
  'swap.slippageOwn': 'Autre limite, en pourcentage',
  'swap.slippageHigh': 'C’est beaucoup. Vous pourriez recevoir bien moins que ce qui est affiché.',
  'swap.slippageLow': 'C’est très peu. L’échange peut échouer.',
  'swap.slippageInvalid': 'Saisissez un nombre de 0,01 à 50.',
  'swap.protection': 'Protection',
  'swap.protectionText':
    'Garde votre échange hors de la file publique, où des bots peuvent dégrader le prix.',
  'swap.protectionOn': 'Activée',
  'swap.protectionOff': 'Désactivée',
  'swap.protectionOffered': 'Non configurée dans {wallet}',
  'swap.protectionAdd': 'Configurer dans {wallet}',
  'swap.unknownToken': 'Jeton inconnu – n’importe qui peut utiliser ce nom',
  'swap.imitation':
    'Un autre jeton s’appelle aussi {symbol}, et celui-ci n’est pas dans la liste. C’est peut-être un faux.',
  'swap.useToken': 'Utiliser ce jeton',
  'swap.confirmToken': 'Confirmez le jeton ci-dessus',
  'swap.unsupported': 'Réseau non pris en charge pour les échanges',
  'swap.unsupportedText':
    'Les échanges ne sont pas disponibles sur {network}. Passez à un autre réseau.',
  'swap.unsupportedBitcoin':
    'Bitcoin n’a pas de contrats : rien ne peut garantir les deux moitiés d’un échange. Envoyez plutôt, ou passez à un autre réseau.',
  'swap.unsupportedPolkadot': 'Les échanges sur ce réseau ne sont pas encore pris en charge.',
  'swap.sendInstead': 'Envoyer plutôt',
  'swap.chooseNetwork': 'Choisir un réseau',
  'swap.networks': 'Réseaux avec échanges',
  'swap.search': 'Recherchez ou collez une adresse',
  'swap.suggested': 'Jetons suggérés',
  'swap.yours': 'Vos jetons',
  'swap.all': 'Tous les jetons',
  'swap.found': '{count, plural, one {# jeton} other {# jetons}}',
  'swap.notFound': 'Aucun jeton ne correspond à « {search} ».',
  'swap.listFailed': 'La liste des jetons n’a pas été chargée.',
  'swap.reading': 'Recherche du jeton sur {network}',
  'swap.noToken': 'Il n’y a pas de jeton à cette adresse sur {network}.',
  'swap.tokenAddress': 'Adresse du jeton',
  'swap.otherToken': 'Choisir un autre jeton',
  'swap.feeUnknown': 'Affichés dans votre portefeuille',
  SWAP_UNSUPPORTED: 'Réseau non pris en charge pour les échanges. Choisissez un autre réseau.',
  SWAP_NO_ROUTE: 'Liquidité insuffisante. Essayez un montant plus petit ou un autre jeton.',
  SWAP_QUOTE_MISMATCH:
    'Le service de prix a répondu autre chose que votre demande. Rien n’a été envoyé.',
  SWAP_ROUTER_UNKNOWN:
    'Cette offre utilise un contrat que nous ne connaissons pas, elle est donc inutilisable.',
  SWAP_FLOOR_MISSING: 'Cette offre ne garantit pas de montant minimum, elle est donc inutilisable.',
  SWAP_EFFECT_UNEXPECTED: 'À l’essai, cet échange fait autre chose que prévu. Rien n’a été envoyé.',
  SWAP_PRICE_MOVED: 'Le prix a dépassé votre limite. Vous recevriez moins de {minimum} {symbol}.',
  SWAP_VALUE_LOST:
    'Cet échange perdrait trop de sa valeur. Échangez moins, ou choisissez un autre jeton.',
  PAYMENT_FUNDS_INSUFFICIENT:
    'Vous n’avez que {available} {symbol}. Ajoutez des {symbol} ou échangez moins.',
  PAYMENT_FEE_UNCOVERED:
    'Il vous faut environ {fee} {symbol} pour les frais de réseau. Ajoutez des {symbol} ou échangez moins.',
  PAYMENT_TOO_SMALL: 'Ce montant est trop petit. Échangez au moins {minimum} {symbol}.',
  PAYMENT_TOKEN_MISTRUSTED:
    'Les informations sur {token} ne correspondent pas à celles du réseau, rien n’a donc été envoyé. Sélectionnez à nouveau le jeton.',
  PAYMENT_ALTERED:
    'Nous avons interrompu l’envoi : il ne correspondait pas à ce que vous avez vérifié. Rien n’a été envoyé. Recommencez.',
  PAYMENT_EXPIRED: 'Ce prix a expiré. Vérifiez à nouveau l’échange.',
  PAYMENT_UNSUPPORTED: 'Réseau non pris en charge pour les échanges. Choisissez un autre réseau.',
}
