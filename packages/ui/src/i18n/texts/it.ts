import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Questa app non è configurata correttamente. Contatta la sua assistenza.'
const again = 'Qualcosa è andato storto. Riprova.'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<BaseTextKey> = {
  'button.connect': 'Connetti wallet',
  'button.connecting': 'Connessione…',
  'button.switchNetwork': 'Cambia rete',
  'button.unknownNetwork': 'Rete sconosciuta',
  'button.selectNetwork': 'Scegli rete',
  'button.account': 'Account',
  'button.buy': 'Acquista',
  'button.amount': 'Importo',
  'button.currency': 'Valuta',
  'modal.back': 'Indietro',
  'modal.close': 'Chiudi',
  'modal.stuck': 'Cambia rete o disconnettiti per continuare.',
  'view.loading': 'Caricamento',
  'view.failedTitle': 'Caricamento non riuscito',
  'view.failedText': 'Controlla la connessione a internet e riprova.',
  'view.retry': 'Riprova',
  'alert.dismiss': 'Ignora',
  'details.label': 'Dettagli',
  'details.copy': 'Copia dettagli',
  'details.copied': 'Dettagli copiati',
  'copy.failed': 'Impossibile copiare. Seleziona il testo e copialo manualmente.',
  'search.clear': 'Cancella ricerca',
  'link.newTab': '(si apre in una nuova scheda)',

  'connect.title': 'Connetti wallet',
  'connect.recent': 'Recenti',
  'connect.installed': 'Installati',
  'connect.isInstalled': 'installato',
  'connect.popular': 'Popolari',
  'connect.more': 'Altri wallet',
  'connect.wallets': 'Wallet',
  'connect.notInstalled': 'Non installato',
  'connect.unverified': 'Non verificato',
  'connect.contested': 'Possibile falso',
  'connect.otherChain': 'Non supporta {network}',
  'connect.all': 'Tutti i wallet',
  'connect.loading': 'Caricamento dei wallet',
  'connect.partial': 'Impossibile caricare alcuni wallet.',
  'connect.noneHere': 'Nessun wallet trovato in questo browser. Scegline uno per iniziare.',
  'connect.noneHerePhone': 'Apri questa pagina nel browser della tua app wallet per connetterti.',
  'connect.nothing': 'Al momento non ci sono wallet disponibili.',
  'connect.help': 'Che cos’è un wallet?',
  'connect.emptyTitle': 'Nessun wallet trovato',
  'connect.emptyText':
    'Un wallet custodisce i tuoi token e ti permette di accedere alle app senza password.',
  'connect.emptyHint': 'Ne hai appena installato uno? Comparirà qui.',
  'connect.emptyHintPhone': 'Sul telefono, apri questa pagina nel browser della tua app wallet.',
  'connect.get': 'Ottieni un wallet',
  'connect.legalOne': 'Connettendoti accetti {link}.',
  'connect.legalBoth': 'Connettendoti accetti {terms} e {privacy}.',
  'connect.agreeOne': 'Accetto {link}.',
  'connect.agreeBoth': 'Accetto {terms} e {privacy}.',
  'connect.agreeFirst': 'Accetta i termini per connetterti.',
  'connect.terms': 'i termini d’uso',
  'connect.privacy': 'l’informativa sulla privacy',

  'connecting.pendingTitle': 'Continua in {wallet}',
  'connecting.pendingText': 'Approva la richiesta di connessione.',
  'connecting.slowText':
    'Non la vedi? Fai clic sull’icona di {wallet} nella barra degli strumenti del browser.',
  'connecting.unverifiedText':
    'Questo wallet dichiara di essere {wallet}, ma non abbiamo potuto verificarlo. Continua solo se ti fidi.',
  'connecting.contestedText':
    'Due wallet in questo browser dichiarano di essere {wallet}. Uno dei due potrebbe essere un falso che punta ai tuoi fondi. Rimuovi l’estensione che non riconosci, poi connettiti di nuovo.',
  'connecting.doubtTitle': 'È il wallet giusto?',
  'connecting.connectAnyway': 'Connetti comunque',
  'connecting.agreeTitle': 'Prima di connetterti',
  'connecting.agreeText': 'Accetta i termini per continuare.',
  'connecting.agree': 'Continua con {wallet}',
  'connecting.rejectedTitle': 'Richiesta rifiutata',
  'connecting.rejectedText': '{wallet} non ha condiviso nulla. Riprova quando vuoi.',
  'connecting.waitingTitle': 'Apri {wallet}',
  'connecting.errorTitle': 'Connessione non riuscita',
  'connecting.missingTitle': '{wallet} non è installato',
  'connecting.missingText':
    'Installa o attiva l’estensione di {wallet}, poi ricarica questa pagina.',
  'connecting.missingTextPhone':
    'Apri questa pagina nel browser dell’app {wallet} per connetterti.',
  'connecting.successTitle': 'Connesso',
  'connecting.retry': 'Riprova',
  'connecting.other': 'Scegli un altro wallet',
  'connecting.reload': 'Ricarica pagina',
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
  'send.review': 'Verifica',
  'onramp.title': 'Acquista',
  'onramp.currency': 'Scegli valuta',
  'onramp.purchases': 'I tuoi acquisti',
  'onramp.legalOne': 'Continuando accetti {link}.',
  'onramp.legalBoth': 'Continuando accetti {terms} e {privacy}.',
  'whatIsABuy.title': 'Come funziona l’acquisto',
  'swap.title': 'Scambia',
  'swap.review': 'Verifica lo scambio',
  'signIn.title': 'Accedi',
  'sessions.title': 'Accesso',
  'calls.title': 'Passaggi',
  'permissions.title': 'Autorizzazioni',
  'compatible.title': 'Reti supportate',
  'accountSettings.title': 'Impostazioni account',
  'profileWallets.title': 'I tuoi wallet',
  'approvals.title': 'Autorizzazioni dei token',

  'smartAccount.title': 'Smart account',
  'accountCode.title': 'Codice dell’account',
  'auth.title': 'Accedi',
  'auth.updateTitle': 'Cambia email',
  'auth.addTitle': 'Aggiungi un dispositivo',
  'names.title': 'Scegli un nome',
  'networks.title': 'Scegli una rete',
  'whatIsANetwork.title': 'Che cos’è una rete?',
  'switchNetwork.title': 'Cambia rete',
  'switchNetwork.wallet': 'Il tuo wallet',
  'switchActiveChain.title': 'Passa a {chain}',
  'unsupported.title': 'Cambia rete',
  'pairing.open': 'Apri {wallet}',
  'pairing.notOpened': '{wallet} non si è aperto?',
  'pairing.otherWay': 'Prova un altro link',
  'account.disconnect': 'Disconnetti',
  'account.disconnecting': 'Disconnessione',
  'account.disconnectFailed':
    'Disconnessione non riuscita. Rimuovi questa app anche dal tuo wallet.',
  'tokens.title': 'Token',
  'activity.title': 'Attività',
  'networks.unlisted': 'Rete {id}',

  'tokens.loading': 'Caricamento dei tuoi token',
  'tokens.emptyTitle': 'Ancora nessun token',
  'tokens.emptyText': 'I tuoi token su {network} compariranno qui.',
  'tokens.imitation': 'Possibile falso',
  'tokens.showAll': '{count, plural, one {Mostra # token} other {Mostra tutti i # token}}',
  'tokens.send': 'Invia {symbol}',
  'tokens.offline': 'Sei offline. I tuoi token verranno caricati quando tornerai online.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID:
    'Il wallet ha condiviso un indirizzo non valido. Prova con un altro account.',

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
  CONFIG_SIWX_INVALID: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Questo wallet non supporta questa funzione. Prova con un altro wallet.',
  CONNECTOR_NOT_FOUND: 'Questo wallet non è più disponibile. Scegline un altro.',

  CONNECTION_USER_REJECTED: 'Richiesta rifiutata in {wallet}. Non è stato condiviso nulla.',
  CONNECTION_USER_CLOSED: 'La finestra è stata chiusa prima che il wallet si connettesse.',
  CONNECTION_PENDING: '{wallet} ha già una richiesta in attesa. Apri il wallet per continuare.',
  CONNECTION_TIMEOUT: '{wallet} non ha risposto. Sblocca il wallet e riprova.',
  CONNECTION_NO_ACCOUNTS:
    'Nessun account selezionato in {wallet}. Selezionane almeno uno e riprova.',
  CONNECTION_REPLACED: 'Nel frattempo hai scelto un altro wallet.',
  CONNECTION_FAILED: 'Impossibile connettere {wallet}. Riprova o usa un altro wallet.',
  CONNECTION_RELAY_UNREACHABLE:
    'Impossibile raggiungere il servizio di connessione. Controlla la connessione a internet e riprova.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Il servizio di connessione ha rifiutato questa app. Controlla l’ora di questo dispositivo, poi riprova.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Nessun wallet connesso. Prima connettine uno.',
  CONNECTION_KIT_DESTROYED: 'Questa pagina ha chiuso la connessione. Ricaricala e riprova.',

  NETWORK_NOT_FOUND: 'Questa app non supporta questa rete.',
  NETWORK_SWITCH_REJECTED: 'Cambio rifiutato in {wallet}. Sei ancora sulla stessa rete.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} non può passare a {network} da qui. Seleziona la rete nel wallet.',
  NETWORK_SWITCH_FAILED:
    '{wallet} non è passato a {network}. Seleziona la rete nel wallet o riprova.',
  NETWORK_RPC_FAILED: 'La rete non risponde. Riprova tra un momento.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} non ha risposto. Apri il wallet e riprova.',

  REQUEST_NOT_ALLOWED:
    'Abbiamo bloccato una richiesta che non poteva essere mostrata in modo sicuro.',
  REQUEST_USER_REJECTED: 'Richiesta rifiutata in {wallet}. Non è stato firmato né inviato nulla.',
  REQUEST_CANCELLED: 'Richiesta annullata. Se {wallet} la mostra ancora, rifiutala nel wallet.',
  REQUEST_TIMEOUT:
    '{wallet} non ha risposto. Controlla se la richiesta è andata a buon fine prima di riprovare.',
  REQUEST_ACCOUNT_CHANGED: 'Nel frattempo l’account è cambiato. Non è stato inviato nulla.',
  REQUEST_NETWORK_CHANGED: 'Nel frattempo la rete è cambiata. Non è stato inviato nulla.',
  REQUEST_SIGNATURE_INVALID: 'La firma di {wallet} non corrisponde al tuo account.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Impossibile verificare la firma. Controlla la connessione a internet e riprova.',
  REQUEST_WRONG_ACCOUNT:
    'Questa app ha chiesto la firma di un account che non è connesso. Non è stato firmato né inviato nulla.',
  REQUEST_WRONG_NETWORK:
    'Questa richiesta è per un’altra rete. Non è stato firmato né inviato nulla. Prima cambia rete.',
  REQUEST_UNREADABLE:
    'Questa app ha inviato una richiesta che non può essere controllata. Non è stato firmato né inviato nulla.',
  REQUEST_REVIEW_CANCELLED: 'Richiesta annullata. Non è stato firmato né inviato nulla.',
  REQUEST_TOO_MANY:
    'Questa app ha inviato troppe richieste in una volta. Non è stato firmato né inviato nulla.',
  REQUEST_BATCH_UNSUPPORTED:
    '{wallet} non può eseguire questi passaggi in una volta. Non è stato inviato nulla.',

  POLICY_FAILED:
    'Questa app ha inviato una richiesta che non può essere controllata. Non è stato firmato né inviato nulla.',

  WALLET_NOT_INSTALLED: '{wallet} non è stato trovato in questo browser.',
  WALLET_POPUP_BLOCKED:
    'Il browser ha bloccato la finestra di {wallet}. Consenti i popup per questo sito e riprova.',
  WALLET_BAD_ANSWER:
    '{wallet} ha inviato una risposta inattesa. Aggiorna il wallet o provane un altro.',
  WALLET_NO_ANSWER: '{wallet} non ha risposto. Apri il wallet o ricarica la pagina.',
  WALLET_UNAUTHORIZED:
    '{wallet} non lo ha consentito. Connetti di nuovo il wallet e seleziona l’account.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} non supporta questa operazione. Prova con un altro wallet.',
  WALLET_DISCONNECTED:
    '{wallet} ha perso la connessione. Controlla la connessione a internet e riprova.',
  WALLET_ERROR: '{wallet} ha segnalato un problema. Apri il wallet per controllare, poi riprova.',

  SERVICE_UNREACHABLE:
    'Impossibile raggiungere il server. Controlla la connessione a internet e riprova.',
  SERVICE_TIMEOUT: 'Il server non ha risposto in tempo. Riprova.',
  SERVICE_FORBIDDEN:
    'Configurazione dell’app non valida. Questa app non è configurata correttamente. Contatta la sua assistenza.',
  SERVICE_BUSY: 'Troppe richieste in questo momento. Attendi un attimo e riprova.',
  SERVICE_FAILED: 'Qualcosa è andato storto da parte nostra. Riprova.',
  SERVICE_BAD_ANSWER: 'Qualcosa è andato storto da parte nostra. Riprova.',

  TRANSACTION_FAILED: 'La rete ha rifiutato la transazione: {reason}.',
  STORAGE_UNAVAILABLE:
    'Il browser blocca l’archiviazione per questo sito, quindi la prossima volta dovrai riconnetterti.',
  UI_LOAD_FAILED: again,
}
