import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { OwnReviewTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof OwnReviewTexts> = {
  'swap.protectionOrder': 'Ordine firmato, fuori dalla coda pubblica',
  'swap.protectionNone': 'Nessuna, coda pubblica',
  'swap.receiveAbout': 'Ricevi circa',
  'swap.atLeast': 'Ricevi almeno',
  'swap.impact': 'Effetto sul prezzo',
  'swap.fee': 'Commissione di rete',
  'swap.feeAtMost': 'Fino a {amount}',
  'swap.sponsored': 'Paga {sponsor}',
  'swap.feeDeclined': 'Lo sponsor non paga questa volta.',
  'swap.feeUnavailable': 'Lo sponsor non ha risposto.',
  'swap.sourceFee': 'Commissione inclusa',
  'swap.source': 'Offerta di',
  'swap.spender': 'Può prelevare i tuoi {symbol}',
  'swap.router': 'Contratto',
  'swap.more': 'Altri dettagli',
  'swap.validFor': 'Prezzo valido per',
  'swap.steps': 'Cosa chiede il tuo wallet',
  'swap.stepReset': 'Rimuovi la vecchia autorizzazione di {symbol}',
  'swap.stepApprove': 'Autorizza {amount}',
  'swap.stepPermit': 'Firma l’autorizzazione di {amount}',
  'swap.stepBatch': 'Autorizza e scambia, una conferma',
  'swap.stepSign': 'Firma l’ordine',
  'swap.preparing': 'Preparazione dello scambio…',
  'swap.cancel': 'Annulla',
  'swap.allowAndSwap': 'Autorizza e scambia',
  'swap.signAndSwap': 'Firma e scambia',
  'swap.acceptPrice': 'Accetta il nuovo prezzo',
  'swap.typeToSwap': 'Scrivi {amount} per scambiare',
  'swap.changeAmount': 'Modifica importo',
  'swap.priceChanged': 'Prezzo cambiato: ora {now}, prima {before}.',
  'swap.declined': 'Richiesta rifiutata in {wallet}. Non è stato firmato né inviato nulla.',
  'swap.noteTokenFee': '{symbol} trattiene una commissione a ogni trasferimento. È già inclusa.',
  'swap.noteTokenSymbol':
    'Sulla rete questo token si chiama {symbol}, non {shown}. Assicurati che sia quello che vuoi.',
  'swap.noteNotTried':
    'Questa rete non permette di provare prima lo scambio. Ti protegge solo l’importo minimo.',
  'swap.noteUnknownRouter':
    'Non conosciamo il contratto di questa offerta. Lo scambio non riesce se non ricevi l’importo minimo.',
  'swap.noteOrder':
    'Firmi un ordine che altri eseguono, senza commissione di rete. Se nessuno lo fa in tempo, termina e nulla viene scambiato.',
  'swap.lossWarn': 'Riceverai il {percent} di valore in meno di quanto paghi.',
  'swap.lossConfirm':
    'Perderesti il {percent} del valore. Scambia meno, o scrivi l’importo per continuare.',
  'swap.lossUnknown':
    'Non è stato possibile misurare quanto vale questo scambio. Confronta gli importi, poi scrivi quello che paghi per continuare.',
  'swap.lossRefuse':
    'Perderesti il {percent} del valore, quindi questo scambio non si può fare qui. Scambia meno, o scegli un altro token.',
  'swap.lossFee': 'La commissione di rete è il {percent} di ciò che scambi.',
  'swap.step': 'Passaggio {step} di {count}',
  'swap.checkApprove': 'Autorizza il contratto di scambio a prelevare {amount}, e non di più.',
  'swap.checkReset': 'Azzera la vecchia autorizzazione di {symbol}. Questo token lo richiede.',
  'swap.checkSwap': 'Conferma lo scambio di {amount} con almeno {minimum}.',
  'swap.checkRemove': 'Azzera l’autorizzazione di {symbol}.',
  'swap.open': 'Apri {wallet}',
  'swap.look': 'Controlla l’altro dispositivo.',
  'swap.waiting': 'In attesa di {network}…',
  'swap.waitingApprove':
    'L’autorizzazione è in corso. Il tuo wallet chiederà ancora una volta per lo scambio.',
  'swap.waitingText': 'Il tuo scambio è in corso. Puoi chiudere questa finestra.',
  'swap.slow': 'Ci vuole più del solito',
  'swap.slowText':
    'La rete {network} è congestionata. La tua transazione è ancora in attesa, quindi non inviarla di nuovo. Forse puoi accelerarla nel tuo wallet.',
  'swap.orderWaiting': 'In attesa che il tuo ordine venga eseguito…',
  'swap.orderWaitingText':
    'È firmato e termina se nessuno lo esegue. Puoi chiudere questa finestra.',
  'swap.orderRefused': 'L’ordine è stato rifiutato',
  'swap.orderRefusedText':
    '{source} non l’ha accettato, ma è firmato e può ancora essere eseguito fino alle {time}. Puoi chiudere questa finestra.',
  'swap.orderClosedText':
    'L’ordine non può più essere eseguito, a meno che tu non autorizzi di nuovo i tuoi {symbol} prima delle {time}.',
  'swap.paused': 'Il prezzo è cambiato',
  'swap.pausedReady': 'Pronto per lo scambio',
  'swap.pausedReadyText': 'L’autorizzazione c’è. Nulla viene scambiato finché non continui.',
  'swap.pausedSignText': 'Nulla viene scambiato finché non continui.',
  'swap.pausedText':
    'Ora riceveresti {now} invece di {before}. Lo scambio attende la tua decisione.',
  'swap.done': 'Scambiato',
  'swap.received': 'Hai ricevuto',
  'swap.receivedAtLeast': 'Hai ricevuto almeno',
  'swap.removed': 'Autorizzazione rimossa',
  'swap.removedText': 'Il contratto non può più prelevare i tuoi {symbol}.',
  'swap.close': 'Fine',
  'swap.explorer': 'Vedi sull’explorer',
  'swap.ended': 'Lo scambio non è riuscito',
  'swap.failedText': 'Hai pagato solo la commissione di rete. La rete dice: {reason}.',
  'swap.failedPrice':
    'Hai pagato solo la commissione di rete. Il prezzo ha superato il tuo limite.',
  'swap.replaced': 'Transazione sostituita',
  'swap.replacedText': 'È stata annullata o sostituita nel tuo wallet. Controlla i tuoi token.',
  'swap.dropped': 'Transazione scartata',
  'swap.droppedText': 'Non può più essere eseguita. Dal tuo account non è uscito nulla.',
  'swap.orderEnded': 'L’ordine non è stato eseguito',
  'swap.orderEndedText': 'Non può più essere eseguito. Nulla ha lasciato il tuo account.',
  'swap.altered': 'Transazione alterata',
  'swap.alteredText':
    'Il tuo wallet ha inviato qualcosa di diverso da ciò che hai verificato qui. Controlla sull’explorer.',
  'swap.unproven': 'Impossibile verificare la transazione',
  'swap.unprovenText':
    'La rete l’ha accettata, ma non è stato possibile confermare cosa ha fatto. Controlla i tuoi token prima di scambiare di nuovo.',
  'swap.again': 'Scambia di nuovo',
  'swap.freshPrice': 'Ottieni un nuovo prezzo',
  'swap.wrong': 'Qualcosa è andato storto',
  'swap.unknown': 'Potrebbe essere stata inviata',
  'swap.unknownText':
    'Non è stato possibile confermare cosa è successo. Controlla il tuo account prima di scambiare di nuovo.',
  'swap.account': 'Vedi l’account sull’explorer',
  'swap.looked': 'Ho controllato. Non è stata inviata.',
  'swap.allowanceOpen': 'L’autorizzazione di {amount} è ancora aperta.',
  'swap.removeAllowance': 'Rimuovila',
}
