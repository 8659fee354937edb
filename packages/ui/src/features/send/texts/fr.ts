import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SendTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof SendTexts> = {
  'send.amount': 'Montant',
  'send.swap': '{other}. Saisir plutôt le montant en {unit}.',
  'send.amountAmbiguous':
    'Impossible de savoir s’il s’agit d’un séparateur de décimales ou de milliers. Supprimez-le.',
  'send.amountInvalid':
    'Ce n’est pas un montant. Utilisez des chiffres et un seul séparateur décimal.',
  'send.amountPrecise': '{symbol} accepte moins de décimales. Raccourcissez le montant.',
  'send.amountAgain': 'Vous avez saisi {amount} pour {before}. Saisissez le montant en {symbol}.',
  'send.have': 'Vous n’avez que {amount} {symbol}.',
  'send.balance': 'Solde : {amount}',
  'send.max': 'Max.',
  'send.to': 'À',
  'send.toHint': 'Adresse ou nom',
  'send.clear': 'Effacer',
  'send.paste': 'Coller',
  'send.pasteFailed':
    'Votre navigateur ne permet pas à cette page de lire le presse-papiers. Collez directement dans le champ.',
  'send.scan': 'Scanner un code QR',
  'send.scanStarting': 'En attente de la caméra. Votre navigateur peut demander une autorisation.',
  'send.scanAim': 'Visez le code QR d’une adresse ou d’un paiement.',
  'send.scanNothing':
    'Aucun code trouvé pour l’instant. Tenez-le immobile, de près et bien éclairé.',
  'send.scanRefused':
    'Cette page ne peut pas utiliser la caméra. Autorisez-la dans votre navigateur ou collez l’adresse.',
  'send.scanMissing': 'Aucune caméra trouvée. Collez plutôt l’adresse.',
  'send.scanBusy': 'Impossible de démarrer la caméra. Une autre application l’utilise peut-être.',
  'send.scanStop': 'Arrêter le scan',
  'send.lookingUp': 'Recherche du nom',
  'send.invalid': 'Ce n’est ni une adresse ni un nom valide sur {network}.',
  'send.nobody': 'Aucune adresse n’est enregistrée pour ce nom sur {network}.',
  'send.linkBroken': 'Ce lien de paiement est illisible. Demandez plutôt l’adresse.',
  'send.linkNetwork': 'Ce lien de paiement concerne un autre réseau.',
  'send.linkRequest': 'Ce lien demande plus qu’un transfert, nous ne l’avons donc pas ouvert.',
  'send.linkLightning': 'C’est une demande Lightning, qui ne peut pas être payée ici.',
  'send.wholeAddress': 'Afficher l’adresse complète',
  'send.receiver': 'Adresse du destinataire',
  'send.firstTime': 'Premier envoi à cette adresse. Vérifiez chaque caractère.',
  'send.ownAccount': 'C’est votre propre adresse. Vous enverriez à vous-même.',
  'send.tokenContract': 'C’est le contrat du jeton {symbol}. Tout ce qui est envoyé ici est perdu.',
  'send.confusingName': 'Ce nom ressemble à un autre. Vérifiez l’adresse.',
  'send.lookAlike':
    'Cette adresse ressemble à une adresse que vous avez déjà utilisée, mais elle est différente. Il s’agit peut-être d’une arnaque.',
  'send.lookAlikeName':
    'Ce nom ressemble à un nom que vous avez déjà utilisé, mais il est différent. Il s’agit peut-être d’une arnaque.',
  'send.lookAlikeThis': 'Saisie',
  'send.lookAlikeKnown': 'Déjà utilisée',
  'send.lookAlikeAgree': 'J’ai comparé les deux. Envoyer à celle que j’ai saisie.',
  'send.selectToken': 'Choisir un jeton',
  'send.addAmount': 'Saisir un montant',
  'send.incorrectValue': 'Saisir un montant valide',
  'send.insufficientFunds': 'Pas assez de {symbol}',
  'send.addAddress': 'Saisir un destinataire',
  'send.invalidAddress': 'Saisir une adresse valide',
  'send.confirmAddress': 'Confirmer l’adresse ci-dessus',
  'send.preview': 'Vérifier',
  'send.missing': 'Veuillez saisir un montant et une adresse de destinataire valides',
  'send.unavailable': 'Solde du jeton indisponible',
  'send.unsupported': 'Réseau non compatible',
  'send.unsupportedText': 'L’envoi n’est pas disponible sur {network}. Choisissez un autre réseau.',
  'send.chooseNetwork': 'Choisir un réseau',
  'send.elsewhere': 'Cette transaction est sur {network}',
  'send.elsewhereText': 'Votre portefeuille est sur {current}. Changez de réseau pour continuer.',
  'send.switch': 'Changer de réseau',
  'send.search': 'Rechercher un jeton',
  'send.found': '{count, plural, one {# jeton} other {# jetons}}',
  'send.notFound': 'Aucun jeton ne correspond à « {search} ».',
  'send.youSend': 'Vous envoyez',
  'send.from': 'De',
  'send.network': 'Réseau',
  'send.fee': 'Frais de réseau',
  'send.feeAtMost': 'Jusqu’à {amount} {symbol}',
  'send.feeUnknown': 'Affichés dans votre portefeuille',
  'send.feeRose': 'Les frais de réseau ont augmenté. Vérifiez-les avant d’envoyer.',
  'send.acceptFee': 'Accepter les frais',
  'send.total': 'Total',
  'send.preparing': 'Préparation de la transaction…',
  'send.cancel': 'Annuler',
  'send.declined': 'Transaction refusée dans {wallet}. Rien n’a été envoyé.',
  'send.changeAmount': 'Modifier le montant',
  'send.otherToken': 'Choisir un autre jeton',
  'send.noteContract':
    'Cette adresse est un contrat. Ce que vous envoyez pourrait ne pas être récupérable.',
  'send.noteSmartAccount': 'Le destinataire est un compte intelligent.',
  'send.noteAccountOpened':
    'Le destinataire ne possède pas encore ce jeton. L’ouverture de son compte de jeton coûte {amount} {symbol}.',
  'send.noteUnused': 'Cette adresse n’a encore aucune activité. Assurez-vous qu’elle est correcte.',
  'send.noteTokenFee':
    'Ce jeton prélève des frais de {amount} {symbol} : le destinataire reçoit donc moins.',
  'send.noteTokenSymbol':
    'Sur le réseau, ce jeton s’appelle {symbol}, et non {shown}. Assurez-vous que c’est bien celui que vous voulez.',
  'send.noteWalletFee':
    'Votre portefeuille affiche les frais de réseau avant que vous ne confirmiez.',
  'send.check': 'Confirmez l’envoi de {amount} {symbol} à {receiver}.',
  'send.open': 'Ouvrir {wallet}',
  'send.look': 'Consultez votre autre appareil.',
  'send.started': 'Transaction lancée',
  'send.waiting': 'Envoi sur {network}…',
  'send.waitingText': 'Votre transaction est en cours. Vous pouvez fermer cette fenêtre.',
  'send.slow': 'Plus long que d’habitude',
  'send.slowText':
    '{network} est très sollicité. Votre transaction est toujours en attente, ne la renvoyez donc pas. Vous pouvez peut-être l’accélérer dans votre portefeuille.',
  'send.done': 'Envoyé',
  'send.doneText': '{amount} {symbol} à {receiver}',
  'send.close': 'Terminé',
  'send.explorer': 'Voir dans l’explorateur',
  'send.failed': 'Échec de la transaction',
  'send.failedText':
    'Le réseau l’a rejetée : {reason}. Les frais de réseau ont peut-être quand même été prélevés.',
  'send.replaced': 'Transaction remplacée',
  'send.replacedText':
    'Elle a été annulée ou remplacée dans votre portefeuille et n’est donc pas arrivée.',
  'send.dropped': 'Transaction abandonnée',
  'send.droppedText': 'Elle ne peut plus aboutir. Rien n’a quitté votre compte.',
  'send.altered': 'Transaction modifiée',
  'send.alteredText':
    'Votre portefeuille a envoyé autre chose que ce que vous avez vérifié ici. Consultez l’explorateur.',
  'send.unproven': 'Transaction impossible à vérifier',
  'send.unprovenText':
    'Le réseau l’a acceptée, mais nous n’avons pas pu confirmer son effet. Vérifiez dans l’explorateur si elle est arrivée avant d’envoyer à nouveau.',
  'send.wrong': 'Une erreur s’est produite',
  'send.wrongSolana': 'Échec de l’envoi de la transaction. Veuillez réessayer.',
  'send.unknown': 'L’envoi a peut-être eu lieu',
  'send.unknownText':
    'Nous n’avons pas pu confirmer ce qui s’est passé. Vérifiez votre compte avant d’envoyer à nouveau.',
  'send.account': 'Voir le compte dans l’explorateur',
  'send.looked': 'J’ai vérifié. Rien n’a été envoyé.',
  'send.again': 'Envoyer à nouveau',
  PAYMENT_FUNDS_INSUFFICIENT:
    'Vous n’avez que {available} {symbol}. Ajoutez des {symbol} ou envoyez moins.',
  PAYMENT_FEE_UNCOVERED:
    'Il vous faut environ {fee} {symbol} pour les frais de réseau. Ajoutez des {symbol} ou envoyez moins.',
  PAYMENT_TOO_SMALL: 'Ce montant est trop faible. Envoyez au moins {minimum} {symbol}.',
  PAYMENT_TOKEN_MISTRUSTED:
    'Les informations sur {token} ne correspondent pas à celles du réseau, rien n’a donc été envoyé. Sélectionnez à nouveau le jeton.',
  PAYMENT_ALTERED:
    'Nous avons interrompu l’envoi : il ne correspondait pas à ce que vous avez vérifié. Rien n’a été envoyé. Recommencez.',
  PAYMENT_EXPIRED: 'Cette transaction a expiré. Vérifiez-la à nouveau.',
  PAYMENT_UNSUPPORTED: 'L’envoi n’est pas disponible sur {network}. Choisissez un autre réseau.',
}
