import type { AreaTexts } from '@cleat/ui/secure'
import type { ManageTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof ManageTexts> = {
  'manage.login': 'Moyens de connexion',
  'manage.remove': 'Retirer',
  'manage.removeAsk': 'Retirer {name} ?',
  'manage.unlinkText': 'Vous ne pourrez plus vous connecter avec. Votre portefeuille reste.',
  'manage.cancel': 'Annuler',
  'manage.add': 'Ajouter {name}',
  'manage.firstEmailLead':
    'Vous pourrez ensuite vous connecter avec un code envoyé à cette adresse. Nous en envoyons un maintenant pour vérifier qu’elle est à vous.',
  'manage.devices': 'Appareils',
  'manage.thisDevice': 'Cet appareil',
  'manage.used': 'Dernière utilisation le {date}',
  'manage.deviceText':
    'Il ne peut plus ouvrir votre portefeuille. Si quelqu’un d’autre l’a, transférez aussi ce que vous possédez vers un autre portefeuille.',
  'manage.tested': 'Dernier test le {date}',
  'manage.untested': 'Pas encore testé',
  'manage.test': 'Tester',
  'manage.recoveryText': 'Ce moyen n’ouvrira plus votre portefeuille. Les autres, si.',
  'manage.addRecovery': 'Ajouter ou remplacer',
  'manage.recovers': 'Quelqu’un utilise votre code de récupération',
  'manage.recoversIn':
    'Il y ouvrira votre portefeuille dans {time}. Si ce n’est pas vous, arrêtez-le et remplacez le code.',
  'manage.recoversNow':
    'Il peut y ouvrir votre portefeuille dès maintenant. Si ce n’est pas vous, arrêtez-le et remplacez le code.',
  'manage.stopRecovery': 'Arrêter',
  'manage.security': 'Sécurité',
  'manage.confirm': 'Demander ma clé d’accès',
  'manage.confirmOn': 'À chaque signature',
  'manage.confirmOff': 'Vous signez sans elle',
  'manage.turnOn': 'Activer',
  'manage.turnOff': 'Désactiver',
  'manage.limit': 'Approuver les paiements dans l’app',
  'manage.limitOff': 'Chaque paiement ouvre une fenêtre comme celle-ci',
  'manage.limitOn': 'Jusqu’à {amount} en 24 heures, sur cet appareil',
  'manage.limitTo': 'Jusqu’à {amount}',
  'manage.logOut': 'Se déconnecter partout',
  'manage.logOutText': 'Tous les navigateurs sont déconnectés, celui-ci aussi.',
  'manage.export': 'L’utiliser dans un autre portefeuille',
  'manage.words': '24 mots',
  'manage.wordsText': 'Pour tous les comptes de votre portefeuille',
  'manage.key': 'Clé {network}',
  'manage.keyText': 'Pour ce compte seulement',
  'manage.show': 'Afficher',
  'manage.events': 'Activité',
  'manage.eventsText': 'Ce qui est arrivé à votre portefeuille',
  'manage.event':
    '{event, select, login {Connexion} logout {Déconnexion} device {Appareils modifiés} signed {Signature} exported {Clés affichées} holders {Accès au portefeuille modifié} refused {Refus} recovery {Récupération commencée} stopped {Récupération arrêtée} tested {Récupération testée} waiting {Changement d’e-mail lancé} kept {Changement d’e-mail arrêté} methods {Moyens de connexion modifiés} deletion {Suppression modifiée} created {Portefeuille créé} frozen {Gelé ou rouvert} other {Modification}}',
  'manage.noEvents': 'Rien pour le moment.',
  'manage.broken':
    'Une partie de cette liste a été modifiée ou manque. Demandez à l’opérateur du portefeuille.',
  'manage.delete': 'Supprimer le portefeuille',
  'manage.deleteText':
    'Il est supprimé dans 7 jours, et d’ici là vous pouvez le garder. Ensuite, seuls vos mots ouvrent vos comptes : conservez-les d’abord.',
  'manage.deletes':
    '{count, plural, =0 {Votre portefeuille sera supprimé aujourd’hui.} one {Votre portefeuille sera supprimé dans # jour.} other {Votre portefeuille sera supprimé dans # jours.}}',
  'manage.keep': 'Garder le portefeuille',
  'manage.done': 'C’est fait.',
  'manage.working': 'Un instant…',
  'manage.failed': 'Cela n’a pas fonctionné. Vérifiez votre portefeuille ici et réessayez.',
  'manage.frozen': 'Votre portefeuille est gelé, donc rien n’a été modifié. Rouvrez-le d’abord.',
  'manage.frozenTitle': 'Votre portefeuille est gelé',
  'manage.frozenText':
    'Il ne signe rien tant que vous ne l’avez pas rouvert. Retirez ensuite les appareils et moyens de connexion que vous ne connaissez pas.',
  'manage.thaw': 'Le rouvrir',
  'manage.last': 'Il doit rester un moyen. Ajoutez-en d’abord un autre.',
  'manage.changed':
    'Un autre navigateur a modifié votre portefeuille entre-temps. Vérifiez-le ici et réessayez.',
  'manage.needsPasskey': 'Il faut votre clé d’accès. Continuez dans un navigateur qui l’a.',
  'manage.otherAccount':
    'Cette connexion est celle d’un autre portefeuille. Utilisez-en une de celui-ci.',
  'manage.taken': 'Un autre portefeuille utilise cette connexion, elle n’a donc pas été ajoutée.',
  'manage.endedTitle': 'Vous êtes déconnecté',
  'manage.endedText': 'Fermez cette fenêtre. Pour revenir, reconnectez-vous dans l’application.',
  'manage.lockedTitle': 'Votre portefeuille n’est pas ouvert ici',
  'manage.lockedText':
    'Reconnectez-vous dans l’application d’où vous venez. Cela ouvre votre portefeuille ici.',
  'manage.againTitle': 'Connectez-vous à nouveau',
  'manage.againText': 'La suite n’est que pour vous. Montrez que c’est bien vous.',
  'manage.sendCode': 'M’envoyer un code par e-mail',
  'manage.noLogin':
    'Ce navigateur n’offre aucun moyen de se connecter à ce portefeuille. Continuez dans un autre.',
  'manage.touchTitle': 'Confirmez avec votre clé d’accès',
  'manage.codeTitle': 'Testez votre code de récupération',
  'manage.codeText': 'Saisissez le code de la copie que vous avez conservée.',
  'manage.holdTitle': 'Pour vos yeux seulement',
  'manage.holdText':
    'Toute personne qui voit ceci peut prendre tout ce que vous possédez ici, et rien ne peut l’annuler. Assurez-vous d’être seul. Une personne qui vous aide n’en a jamais besoin.',
  'manage.holdMail': 'Nous vous dirons par e-mail que cela a été affiché.',
  'manage.hold': 'Maintenir pour afficher',
  'manage.holding': 'Maintenez encore…',
  'manage.pressAgain': 'Appuyez à nouveau dans 3 secondes pour afficher.',
  'manage.wordsTitle': 'Vos 24 mots',
  'manage.wordsHelp': 'Dans cet ordre, ils ouvrent tous vos comptes dans un autre portefeuille.',
  'manage.keyTitle': 'Votre clé {network}',
  'manage.keyHelp': 'Elle ouvre ce compte dans un autre portefeuille.',
  'manage.left': 'Masqué dans {seconds} s',
  'manage.copy': 'Copier',
  'manage.copied': 'Copié',
  'manage.copyWarning':
    'D’autres applications peuvent lire ce que vous copiez. Collez-le tout de suite, puis copiez autre chose.',
  'manage.hide': 'Masquer maintenant',
}
