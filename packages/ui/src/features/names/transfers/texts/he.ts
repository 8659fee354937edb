import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'לא ניתן היה להשתמש בחתימה. נסו שוב.',
  'nameTransfers.transfers': 'העברות',
  'nameTransfers.offeredBy': 'הוצע על ידי {account} עד {date}',
  'nameTransfers.offeredTo': 'הוצע אל {account} עד {date}',
  'nameTransfers.leadsFrom': 'מוביל לחשבון שלכם החל מ־{date}',
  'nameTransfers.passedOn': 'מוביל אל {account} החל מ־{date}',
  'nameTransfers.accept': 'קבלה',
  'nameTransfers.acceptName': 'קבלת {name}',
  'nameTransfers.withdraw': 'ביטול',
  'nameTransfers.withdrawName': 'ביטול ההצעה של {name}',
  'nameTransfers.accepted': '{name} שלכם.',
  'nameTransfers.withdrawn': 'ההצעה של {name} בוטלה.',
  'nameTransfers.unchangedText': 'לא השתנה דבר.',
  NAME_LIMIT_REACHED: 'לחשבון הזה יש {limit} שמות, ולא יכולים להיות לו עוד.',
  NAME_UNSUPPORTED: 'הארנק הזה לא יכול לחתום עבור שם. השתמשו בארנק אחר.',
  NAME_NOT_OWNED: 'השם {name} שייך לחשבון אחר.',
}
