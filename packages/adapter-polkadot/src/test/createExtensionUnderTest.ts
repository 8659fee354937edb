import type { WalletAnswer, WalletUnderTest } from '@cleat/testing/conformance'
import {
  createPolkadotWallet,
  type PolkadotKey,
  type PolkadotMethod,
} from '@cleat/testing/polkadot'

const nonsense: { readonly [method: string]: unknown } = {
  'accounts.get': [{ address: 'not an address' }],
  signRaw: { signature: 'not a signature' },
  signPayload: 5,
}

const methods: readonly PolkadotMethod[] = ['enable', 'accounts.get', 'signRaw', 'signPayload']

/** A signing extension for the conformance tests. */
export function createExtensionUnderTest(parameters: {
  name: string
  keys: readonly PolkadotKey[]
  /**
   * The address prefix of the app's first network. The extension itself uses the generic prefix.
   */
  ss58Prefix: number
}): WalletUnderTest & { remove(): void } {
  const { name, keys, ss58Prefix } = parameters
  let how: WalletAnswer = 'approve'
  let onRelease: () => void = () => undefined
  let remove: (() => void) | undefined
  const wallet = createPolkadotWallet({
    ...{ name, keys },
    async approve() {
      if (how === 'hold')
        await new Promise<void>((resolve) => {
          onRelease = resolve
        })
      return { approved: how !== 'reject' }
    },
  })
  for (const method of methods)
    wallet.program(
      method,
      ({ proceed }) => {
        if (how === 'never') return new Promise(() => undefined)
        if (how === 'fail' && method !== 'accounts.get')
          return Promise.reject(new Error('It broke.'))
        if (how === 'none' && method === 'accounts.get') return Promise.resolve([])
        if (how === 'nonsense' && method in nonsense) return Promise.resolve(nonsense[method])
        return proceed()
      },
      { times: Number.POSITIVE_INFINITY },
    )

  const shown = createPolkadotWallet({ keys, ss58Prefix }).accounts.map(({ address }) => address)
  let order = shown
  return {
    connectorId: name,
    remembersSite: true,
    get addresses() {
      const [one = '', two = '', ...rest] = order
      return [one, two, ...rest] as const
    },
    get promptCount() {
      return wallet.questions.length
    },
    get listenerCount() {
      return wallet.subscriptions
    },
    appear() {
      remove ??= wallet.inject()
    },
    answer(next) {
      how = next
    },
    release: () => onRelease(),
    selectAccount(address) {
      order = [address, ...order.filter((one) => one !== address)]
      wallet.share(order)
    },
    lock: () => wallet.share([]),
    unlock: () => wallet.share(order),
    remove: () => remove?.(),
  }
}
