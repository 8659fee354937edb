import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnectionController } from '../../state/connection.ts'
import { createDeferred } from '../../test/createDeferred.ts'
import { createPairingProposals, type PairingProposal } from './createPairingProposals.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const step = fc.oneof(
  fc.record({ do: fc.constantFrom('wait', 'prepare', 'release', 'relay fails', 'relay works') }),
  fc.record({ do: fc.constantFrom('abort', 'take', 'decline', 'expire'), which: fc.nat(4) }),
  fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(1, 50, 1000, 100_000, 240_000) }),
)
type Step = { do: string; which?: number; ms?: number }

type Live = { take(session: string): void; fail(error: unknown): void }

function create(isKept: boolean) {
  const connection = createConnectionController()
  const made: Live[] = []
  const aborts: AbortController[] = []
  let isAway = false
  let unsettled = 0
  let isPrepared = false
  const offers = createPairingProposals<string>({
    connection,
    isKept,
    onStray: () => undefined,
    async make(): Promise<PairingProposal<string>> {
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (isAway) throw new Error('Away')
      const { promise: approval, resolve: take, reject: fail } = createDeferred<string>()
      made.push({ take, fail })
      return { uri: `wc:${made.length}@2`, approval, withdraw: () => undefined }
    },
  })
  const wait = () => {
    const controller = new AbortController()
    aborts.push(controller)
    unsettled += 1
    const leave = () => {
      unsettled -= 1
      isPrepared = false
    }
    const waiting = offers.wait(controller.signal)
    waiting.then(leave, leave)
  }
  const act = ({ do: name, which = 0, ms = 0 }: Step) => {
    if (name === 'wait') wait()
    if (name === 'prepare') {
      isPrepared = true
      void offers.prepare()
    }
    if (name === 'release') {
      isPrepared = false
      offers.release()
    }
    if (name === 'abort') aborts[which]?.abort()
    if (name === 'take') made[which]?.take('session')
    if (name === 'decline') made[which]?.fail({ code: 5000 })
    if (name === 'expire') made[which]?.fail(new Error('Expired'))
    if (name.startsWith('relay')) isAway = name === 'relay fails'
    return vi.advanceTimersByTimeAsync(ms)
  }
  const isWanted = () => unsettled > 0 || isPrepared
  const counts = () => ({ made: made.length, unsettled })
  return { offers, act, isWanted, state: connection.state, counts }
}

test('behavior: whatever happens, all waiting ends and no offer outlives who wants it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 20 }), async (isKept, steps) => {
      const { offers, act, isWanted, state, counts } = create(isKept)
      for (const next of steps) {
        await act(next)
        if (!isWanted() && !isKept) expect(state.wcUri).toBeUndefined()
        // An expired URI is never shown, whether or not a view is open.
        if (state.wcUri) expect(state.wcPairingExpiry).toBeGreaterThan(Date.now())
      }
      offers.destroy()
      await act({ do: 'wait' })
      // One may be under way.
      await act({ do: 'pass', ms: 50 })
      const { made } = counts()
      await act({ do: 'pass', ms: 300_000 })
      expect(state.wcUri).toBeUndefined()
      expect(counts()).toEqual({ made, unsettled: 0 })
    }),
    { numRuns: 200 },
  )
})
