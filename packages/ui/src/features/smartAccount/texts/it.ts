import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Con uno smart account confermi più passaggi insieme e le app possono pagare le tue commissioni. Il tuo indirizzo resta lo stesso.',
  'smartAccount.introContract':
    'Con uno smart account confermi più passaggi insieme e le app possono pagare le tue commissioni. Ha un indirizzo diverso da quello del tuo account semplice.',
  'smartAccount.addresses': 'Stesso accesso, altro indirizzo',
  'smartAccount.use': 'Usa uno smart account',
  'smartAccount.kept': 'Disattivato. Ciò che è aggiornato resta così finché non lo rimuovi.',
  'smartAccount.loading': 'Controllo delle tue reti…',
  'smartAccount.ready': 'Pronto. Si aggiorna con la tua prima azione.',
  'smartAccount.readyContract': 'Pronto. Si crea con la tua prima azione.',
  'smartAccount.upgraded': 'Aggiornato',
  'smartAccount.count': '{count, plural, one {Aggiornato su # rete} other {Aggiornato su # reti}}',
  'smartAccount.plain': 'Account semplice',
  'smartAccount.unavailable': 'Non disponibile qui. Il tuo account funziona come account semplice.',
  'smartAccount.unavailableContract': 'Non disponibile qui. Usa il tuo account semplice.',
  'smartAccount.unknown': 'Esegue codice che non conosciamo',
  'smartAccount.contract': 'Account contratto',
  'smartAccount.failed': 'Impossibile controllare questa rete',
  'smartAccount.explorer': 'Vedi sull’explorer',
  'smartAccount.remove': 'Rimuovi l’aggiornamento',
  'smartAccount.removeText':
    'Su {network} il tuo account torna semplice e le autorizzazioni date lì finiscono. Paghi tu la commissione di rete.',
  'smartAccount.keep': 'Annulla',
  'smartAccount.asking': 'Rimozione dell’aggiornamento…',
  'smartAccount.waiting': 'In attesa di {network}…',
  'smartAccount.removed': 'Aggiornamento rimosso',
  'smartAccount.confirmed': '{network} lo conferma.',
  'smartAccount.unclear': 'Non ancora confermato',
  'smartAccount.unclearText': 'È in arrivo. Controlla nell’explorer prima di riprovare.',
  'smartAccount.notRemoved': 'Aggiornamento non rimosso',
  'smartAccount.done': 'Fine',
  'smartAccount.codeIntro':
    'Un account può eseguire il codice di un programma, che poi agisce per lui. Ecco di chi è il codice del tuo.',
  'smartAccount.stop':
    'Questo account esegue codice che non conosciamo. Chi lo ha scritto potrebbe prendere ciò che ricevi qui.',
  'smartAccount.elsewhere': 'Per rimuoverlo, apri {wallet} e disattiva lì lo smart account.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Il tuo account non può essere uno smart account su {network}. Non è stato inviato nulla.',
  OPERATION_REJECTED:
    'Non è stato accettato. Non è stato inviato nulla. Controlla di avere abbastanza per la commissione.',
  SPONSOR_DECLINED:
    'Lo sponsor non paga più. Non è stato inviato nulla. Riprova per vedere la nuova commissione.',
}
