import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Cerca wallet',
  'allWallets.found': '{count, plural, one {# wallet} other {# wallet}}',
  'allWallets.none': 'Nessun wallet ha questo nome: «{search}»',
  'allWallets.clear': 'Mostra tutti i wallet',
  'allWallets.failed': 'I wallet non si sono caricati',
  'allWallets.moreFailed': 'I wallet successivi non si sono caricati.',
  'getWallet.text':
    'Tutti questi funzionano con questa app. Puoi passare a un altro in qualsiasi momento.',
  'getWallet.all': 'Tutti i wallet',
  'downloads.text':
    '{wallet}: Installalo da qui. Appena sarà in questo browser, potrai connetterlo.',
  'downloads.textPhone': '{wallet}: Installalo, poi apri questa pagina nel suo browser interno.',
  'downloads.extension': 'Estensione del browser',
  'downloads.iphone': 'App per iPhone',
  'downloads.android': 'App per Android',
  'downloads.desktop': 'App desktop',
  'downloads.webApp': 'App web',
  'downloads.website': 'Sito web',
  'downloads.phone': 'Scansiona per averlo sul telefono',
  'downloads.none':
    '{wallet}: Non si conosce un link sicuro a questo wallet. Cercalo in uno store di cui ti fidi.',
  'downloads.installed': '{wallet} è installato',
  'downloads.connect': 'Connetti {wallet}',
  'whatIsAWallet.homeTitle': 'Una casa per ciò che è tuo',
  'whatIsAWallet.homeText':
    'Custodisce le chiavi del tuo denaro, dei tuoi token e degli oggetti da collezione. Nessun altro le ha.',
  'whatIsAWallet.keyTitle': 'Una chiave per ogni app',
  'whatIsAWallet.keyText':
    'Accedi con il tuo wallet. Nessun nuovo account, nessuna password da ricordare.',
  'whatIsAWallet.sayTitle': 'Niente senza il tuo sì',
  'whatIsAWallet.sayText':
    'Le app possono solo chiedere. Tu vedi che cosa vogliono e approvi oppure no.',
  'multiChain.title': 'Scegli un tipo di rete',
  'multiChain.text': '{wallet} ha un account per ciascuno. Quale vuoi usare qui?',
}
