import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'İmza kullanılamadı. Tekrar deneyin.',
  'nameTransfers.transfers': 'Devirler',
  'nameTransfers.offeredBy': '{account} tarafından {date} tarihine kadar sunuldu',
  'nameTransfers.offeredTo': '{account} hesabına {date} tarihine kadar sunuldu',
  'nameTransfers.leadsFrom': '{date} tarihinden itibaren hesabınıza yönlendirir',
  'nameTransfers.passedOn': '{date} tarihinden itibaren {account} hesabına yönlendirir',
  'nameTransfers.accept': 'Kabul et',
  'nameTransfers.acceptName': '{name} adını kabul et',
  'nameTransfers.withdraw': 'Geri çek',
  'nameTransfers.withdrawName': '{name} teklifini geri çek',
  'nameTransfers.accepted': '{name} artık sizin.',
  'nameTransfers.withdrawn': '{name} teklifi geri çekildi.',
  'nameTransfers.unchangedText': 'Hiçbir şey değiştirilmedi.',
  NAME_LIMIT_REACHED: 'Bu hesabın {limit} adı var ve daha fazlası olamaz.',
  NAME_UNSUPPORTED: 'Bu cüzdan bir ad için imzalayamaz. Başka bir cüzdan kullanın.',
  NAME_NOT_OWNED: '{name} başka bir hesaba ait.',
}
