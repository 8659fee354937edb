import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'تعذّر تحميل رموزك',
  'tokens.partial': 'تعذّر تحميل بعض الرموز والأسعار.',
  'tokens.totalKnown':
    '{count, plural, zero {الإجمالي} one {الإجمالي، باستثناء رمز واحد بلا سعر} two {الإجمالي، باستثناء رمزين بلا سعر} few {الإجمالي، باستثناء # رموز بلا سعر} many {الإجمالي، باستثناء # رمزًا بلا سعر} other {الإجمالي، باستثناء # رمز بلا سعر}}',
  'tokens.dropped':
    '{count, plural, zero {لا توجد رموز مخفية.} one {أُخفي رمز واحد لأن بياناته غير صالحة.} two {أُخفي رمزان لأن بياناتهما غير صالحة.} few {أُخفيت # رموز لأن بياناتها غير صالحة.} many {أُخفي # رمزًا لأن بياناتها غير صالحة.} other {أُخفي # رمز لأن بياناتها غير صالحة.}}',
  'tokens.approvals': 'أذونات {token}',
}
