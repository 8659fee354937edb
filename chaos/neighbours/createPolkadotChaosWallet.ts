import { answerGarbage, rejectRequest } from '@cleat/testing'
import { createPolkadotWallet } from '@cleat/testing/polkadot'
import type { Prompts } from './prompts.ts'
import { toPageObject } from './toPageObject.ts'
import type { ChaosWallet } from './wallet.ts'

const methods = ['enable', 'accounts.get', 'signRaw'] as const

export function createPolkadotChaosWallet(parameters: {
  name: string
  prompts: Prompts
}): ChaosWallet {
  const { name, prompts } = parameters
  const wallet = createPolkadotWallet({ name, ss58Prefix: 0, approve: () => prompts.ask(name) })
  const addresses = wallet.accounts.map(({ address }) => address)
  let selected = 0
  return {
    ...{ name, namespace: 'polkadot', connectorId: name, addresses },
    appear(page) {
      const entry = toPageObject(page, wallet.entry)
      const injectedWeb3 = Reflect.get(page.window, 'injectedWeb3') ?? {}
      Object.assign(page.window, { injectedWeb3: { ...injectedWeb3, [name]: entry } })
    },
    act(what) {
      if (what === 'lock') wallet.share([])
      else if (what === 'revoke') wallet.revoke()
      else {
        selected = (selected + 1) % addresses.length
        const first = addresses[selected] ?? ''
        wallet.share([first, ...addresses.filter((one) => one !== first)])
      }
    },
    lie(seed) {
      const method = methods[seed % methods.length] ?? 'enable'
      const values = [null, [], [{ address: 'nobody' }], { signature: '0x12' }]
      const value = values[Math.floor(seed / 3) % values.length]
      const isRefused = Math.floor(seed / 12) % 3 === 0
      wallet.program(method, isRefused ? rejectRequest() : answerGarbage(value))
    },
  }
}
