import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'La signature n’a pas pu être utilisée. Réessayez.',
  'nameTransfers.transfers': 'Transferts',
  'nameTransfers.offeredBy': 'Proposé par {account} jusqu’au {date}',
  'nameTransfers.offeredTo': 'Proposé à {account} jusqu’au {date}',
  'nameTransfers.leadsFrom': 'Mène à votre compte à partir du {date}',
  'nameTransfers.passedOn': 'Mène à {account} à partir du {date}',
  'nameTransfers.accept': 'Accepter',
  'nameTransfers.acceptName': 'Accepter {name}',
  'nameTransfers.withdraw': 'Retirer',
  'nameTransfers.withdrawName': 'Retirer l’offre de {name}',
  'nameTransfers.accepted': '{name} est à vous.',
  'nameTransfers.withdrawn': 'L’offre de {name} est retirée.',
  'nameTransfers.unchangedText': 'Rien n’a été modifié.',
  NAME_LIMIT_REACHED: 'Ce compte a {limit} noms et ne peut pas en avoir plus.',
  NAME_UNSUPPORTED:
    'Ce portefeuille ne peut pas signer pour un nom. Utilisez un autre portefeuille.',
  NAME_NOT_OWNED: '{name} appartient à un autre compte.',
}
