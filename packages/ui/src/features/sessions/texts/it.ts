import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Scadute} revoked {Revocate} other {Attive}}',
  'permissions.loading': 'Caricamento delle autorizzazioni',
  'permissions.none':
    '{tab, select, expired {Non è scaduto nulla} revoked {Non è stato revocato nulla} other {Nulla avviene senza la tua approvazione}}',
  'permissions.noneText': 'Qui trovi ciò che questa app può fare senza chiedere.',
  'permissions.undated': 'Data sconosciuta',
  'permissions.missingService':
    'Non è stato possibile caricare le autorizzazioni degli altri browser.',
  'permissions.missingWallet':
    '{wallet} non condivide il suo elenco. Qui vedi ciò che ricorda questo browser.',
  'permissions.unsupportedTitle': '{wallet} non concede autorizzazioni',
  'permissions.unsupportedText': 'Le app devono chiederti ogni volta.',
  'permissions.failedTitle': 'Impossibile caricare le tue autorizzazioni',
  'permissions.until': 'fino al {date}',
  'permissions.ended': 'terminata il {date}',
  'permissions.unknown': 'Non confermata',
  'permissions.broader': 'Troppo',
  'permissions.revoking': 'Revoca in corso',
  'permissions.any': 'qualsiasi importo di {symbol}',
  'permissions.unknownAmount': 'un importo di {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} al minuto} hour {{amount} all’ora} day {{amount} al giorno} week {{amount} a settimana} other {{amount} ogni {time}}}',
  'permissions.stream': '{amount} al giorno, fino a {max} in totale',
  'permissions.allowance': 'Fino a {amount} in totale',
  'permissions.used': '{amount} usati',
  'permissions.usedInPeriod': '{amount} usati in questo periodo',
  'permissions.calls': 'Chiamare {names}',
  'permissions.callsWithValue': 'Chiamare {names} e inviare fino a {amount}',
  'permissions.steps': 'Che cosa è successo',
  'permissions.stepWallet':
    '{fact, select, pending {Conferma in {wallet}} done {{wallet} l’ha revocata} failed {{wallet} non l’ha revocata} other {Qui non si può chiedere a {wallet}}}',
  'permissions.stepList':
    '{fact, select, pending {Verifica con {wallet}} done {Non più nell’elenco di {wallet}} failed {Ancora nell’elenco di {wallet}} other {{wallet} non ha un elenco da verificare}}',
  'permissions.stepChain':
    '{fact, select, pending {Verifica su {network}} done {{network} lo conferma} failed {{network} lo consente ancora} other {Impossibile chiedere a {network}}}',
  'permissions.stepService':
    '{fact, select, pending {Avviso al servizio} done {Il servizio lo sa} other {Non è stato possibile avvisare il servizio}}',
  'permissions.app': 'App',
  'permissions.given': 'Concessa',
  'permissions.endsAt': 'Termina',
  'permissions.callLimit': 'Chiamate al massimo',
  'permissions.delegate': 'Chi può usarla',
  'permissions.enforcer': 'Fatta rispettare da',
  'permissions.gone': 'Questa autorizzazione non è più qui',
  'permissions.broaderText':
    '{wallet} ha concesso più di quanto chiesto da questa app. L’app non l’ha ricevuta, ma potrebbe essere ancora attiva. Revocala.',
  'permissions.allowed': 'Consentito senza chiedere',
  'permissions.openText': 'Potrebbe essere ancora attiva. Riprova o revocala in {wallet}.',
  'permissions.revoke': 'Revoca',
  'permissions.revokeAgain': 'Revoca di nuovo',
  'permissions.revokeAll': 'Revoca tutte e {count}',
  'permissions.createdTitle': '{app} ha la tua autorizzazione',
  'permissions.createdText':
    '{words}, fino al {date}. Puoi revocarla quando vuoi nelle impostazioni dell’account.',
  'permissions.see': 'Vedi autorizzazione',
  'permissions.network': 'Rete',
  'permissions.done': 'Fine',
  PERMISSION_INVALID:
    'Questa app ha chiesto un’autorizzazione non valida. Non è stato concesso nulla.',
  PERMISSION_UNSUPPORTED:
    '{wallet} non può concedere questa autorizzazione. Prova un altro wallet.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} ha concesso più di quanto chiesto da questa app. Revocala in Autorizzazioni.',
}
