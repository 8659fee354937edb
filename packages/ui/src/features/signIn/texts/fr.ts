import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': 'Se connecter à {app}',
  'signIn.text': 'Prouvez que ce compte est le vôtre. Cela ne coûte rien et ne déplace rien.',
  'signIn.cancel': 'Annuler',
  'signIn.notNow': 'Pas maintenant',
  'signIn.details': 'Ce que vous signez',
  'signIn.site': 'Site web',
  'signIn.statement': 'Déclaration',
  'signIn.validUntil': 'Valable jusqu’au',
  'signIn.copy': 'Copier le message',
  'signIn.copied': 'Message copié',
  'signIn.walletText': 'Signez le message qu’il affiche.',
  'signIn.slowText': 'Rien n’apparaît ? Ouvrez {wallet} et cherchez la demande.',
  'signIn.askAgain': 'Demander à nouveau',
  'signIn.checkingTitle': 'Vérification de la signature',
  'signIn.successTitle': 'Vous êtes connecté',
  'signIn.declinedTitle': 'Signature refusée',
  'signIn.declinedText': 'Rien n’a été signé.',
  'signIn.otherTitle': '{wallet} a signé avec un autre compte',
  'signIn.otherText': 'Sélectionnez {address} dans {wallet}, puis réessayez.',
  'signIn.withOther': 'Se connecter avec {address}',
  'signIn.apartTitle': 'Impossible d’ajouter ce compte',
  'signIn.contractTitle':
    'Cette application ne prend peut-être pas en charge les comptes intelligents',
  'signIn.unableTitle': '{wallet} ne peut pas signer de messages',
  'signIn.lateTitle': 'Cela a pris trop de temps',
  'signIn.awayTitle': 'Le service de connexion est injoignable',
  'signIn.awayText':
    'Votre signature est conservée jusqu’à {time}. Vous n’avez pas à signer de nouveau.',
  'signIn.frameTitle': 'Cette page ne peut pas vous connecter à {host}',
  'signIn.errorTitle': 'Impossible de vous connecter',
  SIWX_MESSAGE_INVALID:
    'Le message de connexion de cette app n’est pas valide. Contactez son assistance.',
  SIWX_DOMAIN_MISMATCH:
    'Le message est destiné à {actual}, et cette page est {expected}. Rien n’a été signé.',
  SIWX_ACCOUNT_MISMATCH: 'La signature provient d’un autre compte.',
  SIWX_EXPIRED: 'Le message n’est plus valable. Connectez-vous à nouveau.',
  SIWX_NOT_YET_VALID: 'Le message n’est pas encore valable. Vérifiez l’horloge de cet appareil.',
  SIWX_NONCE_REFUSED: 'Ce message ne peut pas être réutilisé. Connectez-vous à nouveau.',
  SIWX_SIGNATURE_REFUSED:
    'La signature ne correspond pas à ce compte. Réessayez ou utilisez un autre portefeuille.',
  SIWX_LINK_REFUSED:
    'Il ne peut pas être ajouté à votre session. Déconnectez-vous d’abord, puis connectez-vous avec lui.',
  SIWX_UNVERIFIABLE: 'L’app n’a pas pu vérifier la signature de ce compte.',
  SIWX_UNSUPPORTED: '{wallet} ne peut pas vous connecter. Utilisez un autre portefeuille.',
  SIWX_REQUIRED: 'Vous n’êtes pas connecté. Connectez-vous d’abord.',
  SIWX_SESSION_ENDED: 'Votre session a pris fin. Connectez-vous à nouveau.',
}
