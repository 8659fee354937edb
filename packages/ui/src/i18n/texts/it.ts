import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Questa app non è configurata correttamente, quindi non può ancora funzionare. Avvisa chi l’ha creata.'
const again = 'Qualcosa è andato storto. Riprova.'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<BaseTextKey> = {
  'button.connect': 'Collega wallet',
  'button.connecting': 'Collegamento…',
  'button.switchNetwork': 'Cambia rete',
  'button.unknownNetwork': 'Rete sconosciuta',
  'button.selectNetwork': 'Scegli la rete',
  'button.account': 'Account',
  'modal.back': 'Indietro',
  'modal.close': 'Chiudi',
  'modal.stuck': 'Per continuare, cambia rete o disconnettiti.',
  'view.loading': 'Caricamento',
  'view.failedTitle': 'Questa parte non si è caricata',
  'view.failedText':
    'La connessione potrebbe essere interrotta. Non hai perso nulla: controllala e riprova.',
  'view.retry': 'Riprova',
  'alert.dismiss': 'Ignora',
  'details.label': 'Dettagli',
  'details.copy': 'Copia dettagli',
  'details.copied': 'Dettagli copiati',
  'copy.failed': 'Qui non è possibile copiare. Seleziona il testo e copialo a mano.',
  'search.clear': 'Cancella ricerca',
  'link.newTab': '(si apre in una nuova scheda)',

  'connect.title': 'Connetti un wallet',
  'connect.recent': 'Recenti',
  'connect.installed': 'Su questo dispositivo',
  'connect.popular': 'Popolari',
  'connect.more': 'Altri wallet',
  'connect.wallets': 'Wallet',
  'connect.notInstalled': 'Non installato',
  'connect.unverified': 'Non verificato',
  'connect.contested': 'Identità doppia',
  'connect.otherChain': 'Non su {network}',
  'connect.all': 'Tutti i wallet',
  'connect.loading': 'Caricamento dei wallet',
  'connect.partial': 'Non è stato possibile caricare alcuni wallet.',
  'connect.noneHere': 'Nessun wallet trovato in questo browser. Uno qualsiasi di questi va bene.',
  'connect.noneHerePhone':
    'Per connetterti, apri questa pagina nel browser della tua app wallet. Tutti questi ne hanno uno.',
  'connect.nothing': 'Al momento qui non c’è modo di connettersi.',
  'connect.help': 'Che cos’è un wallet?',
  'connect.emptyTitle': 'Nessun wallet trovato',
  'connect.emptyText':
    'Un wallet custodisce il tuo denaro e i tuoi account sul web e ti fa accedere senza password.',
  'connect.emptyHint': 'Ne hai appena installato uno? Comparirà qui da solo.',
  'connect.emptyHintPhone': 'Sul telefono, apri questa pagina nel browser della tua app wallet.',
  'connect.get': 'Ottieni un wallet',
  'connect.legalOne': 'Connettendoti accetti {link}.',
  'connect.legalBoth': 'Connettendoti accetti {terms} e {privacy}.',
  'connect.agreeOne': 'Accetto {link}.',
  'connect.agreeBoth': 'Accetto {terms} e {privacy}.',
  'connect.agreeFirst': 'Prima accetta, poi scegli un wallet.',
  'connect.terms': 'i termini di utilizzo',
  'connect.privacy': 'l’informativa sulla privacy',

  'connecting.pendingTitle': 'Continua in {wallet}',
  'connecting.pendingText': 'Approva la richiesta nel tuo wallet per condividere il tuo indirizzo.',
  'connecting.slowText':
    'Non vedi nulla? Cerca l’icona di {wallet} nella barra degli strumenti del browser.',
  'connecting.unverifiedText':
    'Questo wallet sembra {wallet}, ma non è stato possibile verificarlo. Continua solo se ti fidi.',
  'connecting.contestedText':
    'Due wallet in questo browser dicono di essere {wallet}. Uno dei due potrebbe essere un’imitazione che mira al tuo denaro. Rimuovi l’estensione che non conosci, poi connettiti di nuovo.',
  'connecting.doubtTitle': 'È il wallet giusto?',
  'connecting.connectAnyway': 'Connetti comunque',
  'connecting.agreeTitle': 'Prima di connetterti',
  'connecting.agreeText': 'Questa app ti chiede di accettare prima le sue regole.',
  'connecting.agree': 'Continua con {wallet}',
  'connecting.rejectedTitle': 'Hai rifiutato la richiesta',
  'connecting.rejectedText': '{wallet} non ha condiviso nulla con questa app.',
  'connecting.waitingTitle': 'Apri {wallet}',
  'connecting.errorTitle': 'Connessione non riuscita',
  'connecting.missingTitle': '{wallet} non trovato',
  'connecting.missingText':
    'Installa {wallet} o attiva la sua estensione, poi ricarica questa pagina per connetterlo.',
  'connecting.missingTextPhone':
    'Per connettere {wallet}, apri questa pagina nel browser della sua app.',
  'connecting.successTitle': 'Connesso',
  'connecting.retry': 'Riprova',
  'connecting.other': 'Scegli un altro wallet',
  'connecting.reload': 'Ricarica la pagina',
  'connecting.get': 'Ottieni {wallet}',
  'pairing.code': 'Codice QR',
  'pairing.title': 'Scansiona con il telefono',

  'allWallets.title': 'Tutti i wallet',
  'getWallet.title': 'Ottieni un wallet',
  'downloads.title': 'Ottieni {wallet}',
  'whatIsAWallet.title': 'Che cos’è un wallet?',

  'account.title': 'Account',
  'receive.title': 'Ricevi',
  'send.title': 'Invia',
  'send.token': 'Scegli token',
  'send.review': 'Controlla',
  'compatible.title': 'Reti compatibili',
  'accountSettings.title': 'Impostazioni dell’account',
  'profileWallets.title': 'I tuoi wallet',

  'networks.title': 'Scegli una rete',
  'whatIsANetwork.title': 'Che cos’è una rete?',
  'switchNetwork.title': 'Cambia rete',
  'switchNetwork.wallet': 'Il tuo wallet',
  'switchActiveChain.title': 'Passa a {chain}',
  'unsupported.title': 'Cambia rete',
  'pairing.open': 'Apri {wallet}',
  'pairing.notOpened': '{wallet} non si è aperto?',
  'pairing.otherWay': 'Apri in un altro modo',
  'account.disconnect': 'Disconnetti',
  'account.disconnecting': 'Disconnessione',
  'account.disconnectFailed':
    'Disconnessione non riuscita. Rimuovi questa app anche nel tuo wallet.',
  'tokens.title': 'Token',
  'activity.title': 'Attività',
  'networks.unlisted': 'Rete {id}',

  'tokens.loading': 'Caricamento dei tuoi token',
  'tokens.emptyTitle': 'Ancora nessun token',
  'tokens.emptyText': 'Ciò che questo account possiede su {network} appare qui.',
  'tokens.imitation': 'Imitazione?',
  'tokens.showAll': '{count, plural, one {Mostra # token} other {Mostra tutti i # token}}',
  'tokens.send': 'Invia {symbol}',
  'tokens.offline': 'Sei offline. Si caricherà da sé al tuo ritorno.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID:
    'Il wallet ha condiviso un indirizzo illeggibile. Prova con un altro account.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Questo wallet non può farlo qui. Puoi usarne un altro.',
  CONNECTOR_NOT_FOUND: 'Questo wallet non è più disponibile. Scegline un altro.',

  CONNECTION_USER_REJECTED: 'Hai rifiutato la richiesta in {wallet}. Non è stato condiviso nulla.',
  CONNECTION_USER_CLOSED: 'La finestra è stata chiusa prima che il wallet fosse connesso.',
  CONNECTION_PENDING:
    '{wallet}: Lì c’è già una richiesta di questo sito in attesa. Rispondi per continuare.',
  CONNECTION_TIMEOUT: '{wallet} non ha risposto. Sbloccalo e riprova.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} non ha condiviso nessun account. Scegline lì almeno uno e riprova.',
  CONNECTION_REPLACED: 'Nel frattempo è stato scelto un altro wallet.',
  CONNECTION_FAILED: 'Non è stato possibile connettere {wallet}. Riprova o usa un altro wallet.',
  CONNECTION_RELAY_UNREACHABLE:
    'Impossibile raggiungere i wallet. Controlla la rete internet e riprova.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Il servizio che raggiunge i wallet ha respinto questa app. Controlla l’orologio del dispositivo e riprova.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Nessun wallet è connesso. Prima connettine uno.',
  CONNECTION_KIT_DESTROYED: 'Questa pagina ha chiuso la connessione. Ricaricala e riprova.',

  NETWORK_NOT_FOUND: 'Questa app non offre quella rete.',
  NETWORK_SWITCH_REJECTED: 'Hai rifiutato il cambio in {wallet}. Sei ancora sulla stessa rete.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} non può passare a {network} da solo. Scegli lì questa rete.',
  NETWORK_SWITCH_FAILED: '{wallet} non è passato a {network}. Scegli lì questa rete o riprova.',
  NETWORK_RPC_FAILED: 'In questo momento la rete non risponde. Riprova tra poco.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} non ha risposto. Aprilo e riprova.',

  REQUEST_NOT_ALLOWED:
    'Questa app ha chiesto qualcosa che non è possibile mostrarti in modo sicuro.',
  REQUEST_USER_REJECTED:
    'Hai rifiutato la richiesta in {wallet}. Non è stato firmato né inviato nulla.',
  REQUEST_CANCELLED: 'Hai annullato la richiesta. Se {wallet} la mostra ancora, rifiutala lì.',
  REQUEST_TIMEOUT: '{wallet} non ha risposto. Guarda lì se è già fatto prima di riprovare.',
  REQUEST_ACCOUNT_CHANGED: 'Nel frattempo l’account è cambiato. Non è stato inviato nulla.',
  REQUEST_NETWORK_CHANGED: 'Nel frattempo la rete è cambiata. Non è stato inviato nulla.',
  REQUEST_SIGNATURE_INVALID: 'La firma di {wallet} non corrisponde al tuo account.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Non è stato possibile verificare la firma. Riprova quando sarai online.',
  REQUEST_WRONG_ACCOUNT:
    'Questa app ha chiesto una firma di un account che non è connesso. Nulla è stato firmato o inviato.',
  REQUEST_WRONG_NETWORK:
    'Questa richiesta riguarda una rete diversa da quella connessa. Nulla è stato firmato o inviato. Cambia prima rete.',
  REQUEST_UNREADABLE:
    'Questa app ha fatto una richiesta che non si può verificare. Nulla è stato firmato o inviato.',

  WALLET_NOT_INSTALLED: '{wallet} non è stato trovato in questo browser.',
  WALLET_POPUP_BLOCKED: 'Il browser ha bloccato la finestra di {wallet}. Consentila e riprova.',
  WALLET_BAD_ANSWER: 'La risposta di {wallet} non ha senso. Aggiornalo o usa un altro wallet.',
  WALLET_NO_ANSWER: '{wallet} non ha risposto. Aprilo o ricarica la pagina.',
  WALLET_UNAUTHORIZED: '{wallet} non lo ha autorizzato. Connettilo di nuovo e scegli l’account.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} non lo supporta. Usa un altro wallet.',
  WALLET_DISCONNECTED: '{wallet} ha perso la connessione. Controlla la rete internet e riprova.',
  WALLET_ERROR: '{wallet} ha segnalato un problema. Controlla il wallet, poi riprova.',

  SERVICE_UNREACHABLE:
    'Un servizio di questa app non è raggiungibile. Controlla la connessione a internet e riprova.',
  SERVICE_TIMEOUT: 'Un servizio di questa app non ha risposto in tempo. Riprova.',
  SERVICE_FORBIDDEN:
    'Configurazione non valida: un servizio ha respinto questa app. Avvisa chi l’ha creata.',
  SERVICE_BUSY: 'Ci sono troppe richieste in questo momento. Aspetta un po’ e riprova.',
  SERVICE_FAILED: 'Un servizio di questa app ha avuto un problema. Riprova.',
  SERVICE_BAD_ANSWER: 'La risposta di un servizio di questa app è illeggibile. Riprova.',

  TRANSACTION_FAILED: 'La rete non ha eseguito la transazione. Motivo: {reason}.',
  STORAGE_UNAVAILABLE:
    'Il browser non conserva nulla per questo sito: la prossima volta dovrai riconnetterti.',
  UI_LOAD_FAILED: again,
}
