import type { Catalogue } from '../en.ts'

const setup = 'Deze app is niet goed ingesteld, dus dit werkt nog niet. Laat het de makers weten.'
const again = 'Er ging onderweg iets mis. Probeer het opnieuw.'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: Catalogue = {
  isReviewed: false,
  texts: {
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
    'connecting.successText': '{wallet} is klaar voor gebruik.',
    'connecting.retry': 'Opnieuw proberen',
    'connecting.other': 'Andere wallet kiezen',
    'connecting.reload': 'Pagina opnieuw laden',
    'connecting.get': '{wallet} downloaden',
    'pairing.scan': 'Scan met de camera van je telefoon of {wallet}.',
    'pairing.scanAny': 'Scan met de camera van je telefoon of een wallet-app.',
    'pairing.code': 'QR-code',
    'pairing.slow': 'Dit duurt langer dan anders. Controleer of je online bent.',
    'pairing.copy': 'Link kopiëren',
    'pairing.copied': 'Link gekopieerd',
    'pairing.phone': 'Telefoon',
    'pairing.here': 'Dit apparaat',
    'pairing.elsewhere': 'Ander apparaat',
    'pairing.desktop': 'Computer',
    'pairing.web': 'Website',
    'pairing.open': '{wallet} openen',
    'pairing.notOpened': 'Ging {wallet} niet open?',
    'pairing.otherWay': 'Anders openen',
    'pairing.declined': 'Je hebt in de wallet geweigerd. Je kunt het opnieuw proberen.',
    'approve.message': 'Onderteken daar het bericht.',
    'approve.data': 'Onderteken daar de gegevens.',
    'approve.transaction': 'Controleer daar de transactie en verstuur die.',
    'approve.network': 'Keur daar het wisselen van netwerk goed.',
    'approve.other': 'Keur daar het verzoek goed.',
    'approve.look': 'Kijk op het gekoppelde apparaat.',
    'approve.cancel': 'Verzoek annuleren',

    'allWallets.title': 'Alle wallets',
    'allWallets.search': 'Wallets zoeken',
    'allWallets.found': '{count, plural, one {# wallet} other {# wallets}}',
    'allWallets.none': 'Geen enkele wallet heeft deze naam.',
    'allWallets.clear': 'Alle wallets tonen',
    'allWallets.failed': 'De wallets zijn niet geladen',
    'allWallets.moreFailed': 'De volgende wallets zijn niet geladen.',
    'getWallet.title': 'Wallet downloaden',
    'getWallet.text':
      'Deze werken allemaal met deze app. Je kunt altijd overstappen op een andere.',
    'getWallet.all': 'Alle wallets',
    'downloads.title': '{wallet} downloaden',
    'downloads.text':
      'Installeer de wallet vanaf hier. Zodra die in deze browser staat, kun je verbinden.',
    'downloads.textPhone': 'Installeer de wallet en open deze pagina in de browser ervan.',
    'downloads.extension': 'Browserextensie',
    'downloads.iphone': 'iPhone-app',
    'downloads.android': 'Android-app',
    'downloads.desktop': 'Desktop-app',
    'downloads.webApp': 'Web-app',
    'downloads.website': 'Website',
    'downloads.none':
      'Er is geen veilige link naar deze wallet bekend. Zoek hem in een winkel die je vertrouwt.',
    'downloads.installed': '{wallet} is geïnstalleerd',
    'downloads.connect': '{wallet} verbinden',
    'whatIsAWallet.title': 'Wat is een wallet?',
    'whatIsAWallet.homeTitle': 'Een thuis voor wat van jou is',
    'whatIsAWallet.homeText':
      'Een wallet bewaart de sleutels van je geld, tokens en verzamelobjecten. Niemand anders heeft ze.',
    'whatIsAWallet.keyTitle': 'Eén sleutel voor elke app',
    'whatIsAWallet.keyText':
      'Je logt in met je wallet. Geen nieuw account, geen wachtwoord om te onthouden.',
    'whatIsAWallet.sayTitle': 'Niets zonder jouw akkoord',
    'whatIsAWallet.sayText':
      'Apps kunnen alleen vragen. Jij ziet wat ze willen en keurt het goed of niet.',
    'multiChain.title': 'Kies een soort netwerk',
    'multiChain.text': '{wallet} heeft voor elk hiervan een account. Welk wil je hier gebruiken?',

    'account.title': 'Account',
    'account.copy': 'Adres kopiëren',
    'account.copied': 'Adres gekopieerd',
    'account.explorer': 'Bekijken in explorer',
    'account.balance': 'Saldo',
    'account.balanceLoading': 'Saldo laden',
    'account.balanceFailed': 'Het saldo kon niet worden geladen.',
    'account.balanceRetry': 'Opnieuw proberen',
    'account.balanceUnknown': 'Het saldo kan op dit netwerk niet worden gelezen.',
    'account.network': 'Netwerk',
    'account.unsupported': 'Deze app gebruikt {network} niet.',
    'account.unsupportedStuck':
      'Deze app gebruikt {network} niet. Kies een ander netwerk in je wallet.',
    'account.switch': 'Wisselen',
    'account.details': 'Details',
    'account.settings': 'Accountinstellingen',
    'account.wallets': 'Wallets',
    'account.disconnect': 'Verbinding verbreken',
    'account.disconnecting': 'Verbinding wordt verbroken',
    'accountSettings.title': 'Accountinstellingen',
    'accountSettings.address': 'Adres',
    'accountSettings.wallet': 'Wallet',
    'accountSettings.accounts': 'Accounts',
    'accountSettings.inUse': 'In gebruik',
    'accountSettings.use': '{address} gebruiken',
    'accountType.payment': 'Betalingen',
    'accountType.ordinal': 'Ordinals',
    'accountSettings.copy': '{address} kopiëren',
    'accountSettings.all': '{count, plural, one {# account tonen} other {Alle # accounts tonen}}',
    'accountSettings.choose':
      'Wil je een ander account gebruiken? Kies het in {wallet}. Deze pagina volgt vanzelf.',
    'accountSettings.chooseUnnamed':
      'Wil je een ander account gebruiken? Kies het in je wallet. Deze pagina volgt vanzelf.',
    'profileWallets.title': 'Je wallets',
    'profileWallets.chains': 'Soorten netwerken',
    'profileWallets.recent': 'Onlangs verbonden',
    'profileWallets.connect': 'Verbinden',
    'profileWallets.others': 'Ook verbonden',
    'profileWallets.use': 'Wisselen',
    'profileWallets.switched': '{wallet} is in gebruik',
    'profileWallets.forget': '{wallet} vergeten',
    'profileWallets.forgotten': '{wallet} is vergeten',
    'profileWallets.disconnect': 'Verbinding met {wallet} verbreken',
    'profileWallets.disconnectAll': 'Alle verbindingen verbreken',
    'profileWallets.add': 'Andere wallet verbinden',
    'profileWallets.emptyTitle': 'Geen wallet verbonden',
    'profileWallets.emptyText': 'Wallets die je verbindt, verschijnen hier.',
    'profileWallets.connectFirst': 'Wallet verbinden',

    'networks.title': 'Netwerk kiezen',
    'networks.list': 'Netwerken',
    'networks.search': 'Netwerken zoeken',
    'networks.none': 'Geen netwerk gevonden voor ‘{search}’.',
    'networks.unlisted': 'Netwerk {id}',
    'networks.unavailable': '{wallet} staat het hier niet toe',
    'networks.chosen': '{network} is gekozen',
    'networks.help': 'Wat is een netwerk?',
    'whatIsANetwork.title': 'Wat is een netwerk?',
    'whatIsANetwork.ledgerTitle': 'Een gedeeld boek',
    'whatIsANetwork.ledgerText':
      'Een netwerk houdt openbaar bij wie wat bezit. Veel computers doen dat samen, dus niemand kan het alleen herschrijven.',
    'whatIsANetwork.separateTitle': 'Elk op zichzelf',
    'whatIsANetwork.separateText':
      'Je adres kan op meerdere netwerken hetzelfde zijn, maar wat je op het ene hebt, staat niet op het andere.',
    'whatIsANetwork.feeTitle': 'Met een eigen munt',
    'whatIsANetwork.feeText':
      'Elk netwerk rekent zijn kosten in een eigen munt. Houd er wat van achter de hand waar je iets wilt doen.',
    'whatIsANetwork.choose': 'Netwerk kiezen',
    'switchNetwork.title': 'Van netwerk wisselen',
    'switchNetwork.wallet': 'Je wallet',
    'switchNetwork.pendingTitle': 'Ga verder in {wallet}',
    'switchNetwork.pendingText': 'Bevestig daar dat je {network} wilt gebruiken.',
    'switchNetwork.slowText':
      'Niets te zien? Open {wallet} en kies daar {network}. Deze pagina volgt vanzelf.',
    'switchNetwork.successTitle': 'Je bent op {network}',
    'switchNetwork.successText': '{wallet} heeft van netwerk gewisseld.',
    'switchNetwork.rejectedTitle': 'Je hebt de wissel geweigerd',
    'switchNetwork.rejectedText': 'Je bent nog op {network}.',
    'switchNetwork.waitingTitle': 'Open {wallet}',
    'switchNetwork.unsupportedTitle': '{wallet} kan niet zelf wisselen',
    'switchNetwork.unsupportedText':
      'Kies {network} in {wallet}, als het erbij staat. Deze pagina volgt vanzelf.',
    'switchNetwork.errorTitle': 'Wisselen is niet gelukt',
    'switchNetwork.offerTitle': 'Wisselen naar {network}?',
    'switchNetwork.offerText': '{wallet} is verbonden, op {current}. Je had {network} gekozen.',
    'switchNetwork.offerSwitch': 'Naar {network} wisselen',
    'switchNetwork.offerStay': 'Op {network} blijven',
    'switchNetwork.retry': 'Opnieuw proberen',
    'switchNetwork.other': 'Ander netwerk kiezen',
    'switchNetwork.otherWallet': 'Andere wallet gebruiken',
    'switchActiveChain.title': 'Naar {chain} wisselen',
    'switchActiveChain.heading': 'Verbind een wallet voor {chain}',
    'switchActiveChain.text':
      '{network} vraagt om een wallet die met {chain} werkt. Wat je al hebt verbonden, blijft verbonden.',
    'switchActiveChain.connect': 'Wallet verbinden',
    'switchActiveChain.cancel': 'Niet nu',
    'unsupported.title': 'Van netwerk wisselen',
    'unsupported.heading': 'Dit netwerk werkt hier niet',
    'unsupported.text':
      'Je wallet is op netwerk {id}, dat deze app niet gebruikt. Wissel naar een van deze om verder te gaan.',
  },
  errors: {
    CAIP_NETWORK_ID_INVALID: setup,
    CAIP_ADDRESS_INVALID:
      'De wallet heeft een onleesbaar adres gedeeld. Probeer een ander account.',

    CONFIG_NO_NETWORKS: setup,
    CONFIG_NETWORK_INVALID: setup,
    CONFIG_NETWORK_DUPLICATE: setup,
    CONFIG_RPC_URL_INVALID: setup,
    CONFIG_ADAPTER_INVALID: setup,
    CONFIG_ADAPTER_DUPLICATE: setup,
    CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
    CONFIG_RELAY_URL_INVALID: setup,
    CONFIG_NO_KIT: setup,

    ADAPTER_NOT_FOUND: setup,
    ADAPTER_FEATURE_MISSING: 'Deze wallet kan dit hier niet. Je kunt een andere gebruiken.',
    CONNECTOR_NOT_FOUND: 'Deze wallet is niet meer beschikbaar. Kies een andere.',

    CONNECTION_USER_REJECTED: 'Je hebt het verzoek in {wallet} geweigerd. Er is niets gedeeld.',
    CONNECTION_USER_CLOSED: 'Het venster werd gesloten voordat de wallet was verbonden.',
    CONNECTION_PENDING:
      'Daar wacht al een verzoek van deze site. Beantwoord het om verder te gaan.',
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
  },
}
