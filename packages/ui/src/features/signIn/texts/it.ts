import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': 'Accedi a {app}',
  'signIn.text': 'Dimostra che questo account è tuo. Non costa nulla e non sposta nulla.',
  'signIn.cancel': 'Annulla',
  'signIn.notNow': 'Non ora',
  'signIn.details': 'Cosa firmi',
  'signIn.site': 'Sito web',
  'signIn.statement': 'Dichiarazione',
  'signIn.validUntil': 'Valido fino al',
  'signIn.copy': 'Copia messaggio',
  'signIn.copied': 'Messaggio copiato',
  'signIn.walletText': 'Firma il messaggio che ti mostra.',
  'signIn.slowText': 'Non vedi nulla? Apri {wallet} e cerca la richiesta.',
  'signIn.askAgain': 'Chiedi di nuovo',
  'signIn.checkingTitle': 'Verifica della firma',
  'signIn.successTitle': 'Hai effettuato l’accesso',
  'signIn.declinedTitle': 'Firma rifiutata',
  'signIn.declinedText': 'Non è stato firmato nulla.',
  'signIn.otherTitle': '{wallet} ha firmato con un altro account',
  'signIn.otherText': 'Seleziona {address} in {wallet}, poi riprova.',
  'signIn.withOther': 'Accedi con {address}',
  'signIn.apartTitle': 'Non è possibile aggiungere questo account',
  'signIn.contractTitle': 'Questa applicazione potrebbe non supportare gli smart account',
  'signIn.unableTitle': '{wallet} non può firmare messaggi',
  'signIn.lateTitle': 'Ci è voluto troppo tempo',
  'signIn.awayTitle': 'Impossibile raggiungere l’accesso',
  'signIn.awayText': 'La tua firma resta salvata fino alle {time}. Non devi firmare di nuovo.',
  'signIn.frameTitle': 'Questa pagina non può accedere per {host}',
  'signIn.errorTitle': 'Accesso non riuscito',
  SIWX_MESSAGE_INVALID:
    'Il messaggio di accesso di questa app non è valido. Contatta la sua assistenza.',
  SIWX_DOMAIN_MISMATCH:
    'Il messaggio è per {actual} e questa pagina è {expected}. Non è stato firmato nulla.',
  SIWX_ACCOUNT_MISMATCH: 'La firma è di un altro account.',
  SIWX_EXPIRED: 'Il messaggio non è più valido. Accedi di nuovo.',
  SIWX_NOT_YET_VALID:
    'Il messaggio non è ancora valido. Controlla l’orologio di questo dispositivo.',
  SIWX_NONCE_REFUSED: 'Questo messaggio non può essere riutilizzato. Accedi di nuovo.',
  SIWX_SIGNATURE_REFUSED:
    'La firma non corrisponde a questo account. Riprova o usa un altro wallet.',
  SIWX_LINK_REFUSED:
    'Non si può aggiungere al tuo accesso. Prima esci, poi accedi con questo account.',
  SIWX_UNVERIFIABLE: 'L’app non ha potuto verificare la firma di questo account.',
  SIWX_UNSUPPORTED: '{wallet} non può effettuare l’accesso. Usa un altro wallet.',
  SIWX_REQUIRED: 'Non hai effettuato l’accesso. Effettua prima l’accesso.',
  SIWX_SESSION_ENDED: 'La tua sessione è terminata. Accedi di nuovo.',
}
