import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'تعذّر استخدام التوقيع. حاول مرة أخرى.',
  'nameTransfers.transfers': 'عمليات النقل',
  'nameTransfers.offeredBy': 'معروض من {account} حتى {date}',
  'nameTransfers.offeredTo': 'معروض على {account} حتى {date}',
  'nameTransfers.leadsFrom': 'يؤدي إلى حسابك بدءًا من {date}',
  'nameTransfers.passedOn': 'يؤدي إلى {account} بدءًا من {date}',
  'nameTransfers.accept': 'قبول',
  'nameTransfers.acceptName': 'قبول {name}',
  'nameTransfers.withdraw': 'سحب',
  'nameTransfers.withdrawName': 'سحب عرض {name}',
  'nameTransfers.accepted': 'أصبح {name} لك.',
  'nameTransfers.withdrawn': 'تم سحب عرض {name}.',
  'nameTransfers.unchangedText': 'لم يتغير شيء.',
  NAME_LIMIT_REACHED: 'لهذا الحساب {limit} أسماء ولا يمكن أن يكون له المزيد.',
  NAME_UNSUPPORTED: 'لا يمكن لهذه المحفظة التوقيع من أجل اسم. استخدم محفظة أخرى.',
  NAME_NOT_OWNED: 'الاسم {name} يخص حسابًا آخر.',
}
