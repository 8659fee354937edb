import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText':
    'Die Signatur konnte nicht verwendet werden. Versuche es noch einmal.',
  'nameTransfers.transfers': 'Übertragungen',
  'nameTransfers.offeredBy': 'Angeboten von {account} bis {date}',
  'nameTransfers.offeredTo': 'Angeboten an {account} bis {date}',
  'nameTransfers.leadsFrom': 'Führt ab {date} zu deinem Konto',
  'nameTransfers.passedOn': 'Führt ab {date} zu {account}',
  'nameTransfers.accept': 'Annehmen',
  'nameTransfers.acceptName': '{name} annehmen',
  'nameTransfers.withdraw': 'Zurückziehen',
  'nameTransfers.withdrawName': 'Angebot von {name} zurückziehen',
  'nameTransfers.accepted': '{name} gehört dir.',
  'nameTransfers.withdrawn': 'Das Angebot von {name} ist zurückgezogen.',
  'nameTransfers.unchangedText': 'Es wurde nichts geändert.',
  NAME_LIMIT_REACHED: 'Dieses Konto hat {limit} Namen und kann keine weiteren haben.',
  NAME_UNSUPPORTED: 'Diese Wallet kann nicht für einen Namen signieren. Nutze eine andere Wallet.',
  NAME_NOT_OWNED: '{name} gehört einem anderen Konto.',
}
