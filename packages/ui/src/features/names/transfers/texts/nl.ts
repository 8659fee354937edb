import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'De handtekening kon niet worden gebruikt. Probeer het opnieuw.',
  'nameTransfers.transfers': 'Overdrachten',
  'nameTransfers.offeredBy': 'Aangeboden door {account} tot {date}',
  'nameTransfers.offeredTo': 'Aangeboden aan {account} tot {date}',
  'nameTransfers.leadsFrom': 'Leidt vanaf {date} naar je account',
  'nameTransfers.passedOn': 'Leidt vanaf {date} naar {account}',
  'nameTransfers.accept': 'Accepteren',
  'nameTransfers.acceptName': '{name} accepteren',
  'nameTransfers.withdraw': 'Intrekken',
  'nameTransfers.withdrawName': 'Het aanbod van {name} intrekken',
  'nameTransfers.accepted': '{name} is van jou.',
  'nameTransfers.withdrawn': 'Het aanbod van {name} is ingetrokken.',
  'nameTransfers.unchangedText': 'Er is niets gewijzigd.',
  NAME_LIMIT_REACHED: 'Dit account heeft {limit} namen en kan er niet meer hebben.',
  NAME_UNSUPPORTED: 'Deze wallet kan niet voor een naam ondertekenen. Gebruik een andere wallet.',
  NAME_NOT_OWNED: '{name} is van een ander account.',
}
