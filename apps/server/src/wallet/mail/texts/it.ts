import type { MailTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: MailTexts = {
  codeSubject: '{code} è il tuo codice per {host}',
  code: 'Questo è il tuo codice per {host}.',
  only: 'Scrivilo solo su {wallet}. Non darlo a chi te lo chiede per email, al telefono o in chat.',
  lasts: 'Vale 10 minuti. Se non l’hai richiesto, ignora questa email.',
  asked: 'Richiesto con {browser}, {time}',
  recoverySubject: 'Qualcuno sta recuperando il tuo wallet',
  recovery: 'Il tuo codice di recupero è stato usato. Potrà aprire il tuo wallet dal {until}.',
  holdersSubject: 'È cambiato chi può aprire il tuo wallet',
  holders: 'I dispositivi o i metodi di recupero del tuo wallet sono cambiati.',
  deletionSubject: 'Il tuo wallet sarà eliminato',
  deletion:
    'Hai chiesto di eliminare il tuo wallet. Accadrà il {until}. Fino ad allora puoi annullare nelle impostazioni del wallet.',
  exportSubject: 'Le tue chiavi sono state esportate',
  export: 'Le chiavi del tuo wallet sono state esportate.',
  movedSubject: 'L’email del tuo wallet è cambiata',
  moved:
    'L’email con cui accedi al tuo wallet è cambiata. Da ora i codici vanno all’altra casella.',
  lostSubject: 'L’email del tuo wallet cambierà',
  lost: 'È stata usata una passkey per cambiare l’email del tuo wallet senza questa casella. Accadrà il {until}. Fino ad allora si può fermare da qui.',
  keep: 'Se leggi questo messaggio e vuoi tenere la tua email, ferma la modifica:',
  linkedSubject: 'Un altro modo per accedere',
  linked: '{provider} è stato aggiunto come modo per accedere al tuo wallet.',
  unlinkedSubject: 'Un modo per accedere è stato rimosso',
  unlinked: '{provider} è stato rimosso dai modi per accedere al tuo wallet.',
  freeze: 'Se non sei stato tu, congela il tuo wallet. Non firmerà nulla finché non lo riapri:',
  from: 'Questa email è di {wallet}. Non chiede mai codici o parole.',
  browser: 'Un browser',
  browserOn: '{browser} su {system}',
  email: 'email',
  passkey: 'una passkey',
}
