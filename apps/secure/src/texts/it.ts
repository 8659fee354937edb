import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Inserisci il codice',
  'secure.codeLead': 'L’abbiamo inviato a {email}.',
  'secure.code': 'Codice ricevuto via email',
  'secure.digit': 'Cifra {number}',
  'secure.codeWrong':
    '{count, plural, one {Il codice non è corretto. Resta # tentativo.} other {Il codice non è corretto. Restano # tentativi.}}',
  'secure.codeOver': 'Questo codice non vale più. Richiedine uno nuovo.',
  'secure.throttled': 'Troppi tentativi. Riprova tra {time}.',
  'secure.service':
    'Impossibile raggiungere il wallet. Controlla la connessione a internet e riprova.',
  'secure.minutes': '{count, plural, one {# minuto} other {# minuti}}',
  'secure.hours': '{count, plural, one {# ora} other {# ore}}',
  'secure.resend': 'Invia di nuovo il codice',
  'secure.resendIn': 'Di nuovo tra {seconds} s',
  'secure.resent': 'Codice inviato di nuovo.',
  'secure.noMail': 'L’email non arriva? Guarda nella cartella spam.',
  'secure.otherEmail': 'Usa un’altra email',

  'secure.passkeyTitle': 'Usa la tua passkey',
  'secure.passkeyLead': 'Se non hai ancora un wallet qui, creane uno.',
  'secure.usePasskey': 'Usa una passkey',
  'secure.useCode': 'Usa un codice di recupero',
  'secure.incomplete': 'Non è stata usata nessuna passkey. Riprova o scegli un altro modo.',
  'secure.wrongPasskey': 'Questa passkey non funziona qui. Usane un’altra o scegli un altro modo.',
  'secure.lackingPasskey':
    'Con questa passkey puoi accedere, ma non aprire il tuo wallet. Per quello ti serve un codice di recupero.',

  'secure.methodTitle': 'Scegli come recuperare il tuo wallet',
  'secure.methodLead':
    'Ti serve per aprire il tuo wallet in un altro browser o se perdi questo dispositivo.',
  'secure.testTitle': 'Prova la tua passkey',
  'secure.testLead': 'Usa una volta la tua nuova passkey per verificare che apra il tuo wallet.',

  'secure.saveTitle': 'Salva il codice di recupero',
  'secure.saveLead':
    'Ti serve per aprire il tuo wallet in un altro browser o se perdi questo dispositivo. Scrivilo su carta o salvalo in un gestore di password.',
  'secure.saveWarning':
    'Non ne abbiamo una copia e non possiamo reimpostarlo. Se perdi questo dispositivo e questo codice, perdi tutto ciò che c’è nel tuo wallet. Non condividere mai questo codice.',
  'secure.codeName': 'Codice di recupero',
  'secure.copy': 'Copia codice',
  'secure.copied': 'Codice copiato',
  'secure.saved': 'L’ho salvato',

  'secure.confirmTitle': 'Verifica di averlo salvato',
  'secure.confirmLead':
    'Inserisci queste due parti del codice di recupero dalla copia che hai salvato.',
  'secure.part': 'Parte {number}',
  'secure.confirmWrong':
    'Non corrisponde al tuo codice di recupero. Controlla la copia o mostra di nuovo il codice.',
  'secure.showCode': 'Mostra di nuovo il codice',
  'secure.create': 'Crea wallet',
  'secure.creating': 'Creazione del tuo wallet…',

  'secure.createdTitle': 'Il tuo wallet è pronto',
  'secure.compatible': '{network} e reti compatibili',
  'secure.continue': 'Continua',

  'secure.recoverTitle': 'Inserisci il codice di recupero',
  'secure.recoverLead':
    'Il tuo wallet è nuovo in questo browser. Il codice che hai salvato alla creazione del wallet lo apre qui.',
  'secure.openTitle': 'Apri il tuo wallet',
  'secure.openLead':
    'Il tuo wallet è nuovo in questo browser. Aprilo con la tua passkey o con il tuo codice di recupero.',
  'secure.mistyped':
    'Il codice è incompleto o contiene un errore di battitura. Confrontalo con la copia che hai salvato.',
  'secure.notYours':
    'Questo codice è di un altro wallet. Inserisci quello che hai salvato per questo account.',
  'secure.held':
    'Questa attesa ti protegge se qualcun altro ha il tuo codice. Torna tra {time} e inseriscilo di nuovo.',
  'secure.open': 'Apri wallet',
  'secure.opening': 'Apertura del tuo wallet…',

  'secure.secondLead':
    'Su un nuovo dispositivo una passkey non basta. Inserisci il codice che abbiamo inviato a {email}.',
  'secure.oldCodeLead': 'Inserisci il codice che abbiamo inviato alla tua email attuale {email}.',
  'secure.newCodeLead': 'Ora inserisci il codice che abbiamo inviato alla tua nuova email {email}.',
  'secure.emailLead':
    'Ricevi i codici a {email}. Ne invieremo prima uno lì, poi uno alla tua nuova email.',
  'secure.newEmail': 'Nuova email',
  'secure.emailInvalid': 'Inserisci un indirizzo email valido.',
  'secure.emailSame': 'Questa è già la tua email. Inseriscine un’altra.',
  'secure.emailTaken':
    'Un altro account usa questa email. Non è cambiato nulla. Inseriscine un’altra.',
  'secure.noEmail': 'Qui non accedi con un codice via email, quindi non c’è un’email da cambiare.',

  'secure.lostEmail': 'Non posso aprire questa casella',
  'secure.lostLead':
    'Conferma con la tua passkey, poi con un codice inviato alla tua nuova email. La modifica richiede 72 ore e fino ad allora la tua vecchia casella {email} può fermarla.',
  'secure.waitingTitle': 'La tua email sta per cambiare',
  'secure.waitingLead':
    'La tua email diventa {email} tra {time}. Fino ad allora accedi come prima.',
  'secure.stopChange': 'Ferma la modifica',
  'secure.keepTitle': 'Tenere la tua email?',
  'secure.keepLead':
    'Qualcuno ha usato una passkey del tuo wallet per cambiarne l’email senza questa casella. Se vuoi tenerla, ferma la modifica qui.',
  'secure.keptTitle': 'La tua email resta',
  'secure.keptLead':
    'La modifica è stata fermata. Se non l’hai chiesta tu, rimuovi nelle impostazioni del wallet i dispositivi e le passkey che non conosci.',
  'secure.linkOverTitle': 'Questo link non vale più',
  'secure.keepOverLead':
    'La modifica è già stata fermata o è avvenuta. Le impostazioni del wallet mostrano l’email con cui accedi.',
  'secure.freezeTitle': 'Congelare il tuo wallet?',
  'secure.freezeLead':
    'Il tuo wallet non firmerà più nulla, in nessun browser, finché non lo riapri nelle sue impostazioni.',
  'secure.freeze': 'Congela il wallet',
  'secure.frozenTitle': 'Il tuo wallet è congelato',
  'secure.frozenLead':
    'Ora non firma nulla. Accedi, riaprilo nelle impostazioni del wallet e rimuovi i dispositivi e i modi di accedere che non conosci.',
  'secure.freezeOverLead':
    'È già stato usato o è troppo vecchio. Usa il link di un’email più recente, o rimuovi i dispositivi che non conosci nelle impostazioni del wallet.',
  'secure.linkTitle': 'Hai già un wallet',
  'secure.linkLead': 'Appartiene a {email}. Conferma che è tuo e anche questo accesso lo aprirà.',
  'secure.linkWrong':
    'Quell’accesso non apre questo wallet. Usane un altro o scegli un altro modo.',
  'secure.linkIncomplete': 'L’accesso non è stato completato. Riprova o scegli un altro modo.',
  'secure.linkBlocked': 'Il browser ha bloccato la finestra. Riprova per aprirla.',
  'secure.linkWaiting': 'Completa l’accesso nella finestra di {provider}.',
  'secure.useEmail': 'Ricevi un codice via email',
  'secure.useProvider': 'Continua con {provider}',
  'secure.linkSeparate': 'Crea un wallet separato',

  'secure.useDevice': 'Usa un altro dispositivo',
  'secure.deviceLead':
    'Su un dispositivo che apre già il tuo wallet, vai alle impostazioni dell’account in questa app, scegli «{add}» e inserisci questo codice.',
  'secure.deviceCode': 'Codice di questo dispositivo',
  'secure.deviceWaiting': 'In attesa dell’altro dispositivo…',
  'secure.deviceOffline': 'Sei offline. Continueremo quando tornerai online.',
  'secure.otherWay': 'Scegli un altro modo',
  'secure.addLead':
    'Accedi sul nuovo dispositivo e scegli lì «{other}». Poi inserisci il codice che mostra.',
  'secure.addCode': 'Codice sul nuovo dispositivo',
  'secure.addWarning':
    'Un dispositivo che aggiungi può spendere tutto ciò che è nel tuo wallet. Aggiungi solo quello che hai davanti.',
  'secure.addMistyped': 'Il codice ha 12 caratteri. Confrontalo con il nuovo dispositivo.',
  'secure.addWrong':
    'Nessuno dei tuoi dispositivi mostra questo codice. Confrontalo con il nuovo dispositivo.',

  'secure.deviceScan': 'Oppure scansiona questo codice con la sua fotocamera.',
  'secure.deviceAskLead':
    '{device} chiede di aprire il tuo wallet. Controlla che mostri questo codice:',
  'secure.deviceFront': 'È davanti a me e mostra questo codice',
  'secure.deviceAskNote':
    'Se non hai iniziato tu, chiudi questa pagina. Forse qualcun altro può accedere al posto tuo.',
  'secure.deviceGoneTitle': 'Nessun nuovo dispositivo trovato',
  'secure.deviceGoneLead':
    'Nessuno dei tuoi dispositivi aspetta con questo codice. Ricomincia sul nuovo dispositivo e scansiona il codice che mostra.',
  'secure.deviceLockedTitle': 'Il tuo wallet non è aperto in questo browser',
  'secure.deviceLockedLead':
    'Accedi qui all’app con cui usi il tuo wallet e scansiona di nuovo il codice. Oppure inseriscilo lì in «{add}».',
  'secure.deviceFailedTitle': 'Il dispositivo non è stato aggiunto',
  'secure.deviceFailedLead':
    'Controlla le impostazioni del wallet e ricomincia sul nuovo dispositivo.',
  'secure.nothingTitle': 'Qui non c’è niente da fare',
  'secure.nothingLead':
    'Questa finestra appartiene al tuo wallet. Chiudila e ricomincia nell’app da cui vieni.',

  'secure.approveTitle': 'Approvare questa richiesta?',
  'secure.receiver': 'Indirizzo del destinatario',
  'secure.unsigned':
    'Impossibile raggiungere il wallet, quindi non è stato firmato nulla. Controlla la connessione a internet e riprova.',
  'secure.signing': 'Firma in corso…',
  'secure.together': 'Tutto avviene insieme, oppure non avviene nulla.',
  'secure.upgradeNote':
    'Mantiene il suo indirizzo e ciò che contiene. Da quel momento esegue il codice di {name}, che nessuno può cambiare.',
  'secure.upgradeAgree': 'Rendi il mio account uno smart account',
  'secure.leaves': 'Esce dal tuo account',
  'secure.removalNote': 'Finisce anche ciò che le app possono fare con questo codice.',
  'secure.approvedTitle': 'Approvato',
  'secure.declinedTitle': 'Rifiutato',
  'secure.overTitle': 'Questa richiesta è terminata',
  'secure.overLead':
    'L’app l’ha ritirata o ci è voluto troppo tempo. In questa finestra non è stato firmato nulla.',
  'secure.unsignedTitle': 'Impossibile firmare',
  'secure.backLead': 'Chiudi questa finestra e torna all’app.',

  'secure.pairTitle': 'Inserisci il codice della finestra',
  'secure.pairLead': 'La finestra del tuo wallet mostra sei cifre.',
  'secure.pairCode': 'Codice nella finestra',
  'secure.pairWrong': 'Il codice non è corretto. Confrontalo con la finestra.',
  'secure.pairOther': 'Apri un’altra finestra',
  'secure.shownCodeTitle': 'Inserisci questo codice nell’app',
  'secure.shownCodeLead':
    'Torna all’app da cui vieni e inserisci queste sei cifre. Se non hai aperto tu questa finestra da lì, chiudila.',
  'secure.shownCode': 'Codice di questa finestra',
  'secure.lockedTitle': 'Accedi di nuovo',
  'secure.lockedLead':
    'In questa finestra non hai effettuato l’accesso al wallet richiesto. Chiudila e accedi di nuovo nell’app.',
}
