import type { OnrampOrder } from '@cleat/core/onramp'
import type { World } from '../world.ts'

export declare namespace judgePurchaseEnds {
  type Parameters = {
    readonly shop: Pick<NonNullable<World['shop']>, 'list' | 'readStatus'> | undefined
    readonly journal: Pick<World['journal'], 'liedAbout' | 'lastSellerLie'>
    app(tab: number): {
      readonly onramp:
        | { readonly orders: readonly Pick<OnrampOrder, 'id' | 'status'>[] }
        | undefined
    }
  }
}

const sent = ['sent', 'delivered']
const ends = ['failed', 'refunded', 'expired', ...sent]

/**
 * Lists what an app says of a purchase that is not what its service says in the end, unless the
 * service lied about it before; and where a service of honest sellers says that money was
 * sent that was not.
 */
export async function judgePurchaseEnds(
  world: judgePurchaseEnds.Parameters,
): Promise<readonly string[]> {
  const { shop, journal } = world
  if (!shop) return []
  const all = await shop.list()
  const faults: string[] = []
  for (const tab of [0, 1])
    for (const { id, status } of world.app(tab).onramp?.orders ?? []) {
      if (journal.liedAbout.has(id)) continue
      const truth = await shop.readStatus(id)
      const isSold = all.some(({ orderRef, state }) => orderRef === id && state === 'sent')
      const isHonest = journal.lastSellerLie === 0
      if (isHonest && truth !== undefined && sent.includes(truth) && !isSold)
        faults.push(`the service calls a purchase ${truth}, and it is not`)
      if (toEnd(status) !== toEnd(truth))
        faults.push(`tab ${tab}: a purchase is called ${status}, its service says ${truth}`)
    }
  return faults
}

/** What visitors see is under way is one and the same. */
function toEnd(status: string | undefined): string | undefined {
  if (status === undefined || !ends.includes(status)) return 'open'
  return sent.includes(status) ? 'sent' : status
}
