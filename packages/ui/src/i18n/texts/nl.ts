import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Deze app is niet goed ingesteld, dus dit werkt nog niet. Laat het de makers weten.'
const again = 'Er ging onderweg iets mis. Probeer het opnieuw.'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<BaseTextKey> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Verbinden…',
  'button.switchNetwork': 'Netwerk wisselen',
  'button.unknownNetwork': 'Onbekend netwerk',
  'button.selectNetwork': 'Netwerk kiezen',
  'button.account': 'Account',
  'modal.back': 'Terug',
  'modal.close': 'Sluiten',
  'modal.stuck': 'Wissel van netwerk of verbreek de verbinding om verder te gaan.',
  'view.loading': 'Laden',
  'view.failedTitle': 'Dit deel is niet geladen',
  'view.failedText':
    'Misschien is je verbinding weg. Je bent niets kwijt. Controleer de verbinding en probeer het opnieuw.',
  'view.retry': 'Opnieuw proberen',
  'alert.dismiss': 'Verbergen',
  'details.label': 'Details',
  'details.copy': 'Details kopiëren',
  'details.copied': 'Details gekopieerd',
  'copy.failed': 'Kopiëren kan hier niet. Selecteer de tekst en kopieer die zelf.',
  'search.clear': 'Zoekopdracht wissen',
  'link.newTab': '(opent in een nieuw tabblad)',

  'connect.title': 'Wallet verbinden',
  'connect.recent': 'Recent gebruikt',
  'connect.installed': 'Geïnstalleerd',
  'connect.popular': 'Populair',
  'connect.more': 'Meer wallets',
  'connect.wallets': 'Wallets',
  'connect.notInstalled': 'Niet geïnstalleerd',
  'connect.unverified': 'Niet geverifieerd',
  'connect.contested': 'Dubbel geclaimd',
  'connect.otherChain': 'Niet op {network}',
  'connect.all': 'Alle wallets',
  'connect.loading': 'Wallets laden',
  'connect.partial': 'Sommige wallets konden niet worden geladen.',
  'connect.noneHere': 'Er is geen wallet gevonden in deze browser. Elk van deze is geschikt.',
  'connect.noneHerePhone':
    'Open deze pagina in de browser van je wallet-app om verbinding te maken. Deze hebben er allemaal een.',
  'connect.nothing': 'Je kunt hier op dit moment geen verbinding maken.',
  'connect.help': 'Wat is een wallet?',
  'connect.emptyTitle': 'Geen wallet gevonden',
  'connect.emptyText':
    'Een wallet bewaart je geld en accounts op het web en laat je inloggen zonder wachtwoord.',
  'connect.emptyHint': 'Net een wallet geïnstalleerd? Die verschijnt hier vanzelf.',
  'connect.emptyHintPhone': 'Open deze pagina op een telefoon in de browser van je wallet-app.',
  'connect.get': 'Wallet downloaden',
  'connect.legalOne': 'Door te verbinden ga je akkoord met {link}.',
  'connect.legalBoth': 'Door te verbinden ga je akkoord met {terms} en {privacy}.',
  'connect.agreeOne': 'Ik ga akkoord met {link}.',
  'connect.agreeBoth': 'Ik ga akkoord met {terms} en {privacy}.',
  'connect.agreeFirst': 'Ga eerst akkoord en kies dan een wallet.',
  'connect.terms': 'de gebruiksvoorwaarden',
  'connect.privacy': 'het privacybeleid',

  'connecting.pendingTitle': 'Ga verder in {wallet}',
  'connecting.pendingText': 'Keur het verzoek in je wallet goed om je adres te delen.',
  'connecting.slowText':
    'Niets te zien? Zoek het pictogram van {wallet} in de werkbalk van je browser.',
  'connecting.unverifiedText':
    'Deze wallet lijkt op {wallet}, maar kon niet worden herkend. Ga alleen verder als je hem vertrouwt.',
  'connecting.contestedText':
    'Twee wallets in deze browser zeggen dat ze {wallet} zijn. Een ervan kan een imitatie zijn die op je geld uit is. Verwijder de extensie die je niet kent en maak daarna opnieuw verbinding.',
  'connecting.doubtTitle': 'Is dit de juiste wallet?',
  'connecting.connectAnyway': 'Toch verbinden',
  'connecting.agreeTitle': 'Voordat je verbindt',
  'connecting.agreeText': 'Deze app vraagt je eerst akkoord te gaan met zijn regels.',
  'connecting.agree': 'Doorgaan met {wallet}',
  'connecting.rejectedTitle': 'Je hebt het verzoek geweigerd',
  'connecting.rejectedText': '{wallet} heeft niets met deze app gedeeld.',
  'connecting.waitingTitle': 'Open {wallet}',
  'connecting.errorTitle': 'Verbinden is niet gelukt',
  'connecting.missingTitle': '{wallet} is niet gevonden',
  'connecting.missingText':
    'Installeer {wallet} of zet de extensie aan. Laad daarna deze pagina opnieuw om te verbinden.',
  'connecting.missingTextPhone':
    'Open deze pagina in de browser van de {wallet}-app om te verbinden.',
  'connecting.successTitle': 'Verbonden',
  'connecting.retry': 'Opnieuw proberen',
  'connecting.other': 'Andere wallet kiezen',
  'connecting.reload': 'Pagina opnieuw laden',
  'connecting.get': '{wallet} downloaden',
  'pairing.code': 'QR-code',
  'pairing.title': 'Scan met je telefoon',

  'allWallets.title': 'Alle wallets',
  'getWallet.title': 'Wallet downloaden',
  'downloads.title': '{wallet} downloaden',
  'whatIsAWallet.title': 'Wat is een wallet?',

  'account.title': 'Account',
  'receive.title': 'Ontvangen',
  'send.title': 'Verzenden',
  'send.token': 'Token kiezen',
  'send.review': 'Controleren',
  'compatible.title': 'Geschikte netwerken',
  'accountSettings.title': 'Accountinstellingen',
  'profileWallets.title': 'Je wallets',

  'networks.title': 'Netwerk kiezen',
  'whatIsANetwork.title': 'Wat is een netwerk?',
  'switchNetwork.title': 'Van netwerk wisselen',
  'switchNetwork.wallet': 'Je wallet',
  'switchActiveChain.title': 'Naar {chain} wisselen',
  'unsupported.title': 'Van netwerk wisselen',
  'pairing.open': '{wallet} openen',
  'pairing.notOpened': 'Ging {wallet} niet open?',
  'pairing.otherWay': 'Anders openen',
  'account.disconnect': 'Verbinding verbreken',
  'account.disconnecting': 'Verbinding wordt verbroken',
  'account.disconnectFailed':
    'Verbinding verbreken is mislukt. Verwijder deze app ook in je wallet.',
  'tokens.title': 'Tokens',
  'activity.title': 'Activiteit',
  'networks.unlisted': 'Netwerk {id}',

  'tokens.loading': 'Je tokens worden geladen',
  'tokens.emptyTitle': 'Nog geen tokens',
  'tokens.emptyText': 'Wat dit account op {network} heeft, verschijnt hier.',
  'tokens.imitation': 'Namaak?',
  'tokens.showAll': '{count, plural, one {# token tonen} other {Alle # tokens tonen}}',
  'tokens.send': '{symbol} versturen',
  'tokens.offline': 'Je bent offline. Het laadt vanzelf zodra je terug bent.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'De wallet heeft een onleesbaar adres gedeeld. Probeer een ander account.',

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
  ADAPTER_FEATURE_MISSING: 'Deze wallet kan dit hier niet. Je kunt een andere gebruiken.',
  CONNECTOR_NOT_FOUND: 'Deze wallet is niet meer beschikbaar. Kies een andere.',

  CONNECTION_USER_REJECTED: 'Je hebt het verzoek in {wallet} geweigerd. Er is niets gedeeld.',
  CONNECTION_USER_CLOSED: 'Het venster werd gesloten voordat de wallet was verbonden.',
  CONNECTION_PENDING:
    '{wallet}: Daar wacht al een verzoek van deze site. Beantwoord het om verder te gaan.',
  CONNECTION_TIMEOUT: '{wallet} heeft niet geantwoord. Ontgrendel hem en probeer het opnieuw.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} heeft geen account gedeeld. Kies er daar minstens één en probeer het opnieuw.',
  CONNECTION_REPLACED: 'Er is intussen een andere wallet gekozen.',
  CONNECTION_FAILED:
    '{wallet} kon niet worden verbonden. Probeer het opnieuw of gebruik een andere wallet.',
  CONNECTION_RELAY_UNREACHABLE:
    'Er is geen verbinding met wallets mogelijk. Controleer je internet en probeer het opnieuw.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {De dienst die wallets bereikt, heeft deze app geweigerd. Controleer of de klok van dit apparaat klopt en probeer het opnieuw.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Er is geen wallet verbonden. Verbind er eerst een.',
  CONNECTION_KIT_DESTROYED:
    'Deze pagina heeft de verbinding gesloten. Laad hem opnieuw en probeer het nog eens.',

  NETWORK_NOT_FOUND: 'Deze app biedt dat netwerk niet aan.',
  NETWORK_SWITCH_REJECTED:
    'Je hebt de wissel in {wallet} geweigerd. Je bent nog op hetzelfde netwerk.',
  NETWORK_SWITCH_UNSUPPORTED: '{wallet} kan niet zelf naar {network} wisselen. Kies het daar.',
  NETWORK_SWITCH_FAILED:
    '{wallet} is niet naar {network} gegaan. Kies het daar of probeer het opnieuw.',
  NETWORK_RPC_FAILED: 'Het netwerk antwoordt nu niet. Probeer het zo nog eens.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} heeft niet geantwoord. Open hem en probeer het opnieuw.',

  REQUEST_NOT_ALLOWED: 'Deze app vroeg om iets dat niet veilig kan worden getoond.',
  REQUEST_USER_REJECTED:
    'Je hebt het verzoek in {wallet} geweigerd. Er is niets ondertekend of verstuurd.',
  REQUEST_CANCELLED:
    'Je hebt het verzoek geannuleerd. Toont {wallet} het nog, weiger het dan daar.',
  REQUEST_TIMEOUT:
    '{wallet} heeft niet geantwoord. Kijk daar of het al gedaan is voordat je het opnieuw probeert.',
  REQUEST_ACCOUNT_CHANGED: 'Het account is intussen gewijzigd. Er is niets verstuurd.',
  REQUEST_NETWORK_CHANGED: 'Het netwerk is intussen gewijzigd. Er is niets verstuurd.',
  REQUEST_SIGNATURE_INVALID: 'De handtekening van {wallet} past niet bij je account.',
  REQUEST_SIGNATURE_UNCHECKED:
    'De handtekening kon niet worden gecontroleerd. Probeer het opnieuw als je online bent.',
  REQUEST_WRONG_ACCOUNT:
    'Deze app vroeg om een handtekening van een account dat niet verbonden is. Er is niets ondertekend of verzonden.',
  REQUEST_WRONG_NETWORK:
    'Dit verzoek is voor een ander netwerk dan het verbonden netwerk. Er is niets ondertekend of verzonden. Wissel eerst van netwerk.',
  REQUEST_UNREADABLE:
    'Deze app deed een verzoek dat niet te controleren is. Er is niets ondertekend of verzonden.',

  WALLET_NOT_INSTALLED: '{wallet} is niet gevonden in deze browser.',
  WALLET_POPUP_BLOCKED:
    'De browser hield het venster van {wallet} tegen. Sta het toe en probeer het opnieuw.',
  WALLET_BAD_ANSWER:
    '{wallet} gaf een onbegrijpelijk antwoord. Werk hem bij of gebruik een andere.',
  WALLET_NO_ANSWER: '{wallet} heeft niet geantwoord. Open hem of laad de pagina opnieuw.',
  WALLET_UNAUTHORIZED:
    '{wallet} heeft dit niet toegestaan. Verbind hem opnieuw en kies het account.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} ondersteunt dit niet. Gebruik hiervoor een andere wallet.',
  WALLET_DISCONNECTED:
    '{wallet} heeft geen verbinding meer. Controleer je internet en probeer het opnieuw.',
  WALLET_ERROR: '{wallet} meldt een probleem. Kijk in de wallet en probeer het dan opnieuw.',

  SERVICE_UNREACHABLE:
    'Een dienst van deze app is niet bereikbaar. Controleer je internetverbinding en probeer het opnieuw.',
  SERVICE_TIMEOUT: 'Een dienst van deze app heeft niet op tijd geantwoord. Probeer het opnieuw.',
  SERVICE_FORBIDDEN:
    'Ongeldige instelling: een dienst heeft deze app geweigerd. Laat het de makers weten.',
  SERVICE_BUSY: 'Er zijn nu te veel verzoeken. Wacht even en probeer het opnieuw.',
  SERVICE_FAILED: 'Er ging iets mis bij een dienst van deze app. Probeer het opnieuw.',
  SERVICE_BAD_ANSWER: 'Een dienst van deze app gaf een onleesbaar antwoord. Probeer het opnieuw.',

  TRANSACTION_FAILED: 'Het netwerk heeft de transactie niet uitgevoerd. Reden: {reason}.',
  STORAGE_UNAVAILABLE:
    'Je browser bewaart niets voor deze site, dus je verbindt de volgende keer opnieuw.',
  UI_LOAD_FAILED: again,
}
