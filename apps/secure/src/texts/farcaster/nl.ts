import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} vraagt je om in te loggen. Ga alleen verder als je dit zelf begonnen bent, met de wallet waarvan je Farcaster-account is.',
  'farcaster.noWallet':
    'Er is geen wallet gevonden in deze browser. Open deze pagina in de browser waarin je wallet zit.',
  'farcaster.copy': 'Link kopiëren',
  'farcaster.copied': 'Link gekopieerd',
  'farcaster.decline': 'Niet inloggen',
  'farcaster.rejected':
    'Je hebt in je wallet geweigerd. Probeer het opnieuw of kies een andere wallet.',
  'farcaster.unsigned':
    'Je wallet heeft niet ondertekend. Probeer het opnieuw of kies een andere wallet.',
  'farcaster.foreign':
    'Deze wallet kan niet voor dat Farcaster-account ondertekenen. Kies een andere.',
  'farcaster.accountTitle': 'Vul je Farcaster-ID in',
  'farcaster.accountLead':
    'Deze wallet heeft geen Farcaster-account. Mag hij voor een account ondertekenen, vul dan de ID daarvan in.',
  'farcaster.account': 'Farcaster-ID',
  'farcaster.other': 'Andere wallet kiezen',
  'farcaster.sign': 'Ondertekenen',
  'farcaster.done': 'Je kunt deze pagina sluiten en teruggaan naar waar je begon.',
  'farcaster.late': 'Deze login is voorbij. Begin opnieuw waar je vandaan kwam.',
}
