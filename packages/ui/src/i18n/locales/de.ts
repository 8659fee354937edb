import type { Catalogue } from '../en.ts'

const setup =
  'Diese App ist nicht richtig eingerichtet, deshalb geht das noch nicht. Bitte sag ihren Machern Bescheid.'
const again = 'Unterwegs ist etwas schiefgegangen. Bitte versuche es noch einmal.'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: Catalogue = {
  isReviewed: false,
  texts: {
    'modal.back': 'Zurück',
    'modal.close': 'Schließen',
    'modal.stuck': 'Wechsle das Netzwerk oder trenne die Verbindung, um weiterzumachen.',
    'view.loading': 'Wird geladen',
    'view.failedTitle': 'Dieser Teil wurde nicht geladen',
    'view.failedText':
      'Vielleicht bist du offline. Nichts ist verloren: Prüfe deine Verbindung und versuche es noch einmal.',
    'view.retry': 'Noch einmal versuchen',
    'alert.dismiss': 'Ausblenden',
    'details.label': 'Details',
    'details.copy': 'Details kopieren',
    'details.copied': 'Details kopiert',
    'copy.failed': 'Kopieren ist hier gesperrt. Markiere den Text und kopiere ihn selbst.',
    'search.clear': 'Suche leeren',
    'link.newTab': '(öffnet einen neuen Tab)',

    'connect.title': 'Wallet verbinden',
    'connect.recent': 'Zuletzt benutzt',
    'connect.installed': 'Installiert',
    'connect.popular': 'Beliebt',
    'connect.more': 'Weitere Wallets',
    'connect.wallets': 'Wallets zur Auswahl',
    'connect.notInstalled': 'Nicht installiert',
    'connect.unverified': 'Nicht geprüft',
    'connect.otherChain': 'Nicht auf {network}',
    'connect.all': 'Alle Wallets',
    'connect.loading': 'Wallets werden geladen',
    'connect.partial': 'Einige Wallets konnten nicht geladen werden.',
    'connect.noneHere':
      'In diesem Browser wurde keine Wallet gefunden. Jede von diesen ist geeignet.',
    'connect.noneHerePhone':
      'Öffne diese Seite zum Verbinden im Browser, der in deiner Wallet-App steckt. Jede von diesen hat einen.',
    'connect.nothing': 'Hier kannst du dich im Moment nicht verbinden.',
    'connect.help': 'Was ist eine Wallet?',
    'connect.emptyTitle': 'Keine Wallet gefunden',
    'connect.emptyText':
      'Eine Wallet bewahrt dein Geld und deine Konten im Web auf und lässt dich ohne Passwort anmelden.',
    'connect.emptyHint': 'Gerade eine installiert? Sie erscheint hier von selbst.',
    'connect.emptyHintPhone':
      'Öffne diese Seite auf dem Handy im Browser, der in deiner Wallet-App steckt.',
    'connect.get': 'Wallet holen',
    'connect.legalOne': 'Wenn du dich verbindest, stimmst du den {link} zu.',
    'connect.legalBoth': 'Wenn du dich verbindest, stimmst du den {terms} und der {privacy} zu.',
    'connect.agreeOne': 'Ich stimme zu: {link}.',
    'connect.agreeBoth': 'Ich stimme zu: {terms} und {privacy}.',
    'connect.agreeFirst': 'Stimme zuerst zu, dann wähle eine Wallet.',
    'connect.terms': 'Nutzungsbedingungen',
    'connect.privacy': 'Datenschutzerklärung',

    'connecting.pendingTitle': 'Weiter in {wallet}',
    'connecting.pendingText': 'Bestätige die Anfrage in deiner Wallet, um deine Adresse zu teilen.',
    'connecting.slowText':
      'Nichts zu sehen? Suche das Symbol von {wallet} in der Leiste deines Browsers.',
    'connecting.unverifiedText':
      'Diese Wallet sieht aus wie {wallet}, wurde aber nicht als sie erkannt. Fahre nur fort, wenn du ihr vertraust.',
    'connecting.agreeTitle': 'Bevor du dich verbindest',
    'connecting.agreeText': 'Diese App bittet dich, zuerst ihren Regeln zuzustimmen.',
    'connecting.agree': 'Weiter mit {wallet}',
    'connecting.rejectedTitle': 'Du hast abgelehnt',
    'connecting.rejectedText': '{wallet} hat dieser App nichts mitgeteilt.',
    'connecting.waitingTitle': 'Öffne {wallet}',
    'connecting.errorTitle': 'Verbinden hat nicht geklappt',
    'connecting.missingTitle': '{wallet} wurde nicht gefunden',
    'connecting.missingText':
      'Installiere {wallet} oder schalte die Erweiterung ein und lade dann diese Seite neu.',
    'connecting.missingTextPhone':
      'Öffne diese Seite im Browser der App {wallet}, um sie zu verbinden.',
    'connecting.successTitle': 'Verbunden',
    'connecting.successText': '{wallet} ist bereit.',
    'connecting.retry': 'Noch einmal versuchen',
    'connecting.other': 'Andere Wallet wählen',
    'connecting.reload': 'Seite neu laden',
    'connecting.get': '{wallet} holen',
    'pairing.scan': 'Scanne mit der Kamera deines Handys oder mit {wallet}.',
    'pairing.scanAny': 'Scanne mit der Kamera deines Handys oder einer Wallet-App.',
    'pairing.code': 'QR-Code',
    'pairing.slow': 'Das dauert länger als sonst. Prüfe, ob du online bist.',
    'pairing.copy': 'Link kopieren',
    'pairing.copied': 'Link kopiert',
    'pairing.phone': 'Handy',
    'pairing.here': 'Dieses Gerät',
    'pairing.elsewhere': 'Anderes Gerät',
    'pairing.desktop': 'Desktop',
    'pairing.web': 'Web',
    'pairing.open': '{wallet} öffnen',
    'pairing.notOpened': '{wallet} öffnet sich nicht?',
    'pairing.otherWay': 'Anders öffnen',
    'pairing.declined': 'Du hast in der Wallet abgelehnt. Du kannst es noch einmal versuchen.',
    'approve.message': 'Signiere dort die Nachricht.',
    'approve.data': 'Signiere dort die Daten.',
    'approve.transaction': 'Prüfe dort die Transaktion und sende sie.',
    'approve.network': 'Stimme dort dem Wechsel des Netzwerks zu.',
    'approve.other': 'Bestätige dort die Anfrage.',
    'approve.look': 'Sieh auf dem verbundenen Gerät nach.',
    'approve.cancel': 'Anfrage abbrechen',

    'allWallets.title': 'Alle Wallets',
    'allWallets.search': 'Wallets suchen',
    'allWallets.found': '{count, plural, one {# Wallet} other {# Wallets}}',
    'allWallets.none': 'Keine Wallet hat diesen Namen.',
    'allWallets.clear': 'Alle Wallets zeigen',
    'allWallets.failed': 'Die Wallets wurden nicht geladen',
    'allWallets.moreFailed': 'Die nächsten Wallets wurden nicht geladen.',
    'getWallet.title': 'Wallet holen',
    'getWallet.text':
      'Jede von diesen funktioniert mit dieser App. Du kannst jederzeit zu einer anderen wechseln.',
    'getWallet.all': 'Alle Wallets',
    'downloads.title': '{wallet} holen',
    'downloads.text':
      'Installiere sie von hier. Sobald sie in diesem Browser ist, kannst du sie verbinden.',
    'downloads.textPhone':
      'Installiere sie und öffne dann diese Seite in dem Browser, der in ihr steckt.',
    'downloads.extension': 'Browsererweiterung',
    'downloads.iphone': 'iPhone-App',
    'downloads.android': 'Android-App',
    'downloads.desktop': 'Desktop-App',
    'downloads.webApp': 'Web-App',
    'downloads.website': 'Webseite',
    'downloads.none':
      'Zu dieser Wallet ist kein sicherer Link bekannt. Suche sie in einem Store, dem du vertraust.',
    'downloads.installed': '{wallet} ist installiert',
    'downloads.connect': '{wallet} verbinden',
    'whatIsAWallet.title': 'Was ist eine Wallet?',
    'whatIsAWallet.homeTitle': 'Ein Zuhause für das, was dir gehört',
    'whatIsAWallet.homeText':
      'Sie bewahrt die Schlüssel zu deinem Geld, deinen Tokens und Sammlerstücken. Sonst hat sie niemand.',
    'whatIsAWallet.keyTitle': 'Ein Schlüssel für jede App',
    'whatIsAWallet.keyText':
      'Du meldest dich mit deiner Wallet an. Kein neues Konto, kein Passwort zum Merken.',
    'whatIsAWallet.sayTitle': 'Nichts ohne dein Ja',
    'whatIsAWallet.sayText':
      'Apps können nur fragen. Du siehst, was sie wollen, und stimmst zu oder nicht.',
    'multiChain.title': 'Art des Netzwerks wählen',
    'multiChain.text': '{wallet} hat für jede davon ein Konto. Welche möchtest du hier benutzen?',

    'account.title': 'Konto',
    'account.copy': 'Adresse kopieren',
    'account.copied': 'Adresse kopiert',
    'account.explorer': 'Im Explorer ansehen',
    'account.balance': 'Guthaben',
    'account.balanceLoading': 'Das Guthaben wird geladen',
    'account.balanceFailed': 'Das Guthaben konnte nicht geladen werden.',
    'account.balanceRetry': 'Noch einmal versuchen',
    'account.balanceUnknown': 'In diesem Netzwerk lässt sich das Guthaben nicht lesen.',
    'account.network': 'Netzwerk',
    'account.unsupported': 'Diese App benutzt {network} nicht.',
    'account.unsupportedStuck':
      'Diese App benutzt {network} nicht. Wähle in deiner Wallet ein anderes Netzwerk.',
    'account.switch': 'Wechseln',
    'account.details': 'Details',
    'account.settings': 'Kontoeinstellungen',
    'account.wallets': 'Wallets',
    'account.disconnect': 'Verbindung trennen',
    'account.disconnecting': 'Wird getrennt',
    'tokens.title': 'Token',
    'receive.title': 'Empfangen',
    'compatible.title': 'Passende Netzwerke',
    'accountSettings.title': 'Kontoeinstellungen',
    'accountSettings.address': 'Adresse',
    'accountSettings.wallet': 'Wallet',
    'accountSettings.accounts': 'Konten',
    'accountSettings.inUse': 'In Gebrauch',
    'accountSettings.use': '{address} verwenden',
    'accountType.payment': 'Zahlungen',
    'accountType.ordinal': 'Ordinals',
    'accountSettings.copy': '{address} kopieren',
    'accountSettings.all': 'Alle {count, plural, one {# Konto} other {# Konten}} zeigen',
    'accountSettings.choose':
      'Um ein anderes zu benutzen, wähle es in {wallet}. Diese Seite folgt von selbst.',
    'accountSettings.chooseUnnamed':
      'Um ein anderes zu benutzen, wähle es in deiner Wallet. Diese Seite folgt von selbst.',
    'profileWallets.title': 'Deine Wallets',
    'profileWallets.chains': 'Arten von Netzwerken',
    'profileWallets.recent': 'Zuletzt verbunden',
    'profileWallets.connect': 'Verbinden',
    'profileWallets.others': 'Auch verbunden',
    'profileWallets.use': 'Wechseln',
    'profileWallets.switched': '{wallet} ist in Gebrauch',
    'profileWallets.forget': '{wallet} vergessen',
    'profileWallets.forgotten': '{wallet} ist vergessen',
    'profileWallets.disconnect': 'Verbindung mit {wallet} trennen',
    'profileWallets.disconnectAll': 'Alle Verbindungen trennen',
    'profileWallets.add': 'Weitere Wallet verbinden',
    'profileWallets.emptyTitle': 'Keine Wallet verbunden',
    'profileWallets.emptyText': 'Wenn du eine Wallet verbindest, steht sie hier.',
    'profileWallets.connectFirst': 'Wallet verbinden',

    'networks.title': 'Netzwerk wählen',
    'networks.list': 'Netzwerke',
    'networks.search': 'Netzwerke suchen',
    'networks.none': 'Kein Netzwerk passt zu „{search}“.',
    'networks.unlisted': 'Netzwerk {id}',
    'networks.unavailable': '{wallet} erlaubt es hier nicht',
    'networks.chosen': '{network} ist gewählt',
    'networks.help': 'Was ist ein Netzwerk?',
    'whatIsANetwork.title': 'Was ist ein Netzwerk?',
    'whatIsANetwork.ledgerTitle': 'Ein gemeinsames Buch',
    'whatIsANetwork.ledgerText':
      'Ein Netzwerk hält öffentlich fest, wem was gehört. Viele Computer führen es gemeinsam, darum kann es keiner allein umschreiben.',
    'whatIsANetwork.separateTitle': 'Jedes für sich',
    'whatIsANetwork.separateText':
      'Deine Adresse kann in mehreren Netzwerken gleich sein, aber was dir in einem gehört, ist nicht in den anderen.',
    'whatIsANetwork.feeTitle': 'Mit eigener Münze',
    'whatIsANetwork.feeText':
      'Jedes Netzwerk nimmt seine Gebühren in einer eigenen Münze. Halte etwas davon bereit, wo du etwas tun willst.',
    'whatIsANetwork.choose': 'Netzwerk wählen',
    'switchNetwork.title': 'Netzwerk wechseln',
    'switchNetwork.wallet': 'Deine Wallet',
    'switchNetwork.pendingTitle': 'Weiter in {wallet}',
    'switchNetwork.pendingText': 'Bestätige dort, dass du {network} benutzen willst.',
    'switchNetwork.slowText':
      'Nichts zu sehen? Öffne {wallet} und wähle dort {network}. Diese Seite folgt von selbst.',
    'switchNetwork.successTitle': 'Du bist auf {network}',
    'switchNetwork.successText': '{wallet} hat gewechselt.',
    'switchNetwork.rejectedTitle': 'Du hast den Wechsel abgelehnt',
    'switchNetwork.rejectedText': 'Du bist noch auf {network}.',
    'switchNetwork.waitingTitle': 'Öffne {wallet}',
    'switchNetwork.unsupportedTitle': '{wallet} kann nicht von selbst wechseln',
    'switchNetwork.unsupportedText':
      'Wähle {network} in {wallet}, falls es dort steht. Diese Seite folgt von selbst.',
    'switchNetwork.errorTitle': 'Der Wechsel hat nicht geklappt',
    'switchNetwork.offerTitle': 'Zu {network} wechseln?',
    'switchNetwork.offerText':
      '{wallet} ist verbunden, auf {current}. Du hattest {network} gewählt.',
    'switchNetwork.offerSwitch': 'Zu {network} wechseln',
    'switchNetwork.offerStay': 'Auf {network} bleiben',
    'switchNetwork.retry': 'Noch einmal versuchen',
    'switchNetwork.other': 'Anderes Netzwerk wählen',
    'switchNetwork.otherWallet': 'Andere Wallet benutzen',
    'switchActiveChain.title': 'Zu {chain} wechseln',
    'switchActiveChain.heading': 'Wallet für {chain} verbinden',
    'switchActiveChain.text':
      '{network} braucht eine Wallet, die mit {chain} umgehen kann. Was du bisher verbunden hast, bleibt verbunden.',
    'switchActiveChain.connect': 'Wallet verbinden',
    'switchActiveChain.cancel': 'Nicht jetzt',
    'unsupported.title': 'Netzwerk wechseln',
    'unsupported.heading': 'Dieses Netzwerk geht hier nicht',
    'unsupported.text':
      'Deine Wallet ist auf Netzwerk {id}, das diese App nicht benutzt. Wechsle zu einem von diesen, um weiterzumachen.',
  },
  errors: {
    CAIP_NETWORK_ID_INVALID: setup,
    CAIP_ADDRESS_INVALID:
      'Die Wallet hat eine unlesbare Adresse geteilt. Versuche es mit einem anderen Konto.',

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
    ADAPTER_FEATURE_MISSING: 'Diese Wallet kann das hier nicht. Du kannst eine andere nehmen.',
    CONNECTOR_NOT_FOUND: 'Diese Wallet ist nicht mehr da. Wähle eine andere.',

    CONNECTION_USER_REJECTED: 'Du hast die Anfrage in {wallet} abgelehnt. Nichts wurde geteilt.',
    CONNECTION_USER_CLOSED: 'Das Fenster wurde geschlossen, bevor die Wallet verbunden war.',
    CONNECTION_PENDING:
      'Dort wartet schon eine Anfrage dieser Seite. Beantworte sie, um weiterzumachen.',
    CONNECTION_TIMEOUT:
      '{wallet} hat nicht geantwortet. Entsperre sie und versuche es noch einmal.',
    CONNECTION_NO_ACCOUNTS:
      '{wallet} hat kein Konto geteilt. Wähle dort mindestens eines und versuche es noch einmal.',
    CONNECTION_REPLACED: 'Inzwischen wurde eine andere Wallet gewählt.',
    CONNECTION_FAILED:
      '{wallet} ließ sich nicht verbinden. Versuche es noch einmal oder nimm eine andere Wallet.',
    CONNECTION_RELAY_UNREACHABLE:
      'Die Verbindung zu Wallets lässt sich nicht herstellen. Prüfe dein Internet und versuche es noch einmal.',
    CONNECTION_RELAY_REFUSED: `{reason, select, clock {Der Dienst, der Wallets erreicht, hat diese App abgewiesen. Prüfe, ob die Uhr dieses Geräts stimmt, und versuche es noch einmal.} other {${setup}}}`,
    CONNECTION_NOT_CONNECTED: 'Keine Wallet ist verbunden. Verbinde zuerst eine.',
    CONNECTION_KIT_DESTROYED:
      'Diese Seite hat die Verbindung beendet. Lade sie neu und versuche es noch einmal.',

    NETWORK_NOT_FOUND: 'Diese App bietet dieses Netzwerk nicht an.',
    NETWORK_SWITCH_REJECTED:
      'Du hast den Wechsel in {wallet} abgelehnt. Du bist noch auf demselben Netzwerk.',
    NETWORK_SWITCH_UNSUPPORTED:
      '{wallet} kann nicht von selbst zu {network} wechseln. Wähle es dort aus.',
    NETWORK_SWITCH_FAILED:
      '{wallet} ist nicht zu {network} gewechselt. Wähle es dort aus oder versuche es noch einmal.',
    NETWORK_RPC_FAILED: 'Das Netzwerk antwortet gerade nicht. Versuche es gleich noch einmal.',
    NETWORK_SWITCH_TIMEOUT:
      '{wallet} hat nicht geantwortet. Öffne sie und versuche es noch einmal.',

    REQUEST_NOT_ALLOWED: 'Diese App hat etwas verlangt, das sich nicht sicher zeigen lässt.',
    REQUEST_USER_REJECTED:
      'Du hast die Anfrage in {wallet} abgelehnt. Nichts wurde signiert oder gesendet.',
    REQUEST_CANCELLED:
      'Du hast die Anfrage abgebrochen. Falls {wallet} sie noch zeigt, lehne sie dort ab.',
    REQUEST_TIMEOUT:
      '{wallet} hat nicht geantwortet. Sieh dort nach, ob es erledigt ist, bevor du es noch einmal versuchst.',
    REQUEST_ACCOUNT_CHANGED: 'Inzwischen hat das Konto gewechselt. Nichts wurde gesendet.',
    REQUEST_NETWORK_CHANGED: 'Inzwischen hat das Netzwerk gewechselt. Nichts wurde gesendet.',
    REQUEST_SIGNATURE_INVALID: 'Die Signatur von {wallet} passt nicht zu deinem Konto.',
    REQUEST_SIGNATURE_UNCHECKED:
      'Die Signatur ließ sich nicht prüfen. Versuche es noch einmal, wenn du online bist.',

    WALLET_NOT_INSTALLED: '{wallet} wurde in diesem Browser nicht gefunden.',
    WALLET_POPUP_BLOCKED:
      'Der Browser hat das Fenster von {wallet} nicht zugelassen. Erlaube es und versuche es noch einmal.',
    WALLET_BAD_ANSWER:
      'Die Antwort von {wallet} ergibt keinen Sinn. Aktualisiere sie oder nimm eine andere.',
    WALLET_NO_ANSWER: '{wallet} hat nicht geantwortet. Öffne sie oder lade die Seite neu.',
    WALLET_UNAUTHORIZED:
      '{wallet} hat das nicht erlaubt. Verbinde sie noch einmal und wähle das Konto.',
    WALLET_METHOD_UNSUPPORTED: '{wallet} kann das nicht. Nimm dafür eine andere Wallet.',
    WALLET_DISCONNECTED:
      '{wallet} hat die Verbindung verloren. Prüfe dein Internet und versuche es noch einmal.',
    WALLET_ERROR:
      '{wallet} meldet ein Problem. Sieh in der Wallet nach und versuche es dann noch einmal.',

    SERVICE_UNREACHABLE:
      'Ein Dienst dieser App ist nicht erreichbar. Prüfe dein Internet und versuche es noch einmal.',
    SERVICE_TIMEOUT:
      'Ein Dienst dieser App hat nicht rechtzeitig geantwortet. Versuche es noch einmal.',
    SERVICE_FORBIDDEN:
      'Ungültige Einrichtung: Ein Dienst hat diese App abgewiesen. Bitte sag ihren Machern Bescheid.',
    SERVICE_BUSY: 'Gerade sind es zu viele Anfragen. Warte kurz und versuche es noch einmal.',
    SERVICE_FAILED: 'Ein Dienst dieser App ist gescheitert. Versuche es noch einmal.',
    SERVICE_BAD_ANSWER:
      'Die Antwort eines Dienstes dieser App ist unlesbar. Versuche es noch einmal.',

    TRANSACTION_FAILED: 'Das Netzwerk hat die Transaktion nicht ausgeführt. Es meldet: {reason}.',
    STORAGE_UNAVAILABLE:
      'Dein Browser merkt sich nichts für diese Seite; du verbindest dich nächstes Mal neu.',
    UI_LOAD_FAILED: again,
  },
}
