import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'Tanda tangan tidak dapat digunakan. Coba lagi.',
  'nameTransfers.transfers': 'Pengalihan',
  'nameTransfers.offeredBy': 'Ditawarkan oleh {account} hingga {date}',
  'nameTransfers.offeredTo': 'Ditawarkan kepada {account} hingga {date}',
  'nameTransfers.leadsFrom': 'Mengarah ke akun Anda mulai {date}',
  'nameTransfers.passedOn': 'Mengarah ke {account} mulai {date}',
  'nameTransfers.accept': 'Terima',
  'nameTransfers.acceptName': 'Terima {name}',
  'nameTransfers.withdraw': 'Tarik',
  'nameTransfers.withdrawName': 'Tarik penawaran {name}',
  'nameTransfers.accepted': '{name} milik Anda.',
  'nameTransfers.withdrawn': 'Penawaran {name} ditarik.',
  'nameTransfers.unchangedText': 'Tidak ada yang diubah.',
  NAME_LIMIT_REACHED: 'Akun ini punya {limit} nama dan tidak bisa lebih.',
  NAME_UNSUPPORTED: 'Dompet ini tidak dapat menandatangani untuk nama. Gunakan dompet lain.',
  NAME_NOT_OWNED: '{name} milik akun lain.',
}
