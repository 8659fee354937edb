import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { CallsTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof CallsTexts> = {
  'calls.askTitle': 'Richiesta {step} di {total} nel tuo wallet',
  'calls.askText': 'Confermala in {wallet}.',
  'calls.waitTitle': 'In attesa della rete',
  'calls.waitText': 'Puoi chiudere questa finestra. Tieni aperta la pagina.',
  'calls.nextTitle': '{done} di {total} completati',
  'calls.nextText': 'Il prossimo passaggio richiede la tua conferma in {wallet}.',
  'calls.continue': 'Continua in {wallet}',
  'calls.doneTitle': 'Tutto fatto',
  'calls.doneText': 'La rete ha confermato ogni passaggio.',
  'calls.partialTitle': 'Solo alcuni passaggi sono stati eseguiti',
  'calls.partialText':
    'Ciò che è fatto resta fatto. Il resto non è stato inviato o non è riuscito.',
  'calls.notSentTitle': 'Non è stato inviato nulla',
  'calls.notSentText': 'Nessuno di questi passaggi è avvenuto.',
  'calls.oneByOneText': '{wallet} può ancora eseguire questi passaggi uno alla volta.',
  'calls.oneByOne': 'Uno alla volta',
  'calls.failedTitle': 'Non è andata a buon fine',
  'calls.failedText':
    'La rete ha annullato l’operazione. È stata addebitata solo la commissione di rete.',
  'calls.unknownTitle': 'Controlla cosa è successo',
  'calls.unknownText':
    'Non è stato possibile verificarlo qui. Guarda in {wallet} o nell’explorer prima di riprovare.',
  'calls.goneTitle': 'Niente da mostrare',
  'calls.goneText': 'Questi passaggi non sono noti in questo browser.',
  'calls.waiting': 'Non ancora richiesta',
  'calls.asked': 'Nel tuo wallet',
  'calls.sent': 'Nella rete',
  'calls.confirmed': 'Fatto',
  'calls.reverted': 'Non riuscito',
  'calls.declined': 'Rifiutato',
  'calls.unknown': 'Non noto',
  'calls.transfer': 'Invia {amount} a {to}',
  'calls.approve': 'Consenti a {spender} di spendere {amount}',
  'calls.approveAny': 'Consenti a {spender} di spendere qualsiasi importo di {token}',
  'calls.revoke': 'Togli a {spender} il permesso di spendere {token}',
  'calls.approveAll': 'Consenti a {spender} di spostare tutti i tuoi {token}',
  'calls.call': 'Usa il contratto {contract}',
  'calls.deploy': 'Crea un contratto',
  'calls.amountOf': 'un importo di {token}',
  'calls.remove': 'Rimuovi il permesso',
  'calls.removeText': '{spender} può ancora spendere ciò che hai consentito.',
  'calls.explorer': 'Vedi nell’explorer',
  'calls.close': 'Chiudi',
}
