import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE:
    'Le portefeuille est injoignable. Vérifiez votre connexion Internet et réessayez.',
  FRAME_REFUSED: 'Cette application est mal configurée. Veuillez contacter son assistance.',
  FRAME_LOST:
    'Le portefeuille ne répond plus. Vérifiez si votre demande a abouti avant de réessayer.',
  FRAME_BAD_ANSWER: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  FRAME_VERSION_UNSUPPORTED:
    'Cette application et son portefeuille ne sont pas compatibles. Rechargez la page ou contactez l’assistance de l’application.',
  LOGIN_CODE_WRONG: 'Ce code est incorrect. Utilisez celui de l’e-mail le plus récent.',
  LOGIN_CODE_EXPIRED: 'Ce code a expiré. Demandez-en un nouveau.',
  LOGIN_THROTTLED: 'Trop de tentatives. Patientez un instant et réessayez.',
  LOGIN_PROVIDER_REFUSED: 'Connexion refusée. Rien n’a été partagé.',
  LOGIN_PROVIDER_FAILED: 'La connexion n’a pas fonctionné. Réessayez ou connectez-vous autrement.',
  LOGIN_WINDOW_CLOSED: 'La fenêtre a été fermée avant votre connexion.',
  LOGIN_DEVICE_UNPROVEN:
    'Votre portefeuille reste verrouillé ici tant que vous n’avez pas confirmé qu’il est à vous.',
  WALLET_LOCKED:
    'Votre portefeuille est verrouillé dans ce navigateur. Réessayez pour le déverrouiller.',
  SHARE_MISMATCH:
    'Votre portefeuille n’a pas pu être ouvert. Rien n’a été signé. Utilisez une autre méthode de récupération.',
  SHARE_REFUSED:
    'Le serveur n’a pas déverrouillé votre portefeuille. Rien n’a été signé. Veuillez réessayer.',
}
