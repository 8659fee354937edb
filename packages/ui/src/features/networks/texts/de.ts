import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Netzwerke',
  'networks.search': 'Netzwerke suchen',
  'networks.none': 'Kein Netzwerk passt zu „{search}“.',
  'networks.unavailable': '{wallet} erlaubt es hier nicht',
  'networks.chosen': '{network} ist gewählt',
  'networks.help': 'Was ist ein Netzwerk?',
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
  'switchNetwork.pendingTitle': 'Weiter in {wallet}',
  'switchNetwork.pendingText': 'Bestätige dort, dass du {network} benutzen willst.',
  'switchNetwork.slowText':
    'Nichts zu sehen? Öffne {wallet} und wähle dort {network}. Diese Seite folgt von selbst.',
  'switchNetwork.successTitle': 'Du bist auf {network}',
  'switchNetwork.rejectedTitle': 'Du hast den Wechsel abgelehnt',
  'switchNetwork.rejectedText': 'Du bist noch auf {network}.',
  'switchNetwork.waitingTitle': 'Öffne {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} kann nicht von selbst wechseln',
  'switchNetwork.unsupportedText':
    'Wähle {network} in {wallet}, falls es dort steht. Diese Seite folgt von selbst.',
  'switchNetwork.errorTitle': 'Der Wechsel hat nicht geklappt',
  'switchNetwork.offerTitle': 'Zu {network} wechseln?',
  'switchNetwork.offerText': '{wallet} ist verbunden, auf {current}. Du hattest {network} gewählt.',
  'switchNetwork.offerSwitch': 'Zu {network} wechseln',
  'switchNetwork.offerStay': 'Auf {network} bleiben',
  'switchNetwork.retry': 'Noch einmal versuchen',
  'switchNetwork.other': 'Anderes Netzwerk wählen',
  'switchNetwork.otherWallet': 'Andere Wallet benutzen',
  'switchActiveChain.heading': 'Wallet für {chain} verbinden',
  'switchActiveChain.text':
    '{network} braucht eine Wallet, die mit {chain} umgehen kann. Was du bisher verbunden hast, bleibt verbunden.',
  'switchActiveChain.connect': 'Wallet verbinden',
  'switchActiveChain.cancel': 'Nicht jetzt',
  'unsupported.heading': 'Dieses Netzwerk geht hier nicht',
  'unsupported.text':
    'Deine Wallet ist auf Netzwerk, das diese App nicht benutzt. Wechsle zu einem von diesen, um weiterzumachen.',
}
