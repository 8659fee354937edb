import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Reti',
  'networks.search': 'Cerca reti',
  'networks.none': 'Nessuna rete corrisponde a «{search}».',
  'networks.unavailable': '{wallet} non la consente qui',
  'networks.chosen': '{network} è selezionata',
  'networks.help': 'Che cos’è una rete?',
  'whatIsANetwork.ledgerTitle': 'Un registro condiviso',
  'whatIsANetwork.ledgerText':
    'Una rete annota pubblicamente chi possiede che cosa. La tengono insieme molti computer, così nessuno può riscriverla da solo.',
  'whatIsANetwork.separateTitle': 'Ognuna per conto suo',
  'whatIsANetwork.separateText':
    'Il tuo indirizzo può essere lo stesso su più reti, ma ciò che possiedi su una non è sulle altre.',
  'whatIsANetwork.feeTitle': 'Con la propria moneta',
  'whatIsANetwork.feeText':
    'Ogni rete riscuote le commissioni in una moneta propria. Tienine un po’ dove vuoi fare qualcosa.',
  'whatIsANetwork.choose': 'Scegli una rete',
  'switchNetwork.pendingTitle': 'Continua in {wallet}',
  'switchNetwork.pendingText': 'Conferma lì che vuoi usare {network}.',
  'switchNetwork.slowText':
    'Non vedi nulla? Apri {wallet} e scegli lì {network}. Questa pagina si aggiorna da sola.',
  'switchNetwork.successTitle': 'Sei su {network}',
  'switchNetwork.rejectedTitle': 'Hai rifiutato il cambio',
  'switchNetwork.rejectedText': 'Sei ancora su {network}.',
  'switchNetwork.waitingTitle': 'Apri {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} non può cambiare rete da solo',
  'switchNetwork.unsupportedText':
    'Scegli {network} in {wallet}, se c’è. Questa pagina si aggiorna da sola.',
  'switchNetwork.errorTitle': 'Cambio non riuscito',
  'switchNetwork.offerTitle': 'Passare a {network}?',
  'switchNetwork.offerText': '{wallet} è connesso, su {current}. Prima avevi scelto {network}.',
  'switchNetwork.offerSwitch': 'Passa a {network}',
  'switchNetwork.offerStay': 'Resta su {network}',
  'switchNetwork.retry': 'Riprova',
  'switchNetwork.other': 'Scegli un’altra rete',
  'switchNetwork.otherWallet': 'Usa un altro wallet',
  'switchActiveChain.heading': 'Connetti un wallet per {chain}',
  'switchActiveChain.text':
    '{network} richiede un wallet compatibile con {chain}. Ciò che hai già connesso resta connesso.',
  'switchActiveChain.connect': 'Connetti un wallet',
  'switchActiveChain.cancel': 'Non ora',
  'unsupported.heading': 'Questa rete non funziona qui',
  'unsupported.text':
    'Il tuo wallet è sulla rete, che questa app non usa. Per continuare, passa a una di queste.',
}
