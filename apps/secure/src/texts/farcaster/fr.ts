import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} vous demande de vous connecter. Continuez seulement si vous l’avez demandé, avec le portefeuille qui détient votre compte Farcaster.',
  'farcaster.noWallet':
    'Aucun portefeuille trouvé dans ce navigateur. Ouvrez cette page dans le navigateur de votre portefeuille.',
  'farcaster.copy': 'Copier le lien',
  'farcaster.copied': 'Lien copié',
  'farcaster.decline': 'Ne pas se connecter',
  'farcaster.rejected':
    'Vous avez refusé dans votre portefeuille. Réessayez ou choisissez-en un autre.',
  'farcaster.unsigned': 'Votre portefeuille n’a pas signé. Réessayez ou choisissez-en un autre.',
  'farcaster.foreign':
    'Ce portefeuille ne peut pas signer pour ce compte Farcaster. Choisissez-en un autre.',
  'farcaster.accountTitle': 'Saisissez votre identifiant Farcaster',
  'farcaster.accountLead':
    'Ce portefeuille ne détient aucun compte Farcaster. S’il peut signer pour un compte, saisissez son identifiant.',
  'farcaster.account': 'Identifiant Farcaster',
  'farcaster.other': 'Choisir un autre portefeuille',
  'farcaster.sign': 'Signer',
  'farcaster.done': 'Vous pouvez fermer cette page et revenir là où vous avez commencé.',
  'farcaster.late': 'Cette connexion est terminée. Recommencez là d’où vous venez.',
}
