import type { MailTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: MailTexts = {
  codeSubject: '{code} est votre code pour {host}',
  code: 'Voici votre code pour {host}.',
  only: 'Saisissez-le uniquement sur {wallet}. Ne le donnez à personne qui le demande par e-mail, par téléphone ou dans une messagerie.',
  lasts: 'Il est valable 10 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  asked: 'Demandé avec {browser}, {time}',
  recoverySubject: 'Quelqu’un récupère votre portefeuille',
  recovery:
    'Votre code de récupération a été utilisé. Il pourra ouvrir votre portefeuille à partir du {until}.',
  holdersSubject: 'Qui peut ouvrir votre portefeuille a changé',
  holders: 'Les appareils ou méthodes de récupération de votre portefeuille ont changé.',
  deletionSubject: 'Votre portefeuille va être supprimé',
  deletion:
    'Vous avez demandé la suppression de votre portefeuille. Elle aura lieu le {until}. D’ici là, vous pouvez l’annuler dans ses paramètres.',
  exportSubject: 'Vos clés ont été exportées',
  export: 'Les clés de votre portefeuille ont été exportées.',
  movedSubject: 'L’e-mail de votre portefeuille a changé',
  moved:
    'L’e-mail qui vous connecte à votre portefeuille a changé. Les codes vont désormais à l’autre boîte.',
  lostSubject: 'L’e-mail de votre portefeuille va changer',
  lost: 'Une clé d’accès a servi à changer l’e-mail de votre portefeuille sans cette boîte. Ce sera fait le {until}. D’ici là, vous pouvez l’arrêter depuis cet e-mail.',
  keep: 'Si vous lisez ceci et voulez garder votre e-mail, arrêtez le changement :',
  linkedSubject: 'Un autre moyen de connexion',
  linked: '{provider} a été ajouté comme moyen de connexion à votre portefeuille.',
  unlinkedSubject: 'Un moyen de connexion a été retiré',
  unlinked: '{provider} a été retiré des moyens de connexion à votre portefeuille.',
  freeze:
    'Si ce n’était pas vous, gelez votre portefeuille. Il ne signera rien tant que vous ne l’aurez pas rouvert :',
  from: 'Cet e-mail vient de {wallet}. Il ne demande jamais de code ni de mots.',
  browser: 'Un navigateur',
  browserOn: '{browser} sur {system}',
  email: 'e-mail',
  passkey: 'une clé d’accès',
}
