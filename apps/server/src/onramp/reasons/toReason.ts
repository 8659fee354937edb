import type { OrderReason } from '../contract/orderStatus.ts'

const words: readonly (readonly [OrderReason, RegExp])[] = [
  ['identity', /kyc|identity|verif|document|sanction|compliance|age\b/i],
  ['region', /region|countr|jurisdiction|location|\bstate\b|geo/i],
  ['limit', /limit|maximum|minimum|too[_ ](?:low|high|small|large)/i],
  ['cancelled', /cancel|abandon|closed by/i],
  ['declined', /declin|insufficient|card|bank|funds|payment|reject|denied|honou?r|auth/i],
]

/** The class of a provider's words about a failure. They are not shown themselves. */
export function toReason(text: string | null | undefined): OrderReason {
  return words.find(([, shape]) => text && shape.test(text))?.[0] ?? 'other'
}
