import * as v from 'valibot'
import type { NameTransfer } from '../store/nameTransfer.ts'

const time = v.pipe(v.string(), v.description('As RFC 3339 has it.'))

export const transferSchema = v.pipe(
  v.object({
    name: v.string(),
    from: v.pipe(v.string(), v.description('The CAIP-10 account that offered it.')),
    to: v.pipe(v.string(), v.description('The CAIP-10 account that may accept it.')),
    offered_at: time,
    ends_at: v.pipe(v.string(), v.description('Until when it can be accepted.')),
    accepted_at: v.optional(time),
    resolves_at: v.optional(
      v.pipe(v.string(), v.description('When an accepted name leads to its new owner.')),
    ),
  }),
  v.metadata({ ref: 'NameTransfer' }),
)

/** A transfer as clients read it. */
export function toTransfer(transfer: NameTransfer): v.InferOutput<typeof transferSchema> {
  const { name, from, to, offeredAt, endsAt, acceptedAt, resolvesAt } = transfer
  return {
    ...{ name, from, to, offered_at: offeredAt.toISOString(), ends_at: endsAt.toISOString() },
    ...(acceptedAt && { accepted_at: acceptedAt.toISOString() }),
    ...(resolvesAt && { resolves_at: resolvesAt.toISOString() }),
  }
}
