import { testAdapter, type WalletAnswer, type WalletUnderTest } from '@cleat/testing/conformance'
import { toyAdapter } from './toyAdapter.ts'
import { refused, type ToyWallet, toySignature } from './toyWallet.ts'

/** A toy wallet with methods that act as its user. */
function createToyWallet(
  id: string,
  known: readonly [string, string],
): WalletUnderTest & { remove(): void } {
  const listeners = new Set<(addresses: readonly string[]) => void>()
  let addresses = known
  let how: WalletAnswer = 'approve'
  let promptCount = 0
  let isLocked = false
  let onRelease: () => void = () => undefined

  const shared = () => (isLocked ? [] : addresses)
  const notify = () => {
    for (const listener of listeners) listener(shared())
  }
  const ask = async <value>(answer: () => value, nonsense: value): Promise<value> => {
    if (how === 'never') return new Promise<never>(() => undefined)
    promptCount += 1
    if (how === 'reject') throw Object.assign(new Error('No'), { code: refused })
    if (how === 'fail') throw new Error('It broke')
    if (how === 'nonsense') return nonsense
    if (how === 'hold')
      await new Promise<void>((resolve) => {
        onRelease = resolve
      })
    return answer()
  }
  const wallet: ToyWallet = {
    ...{ id, name: id },
    async connect({ ask: mayAsk }) {
      if (!mayAsk) return how === 'never' ? new Promise<never>(() => undefined) : shared()
      return ask<readonly string[]>(() => (how === 'none' ? [] : shared()), ['<not an address>'])
    },
    sign: (request) => ask(() => toySignature(request), 'nonsense'),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const show = () => window.dispatchEvent(new CustomEvent('toy:wallet', { detail: wallet }))

  return {
    connectorId: id,
    get addresses() {
      return addresses
    },
    get promptCount() {
      return promptCount
    },
    get listenerCount() {
      return listeners.size
    },
    appear() {
      window.addEventListener('toy:who-is-there', show)
      show()
    },
    answer(next) {
      how = next
    },
    release: () => onRelease(),
    selectAccount(address) {
      const [other = address] = addresses.filter((one) => one !== address)
      addresses = [address, other]
      notify()
    },
    lock() {
      isLocked = true
      notify()
    },
    unlock() {
      isLocked = false
      notify()
    },
    remove: () => window.removeEventListener('toy:who-is-there', show),
  }
}

function network(id: string) {
  return {
    id,
    name: `Toy ${id}`,
    chainNamespace: 'toy',
    nativeCurrency: { name: 'Toy', symbol: 'TOY', decimals: 6 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  }
}

testAdapter(
  () => {
    localStorage.clear()
    const wallets = [
      createToyWallet('harbour', ['anna', 'anton']),
      createToyWallet('beacon', ['berta', 'bruno']),
      createToyWallet('comet', ['clara', 'carl']),
    ] as const
    return {
      networks: [network('one'), network('two')],
      wallets,
      createAdapter: toyAdapter,
      close() {
        for (const wallet of wallets) wallet.remove()
      },
    }
  },
  {
    features: [
      'network:switch',
      'connection:read',
      'connections:list',
      'connection:use',
      'connection:end',
      'message:sign',
      'message:verify',
    ],
  },
)
