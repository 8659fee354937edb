import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Diese App ist nicht richtig eingerichtet, deshalb geht das noch nicht. Bitte sag ihren Machern Bescheid.'
const again = 'Unterwegs ist etwas schiefgegangen. Bitte versuche es noch einmal.'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<BaseTextKey> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Wird verbunden…',
  'button.switchNetwork': 'Netzwerk wechseln',
  'button.unknownNetwork': 'Unbekanntes Netzwerk',
  'button.selectNetwork': 'Netzwerk wählen',
  'button.account': 'Konto',
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
  'connect.contested': 'Doppelt vergeben',
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
  'connecting.contestedText':
    'Zwei Wallets in diesem Browser geben sich als {wallet} aus. Eine davon kann eine Fälschung sein, die es auf dein Geld abgesehen hat. Entferne die Erweiterung, die du nicht kennst, und verbinde dich dann noch einmal.',
  'connecting.doubtTitle': 'Ist das die richtige Wallet?',
  'connecting.connectAnyway': 'Trotzdem verbinden',
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
  'connecting.retry': 'Noch einmal versuchen',
  'connecting.other': 'Andere Wallet wählen',
  'connecting.reload': 'Seite neu laden',
  'connecting.get': '{wallet} holen',
  'pairing.code': 'QR-Code',
  'pairing.title': 'Mit dem Handy scannen',

  'allWallets.title': 'Alle Wallets',
  'getWallet.title': 'Wallet holen',
  'downloads.title': '{wallet} holen',
  'whatIsAWallet.title': 'Was ist eine Wallet?',

  'account.title': 'Konto',
  'receive.title': 'Empfangen',
  'send.title': 'Senden',
  'send.token': 'Token wählen',
  'send.review': 'Prüfen',
  'compatible.title': 'Passende Netzwerke',
  'accountSettings.title': 'Kontoeinstellungen',
  'profileWallets.title': 'Deine Wallets',

  'networks.title': 'Netzwerk wählen',
  'whatIsANetwork.title': 'Was ist ein Netzwerk?',
  'switchNetwork.title': 'Netzwerk wechseln',
  'switchNetwork.wallet': 'Deine Wallet',
  'switchActiveChain.title': 'Zu {chain} wechseln',
  'unsupported.title': 'Netzwerk wechseln',
  'pairing.open': '{wallet} öffnen',
  'pairing.notOpened': '{wallet} öffnet sich nicht?',
  'pairing.otherWay': 'Anders öffnen',
  'account.disconnect': 'Verbindung trennen',
  'account.disconnecting': 'Wird getrennt',
  'account.disconnectFailed': 'Trennen fehlgeschlagen. Entferne diese App auch in deiner Wallet.',
  'tokens.title': 'Token',
  'activity.title': 'Aktivität',
  'networks.unlisted': 'Netzwerk {id}',

  'tokens.loading': 'Ihre Token werden geladen',
  'tokens.emptyTitle': 'Noch keine Token',
  'tokens.emptyText': 'Was dieses Konto auf {network} hält, erscheint hier.',
  'tokens.imitation': 'Imitat?',
  'tokens.showAll': '{count, plural, one {# Token zeigen} other {Alle # Token zeigen}}',
  'tokens.send': '{symbol} senden',
  'tokens.offline': 'Sie sind offline. Es lädt von selbst, sobald Sie wieder online sind.',

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
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Diese Wallet kann das hier nicht. Du kannst eine andere nehmen.',
  CONNECTOR_NOT_FOUND: 'Diese Wallet ist nicht mehr da. Wähle eine andere.',

  CONNECTION_USER_REJECTED: 'Du hast die Anfrage in {wallet} abgelehnt. Nichts wurde geteilt.',
  CONNECTION_USER_CLOSED: 'Das Fenster wurde geschlossen, bevor die Wallet verbunden war.',
  CONNECTION_PENDING:
    '{wallet}: Dort wartet schon eine Anfrage dieser Seite. Beantworte sie, um weiterzumachen.',
  CONNECTION_TIMEOUT: '{wallet} hat nicht geantwortet. Entsperre sie und versuche es noch einmal.',
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
  NETWORK_SWITCH_TIMEOUT: '{wallet} hat nicht geantwortet. Öffne sie und versuche es noch einmal.',

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
  REQUEST_WRONG_ACCOUNT:
    'Diese App hat eine Signatur von einem Konto verlangt, das nicht verbunden ist. Nichts wurde signiert oder gesendet.',
  REQUEST_WRONG_NETWORK:
    'Diese Anfrage gilt für ein anderes Netzwerk als das verbundene. Nichts wurde signiert oder gesendet. Wechsle zuerst das Netzwerk.',
  REQUEST_UNREADABLE:
    'Diese App hat eine Anfrage gestellt, die sich nicht prüfen lässt. Nichts wurde signiert oder gesendet.',

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
}
