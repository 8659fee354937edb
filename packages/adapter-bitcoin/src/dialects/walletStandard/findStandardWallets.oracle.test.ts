import { createFakeWindow } from '@cleat/core/test/createFakeWindow'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { findStandardWallets } from './findStandardWallets.ts'

type RegisterApi = { readonly register: (...wallets: Wallet[]) => () => void }

const window = createFakeWindow()
vi.stubGlobal('window', window)
const theirs = getWallets()
afterAll(() => {
  vi.unstubAllGlobals()
})

const wallets = Array.from(
  { length: 5 },
  (_, at): Wallet => ({
    ...{ version: '1.0.0', name: `Wallet ${at}`, icon: 'data:image/png;base64,' },
    ...{ chains: [], features: {}, accounts: [] },
  }),
)
/** Wallets that register together, the same one also twice. */
const registered = fc.array(fc.constantFrom(...wallets), { maxLength: 3 })
/** A registration, or the end of an earlier one. */
const step = fc.oneof(fc.record({ registered }), fc.record({ ended: fc.nat(9) }))

/** Registers wallets with each app of the page, early and late. Returns what unregisters them. */
function register(given: readonly Wallet[]): () => void {
  const ends: (() => void)[] = []
  const detail = (api: RegisterApi) => void ends.push(api.register(...given))
  const onReady = (event: Event) => detail((event as CustomEvent<RegisterApi>).detail)
  window.addEventListener('wallet-standard:app-ready', onReady)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return () => {
    window.removeEventListener('wallet-standard:app-ready', onReady)
    for (const end of ends) end()
  }
}

test('property: finds what @wallet-standard/app lists, in its order', () => {
  fc.assert(
    fc.property(fc.array(registered, { maxLength: 2 }), fc.array(step), (early, steps) => {
      const ends = early.map(register)
      const ours = new Set<Wallet>()
      const stop = findStandardWallets({
        window,
        onWallet: (wallet) => ours.add(wallet),
        onGone: (wallet) => ours.delete(wallet),
      })
      const compare = () => expect([...ours].map(toName)).toEqual(theirs.get().map(toName))
      try {
        compare()
        for (const step of steps) {
          if ('ended' in step) ends[step.ended]?.()
          else ends.push(register(step.registered))
          compare()
        }
      } finally {
        for (const end of ends) end()
        stop()
      }
      expect([[...ours], theirs.get()]).toEqual([[], []])
    }),
  )
})

const toName = ({ name }: Wallet) => name
