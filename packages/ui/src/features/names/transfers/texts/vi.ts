import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'Không dùng được chữ ký. Hãy thử lại.',
  'nameTransfers.transfers': 'Chuyển nhượng',
  'nameTransfers.offeredBy': '{account} đề nghị đến {date}',
  'nameTransfers.offeredTo': 'Đã đề nghị cho {account} đến {date}',
  'nameTransfers.leadsFrom': 'Dẫn đến tài khoản của bạn từ {date}',
  'nameTransfers.passedOn': 'Dẫn đến {account} từ {date}',
  'nameTransfers.accept': 'Chấp nhận',
  'nameTransfers.acceptName': 'Chấp nhận {name}',
  'nameTransfers.withdraw': 'Rút lại',
  'nameTransfers.withdrawName': 'Rút lại đề nghị về {name}',
  'nameTransfers.accepted': '{name} là của bạn.',
  'nameTransfers.withdrawn': 'Đề nghị về {name} đã được rút lại.',
  'nameTransfers.unchangedText': 'Không có gì thay đổi.',
  NAME_LIMIT_REACHED: 'Tài khoản này có {limit} tên và không thể có thêm.',
  NAME_UNSUPPORTED: 'Ví này không thể ký cho tên. Hãy dùng ví khác.',
  NAME_NOT_OWNED: '{name} thuộc về tài khoản khác.',
}
