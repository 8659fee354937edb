import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Cerca wallet',
  'allWallets.certified': 'Solo wallet certificati',
  'allWallets.found': '{count, plural, one {# wallet trovato} other {# wallet trovati}}',
  'allWallets.none': 'Nessun wallet corrisponde a «{search}».',
  'allWallets.clear': 'Mostra tutti i wallet',
  'allWallets.failed': 'Impossibile caricare i wallet',
  'allWallets.moreFailed': 'Impossibile caricare altri wallet.',
  'getWallet.text': 'Questi wallet funzionano con questa app. Puoi cambiare quando vuoi.',
  'getWallet.all': 'Tutti i wallet',
  'downloads.text': 'Installa {wallet}, poi torna qui per connetterti.',
  'downloads.textPhone': 'Installa {wallet}, poi apri questa pagina nel suo browser.',
  'downloads.extension': 'Estensione del browser',
  'downloads.iphone': 'App per iPhone',
  'downloads.android': 'App per Android',
  'downloads.desktop': 'App desktop',
  'downloads.webApp': 'App web',
  'downloads.website': 'Sito web',
  'downloads.phone': 'Scansiona per averlo sul telefono',
  'downloads.none': 'Non abbiamo un link verificato. Cerca {wallet} nel tuo app store.',
  'downloads.installed': '{wallet} è installato',
  'downloads.connect': 'Connetti {wallet}',
  'whatIsAWallet.homeTitle': 'Un posto per ciò che è tuo',
  'whatIsAWallet.homeText':
    'Il tuo wallet custodisce le chiavi dei tuoi token e dei tuoi collezionabili. Le hai solo tu.',
  'whatIsAWallet.keyTitle': 'Un solo accesso per ogni app',
  'whatIsAWallet.keyText':
    'Accedi con il tuo wallet. Nessun nuovo account, nessuna password da ricordare.',
  'whatIsAWallet.sayTitle': 'Approvi tutto tu',
  'whatIsAWallet.sayText':
    'Le app possono solo inviare richieste. Tu le vedi una per una e le approvi o le rifiuti.',
  'multiChain.title': 'Quale rete?',
  'multiChain.text': '{wallet} le supporta tutte. Scegline una per connetterti.',
}
