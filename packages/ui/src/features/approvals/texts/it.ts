import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ApprovalsTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof ApprovalsTexts> = {
  'approvals.intro':
    'Le app che possono prendere i tuoi token. Per primo, quello che potresti perdere ora.',
  'approvals.ofToken': 'Autorizzazioni di {token}',
  'approvals.showAll': 'Tutte le autorizzazioni',
  'approvals.loading': 'Ricerca delle autorizzazioni',
  'approvals.all': '{network}: dal primo blocco',
  'approvals.part': '{network}: dal {date}',
  'approvals.allNetworks': 'Tutte le reti: dal primo blocco',
  'approvals.some': 'Alcune reti: non dal primo blocco',
  'approvals.failedOn': 'Impossibile cercare su {networks}.',
  'approvals.further': 'Cerca più indietro',
  'approvals.emptyTitle': 'Nessuna autorizzazione trovata',
  'approvals.emptyText':
    'Nessuno può prendere token da questo account, per quanto abbiamo cercato.',
  'approvals.failed': 'Impossibile caricare le autorizzazioni',
  'approvals.unsupported': 'Non disponibile su {network}',
  'approvals.unsupportedText':
    'Su {network} le autorizzazioni funzionano in modo diverso, quindi non si possono elencare qui. Controlla il tuo wallet.',
  'approvals.chooseNetwork': 'Scegli rete',
  'approvals.select': 'Seleziona più voci',
  'approvals.selectNone': 'Annulla',
  'approvals.revoke': 'Revoca',
  'approvals.revokeCount':
    'Revoca {count, plural, one {# autorizzazione} other {# autorizzazioni}}',
  'approvals.any': 'Qualsiasi importo',
  'approvals.everything': 'Intera collezione',
  'approvals.item': 'Oggetto n. {item}',
  'approvals.spender': 'Chi può prenderli',
  'approvals.balance': 'Hai',
  'approvals.risk': 'Potresti perdere ora',
  'approvals.given': 'Consentito il',
  'approvals.until': 'Fino al',
  'approvals.expired': 'Scaduto',
  'approvals.accountTag': 'Non è un’app',
  'approvals.accountText':
    'È un account personale, non un’app. Alle app serve di rado, ai ladri sì.',
  'approvals.unknownText':
    'Non conosciamo questo contratto. Mantieni l’autorizzazione solo se sai a cosa serve.',
  'approvals.oldText': 'L’hai consentito più di un anno fa.',
  'approvals.expiredText':
    'Questa autorizzazione è scaduta. Non si può prendere nulla senza un nuovo consenso.',
  'approvals.unlisted': 'Nessun elenco contiene questo token, quindi non mostriamo un valore.',
  'approvals.setInstead': 'Imposta un importo',
  'approvals.set': 'Imposta importo',
  'approvals.amount': 'Importo che possono prendere',
  'approvals.endSignatures': 'Annulla anche le firme che hai dato e non ancora usate',
  'approvals.confirm': 'Conferma la revoca di {token} per {spender}.',
  'approvals.confirmMany':
    'Conferma la revoca di {count, plural, one {# autorizzazione} other {# autorizzazioni}}.',
  'approvals.switch': 'Conferma il passaggio a {network}.',
  'approvals.confirmSet': 'Conferma {amount} per {spender}.',
  'approvals.open': 'Apri {wallet}',
  'approvals.look': 'Controlla l’altro dispositivo.',
  'approvals.preparing': 'Verifica in corso…',
  'approvals.waiting': 'In attesa di {network}…',
  'approvals.count': '{index} di {count}',
  'approvals.done':
    '{count, plural, one {Autorizzazione revocata} other {# autorizzazioni revocate}}',
  'approvals.doneSet': 'Importo modificato',
  'approvals.doneText': '{network} lo conferma.',
  'approvals.partly': '{done} di {count} revocate',
  'approvals.notDone': 'Niente revocato',
  'approvals.kept': 'La transazione è riuscita, ma il token lo consente ancora.',
  'approvals.uncertainTitle': 'Controlla cosa è successo',
  'approvals.uncertain':
    'Non è stato possibile verificarlo qui. Guarda in {wallet} o nell’explorer prima di riprovare.',
  'approvals.declined': 'Rifiutata nel tuo wallet',
  'approvals.unasked': 'Non ancora richiesta',
  'approvals.goOn': 'Continua',
  'approvals.stop': 'Fermati dopo questa',
  'approvals.close': 'Fine',
  'approvals.gone': 'Questa autorizzazione non esiste più.',
  'approvals.explorer': 'Vedi sull’explorer',

  PAYMENT_ALTERED:
    'Abbiamo bloccato l’operazione: non corrispondeva a ciò che avevi verificato. Non è stato inviato nulla. Ricomincia.',
}
