import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Diese App ist nicht richtig eingerichtet. Bitte wende dich an ihren Support.'
const again = 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<BaseTextKey> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Wird verbunden…',
  'button.switchNetwork': 'Netzwerk wechseln',
  'button.unknownNetwork': 'Unbekanntes Netzwerk',
  'button.selectNetwork': 'Netzwerk wählen',
  'button.account': 'Konto',
  'button.buy': 'Kaufen',
  'button.amount': 'Betrag',
  'button.currency': 'Währung',
  'modal.back': 'Zurück',
  'modal.close': 'Schließen',
  'modal.stuck': 'Wechsle das Netzwerk oder trenne die Verbindung, um fortzufahren.',
  'view.loading': 'Wird geladen',
  'view.failedTitle': 'Laden fehlgeschlagen',
  'view.failedText': 'Prüfe deine Internetverbindung und versuche es noch einmal.',
  'view.retry': 'Noch einmal versuchen',
  'alert.dismiss': 'Ausblenden',
  'details.label': 'Details',
  'details.copy': 'Details kopieren',
  'details.copied': 'Details kopiert',
  'copy.failed': 'Kopieren nicht möglich. Markiere den Text und kopiere ihn von Hand.',
  'search.clear': 'Suche löschen',
  'link.newTab': '(öffnet in neuem Tab)',

  'connect.title': 'Wallet verbinden',
  'connect.recent': 'Zuletzt benutzt',
  'connect.installed': 'Installiert',
  'connect.isInstalled': 'installiert',
  'connect.popular': 'Beliebt',
  'connect.more': 'Weitere Wallets',
  'connect.wallets': 'Wallets',
  'connect.notInstalled': 'Nicht installiert',
  'connect.unverified': 'Nicht verifiziert',
  'connect.contested': 'Evtl. Fälschung',
  'connect.otherChain': 'Nicht für {network}',
  'connect.all': 'Alle Wallets',
  'connect.loading': 'Wallets werden geladen',
  'connect.partial': 'Einige Wallets konnten nicht geladen werden.',
  'connect.noneHere': 'Keine Wallet in diesem Browser gefunden. Wähle eine aus, um loszulegen.',
  'connect.noneHerePhone': 'Öffne diese Seite im Browser deiner Wallet-App, um dich zu verbinden.',
  'connect.nothing': 'Im Moment sind keine Wallets verfügbar.',
  'connect.help': 'Was ist eine Wallet?',
  'connect.emptyTitle': 'Keine Wallets gefunden',
  'connect.emptyText':
    'In einer Wallet liegen deine Token. Mit ihr meldest du dich ohne Passwort in Apps an.',
  'connect.emptyHint': 'Gerade eine installiert? Dann erscheint sie gleich hier.',
  'connect.emptyHintPhone': 'Öffne diese Seite auf dem Handy im Browser deiner Wallet-App.',
  'connect.get': 'Wallet holen',
  'connect.legalOne': 'Mit dem Verbinden stimmst du Folgendem zu: {link}.',
  'connect.legalBoth': 'Mit dem Verbinden stimmst du Folgendem zu: {terms} und {privacy}.',
  'connect.agreeOne': 'Ich stimme zu: {link}.',
  'connect.agreeBoth': 'Ich stimme zu: {terms} und {privacy}.',
  'connect.agreeFirst': 'Stimme den Bedingungen zu, um dich zu verbinden.',
  'connect.terms': 'Nutzungsbedingungen',
  'connect.privacy': 'Datenschutzerklärung',

  'connecting.pendingTitle': 'Weiter in {wallet}',
  'connecting.pendingText': 'Bestätige die Verbindungsanfrage.',
  'connecting.slowText':
    'Nichts zu sehen? Klicke in der Symbolleiste des Browsers auf das Symbol von {wallet}.',
  'connecting.unverifiedText':
    'Diese Wallet gibt sich als {wallet} aus, wir konnten das aber nicht prüfen. Fahre nur fort, wenn du ihr vertraust.',
  'connecting.contestedText':
    'Zwei Wallets in diesem Browser geben sich als {wallet} aus. Eine davon könnte eine Fälschung sein, die es auf dein Geld abgesehen hat. Entferne die Erweiterung, die du nicht kennst, und verbinde dich dann neu.',
  'connecting.doubtTitle': 'Ist das die richtige Wallet?',
  'connecting.connectAnyway': 'Trotzdem verbinden',
  'connecting.agreeTitle': 'Bevor du dich verbindest',
  'connecting.agreeText': 'Stimme den Bedingungen zu, um fortzufahren.',
  'connecting.agree': 'Weiter mit {wallet}',
  'connecting.rejectedTitle': 'Anfrage abgelehnt',
  'connecting.rejectedText':
    '{wallet} hat nichts geteilt. Du kannst es jederzeit noch einmal versuchen.',
  'connecting.waitingTitle': '{wallet} öffnen',
  'connecting.errorTitle': 'Verbinden fehlgeschlagen',
  'connecting.missingTitle': '{wallet} ist nicht installiert',
  'connecting.missingText':
    'Installiere oder aktiviere die Erweiterung von {wallet} und lade diese Seite dann neu.',
  'connecting.missingTextPhone':
    'Öffne diese Seite im Browser der App {wallet}, um dich zu verbinden.',
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
  'onramp.title': 'Kaufen',
  'onramp.currency': 'Währung wählen',
  'onramp.purchases': 'Deine Käufe',
  'onramp.legalOne': 'Wenn du fortfährst, stimmst du Folgendem zu: {link}.',
  'onramp.legalBoth': 'Wenn du fortfährst, stimmst du Folgendem zu: {terms} und {privacy}.',
  'whatIsABuy.title': 'So funktioniert der Kauf',
  'swap.title': 'Tauschen',
  'swap.review': 'Tausch prüfen',
  'signIn.title': 'Anmelden',
  'sessions.title': 'Anmeldung',
  'calls.title': 'Schritte',
  'permissions.title': 'Berechtigungen',
  'compatible.title': 'Unterstützte Netzwerke',
  'accountSettings.title': 'Kontoeinstellungen',
  'profileWallets.title': 'Deine Wallets',
  'approvals.title': 'Freigaben',

  'smartAccount.title': 'Smartes Konto',
  'accountCode.title': 'Code des Kontos',
  'auth.title': 'Anmelden',
  'auth.updateTitle': 'E-Mail ändern',
  'auth.addTitle': 'Gerät hinzufügen',
  'names.title': 'Namen wählen',
  'networks.title': 'Netzwerk auswählen',
  'whatIsANetwork.title': 'Was ist ein Netzwerk?',
  'switchNetwork.title': 'Netzwerk wechseln',
  'switchNetwork.wallet': 'Deine Wallet',
  'switchActiveChain.title': 'Zu {chain} wechseln',
  'unsupported.title': 'Netzwerk wechseln',
  'pairing.open': '{wallet} öffnen',
  'pairing.notOpened': '{wallet} öffnet sich nicht?',
  'pairing.otherWay': 'Anderen Link probieren',
  'account.disconnect': 'Verbindung trennen',
  'account.disconnecting': 'Wird getrennt',
  'account.disconnectFailed': 'Trennen fehlgeschlagen. Entferne diese App auch in deiner Wallet.',
  'tokens.title': 'Token',
  'activity.title': 'Aktivität',
  'networks.unlisted': 'Netzwerk {id}',

  'tokens.loading': 'Deine Token werden geladen',
  'tokens.emptyTitle': 'Noch keine Token',
  'tokens.emptyText': 'Hier erscheinen deine Token auf {network}.',
  'tokens.imitation': 'Evtl. Fälschung',
  'tokens.showAll': '{count, plural, one {# Token anzeigen} other {Alle # Token anzeigen}}',
  'tokens.send': '{symbol} senden',
  'tokens.offline': 'Du bist offline. Deine Token werden geladen, sobald du wieder online bist.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID:
    'Die Wallet hat eine ungültige Adresse geteilt. Versuche es mit einem anderen Konto.',

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
  ADAPTER_FEATURE_MISSING: 'Diese Wallet unterstützt das nicht. Versuche es mit einer anderen.',
  CONNECTOR_NOT_FOUND: 'Diese Wallet ist nicht mehr verfügbar. Wähle eine andere.',

  CONNECTION_USER_REJECTED: 'Anfrage in {wallet} abgelehnt. Es wurde nichts geteilt.',
  CONNECTION_USER_CLOSED: 'Das Fenster wurde geschlossen, bevor die Wallet verbunden war.',
  CONNECTION_PENDING: 'In {wallet} wartet schon eine Anfrage. Öffne die Wallet, um fortzufahren.',
  CONNECTION_TIMEOUT:
    '{wallet} hat nicht geantwortet. Entsperre die Wallet und versuche es noch einmal.',
  CONNECTION_NO_ACCOUNTS:
    'In {wallet} wurde kein Konto ausgewählt. Wähle mindestens eines aus und versuche es noch einmal.',
  CONNECTION_REPLACED: 'Du hast inzwischen eine andere Wallet gewählt.',
  CONNECTION_FAILED:
    '{wallet} konnte nicht verbunden werden. Versuche es noch einmal oder nimm eine andere Wallet.',
  CONNECTION_RELAY_UNREACHABLE:
    'Der Wallet-Dienst ist nicht erreichbar. Prüfe deine Internetverbindung und versuche es noch einmal.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Der Wallet-Dienst hat diese App abgewiesen. Prüfe die Uhrzeit auf diesem Gerät und versuche es noch einmal.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Es ist keine Wallet verbunden. Verbinde zuerst eine.',
  CONNECTION_KIT_DESTROYED:
    'Diese Seite hat die Verbindung beendet. Lade sie neu und versuche es noch einmal.',

  NETWORK_NOT_FOUND: 'Diese App unterstützt dieses Netzwerk nicht.',
  NETWORK_SWITCH_REJECTED: 'Wechsel in {wallet} abgelehnt. Du bleibst im selben Netzwerk.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} kann von hier aus nicht zu {network} wechseln. Wähle das Netzwerk in der Wallet aus.',
  NETWORK_SWITCH_FAILED:
    '{wallet} hat nicht zu {network} gewechselt. Wähle das Netzwerk in der Wallet aus oder versuche es noch einmal.',
  NETWORK_RPC_FAILED: 'Das Netzwerk antwortet nicht. Versuche es gleich noch einmal.',
  NETWORK_SWITCH_TIMEOUT:
    '{wallet} hat nicht geantwortet. Öffne die Wallet und versuche es noch einmal.',

  REQUEST_NOT_ALLOWED: 'Wir haben eine Anfrage blockiert, die sich nicht sicher anzeigen ließ.',
  REQUEST_USER_REJECTED: 'Anfrage in {wallet} abgelehnt. Es wurde nichts signiert oder gesendet.',
  REQUEST_CANCELLED: 'Anfrage abgebrochen. Falls {wallet} sie noch anzeigt, lehne sie dort ab.',
  REQUEST_TIMEOUT:
    '{wallet} hat nicht geantwortet. Prüfe, ob die Anfrage ausgeführt wurde, bevor du es noch einmal versuchst.',
  REQUEST_ACCOUNT_CHANGED: 'Das Konto wurde inzwischen gewechselt. Es wurde nichts gesendet.',
  REQUEST_NETWORK_CHANGED: 'Das Netzwerk wurde inzwischen gewechselt. Es wurde nichts gesendet.',
  REQUEST_SIGNATURE_INVALID: 'Die Signatur von {wallet} passt nicht zu deinem Konto.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Die Signatur konnte nicht geprüft werden. Prüfe deine Internetverbindung und versuche es noch einmal.',
  REQUEST_WRONG_ACCOUNT:
    'Diese App hat eine Signatur von einem Konto angefragt, das nicht verbunden ist. Es wurde nichts signiert oder gesendet.',
  REQUEST_WRONG_NETWORK:
    'Diese Anfrage ist für ein anderes Netzwerk. Es wurde nichts signiert oder gesendet. Wechsle zuerst das Netzwerk.',
  REQUEST_UNREADABLE:
    'Diese App hat eine Anfrage gestellt, die sich nicht prüfen lässt. Es wurde nichts signiert oder gesendet.',
  REQUEST_REVIEW_CANCELLED: 'Anfrage abgebrochen. Es wurde nichts signiert oder gesendet.',
  REQUEST_TOO_MANY:
    'Diese App hat zu viele Anfragen auf einmal gestellt. Es wurde nichts signiert oder gesendet.',
  REQUEST_BATCH_UNSUPPORTED:
    '{wallet} kann diese Schritte nicht auf einmal ausführen. Es wurde nichts gesendet.',

  POLICY_FAILED:
    'Diese App hat eine Anfrage gestellt, die sich nicht prüfen lässt. Es wurde nichts signiert oder gesendet.',

  WALLET_NOT_INSTALLED: '{wallet} wurde in diesem Browser nicht gefunden.',
  WALLET_POPUP_BLOCKED:
    'Dein Browser hat das Fenster von {wallet} blockiert. Erlaube Pop-ups für diese Website und versuche es noch einmal.',
  WALLET_BAD_ANSWER:
    '{wallet} hat unerwartet geantwortet. Aktualisiere die Wallet oder versuche es mit einer anderen.',
  WALLET_NO_ANSWER: '{wallet} hat nicht geantwortet. Öffne die Wallet oder lade die Seite neu.',
  WALLET_UNAUTHORIZED:
    '{wallet} hat das nicht erlaubt. Verbinde die Wallet neu und wähle das Konto aus.',
  WALLET_METHOD_UNSUPPORTED:
    '{wallet} unterstützt das nicht. Versuche es mit einer anderen Wallet.',
  WALLET_DISCONNECTED:
    'Die Verbindung zu {wallet} ist abgebrochen. Prüfe deine Internetverbindung und versuche es noch einmal.',
  WALLET_ERROR:
    '{wallet} meldet ein Problem. Sieh in der Wallet nach und versuche es dann noch einmal.',

  SERVICE_UNREACHABLE:
    'Der Server ist nicht erreichbar. Prüfe deine Internetverbindung und versuche es noch einmal.',
  SERVICE_TIMEOUT: 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuche es noch einmal.',
  SERVICE_FORBIDDEN:
    'Ungültige App-Konfiguration. Diese App ist nicht richtig eingerichtet. Bitte wende dich an ihren Support.',
  SERVICE_BUSY: 'Gerade gibt es zu viele Anfragen. Warte kurz und versuche es noch einmal.',
  SERVICE_FAILED: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  SERVICE_BAD_ANSWER: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',

  TRANSACTION_FAILED: 'Das Netzwerk hat die Transaktion abgelehnt: {reason}.',
  STORAGE_UNAVAILABLE:
    'Dein Browser speichert nichts für diese Website. Du musst dich nächstes Mal neu verbinden.',
  UI_LOAD_FAILED: again,
}
