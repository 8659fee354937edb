import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': 'Apri il tuo kit di recupero',
  'kit.fileLead':
    'Guarda le parole e le chiavi del tuo wallet senza alcun servizio. Questa pagina funziona offline e nulla di ciò che inserisci ne esce.',
  'kit.chooseFile': 'Scegli file del kit',
  'kit.pasteLabel': 'Oppure incolla il contenuto del file',
  'kit.pasteHint': 'Puoi anche trascinare il file su questa pagina.',
  'kit.notKit':
    'Questo non è un kit di recupero. Scegli il file che hai scaricato quando hai creato il kit.',
  'kit.otherVersion':
    'Questa pagina non può leggere il kit, perché è stato creato da una versione più recente. Usa la pagina di recupero che hai salvato insieme al kit.',
  'kit.damaged':
    'Il file del kit è danneggiato o incompleto, quindi non si può aprire. Usa un’altra copia.',
  'kit.unreadable': 'Impossibile leggere il file. Sceglilo di nuovo.',
  'kit.unsupportedTitle': 'Questo browser non può aprire un kit',
  'kit.unsupportedLead': 'Aggiorna il browser o apri questa pagina in un altro.',
  'kit.codeTitle': 'Inserisci il codice del kit',
  'kit.codeLead': 'Lo hai annotato quando hai creato questo kit il {date}.',
  'kit.codeName': 'Codice del kit',
  'kit.mistyped':
    'Il codice del kit è incompleto o contiene un errore di battitura. Confrontalo con la copia che hai salvato.',
  'kit.recoveryCode':
    'Questo è il tuo codice di recupero, che non apre i kit. Inserisci il codice che hai annotato quando hai creato il kit.',
  'kit.refused':
    'Questo codice non apre questo kit. Controlla che codice e file siano dello stesso kit. Se lo sono, il file è danneggiato: usa un’altra copia.',
  'kit.open': 'Apri kit',
  'kit.opening': 'Apertura del kit…',
  'kit.otherFile': 'Usa un altro file',
  'kit.openedTitle': 'Il tuo wallet',
  'kit.openedLead':
    'Con le parole o una chiave privata, qualsiasi altra app wallet può aprire questo wallet.',
  'kit.secretWarning':
    'Chi vede le parole o una chiave privata può prendere tutto ciò che c’è nel tuo wallet. Assicurati che nessuno stia guardando e non condividerle mai.',
  'kit.differs':
    'Le parole corrispondono a indirizzi diversi da quelli indicati dal kit. Questi sono gli indirizzi delle parole.',
  'kit.words': 'Le tue 24 parole',
  'kit.compatible': '{network} e reti compatibili',
  'kit.privateKey': 'Chiave privata',
  'kit.showWords': 'Tieni premuto per mostrare le parole',
  'kit.showKey': 'Tieni premuto per mostrare la chiave privata',
  'kit.keepHolding': 'Continua a premere…',
  'kit.pressAgain': 'Premi di nuovo tra 3 secondi per mostrarlo.',
  'kit.hidesIn': 'Nascosto di nuovo tra {seconds} s',
  'kit.hide': 'Nascondi',
  'kit.copySecret': 'Copia',
  'kit.copied': 'Copiato',
  'kit.copyFailed': 'Impossibile copiare. Seleziona il testo e copialo manualmente.',
  'kit.close': 'Chiudi kit',
  'kit.makeTitle': 'Crea un kit di recupero',
  'kit.makeLead':
    'Un kit è un file e un codice. Insieme aprono il tuo wallet, anche se questo servizio non esiste più.',
  'kit.makeWarning':
    'Chi ha entrambi può prendere tutto ciò che c’è nel tuo wallet. Conserva il file e il codice in luoghi diversi.',
  'kit.make': 'Crea kit',
  'kit.cancel': 'Annulla',
  'kit.making': 'Creazione del kit…',
  'kit.saveTitle': 'Salva il tuo kit',
  'kit.saveLead':
    'Scarica entrambi i file e annota il codice. Non ne abbiamo una copia e il codice viene mostrato solo ora.',
  'kit.download': 'Scarica file del kit',
  'kit.downloadPage': 'Scarica pagina di recupero',
  'kit.pageNote': 'La pagina di recupero apre il tuo kit in qualsiasi browser, anche offline.',
  'kit.saved': 'Ho salvato tutto',
  'kit.confirmTitle': 'Controlla la tua copia del codice',
  'kit.confirmLead': 'Inserisci queste due parti del codice del kit dalla copia che hai salvato.',
  'kit.part': 'Parte {number}',
  'kit.confirmWrong':
    'Non corrisponde al codice del kit. Controlla la copia o mostra di nuovo il codice.',
  'kit.showCode': 'Mostra di nuovo il codice del kit',
  'kit.finish': 'Termina',
  'kit.doneTitle': 'Il tuo kit di recupero è pronto',
  'kit.doneLead':
    'Un kit non si può annullare: apre il tuo wallet finché c’è qualcosa dentro. Se perdi il file o il codice, crea un altro kit.',
  'kit.done': 'Fine',
}
