import { expect, test } from 'vitest'
import { createMemoryNonces } from './createMemoryNonces.ts'
import { memoryStore } from './store/memoryStore.ts'

/** Ends of two nonces. That of the second is used first where it comes first. */
const ends = { a: 2000, b: 1000 } as const
type Nonce = keyof typeof ends

type Nonces = {
  claim(nonce: Nonce): Promise<boolean>
  /** What a service does each hour. */
  forget(): Promise<void>
}

const kinds: Readonly<Record<string, (now: () => number) => Nonces>> = {
  createMemoryNonces(now) {
    const claim = createMemoryNonces({ now })
    return {
      claim: (nonce) => claim({ nonce, expirationTime: new Date(ends[nonce]).toISOString() }),
      forget: async () => undefined,
    }
  },
  memoryStore(now) {
    const store = memoryStore({ now })
    return {
      claim: (nonce) => store.claim({ hash: nonce, endsAt: ends[nonce] }),
      forget: () => store.prune(now()),
    }
  },
}

type Event = Nonce | 'wait' | 'forget'
const events: readonly Event[] = ['a', 'b', 'wait', 'forget']
const length = 7

/** Every order of events, told by the digits of a number. */
function toEvents(order: number): readonly Event[] {
  const digits = order.toString(events.length).padStart(length, '0')
  return Array.from(digits, (digit) => events[Number(digit)] ?? 'wait')
}

test.each(Object.entries(kinds))('exhaustive: each order of seven events, %s', async (_, open) => {
  const seen = new Set<string>()
  for (let order = 0; order < events.length ** length; order += 1) {
    let time = 0
    const nonces = open(() => time)
    const used = new Set<Nonce>()
    for (const event of toEvents(order)) {
      if (event === 'wait') time += 500
      else if (event === 'forget') await nonces.forget()
      else {
        const isOver = time >= ends[event]
        const state = isOver ? 'over' : used.has(event) ? 'used' : 'free'
        const isClaimed = await nonces.claim(event)
        // What is over is refused by its terms, before it gets here.
        if (!isOver && isClaimed !== (state === 'free'))
          expect({ events: toEvents(order), event, isClaimed }).toBe(state)
        used.add(event)
        seen.add(`${event} ${state}`)
      }
    }
  }
  expect([...seen].sort()).toEqual(['a free', 'a over', 'a used', 'b free', 'b over', 'b used'])
})
