import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} bittet dich, dich anzumelden. Mach nur weiter, wenn du das selbst begonnen hast, und zwar mit der Wallet, der dein Farcaster-Konto gehört.',
  'farcaster.noWallet':
    'In diesem Browser wurde keine Wallet gefunden. Öffne diese Seite in dem Browser, in dem deine Wallet ist.',
  'farcaster.copy': 'Link kopieren',
  'farcaster.copied': 'Link kopiert',
  'farcaster.decline': 'Nicht anmelden',
  'farcaster.rejected':
    'Du hast in deiner Wallet abgelehnt. Versuche es noch einmal oder wähle eine andere Wallet.',
  'farcaster.unsigned':
    'Deine Wallet hat nicht signiert. Versuche es noch einmal oder wähle eine andere Wallet.',
  'farcaster.foreign':
    'Diese Wallet kann für dieses Farcaster-Konto nicht signieren. Wähle eine andere.',
  'farcaster.accountTitle': 'Gib deine Farcaster-ID ein',
  'farcaster.accountLead':
    'Dieser Wallet gehört kein Farcaster-Konto. Wenn sie für eines signieren darf, gib dessen ID ein.',
  'farcaster.account': 'Farcaster-ID',
  'farcaster.other': 'Andere Wallet wählen',
  'farcaster.sign': 'Signieren',
  'farcaster.done': 'Du kannst diese Seite schließen und dorthin zurückgehen, wo du begonnen hast.',
  'farcaster.late': 'Diese Anmeldung ist vorbei. Beginne dort noch einmal, wo du hergekommen bist.',
}
