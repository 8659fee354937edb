import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Saisissez le code',
  'secure.codeLead': 'Nous l’avons envoyé à {email}.',
  'secure.code': 'Code reçu par e-mail',
  'secure.digit': 'Chiffre {number}',
  'secure.codeWrong':
    '{count, plural, one {Ce code est incorrect. Il reste # essai.} other {Ce code est incorrect. Il reste # essais.}}',
  'secure.codeOver': 'Ce code n’est plus valable. Demandez-en un nouveau.',
  'secure.throttled': 'Trop de tentatives. Réessayez dans {time}.',
  'secure.service':
    'Le portefeuille est injoignable. Vérifiez votre connexion Internet et réessayez.',
  'secure.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'secure.hours': '{count, plural, one {# heure} other {# heures}}',
  'secure.resend': 'Renvoyer le code',
  'secure.resendIn': 'Renvoyer dans {seconds} s',
  'secure.resent': 'Code renvoyé.',
  'secure.noMail': 'Pas encore d’e-mail ? Regardez dans vos courriers indésirables.',
  'secure.otherEmail': 'Utiliser un autre e-mail',

  'secure.passkeyTitle': 'Utilisez votre clé d’accès',
  'secure.passkeyLead': 'Si vous n’avez pas encore de portefeuille ici, créez-en un.',
  'secure.usePasskey': 'Utiliser une clé d’accès',
  'secure.useCode': 'Utiliser un code de récupération',
  'secure.incomplete':
    'Aucune clé d’accès n’a été utilisée. Réessayez ou choisissez une autre méthode.',
  'secure.wrongPasskey':
    'Cette clé d’accès ne fonctionne pas ici. Utilisez-en une autre ou choisissez une autre méthode.',
  'secure.lackingPasskey':
    'Cette clé d’accès permet de vous connecter, mais pas d’ouvrir votre portefeuille. Il vous faut pour cela un code de récupération.',

  'secure.methodTitle': 'Choisissez comment récupérer votre portefeuille',
  'secure.methodLead':
    'Il vous le faut pour ouvrir votre portefeuille dans un autre navigateur ou si vous perdez cet appareil.',
  'secure.testTitle': 'Testez votre clé d’accès',
  'secure.testLead':
    'Utilisez une fois votre nouvelle clé d’accès pour vérifier qu’elle ouvre votre portefeuille.',

  'secure.saveTitle': 'Conservez votre code de récupération',
  'secure.saveLead':
    'Il vous le faut pour ouvrir votre portefeuille dans un autre navigateur ou si vous perdez cet appareil. Notez-le sur papier ou enregistrez-le dans un gestionnaire de mots de passe.',
  'secure.saveWarning':
    'Nous n’en avons pas de copie et ne pouvons pas le réinitialiser. Si vous perdez cet appareil et ce code, tout ce que contient votre portefeuille est perdu. Ne communiquez jamais ce code.',
  'secure.codeName': 'Code de récupération',
  'secure.copy': 'Copier le code',
  'secure.copied': 'Code copié',
  'secure.saved': 'Je l’ai conservé',

  'secure.confirmTitle': 'Vérifiez que vous l’avez conservé',
  'secure.confirmLead':
    'Saisissez ces deux parties de votre code de récupération à partir de votre copie.',
  'secure.part': 'Partie {number}',
  'secure.confirmWrong':
    'Cela ne correspond pas à votre code de récupération. Vérifiez votre copie ou affichez de nouveau le code.',
  'secure.showCode': 'Afficher de nouveau le code',
  'secure.create': 'Créer le portefeuille',
  'secure.creating': 'Création de votre portefeuille…',

  'secure.createdTitle': 'Votre portefeuille est prêt',
  'secure.compatible': '{network} et réseaux compatibles',
  'secure.continue': 'Continuer',

  'secure.recoverTitle': 'Saisissez votre code de récupération',
  'secure.recoverLead':
    'Votre portefeuille est nouveau dans ce navigateur. Le code que vous avez conservé à la création de votre portefeuille l’ouvre ici.',
  'secure.openTitle': 'Ouvrez votre portefeuille',
  'secure.openLead':
    'Votre portefeuille est nouveau dans ce navigateur. Ouvrez-le avec votre clé d’accès ou votre code de récupération.',
  'secure.mistyped':
    'Ce code est incomplet ou contient une faute de frappe. Comparez-le avec votre copie.',
  'secure.notYours':
    'Ce code est celui d’un autre portefeuille. Saisissez celui que vous avez conservé pour ce compte.',
  'secure.held':
    'Ce délai vous protège si quelqu’un d’autre a votre code. Revenez dans {time} et saisissez-le de nouveau.',
  'secure.open': 'Ouvrir le portefeuille',
  'secure.opening': 'Ouverture de votre portefeuille…',

  'secure.secondLead':
    'Sur un nouvel appareil, une clé d’accès ne suffit pas. Saisissez le code envoyé à {email}.',
  'secure.oldCodeLead': 'Saisissez le code envoyé à votre e-mail actuel {email}.',
  'secure.newCodeLead': 'Saisissez maintenant le code envoyé à votre nouvel e-mail {email}.',
  'secure.emailLead':
    'Vous recevez vos codes à {email}. Nous y enverrons d’abord un code, puis un autre à votre nouvel e-mail.',
  'secure.newEmail': 'Nouvel e-mail',
  'secure.emailInvalid': 'Saisissez une adresse e-mail valide.',
  'secure.emailSame': 'C’est déjà votre e-mail. Saisissez-en un autre.',
  'secure.emailTaken':
    'Un autre compte utilise cet e-mail. Rien n’a été modifié. Saisissez-en un autre.',
  'secure.noEmail':
    'Vous ne vous connectez pas ici avec un code par e-mail. Il n’y a donc aucun e-mail à modifier.',

  'secure.lostEmail': 'Je n’ai plus accès à cette boîte',
  'secure.lostLead':
    'Confirmez avec votre clé d’accès, puis avec un code envoyé à votre nouvel e-mail. Le changement prend 72 heures, et votre ancienne boîte {email} peut l’arrêter d’ici là.',
  'secure.waitingTitle': 'Votre e-mail va changer',
  'secure.waitingLead':
    'Votre e-mail deviendra {email} dans {time}. D’ici là, vous vous connectez comme avant.',
  'secure.stopChange': 'Arrêter le changement',
  'secure.keepTitle': 'Garder votre e-mail ?',
  'secure.keepLead':
    'Quelqu’un a utilisé une clé d’accès de votre portefeuille pour changer son e-mail sans cette boîte. Si vous voulez le garder, arrêtez le changement ici.',
  'secure.keptTitle': 'Votre e-mail ne change pas',
  'secure.keptLead':
    'Le changement est arrêté. Si vous ne l’avez pas demandé, retirez dans les paramètres de votre portefeuille les appareils et clés d’accès que vous ne connaissez pas.',
  'secure.linkOverTitle': 'Ce lien n’est plus valable',
  'secure.keepOverLead':
    'Le changement a déjà été arrêté, ou il est fait. Les paramètres de votre portefeuille indiquent l’e-mail qui vous connecte.',
  'secure.freezeTitle': 'Geler votre portefeuille ?',
  'secure.freezeLead':
    'Votre portefeuille ne signera plus rien, dans aucun navigateur, tant que vous ne l’aurez pas rouvert dans ses paramètres.',
  'secure.freeze': 'Geler le portefeuille',
  'secure.frozenTitle': 'Votre portefeuille est gelé',
  'secure.frozenLead':
    'Il ne signe plus rien. Connectez-vous, rouvrez-le dans les paramètres de votre portefeuille et retirez les appareils et moyens de connexion que vous ne connaissez pas.',
  'secure.freezeOverLead':
    'Il a déjà servi, ou il est trop ancien. Utilisez le lien d’un e-mail plus récent, ou retirez les appareils que vous ne connaissez pas dans les paramètres de votre portefeuille.',
  'secure.linkTitle': 'Vous avez déjà un portefeuille',
  'secure.linkLead':
    'Il appartient à {email}. Confirmez qu’il est à vous, et cette connexion l’ouvrira aussi.',
  'secure.linkWrong':
    'Cette connexion n’ouvre pas ce portefeuille. Utilisez-en une autre ou choisissez une autre méthode.',
  'secure.linkIncomplete':
    'La connexion n’a pas été terminée. Réessayez ou choisissez une autre méthode.',
  'secure.linkBlocked': 'Votre navigateur a bloqué la fenêtre. Réessayez pour l’ouvrir.',
  'secure.linkWaiting': 'Terminez dans la fenêtre de {provider}.',
  'secure.useEmail': 'Recevoir un code par e-mail',
  'secure.useProvider': 'Continuez avec {provider}',
  'secure.linkSeparate': 'Créer un portefeuille distinct',

  'secure.useDevice': 'Utiliser un autre appareil',
  'secure.deviceLead':
    'Sur un appareil qui ouvre déjà votre portefeuille, allez dans les paramètres du compte de cette app, choisissez « {add} » et saisissez ce code.',
  'secure.deviceCode': 'Code de cet appareil',
  'secure.deviceWaiting': 'En attente de votre autre appareil…',
  'secure.deviceOffline': 'Vous êtes hors ligne. Nous reprendrons à votre retour en ligne.',
  'secure.otherWay': 'Choisir une autre méthode',
  'secure.addLead':
    'Connectez-vous sur le nouvel appareil et choisissez-y « {other} ». Saisissez ensuite le code affiché.',
  'secure.addCode': 'Code du nouvel appareil',
  'secure.addWarning':
    'Un appareil que vous ajoutez peut dépenser tout ce que contient votre portefeuille. N’ajoutez que celui qui est devant vous.',
  'secure.addMistyped': 'Le code comporte 12 caractères. Comparez-le avec le nouvel appareil.',
  'secure.addWrong':
    'Aucun de vos appareils n’affiche ce code. Comparez-le avec le nouvel appareil.',

  'secure.deviceScan': 'Ou scannez ce code avec son appareil photo.',
  'secure.deviceAskLead':
    '{device} demande à ouvrir votre portefeuille. Vérifiez qu’il affiche ce code :',
  'secure.deviceFront': 'Il est devant moi et affiche ce code',
  'secure.deviceAskNote':
    'Si vous n’avez pas lancé ceci, fermez cette page. Quelqu’un d’autre peut peut-être se connecter à votre place.',
  'secure.deviceGoneTitle': 'Aucun nouvel appareil trouvé',
  'secure.deviceGoneLead':
    'Aucun de vos appareils n’attend avec ce code. Recommencez sur le nouvel appareil et scannez le code qu’il affiche.',
  'secure.deviceLockedTitle': 'Votre portefeuille n’est pas ouvert dans ce navigateur',
  'secure.deviceLockedLead':
    'Connectez-vous ici à l’app avec laquelle vous utilisez votre portefeuille, puis scannez de nouveau le code. Ou saisissez-le là-bas dans « {add} ».',
  'secure.deviceFailedTitle': 'L’appareil n’a pas été ajouté',
  'secure.deviceFailedLead':
    'Vérifiez les paramètres de votre portefeuille et recommencez sur le nouvel appareil.',
  'secure.nothingTitle': 'Rien à faire ici',
  'secure.nothingLead':
    'Cette fenêtre appartient à votre portefeuille. Fermez-la et recommencez dans l’application d’où vous venez.',

  'secure.approveTitle': 'Approuver cette demande ?',
  'secure.receiver': 'Adresse du destinataire',
  'secure.unsigned':
    'Le portefeuille est injoignable, donc rien n’a été signé. Vérifiez votre connexion Internet et réessayez.',
  'secure.signing': 'Signature en cours…',
  'secure.together': 'Tout se fait en une fois, ou rien ne se fait.',
  'secure.upgradeNote':
    'Il garde son adresse et ce qu’il contient. Il exécute ensuite le code de {name}, que personne ne peut modifier.',
  'secure.upgradeAgree': 'Faire de mon compte un compte intelligent',
  'secure.leaves': 'Quitte votre compte',
  'secure.removalNote': 'Ce que les apps peuvent faire par ce code prend fin aussi.',
  'secure.approvedTitle': 'Approuvée',
  'secure.declinedTitle': 'Refusée',
  'secure.overTitle': 'Cette demande est terminée',
  'secure.overLead':
    'L’application l’a retirée, ou elle a pris trop de temps. Rien n’a été signé dans cette fenêtre.',
  'secure.unsignedTitle': 'Impossible de signer',
  'secure.backLead': 'Fermez cette fenêtre et revenez à l’application.',

  'secure.pairTitle': 'Saisissez le code de la fenêtre',
  'secure.pairLead': 'La fenêtre de votre portefeuille affiche six chiffres.',
  'secure.pairCode': 'Code dans la fenêtre',
  'secure.pairWrong': 'Ce code est incorrect. Comparez-le avec la fenêtre.',
  'secure.pairOther': 'Ouvrir une autre fenêtre',
  'secure.shownCodeTitle': 'Saisissez ce code dans l’application',
  'secure.shownCodeLead':
    'Revenez à l’application d’où vous venez et saisissez ces six chiffres. Si vous n’y avez pas ouvert cette fenêtre vous-même, fermez-la.',
  'secure.shownCode': 'Code de cette fenêtre',
  'secure.lockedTitle': 'Connectez-vous à nouveau',
  'secure.lockedLead':
    'Cette fenêtre n’est pas connectée au portefeuille demandé. Fermez-la et connectez-vous à nouveau dans l’application.',
}
