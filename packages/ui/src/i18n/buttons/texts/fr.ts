import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Connecter un portefeuille',
  'button.connecting': 'Connexion…',
  'button.switchNetwork': 'Changer de réseau',
  'button.unknownNetwork': 'Réseau inconnu',
  'button.selectNetwork': 'Choisir un réseau',
  'button.account': 'Compte',
}
