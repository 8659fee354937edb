import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} ti chiede di accedere. Continua solo se hai iniziato tu, con il wallet a cui appartiene il tuo account Farcaster.',
  'farcaster.noWallet':
    'In questo browser non c’è nessun wallet. Apri questa pagina nel browser in cui si trova il tuo wallet.',
  'farcaster.copy': 'Copia link',
  'farcaster.copied': 'Link copiato',
  'farcaster.decline': 'Non accedere',
  'farcaster.rejected': 'Hai rifiutato nel wallet. Riprova o scegli un altro wallet.',
  'farcaster.unsigned': 'Il wallet non ha firmato. Riprova o scegli un altro wallet.',
  'farcaster.foreign':
    'Questo wallet non può firmare per quell’account Farcaster. Scegline un altro.',
  'farcaster.accountTitle': 'Inserisci il tuo ID Farcaster',
  'farcaster.accountLead':
    'A questo wallet non appartiene nessun account Farcaster. Se può firmare per uno, inserisci l’ID di quell’account.',
  'farcaster.account': 'ID Farcaster',
  'farcaster.other': 'Scegli un altro wallet',
  'farcaster.sign': 'Firma',
  'farcaster.done': 'Puoi chiudere questa pagina e tornare dove hai iniziato.',
  'farcaster.late': 'Questo accesso è scaduto. Ricomincia da dove sei partito.',
}
