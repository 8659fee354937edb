import { isFinal } from '../orders/isFinal.ts'
import type { OnrampOrder } from '../orders/onrampOrder.ts'
import type { OnrampContext } from '../state/onrampContext.ts'

const second = 1000
const minute = 60 * second

const day = 24 * 60 * minute

/**
 * How often a purchase is asked about, by its age, or from when the visitor looked after it. Older
 * ones are asked about once a visit.
 */
const paces = [
  { until: 2 * minute, every: 3 * second },
  { until: 12 * minute, every: 10 * second },
  { until: day, every: minute },
]

/**
 * Asks about the purchases that can still be paid, again and again. A hidden page asks nothing;
 * `wake` asks as soon as it is seen again.
 */
export function followLater(context: OnrampContext): void {
  const { orders, internal, lifetime } = context
  clearTimeout(internal.follow)
  const now = Date.now()
  const waits = orders.list.flatMap((order) => {
    const due = findDue(context, order, now)
    return due === undefined ? [] : [due - now]
  })
  if (waits.length === 0 || lifetime.aborted) return
  const ms = Math.max(0, Math.min(...waits))
  internal.follow = setTimeout(() => {
    const isHidden = globalThis.document?.visibilityState === 'hidden'
    if (!isHidden) ask(context).finally(() => followLater(context))
  }, ms)
}

/** Asks about each purchase that is due. */
async function ask(context: OnrampContext): Promise<void> {
  const { orders, internal } = context
  const now = Date.now()
  const due = orders.list.filter((order) => (findDue(context, order, now) ?? Infinity) <= now)
  await Promise.all(
    due.map(async ({ id }) => {
      internal.asking.add(id)
      // Without its code it is asked about again later, as where nothing answers.
      await import('./askOrder.ts').then(
        ({ askOrder }) => askOrder(context, id),
        () => undefined,
      )
      internal.asking.delete(id)
      internal.asked.set(id, Date.now())
    }),
  )
}

/** When a purchase is asked about next. */
function findDue({ internal }: OnrampContext, order: OnrampOrder, now: number): number | undefined {
  if (isFinal(order) || internal.asking.has(order.id)) return undefined
  const age = now - Math.max(order.startedAt, internal.resumed.get(order.id) ?? 0)
  // A card that was declined is followed by another soon, or never.
  if (order.status === 'failed' && age >= day) return undefined
  const asked = internal.asked.get(order.id)
  if (asked === undefined) return now
  const pace = paces.find(({ until }) => age < until)
  return pace && asked + pace.every
}
