import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock/createClock.ts'
import type { DialectId } from './dialectIds.ts'
import { findCard } from './findCard.ts'
import type { Purchase, PurchaseState } from './purchase.ts'

export type NewPurchase = Pick<
  Purchase,
  'dialect' | 'orderRef' | 'asset' | 'address' | 'currency' | 'price' | 'redirectUrl' | 'opensUntil'
>

/** All purchases since the start. */
export type Purchases = {
  open(given: NewPurchase): Purchase
  find(id: string): Purchase | undefined
  /** By the service's own id, newest first. */
  findByRef(orderRef: string): readonly Purchase[]
  list(): readonly Purchase[]
  /** Notes that the page was opened. */
  noteOpened(id: string): void
  /** Takes a card. Returns why not, for the visitor. */
  pay(parameters: { id: string; card: string }): string | undefined
  /** Lets the visitor pay with another card after one was declined. Returns what is to be paid. */
  payAgain(id: string): Purchase | undefined
  /** Ends an identity check. */
  decide(parameters: { id: string; isApproved: boolean }): void
}

export declare namespace createPurchases {
  type Parameters = {
    clock: Clock
    /** Pays out on the chain. Returns the transaction. */
    payOut: (purchase: Purchase) => Promise<string>
    /** Receives each purchase when it is in another state. */
    onChange: (purchase: Purchase) => void
    /** How long a payment takes, in milliseconds. */
    processingMs: number
  }
}

const idBytes = 12
/** Those whose payments are parts of one session. With others, each payment is another one. */
const ofSessions: readonly DialectId[] = ['stripe']

export function createPurchases(parameters: createPurchases.Parameters): Purchases {
  const { clock, payOut, onChange, processingMs } = parameters
  const all = new Map<string, Purchase>()

  const change = (id: string, facts: Partial<Purchase>) => {
    const before = all.get(id)
    if (!before) return
    const after = { ...before, ...facts, updatedAt: clock.now() }
    all.set(id, after)
    if (after.state !== before.state) onChange(after)
  }
  const enter = (id: string, state: PurchaseState, cardEnd?: string) =>
    change(id, { state, ...(cardEnd !== undefined && { cardEnd }) })

  /** Both the payment and the payout take their time. A payout that fails is paid back. */
  const settle = (id: string) => {
    enter(id, 'processing')
    clock.after(processingMs, async () => {
      const purchase = all.get(id)
      if (purchase?.state !== 'processing') return
      try {
        const txHash = await payOut(purchase)
        change(id, { state: 'sent', txHash })
      } catch {
        enter(id, 'refunded')
      }
    })
  }

  const effects = {
    pays: settle,
    declined: (id: string) => enter(id, 'declined'),
    identity: (id: string) => enter(id, 'identity'),
    refunded(id: string) {
      enter(id, 'processing')
      clock.after(processingMs, () => enter(id, 'refunded'))
    },
    expires: (id: string) => enter(id, 'expired'),
  } as const

  const open = (given: NewPurchase) => {
    const at = clock.now()
    const purchase: Purchase = {
      ...given,
      id: randomBytes(idBytes).toString('hex'),
      state: 'open',
      cardEnd: undefined,
      txHash: undefined,
      createdAt: at,
      updatedAt: at,
      isOpened: false,
    }
    all.set(purchase.id, purchase)
    return purchase
  }

  return {
    open,
    find: (id) => all.get(id),
    findByRef: (orderRef) =>
      [...all.values()].filter((purchase) => purchase.orderRef === orderRef).toReversed(),
    list: () => [...all.values()],
    noteOpened: (id) => change(id, { isOpened: true }),
    pay({ id, card }) {
      const purchase = all.get(id)
      const found = findCard(card)
      if (purchase?.state !== 'open') return 'This purchase cannot be paid any more.'
      if (!found) return 'This is no test card. Choose one of those below.'
      change(id, { cardEnd: found.number.slice(-4) })
      effects[found.effect](id)
      return undefined
    },
    payAgain(id) {
      const purchase = all.get(id)
      if (purchase?.state !== 'declined') return undefined
      if (!ofSessions.includes(purchase.dialect)) return open(purchase)
      enter(id, 'open')
      return all.get(id)
    },
    decide({ id, isApproved }) {
      if (all.get(id)?.state !== 'identity') return
      if (isApproved) settle(id)
      else enter(id, 'rejected')
    },
  }
}
