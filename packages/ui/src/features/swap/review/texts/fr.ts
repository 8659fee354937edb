import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { OwnReviewTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof OwnReviewTexts> = {
  'swap.protectionOrder': 'Ordre signé, hors de la file publique',
  'swap.protectionNone': 'Aucune, file publique',
  'swap.receiveAbout': 'Vous recevez environ',
  'swap.atLeast': 'Vous recevez au moins',
  'swap.impact': 'Effet sur le prix',
  'swap.fee': 'Frais de réseau',
  'swap.feeAtMost': 'Jusqu’à {amount}',
  'swap.sponsored': 'Payés par {sponsor}',
  'swap.feeDeclined': 'Le sponsor ne paie pas cette fois.',
  'swap.feeUnavailable': 'Le sponsor n’a pas répondu.',
  'swap.sourceFee': 'Frais inclus',
  'swap.source': 'Offre de',
  'swap.spender': 'Peut prélever vos {symbol}',
  'swap.router': 'Contrat',
  'swap.more': 'Plus de détails',
  'swap.validFor': 'Prix valable encore',
  'swap.steps': 'Ce que demande votre portefeuille',
  'swap.stepReset': 'Retirer l’ancienne autorisation de {symbol}',
  'swap.stepApprove': 'Autoriser {amount}',
  'swap.stepPermit': 'Signer l’autorisation de {amount}',
  'swap.stepBatch': 'Autoriser et échanger, une confirmation',
  'swap.stepSign': 'Signer l’ordre',
  'swap.preparing': 'Préparation de l’échange…',
  'swap.cancel': 'Annuler',
  'swap.allowAndSwap': 'Autoriser et échanger',
  'swap.signAndSwap': 'Signer et échanger',
  'swap.acceptPrice': 'Accepter le nouveau prix',
  'swap.typeToSwap': 'Saisissez {amount} pour échanger',
  'swap.changeAmount': 'Modifier le montant',
  'swap.priceChanged': 'Prix modifié : {now} maintenant, {before} avant.',
  'swap.declined': 'Demande refusée dans {wallet}. Rien n’a été signé ni envoyé.',
  'swap.noteTokenFee': '{symbol} prélève des frais à chaque transfert. Ils sont déjà inclus.',
  'swap.noteTokenSymbol':
    'Sur le réseau, ce jeton s’appelle {symbol}, et non {shown}. Assurez-vous que c’est bien celui que vous voulez.',
  'swap.noteNotTried':
    'Ce réseau ne permet pas d’essayer l’échange avant. Seul le montant minimum vous protège.',
  'swap.noteUnknownRouter':
    'Nous ne connaissons pas le contrat de cette offre. L’échange échoue si vous ne recevez pas le montant minimum.',
  'swap.noteOrder':
    'Vous signez un ordre que d’autres exécutent, sans frais de réseau. Si personne ne le fait à temps, il prend fin et rien n’est échangé.',
  'swap.lossWarn': 'Vous recevrez {percent} de valeur en moins que ce que vous payez.',
  'swap.lossConfirm':
    'Vous perdriez {percent} de la valeur. Échangez moins, ou saisissez le montant pour continuer.',
  'swap.lossUnknown':
    'Nous n’avons pas pu mesurer ce que vaut cet échange. Comparez les montants, puis saisissez celui que vous payez pour continuer.',
  'swap.lossRefuse':
    'Vous perdriez {percent} de la valeur, cet échange est donc impossible ici. Échangez moins, ou choisissez un autre jeton.',
  'swap.lossFee': 'Les frais de réseau représentent {percent} de ce que vous échangez.',
  'swap.step': 'Étape {step} sur {count}',
  'swap.checkApprove': 'Autorisez le contrat d’échange à prélever {amount}, et rien de plus.',
  'swap.checkReset': 'Mettez l’ancienne autorisation de {symbol} à zéro. Ce jeton l’exige.',
  'swap.checkSwap': 'Confirmez l’échange de {amount} contre au moins {minimum}.',
  'swap.checkRemove': 'Mettez l’autorisation de {symbol} à zéro.',
  'swap.open': 'Ouvrir {wallet}',
  'swap.look': 'Consultez votre autre appareil.',
  'swap.waiting': 'En attente de {network}…',
  'swap.waitingApprove':
    'L’autorisation est en route. Votre portefeuille demandera encore une fois pour l’échange.',
  'swap.waitingText': 'Votre échange est en route. Vous pouvez fermer cette fenêtre.',
  'swap.slow': 'Plus long que d’habitude',
  'swap.slowText':
    '{network} est très sollicité. Votre transaction est toujours en attente, ne la renvoyez donc pas. Vous pouvez peut-être l’accélérer dans votre portefeuille.',
  'swap.orderWaiting': 'En attente de l’exécution de votre ordre…',
  'swap.orderWaitingText':
    'Il est signé et prend fin si personne ne l’exécute. Vous pouvez fermer cette fenêtre.',
  'swap.orderRefused': 'L’ordre a été refusé',
  'swap.orderRefusedText':
    '{source} ne l’a pas accepté, mais il est signé et peut encore être exécuté jusqu’à {time}. Vous pouvez fermer cette fenêtre.',
  'swap.orderClosedText':
    'L’ordre ne peut plus être exécuté, sauf si vous autorisez à nouveau vos {symbol} avant {time}.',
  'swap.paused': 'Le prix a changé',
  'swap.pausedReady': 'Prêt pour l’échange',
  'swap.pausedReadyText':
    'L’autorisation est là. Rien n’est échangé tant que vous ne continuez pas.',
  'swap.pausedSignText': 'Rien n’est échangé tant que vous ne continuez pas.',
  'swap.pausedText':
    'Vous recevriez maintenant {now} au lieu de {before}. L’échange attend votre décision.',
  'swap.done': 'Échangé',
  'swap.received': 'Vous avez reçu',
  'swap.receivedAtLeast': 'Vous avez reçu au moins',
  'swap.removed': 'Autorisation retirée',
  'swap.removedText': 'Le contrat ne peut plus prélever vos {symbol}.',
  'swap.close': 'Terminé',
  'swap.explorer': 'Voir dans l’explorateur',
  'swap.ended': 'L’échange n’a pas abouti',
  'swap.failedText': 'Vous n’avez payé que les frais de réseau. Le réseau indique : {reason}.',
  'swap.failedPrice': 'Vous n’avez payé que les frais de réseau. Le prix a dépassé votre limite.',
  'swap.replaced': 'Transaction remplacée',
  'swap.replacedText':
    'Elle a été annulée ou remplacée dans votre portefeuille. Vérifiez vos jetons.',
  'swap.dropped': 'Transaction abandonnée',
  'swap.droppedText': 'Elle ne peut plus aboutir. Rien n’a quitté votre compte.',
  'swap.orderEnded': 'L’ordre n’a pas été exécuté',
  'swap.orderEndedText': 'Il ne peut plus être exécuté. Rien n’a quitté votre compte.',
  'swap.altered': 'Transaction modifiée',
  'swap.alteredText':
    'Votre portefeuille a envoyé autre chose que ce que vous avez vérifié ici. Consultez l’explorateur.',
  'swap.unproven': 'Transaction impossible à vérifier',
  'swap.unprovenText':
    'Le réseau l’a acceptée, mais nous n’avons pas pu confirmer son effet. Vérifiez vos jetons avant d’échanger à nouveau.',
  'swap.again': 'Échanger à nouveau',
  'swap.freshPrice': 'Obtenir un nouveau prix',
  'swap.wrong': 'Une erreur s’est produite',
  'swap.unknown': 'L’envoi a peut-être eu lieu',
  'swap.unknownText':
    'Nous n’avons pas pu confirmer ce qui s’est passé. Vérifiez votre compte avant d’échanger à nouveau.',
  'swap.account': 'Voir le compte dans l’explorateur',
  'swap.looked': 'J’ai vérifié. Rien n’a été envoyé.',
  'swap.allowanceOpen': 'L’autorisation de {amount} est encore ouverte.',
  'swap.removeAllowance': 'La retirer',
}
