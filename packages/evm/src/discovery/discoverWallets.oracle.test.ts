import type { DiscoveredWallet } from '@cleat/core/adapter'
import { createFakeProvider } from '@cleat/core/test/createFakeProvider'
import { createFakeWindow } from '@cleat/core/test/createFakeWindow'
import fc from 'fast-check'
import { createStore } from 'mipd'
import { afterEach, expect, test, vi } from 'vitest'
import { discoverWallets } from './discoverWallets.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Detail = { info: { uuid: string; rdns: string; name: string; icon: string }; provider: object }

const icon = 'data:image/svg+xml,<svg/>'
const name = fc.stringMatching(/^[A-Z][a-z0-9]{1,9}( [A-Z][a-z]{1,9})?$/)

/** Wallets as EIP-6963 has them, of which up to three share an `rdns`. */
const details: fc.Arbitrary<Detail[]> = fc.array(name, { maxLength: 8 }).map((names) =>
  names.map((name, at) => ({
    info: { uuid: `uuid-${at}`, rdns: `org.example.wallet${at % 3}`, name, icon },
    provider: createFakeProvider(),
  })),
)
/** Which wallet announces itself next, also more than one time. */
const turns = fc.array(fc.nat(7), { maxLength: 24 })

function announce(window: Window, detail: Detail | undefined) {
  if (detail)
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }),
    )
}

test('property: lists what mipd lists, in its order, early and late ones', () => {
  fc.assert(
    fc.property(details, turns, fc.nat(8), (wallets, turns, early) => {
      const window = createFakeWindow()
      vi.stubGlobal('window', window)
      for (const detail of wallets.slice(0, early))
        window.addEventListener('eip6963:requestProvider', () => announce(window, detail))
      let found: readonly DiscoveredWallet[] = []
      const store = createStore()
      const stop = discoverWallets({
        window,
        announced: true,
        injected: false,
        onChange(wallets) {
          found = wallets
        },
        onDropped: () => expect.unreachable(),
      })
      const compare = () =>
        expect(
          found.map(({ rdns, name, icon, provider }) => ({ rdns, name, icon, provider })),
        ).toEqual(
          store.getProviders().map(({ info: { rdns, name, icon }, provider }) => ({
            ...{ rdns, name, icon, provider },
          })),
        )
      compare()
      for (const turn of turns) {
        announce(window, wallets[turn])
        compare()
      }
      stop()
      store.destroy()
      expect(window.countListeners('eip6963:announceProvider')).toBe(0)
    }),
  )
})
