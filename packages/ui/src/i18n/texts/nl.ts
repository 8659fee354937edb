import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Deze app is niet goed ingesteld. Neem contact op met de support van de app.'
const again = 'Er is iets misgegaan. Probeer het opnieuw.'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<BaseTextKey> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Verbinden…',
  'button.switchNetwork': 'Netwerk wisselen',
  'button.unknownNetwork': 'Onbekend netwerk',
  'button.selectNetwork': 'Netwerk kiezen',
  'button.account': 'Account',
  'button.buy': 'Kopen',
  'button.amount': 'Bedrag',
  'button.currency': 'Valuta',
  'modal.back': 'Terug',
  'modal.close': 'Sluiten',
  'modal.stuck': 'Wissel van netwerk of verbreek de verbinding om door te gaan.',
  'view.loading': 'Laden',
  'view.failedTitle': 'Laden mislukt',
  'view.failedText': 'Controleer je internetverbinding en probeer het opnieuw.',
  'view.retry': 'Opnieuw proberen',
  'alert.dismiss': 'Sluiten',
  'details.label': 'Details',
  'details.copy': 'Details kopiëren',
  'details.copied': 'Details gekopieerd',
  'copy.failed': 'Kopiëren is niet gelukt. Selecteer de tekst en kopieer die zelf.',
  'search.clear': 'Zoekopdracht wissen',
  'link.newTab': '(opent in een nieuw tabblad)',

  'connect.title': 'Wallet verbinden',
  'connect.recent': 'Recent gebruikt',
  'connect.installed': 'Geïnstalleerd',
  'connect.isInstalled': 'geïnstalleerd',
  'connect.popular': 'Populair',
  'connect.more': 'Meer wallets',
  'connect.wallets': 'Wallets',
  'connect.notInstalled': 'Niet geïnstalleerd',
  'connect.unverified': 'Niet geverifieerd',
  'connect.contested': 'Mogelijk nep',
  'connect.otherChain': 'Ondersteunt {network} niet',
  'connect.all': 'Alle wallets',
  'connect.loading': 'Wallets laden',
  'connect.partial': 'Sommige wallets konden niet worden geladen.',
  'connect.noneHere': 'Geen wallets gevonden in deze browser. Kies er een om te beginnen.',
  'connect.noneHerePhone': 'Open deze pagina in de browser van je wallet-app om te verbinden.',
  'connect.nothing': 'Er zijn nu geen wallets beschikbaar.',
  'connect.help': 'Wat is een wallet?',
  'connect.emptyTitle': 'Geen wallets gevonden',
  'connect.emptyText':
    'In een wallet staan je tokens. Je logt er ook zonder wachtwoord mee in bij apps.',
  'connect.emptyHint': 'Net een wallet geïnstalleerd? Dan verschijnt die hier.',
  'connect.emptyHintPhone': 'Open deze pagina op je telefoon in de browser van je wallet-app.',
  'connect.get': 'Wallet downloaden',
  'connect.legalOne': 'Door te verbinden ga je akkoord met {link}.',
  'connect.legalBoth': 'Door te verbinden ga je akkoord met {terms} en {privacy}.',
  'connect.agreeOne': 'Ik ga akkoord met {link}.',
  'connect.agreeBoth': 'Ik ga akkoord met {terms} en {privacy}.',
  'connect.agreeFirst': 'Ga akkoord met de voorwaarden om te verbinden.',
  'connect.terms': 'de gebruiksvoorwaarden',
  'connect.privacy': 'het privacybeleid',

  'connecting.pendingTitle': 'Ga verder in {wallet}',
  'connecting.pendingText': 'Keur het verbindingsverzoek goed.',
  'connecting.slowText':
    'Zie je niets? Klik op het pictogram van {wallet} in de werkbalk van je browser.',
  'connecting.unverifiedText':
    'Deze wallet zegt {wallet} te zijn, maar we konden dat niet verifiëren. Ga alleen door als je de wallet vertrouwt.',
  'connecting.contestedText':
    'Twee wallets in deze browser zeggen {wallet} te zijn. Een daarvan is mogelijk nep en uit op je geld. Verwijder de extensie die je niet herkent en maak dan opnieuw verbinding.',
  'connecting.doubtTitle': 'Is dit de juiste wallet?',
  'connecting.connectAnyway': 'Toch verbinden',
  'connecting.agreeTitle': 'Voordat je verbindt',
  'connecting.agreeText': 'Ga akkoord met de voorwaarden om door te gaan.',
  'connecting.agree': 'Doorgaan met {wallet}',
  'connecting.rejectedTitle': 'Verzoek geweigerd',
  'connecting.rejectedText': '{wallet} heeft niets gedeeld. Probeer het opnieuw wanneer je wilt.',
  'connecting.waitingTitle': '{wallet} openen',
  'connecting.errorTitle': 'Verbinden mislukt',
  'connecting.missingTitle': '{wallet} is niet geïnstalleerd',
  'connecting.missingText':
    'Installeer de extensie van {wallet} of zet die aan en laad deze pagina opnieuw.',
  'connecting.missingTextPhone':
    'Open deze pagina in de browser van de {wallet}-app om te verbinden.',
  'connecting.successTitle': 'Verbonden',
  'connecting.retry': 'Opnieuw proberen',
  'connecting.other': 'Andere wallet kiezen',
  'connecting.reload': 'Pagina herladen',
  'connecting.get': '{wallet} downloaden',
  'pairing.code': 'QR-code',
  'pairing.title': 'Scan met je telefoon',

  'allWallets.title': 'Alle wallets',
  'getWallet.title': 'Wallet downloaden',
  'downloads.title': '{wallet} downloaden',
  'whatIsAWallet.title': 'Wat is een wallet?',

  'account.title': 'Account',
  'receive.title': 'Ontvangen',
  'send.title': 'Versturen',
  'send.token': 'Token kiezen',
  'send.review': 'Controleren',
  'onramp.title': 'Kopen',
  'onramp.currency': 'Valuta kiezen',
  'onramp.purchases': 'Je aankopen',
  'onramp.legalOne': 'Door verder te gaan ga je akkoord met {link}.',
  'onramp.legalBoth': 'Door verder te gaan ga je akkoord met {terms} en {privacy}.',
  'whatIsABuy.title': 'Zo werkt kopen',
  'swap.title': 'Ruilen',
  'swap.review': 'Ruil controleren',
  'signIn.title': 'Inloggen',
  'sessions.title': 'Inlogsessie',
  'calls.title': 'Stappen',
  'permissions.title': 'Machtigingen',
  'compatible.title': 'Ondersteunde netwerken',
  'accountSettings.title': 'Accountinstellingen',
  'profileWallets.title': 'Je wallets',
  'approvals.title': 'Toestemmingen',

  'smartAccount.title': 'Smart account',
  'accountCode.title': 'Code van het account',
  'auth.title': 'Inloggen',
  'auth.updateTitle': 'E-mailadres wijzigen',
  'auth.addTitle': 'Apparaat toevoegen',
  'names.title': 'Kies een naam',
  'networks.title': 'Kies een netwerk',
  'whatIsANetwork.title': 'Wat is een netwerk?',
  'switchNetwork.title': 'Netwerk wisselen',
  'switchNetwork.wallet': 'Je wallet',
  'switchActiveChain.title': 'Overschakelen naar {chain}',
  'unsupported.title': 'Netwerk wisselen',
  'pairing.open': '{wallet} openen',
  'pairing.notOpened': 'Opent {wallet} niet?',
  'pairing.otherWay': 'Andere link proberen',
  'account.disconnect': 'Verbinding verbreken',
  'account.disconnecting': 'Wordt verbroken',
  'account.disconnectFailed':
    'De verbinding kon niet worden verbroken. Verwijder deze app ook in je wallet.',
  'tokens.title': 'Tokens',
  'activity.title': 'Activiteit',
  'networks.unlisted': 'Netwerk {id}',

  'tokens.loading': 'Je tokens laden',
  'tokens.emptyTitle': 'Nog geen tokens',
  'tokens.emptyText': 'Je tokens op {network} verschijnen hier.',
  'tokens.imitation': 'Mogelijk nep',
  'tokens.showAll': '{count, plural, one {# token tonen} other {Alle # tokens tonen}}',
  'tokens.send': '{symbol} versturen',
  'tokens.offline': 'Je bent offline. Je tokens worden geladen zodra je weer online bent.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'De wallet heeft een ongeldig adres gedeeld. Probeer een ander account.',

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
  ADAPTER_FEATURE_MISSING: 'Deze wallet ondersteunt dat niet. Probeer een andere wallet.',
  CONNECTOR_NOT_FOUND: 'Deze wallet is niet meer beschikbaar. Kies een andere.',

  CONNECTION_USER_REJECTED: 'Verzoek geweigerd in {wallet}. Er is niets gedeeld.',
  CONNECTION_USER_CLOSED: 'Het venster is gesloten voordat de wallet verbonden was.',
  CONNECTION_PENDING: 'Er staat al een verzoek klaar in {wallet}. Open de wallet om door te gaan.',
  CONNECTION_TIMEOUT: '{wallet} reageerde niet. Ontgrendel de wallet en probeer het opnieuw.',
  CONNECTION_NO_ACCOUNTS:
    'Er is geen account gekozen in {wallet}. Kies er minstens een en probeer het opnieuw.',
  CONNECTION_REPLACED: 'Je hebt intussen een andere wallet gekozen.',
  CONNECTION_FAILED:
    'Verbinden met {wallet} is niet gelukt. Probeer het opnieuw of gebruik een andere wallet.',
  CONNECTION_RELAY_UNREACHABLE:
    'De verbindingsdienst is niet bereikbaar. Controleer je internetverbinding en probeer het opnieuw.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {De verbindingsdienst heeft deze app geweigerd. Controleer de klok van dit apparaat en probeer het opnieuw.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Er is geen wallet verbonden. Verbind er eerst een.',
  CONNECTION_KIT_DESTROYED:
    'Deze pagina heeft de verbinding gesloten. Laad de pagina opnieuw en probeer het nog eens.',

  NETWORK_NOT_FOUND: 'Deze app ondersteunt dat netwerk niet.',
  NETWORK_SWITCH_REJECTED: 'Wisselen geweigerd in {wallet}. Je zit nog op hetzelfde netwerk.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} kan vanaf hier niet overschakelen naar {network}. Kies het netwerk in de wallet.',
  NETWORK_SWITCH_FAILED:
    '{wallet} is niet overgeschakeld naar {network}. Kies het netwerk in de wallet of probeer het opnieuw.',
  NETWORK_RPC_FAILED: 'Het netwerk reageert niet. Probeer het zo opnieuw.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} reageerde niet. Open de wallet en probeer het opnieuw.',

  REQUEST_NOT_ALLOWED: 'We hebben een verzoek geblokkeerd dat niet veilig getoond kon worden.',
  REQUEST_USER_REJECTED: 'Verzoek geweigerd in {wallet}. Er is niets ondertekend of verstuurd.',
  REQUEST_CANCELLED: 'Verzoek geannuleerd. Staat het nog open in {wallet}? Weiger het dan daar.',
  REQUEST_TIMEOUT:
    '{wallet} reageerde niet. Controleer of het verzoek is uitgevoerd voordat je het opnieuw probeert.',
  REQUEST_ACCOUNT_CHANGED: 'Het account is intussen gewijzigd. Er is niets verstuurd.',
  REQUEST_NETWORK_CHANGED: 'Het netwerk is intussen gewijzigd. Er is niets verstuurd.',
  REQUEST_SIGNATURE_INVALID: 'De handtekening van {wallet} hoort niet bij je account.',
  REQUEST_SIGNATURE_UNCHECKED:
    'De handtekening kon niet worden geverifieerd. Controleer je internetverbinding en probeer het opnieuw.',
  REQUEST_WRONG_ACCOUNT:
    'Deze app vroeg om een handtekening van een account dat niet verbonden is. Er is niets ondertekend of verstuurd.',
  REQUEST_WRONG_NETWORK:
    'Dit verzoek is voor een ander netwerk. Er is niets ondertekend of verstuurd. Wissel eerst van netwerk.',
  REQUEST_UNREADABLE:
    'Deze app stuurde een verzoek dat niet te controleren is. Er is niets ondertekend of verstuurd.',
  REQUEST_REVIEW_CANCELLED: 'Verzoek geannuleerd. Er is niets ondertekend of verstuurd.',
  REQUEST_TOO_MANY:
    'Deze app stuurde te veel verzoeken tegelijk. Er is niets ondertekend of verstuurd.',
  REQUEST_BATCH_UNSUPPORTED:
    '{wallet} kan deze stappen niet in één keer doen. Er is niets verstuurd.',

  POLICY_FAILED:
    'Deze app stuurde een verzoek dat niet te controleren is. Er is niets ondertekend of verstuurd.',

  WALLET_NOT_INSTALLED: '{wallet} is niet gevonden in deze browser.',
  WALLET_POPUP_BLOCKED:
    'Je browser heeft het venster van {wallet} geblokkeerd. Sta pop-ups toe voor deze site en probeer het opnieuw.',
  WALLET_BAD_ANSWER:
    '{wallet} gaf een onverwacht antwoord. Werk de wallet bij of probeer een andere.',
  WALLET_NO_ANSWER: '{wallet} reageerde niet. Open de wallet of laad de pagina opnieuw.',
  WALLET_UNAUTHORIZED:
    '{wallet} heeft dit niet toegestaan. Verbind de wallet opnieuw en kies het account.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} ondersteunt dit niet. Probeer een andere wallet.',
  WALLET_DISCONNECTED:
    'De verbinding met {wallet} is weggevallen. Controleer je internetverbinding en probeer het opnieuw.',
  WALLET_ERROR:
    '{wallet} meldt een probleem. Open de wallet om te kijken wat er is en probeer het dan opnieuw.',

  SERVICE_UNREACHABLE:
    'De server is niet bereikbaar. Controleer je internetverbinding en probeer het opnieuw.',
  SERVICE_TIMEOUT: 'De server reageerde niet op tijd. Probeer het opnieuw.',
  SERVICE_FORBIDDEN:
    'Ongeldige app-configuratie. Deze app is niet goed ingesteld. Neem contact op met de support van de app.',
  SERVICE_BUSY: 'Er zijn nu te veel verzoeken. Wacht even en probeer het opnieuw.',
  SERVICE_FAILED: 'Er is bij ons iets misgegaan. Probeer het opnieuw.',
  SERVICE_BAD_ANSWER: 'Er is bij ons iets misgegaan. Probeer het opnieuw.',

  TRANSACTION_FAILED: 'Het netwerk heeft de transactie geweigerd: {reason}.',
  STORAGE_UNAVAILABLE:
    'Je browser blokkeert opslag voor deze site, dus de volgende keer moet je opnieuw verbinden.',
  UI_LOAD_FAILED: again,
}
