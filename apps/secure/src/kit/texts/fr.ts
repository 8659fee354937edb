import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': 'Ouvrez votre kit de récupération',
  'kit.fileLead':
    'Affichez les mots et les clés de votre portefeuille sans aucun service. Cette page fonctionne hors ligne, et rien de ce que vous saisissez n’en sort.',
  'kit.chooseFile': 'Choisir le fichier du kit',
  'kit.pasteLabel': 'Ou collez le contenu du fichier',
  'kit.pasteHint': 'Vous pouvez aussi déposer le fichier sur cette page.',
  'kit.notKit':
    'Ce n’est pas un kit de récupération. Choisissez le fichier que vous avez téléchargé en créant votre kit.',
  'kit.otherVersion':
    'Cette page ne peut pas lire ce kit, car une version plus récente l’a créé. Utilisez la page de récupération que vous avez enregistrée avec lui.',
  'kit.damaged':
    'Ce fichier de kit est endommagé ou incomplet et ne peut donc pas être ouvert. Utilisez une autre copie.',
  'kit.unreadable': 'Le fichier n’a pas pu être lu. Choisissez-le à nouveau.',
  'kit.unsupportedTitle': 'Ce navigateur ne peut pas ouvrir un kit',
  'kit.unsupportedLead': 'Mettez votre navigateur à jour ou ouvrez cette page dans un autre.',
  'kit.codeTitle': 'Saisissez le code de votre kit',
  'kit.codeLead': 'Vous l’avez noté en créant ce kit le {date}.',
  'kit.codeName': 'Code du kit',
  'kit.mistyped':
    'Ce code de kit est incomplet ou contient une faute de frappe. Comparez-le avec votre copie.',
  'kit.recoveryCode':
    'C’est votre code de récupération, qui n’ouvre aucun kit. Saisissez le code que vous avez noté en créant le kit.',
  'kit.refused':
    'Ce code n’ouvre pas ce kit. Vérifiez que le code et le fichier vont ensemble. Si c’est le cas, le fichier est endommagé : utilisez une autre copie.',
  'kit.open': 'Ouvrir le kit',
  'kit.opening': 'Ouverture de votre kit…',
  'kit.otherFile': 'Utiliser un autre fichier',
  'kit.openedTitle': 'Votre portefeuille',
  'kit.openedLead':
    'Avec les mots ou une clé privée, toute autre application de portefeuille peut ouvrir ce portefeuille.',
  'kit.secretWarning':
    'Toute personne qui voit les mots ou une clé privée peut prendre tout ce que contient votre portefeuille. Assurez-vous que personne ne regarde et ne les communiquez jamais.',
  'kit.differs':
    'Les mots correspondent à d’autres adresses que celles indiquées par le kit. Voici les adresses des mots.',
  'kit.words': 'Vos 24 mots',
  'kit.compatible': '{network} et réseaux compatibles',
  'kit.privateKey': 'Clé privée',
  'kit.showWords': 'Maintenir pour afficher les mots',
  'kit.showKey': 'Maintenir pour afficher la clé privée',
  'kit.keepHolding': 'Continuez à maintenir…',
  'kit.pressAgain': 'Appuyez à nouveau dans 3 secondes pour afficher.',
  'kit.hidesIn': 'Masqué à nouveau dans {seconds} s',
  'kit.hide': 'Masquer',
  'kit.copySecret': 'Copier',
  'kit.copied': 'Copié',
  'kit.copyFailed': 'Copie impossible. Sélectionnez le texte et copiez-le manuellement.',
  'kit.close': 'Fermer le kit',
  'kit.makeTitle': 'Créez un kit de récupération',
  'kit.makeLead':
    'Un kit se compose d’un fichier et d’un code. Ensemble, ils ouvrent votre portefeuille, même si ce service n’existe plus.',
  'kit.makeWarning':
    'Toute personne qui a les deux peut prendre tout ce que contient votre portefeuille. Conservez le fichier et le code à des endroits différents.',
  'kit.make': 'Créer le kit',
  'kit.cancel': 'Annuler',
  'kit.making': 'Création de votre kit…',
  'kit.saveTitle': 'Enregistrez votre kit',
  'kit.saveLead':
    'Téléchargez les deux fichiers et notez le code. Nous n’en avons pas de copie, et le code n’est affiché que maintenant.',
  'kit.download': 'Télécharger le fichier du kit',
  'kit.downloadPage': 'Télécharger la page de récupération',
  'kit.pageNote':
    'La page de récupération ouvre votre kit dans n’importe quel navigateur, même hors ligne.',
  'kit.saved': 'J’ai tout enregistré',
  'kit.confirmTitle': 'Vérifiez votre copie du code',
  'kit.confirmLead': 'Saisissez ces deux parties du code de votre kit à partir de votre copie.',
  'kit.part': 'Partie {number}',
  'kit.confirmWrong':
    'Cela ne correspond pas au code de votre kit. Vérifiez votre copie ou affichez de nouveau le code.',
  'kit.showCode': 'Afficher de nouveau le code du kit',
  'kit.finish': 'Terminer',
  'kit.doneTitle': 'Votre kit de récupération est prêt',
  'kit.doneLead':
    'Un kit ne peut pas être annulé : il ouvre votre portefeuille tant qu’il contient quelque chose. Si vous perdez le fichier ou le code, créez un autre kit.',
  'kit.done': 'Terminé',
}
