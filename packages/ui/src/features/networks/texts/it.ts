import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Reti',
  'networks.search': 'Cerca reti',
  'networks.none': 'Nessuna rete corrisponde a «{search}».',
  'networks.unavailable': 'Non attivata in {wallet}',
  'networks.chosen': 'Rete selezionata: {network}',
  'networks.help': 'Che cos’è una rete?',
  'whatIsANetwork.ledgerTitle': 'Un registro condiviso',
  'whatIsANetwork.ledgerText':
    'Una rete è un registro pubblico di chi possiede cosa. Molti computer lo tengono aggiornato insieme, quindi nessuno può riscriverlo da solo.',
  'whatIsANetwork.separateTitle': 'Le reti sono separate',
  'whatIsANetwork.separateText':
    'Il tuo indirizzo può essere lo stesso su più reti, ma ciò che possiedi su una non è sulle altre.',
  'whatIsANetwork.feeTitle': 'Commissioni nella sua moneta',
  'whatIsANetwork.feeText':
    'Ogni rete addebita le commissioni nella propria moneta. Tienine un po’ su ogni rete che usi.',
  'whatIsANetwork.choose': 'Scegli una rete',
  'switchNetwork.pendingTitle': 'Continua in {wallet}',
  'switchNetwork.pendingText': 'Approva il passaggio a {network}.',
  'switchNetwork.slowText':
    'Non la vedi? Apri {wallet} e seleziona {network}. Questa pagina si aggiorna automaticamente.',
  'switchNetwork.successTitle': 'Ora sei su {network}',
  'switchNetwork.rejectedTitle': 'Cambio rifiutato',
  'switchNetwork.rejectedText': 'Sei ancora su {network}.',
  'switchNetwork.waitingTitle': 'Apri {wallet}',
  'switchNetwork.unsupportedTitle': 'Cambia rete in {wallet}',
  'switchNetwork.unsupportedText':
    'Seleziona {network} in {wallet}, se è nell’elenco. Questa pagina si aggiorna automaticamente.',
  'switchNetwork.errorTitle': 'Impossibile cambiare rete',
  'switchNetwork.offerTitle': 'Passare a {network}?',
  'switchNetwork.offerText':
    '{wallet} è connesso su {current}. In precedenza avevi scelto {network}.',
  'switchNetwork.offerSwitch': 'Passa a {network}',
  'switchNetwork.offerStay': 'Resta su {network}',
  'switchNetwork.retry': 'Riprova',
  'switchNetwork.other': 'Scegli un’altra rete',
  'switchNetwork.otherWallet': 'Usa un altro wallet',
  'switchActiveChain.heading': 'Connetti un wallet per {chain}',
  'switchActiveChain.text':
    '{network} richiede un wallet che supporti {chain}. Gli altri tuoi wallet restano connessi.',
  'switchActiveChain.connect': 'Connetti wallet',
  'switchActiveChain.cancel': 'Non ora',
  'unsupported.heading': 'Rete non supportata',
  'unsupported.text':
    'Il tuo wallet è su una rete che questa app non supporta. Cambia rete per continuare.',
}
