import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Netwerken',
  'networks.search': 'Netwerken zoeken',
  'networks.none': 'Geen netwerken gevonden voor ‘{search}’.',
  'networks.unavailable': 'Niet ingeschakeld in {wallet}',
  'networks.chosen': '{network} is gekozen',
  'networks.help': 'Wat is een netwerk?',
  'whatIsANetwork.ledgerTitle': 'Een gedeeld register',
  'whatIsANetwork.ledgerText':
    'Een netwerk is een openbaar overzicht van wie wat bezit. Veel computers houden het samen bij, dus niemand kan het in zijn eentje herschrijven.',
  'whatIsANetwork.separateTitle': 'Netwerken staan los van elkaar',
  'whatIsANetwork.separateText':
    'Je adres kan op meerdere netwerken hetzelfde zijn, maar wat je op het ene bezit, staat niet op het andere.',
  'whatIsANetwork.feeTitle': 'Kosten in de eigen munt',
  'whatIsANetwork.feeText':
    'Elk netwerk rekent kosten in de eigen munt. Zorg dat je daar iets van hebt op elk netwerk dat je gebruikt.',
  'whatIsANetwork.choose': 'Kies een netwerk',
  'switchNetwork.pendingTitle': 'Ga verder in {wallet}',
  'switchNetwork.pendingText': 'Keur het overschakelen naar {network} goed.',
  'switchNetwork.slowText':
    'Zie je niets? Open {wallet} en kies {network}. Deze pagina wordt automatisch bijgewerkt.',
  'switchNetwork.successTitle': 'Je zit nu op {network}',
  'switchNetwork.rejectedTitle': 'Wisselen geweigerd',
  'switchNetwork.rejectedText': 'Je zit nog op {network}.',
  'switchNetwork.waitingTitle': '{wallet} openen',
  'switchNetwork.unsupportedTitle': 'Wissel in {wallet}',
  'switchNetwork.unsupportedText':
    'Kies {network} in {wallet}, als het in de lijst staat. Deze pagina wordt automatisch bijgewerkt.',
  'switchNetwork.errorTitle': 'Wisselen van netwerk mislukt',
  'switchNetwork.offerTitle': 'Overschakelen naar {network}?',
  'switchNetwork.offerText': '{wallet} is verbonden op {current}. Eerder koos je {network}.',
  'switchNetwork.offerSwitch': 'Overschakelen naar {network}',
  'switchNetwork.offerStay': 'Op {network} blijven',
  'switchNetwork.retry': 'Opnieuw proberen',
  'switchNetwork.other': 'Ander netwerk kiezen',
  'switchNetwork.otherWallet': 'Andere wallet gebruiken',
  'switchActiveChain.heading': 'Verbind een wallet voor {chain}',
  'switchActiveChain.text':
    'Voor {network} heb je een wallet nodig die {chain} ondersteunt. Je andere wallets blijven verbonden.',
  'switchActiveChain.connect': 'Wallet verbinden',
  'switchActiveChain.cancel': 'Niet nu',
  'unsupported.heading': 'Netwerk niet ondersteund',
  'unsupported.text':
    'Je wallet zit op een netwerk dat deze app niet ondersteunt. Wissel van netwerk om door te gaan.',
}
