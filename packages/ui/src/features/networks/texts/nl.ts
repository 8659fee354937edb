import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Netwerken',
  'networks.search': 'Netwerken zoeken',
  'networks.none': 'Geen netwerk gevonden voor ‘{search}’.',
  'networks.unavailable': '{wallet} staat het hier niet toe',
  'networks.chosen': '{network} is gekozen',
  'networks.help': 'Wat is een netwerk?',
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
  'switchNetwork.pendingTitle': 'Ga verder in {wallet}',
  'switchNetwork.pendingText': 'Bevestig daar dat je {network} wilt gebruiken.',
  'switchNetwork.slowText':
    'Niets te zien? Open {wallet} en kies daar {network}. Deze pagina volgt vanzelf.',
  'switchNetwork.successTitle': 'Je bent op {network}',
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
  'switchActiveChain.heading': 'Verbind een wallet voor {chain}',
  'switchActiveChain.text':
    '{network} vraagt om een wallet die met {chain} werkt. Wat je al hebt verbonden, blijft verbonden.',
  'switchActiveChain.connect': 'Wallet verbinden',
  'switchActiveChain.cancel': 'Niet nu',
  'unsupported.heading': 'Dit netwerk werkt hier niet',
  'unsupported.text':
    'Je wallet is op netwerk, dat deze app niet gebruikt. Wissel naar een van deze om verder te gaan.',
}
