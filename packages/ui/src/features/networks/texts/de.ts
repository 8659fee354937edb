import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Netzwerke',
  'networks.search': 'Netzwerke suchen',
  'networks.none': 'Keine Netzwerke für „{search}“ gefunden.',
  'networks.unavailable': 'In {wallet} nicht aktiviert',
  'networks.chosen': '{network} ist ausgewählt',
  'networks.help': 'Was ist ein Netzwerk?',
  'whatIsANetwork.ledgerTitle': 'Ein gemeinsames Register',
  'whatIsANetwork.ledgerText':
    'Ein Netzwerk ist ein öffentliches Verzeichnis darüber, wem was gehört. Viele Computer führen es gemeinsam, sodass niemand es allein ändern kann.',
  'whatIsANetwork.separateTitle': 'Netzwerke sind getrennt',
  'whatIsANetwork.separateText':
    'Deine Adresse kann in mehreren Netzwerken dieselbe sein. Was du in einem besitzt, ist aber nicht in den anderen.',
  'whatIsANetwork.feeTitle': 'Gebühren in eigener Währung',
  'whatIsANetwork.feeText':
    'Jedes Netzwerk verlangt Gebühren in seiner eigenen Währung. Halte in jedem Netzwerk, das du nutzt, etwas davon bereit.',
  'whatIsANetwork.choose': 'Netzwerk auswählen',
  'switchNetwork.pendingTitle': 'Weiter in {wallet}',
  'switchNetwork.pendingText': 'Bestätige den Wechsel zu {network}.',
  'switchNetwork.slowText':
    'Nichts zu sehen? Öffne {wallet} und wähle {network} aus. Diese Seite wird automatisch aktualisiert.',
  'switchNetwork.successTitle': 'Du bist jetzt auf {network}',
  'switchNetwork.rejectedTitle': 'Wechsel abgelehnt',
  'switchNetwork.rejectedText': 'Du bist weiterhin auf {network}.',
  'switchNetwork.waitingTitle': '{wallet} öffnen',
  'switchNetwork.unsupportedTitle': 'In {wallet} wechseln',
  'switchNetwork.unsupportedText':
    'Wähle {network} in {wallet} aus, falls es dort zur Auswahl steht. Diese Seite wird automatisch aktualisiert.',
  'switchNetwork.errorTitle': 'Netzwerkwechsel fehlgeschlagen',
  'switchNetwork.offerTitle': 'Zu {network} wechseln?',
  'switchNetwork.offerText':
    '{wallet} ist mit {current} verbunden. Du hattest zuvor {network} gewählt.',
  'switchNetwork.offerSwitch': 'Zu {network} wechseln',
  'switchNetwork.offerStay': 'Auf {network} bleiben',
  'switchNetwork.retry': 'Noch einmal versuchen',
  'switchNetwork.other': 'Anderes Netzwerk wählen',
  'switchNetwork.otherWallet': 'Andere Wallet verwenden',
  'switchActiveChain.heading': 'Wallet für {chain} verbinden',
  'switchActiveChain.text':
    'Für {network} brauchst du eine Wallet, die {chain} unterstützt. Deine anderen Wallets bleiben verbunden.',
  'switchActiveChain.connect': 'Wallet verbinden',
  'switchActiveChain.cancel': 'Nicht jetzt',
  'unsupported.heading': 'Netzwerk nicht unterstützt',
  'unsupported.text':
    'Deine Wallet nutzt ein Netzwerk, das diese App nicht unterstützt. Wechsle es, um fortzufahren.',
}
