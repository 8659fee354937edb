import { type AuthWallet, createKit, type Kit } from '@cleat/core'
import { createFakeProvider } from '@cleat/core/test/createFakeProvider'
import fc from 'fast-check'
import { type Address, getAddress, numberToHex, pad } from 'viem'
import { base, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { switchChain } from 'wagmi/actions'
import { WagmiAdapter } from './WagmiAdapter.ts'

// By hand: CLEAT_RUNS=1000 vitest run --project adapter-wagmi oneAccount
const count = Number(process.env.CLEAT_RUNS ?? 60)
const networks = [mainnet, base] as const
/** One login, two addresses: that of the key, and that of the contract it owns. */
const addresses: Readonly<Record<'eoa' | 'smartAccount', Address>> = {
  eoa: getAddress(pad('0x0a', { size: 20 })),
  smartAccount: getAddress(pad('0x0b', { size: 20 })),
}
type Type = keyof typeof addresses
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An embedded wallet of contract accounts. It tells before it answers, or a moment later. */
function createTwoAddresses(isEarly: () => boolean) {
  let type: Type = 'smartAccount'
  let chain = mainnet.id as number
  let isConnected = false
  const list = () => {
    const { eoa, smartAccount } = addresses
    const own = type === 'eoa' ? [eoa, smartAccount] : [smartAccount, eoa]
    return isConnected ? own : []
  }
  const provider = createFakeProvider()
  const tell = async (event: string, payload: () => unknown) => {
    if (isEarly()) provider.emit(event, payload())
    else setTimeout(() => provider.emit(event, payload()), 1)
    await pause(isEarly() ? 0 : 2)
  }
  Object.assign(provider.answers, {
    eth_chainId: () => numberToHex(chain),
    eth_accounts: list,
    async eth_requestAccounts() {
      isConnected = true
      await tell('accountsChanged', list)
      return list()
    },
    async wallet_switchEthereumChain({ params }: { params: [{ chainId: string }] }) {
      chain = Number(params[0].chainId)
      await tell('chainChanged', () => numberToHex(chain))
      return null
    },
    async wallet_revokePermissions() {
      isConnected = false
      await tell('accountsChanged', list)
      return null
    },
  })
  const unused = () => Promise.reject(new Error('Nothing asks for it.'))
  const wallet: AuthWallet = {
    ...{ connectorId: 'AUTH', asksVisitor: true },
    defaultAccountTypes: { eip155: 'smartAccount' },
    byNamespace: { eip155: [{ id: 'AUTH', name: 'Harbour', kind: 'auth', provider }] },
    async setAccountType(change) {
      if (change.type === type) return
      type = change.type as Type
      await tell('accountsChanged', list)
    },
    readSupport: async () => 'supported',
    readAddresses: async () => undefined,
    ...{ readFee: unused, removeUpgrade: unused },
  }
  return { wallet, list, type: () => type, chain: () => chain, isConnected: () => isConnected }
}

type Step = Type | 'mainnet' | 'base' | 'wagmi base' | 'leave and come back'

/** What the kit, wagmi and the wallet say. */
function readAll(kit: Kit, adapter: WagmiAdapter, wallet: ReturnType<typeof createTwoAddresses>) {
  const { address, status, caipAddress } = kit.controllers.account.get('eip155')
  const { current, connections, status: wagmiStatus } = adapter.wagmiConfig.state
  const seen = connections.get(current ?? '')
  return {
    kit: [status, address, caipAddress],
    wagmi: [wagmiStatus, seen?.accounts[0], seen?.chainId],
    wallet: wallet.list()[0],
  }
}

test('property: wagmi, the kit and the wallet have one address, in every order of what happens', {
  timeout: 30_000 + count * 1000,
}, async () => {
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom<Step>(
        ...([
          'eoa',
          'smartAccount',
          'mainnet',
          'base',
          'wagmi base',
          'leave and come back',
        ] as const),
      ),
      // Whether the next one waits for its end.
      fc.boolean(),
    ),
    { minLength: 1, maxLength: 6 },
  )
  await fc.assert(
    fc.asyncProperty(steps, fc.infiniteStream(fc.boolean()), async (asked, early) => {
      const fake = createTwoAddresses(() => early.next().value)
      const adapter = new WagmiAdapter({ networks })
      const kit = createKit({
        ...{ adapters: [adapter], networks, smartAccounts: { kind: 'contract' } },
        authWallet: () => fake.wallet,
      })
      try {
        kit.start()
        const runtime = await kit.runtime.load()
        runtime.attachRemoteWallets()
        const { state } = kit.controllers.connectors
        await expect.poll(() => state.connectors.some(({ id }) => id === 'AUTH')).toBe(true)
        await kit.actions.connect({ connectorId: 'AUTH' })
        const smartAccount = await kit.feature('smartAccount')
        const take = async (step: Step): Promise<unknown> => {
          switch (step) {
            case 'eoa':
            case 'smartAccount':
              return smartAccount.setPreferredAccountType({ namespace: 'eip155', type: step })
            case 'leave and come back':
              await kit.actions.disconnect()
              return kit.actions.connect({ connectorId: 'AUTH' })
            case 'wagmi base':
              return switchChain(adapter.wagmiConfig, { chainId: base.id })
            default:
              return kit.actions.switchNetwork({ network: step === 'base' ? base : mainnet })
          }
        }
        const under: Promise<unknown>[] = []
        for (const [step, isAwaited] of asked) {
          // What is not possible while another one is under way ends with an error.
          const taken = take(step).catch(() => undefined)
          if (isAwaited) await taken
          under.push(taken)
        }
        await Promise.all(under)
        const expected = () => {
          const own = fake.isConnected() ? addresses[fake.type()] : undefined
          const chain = fake.chain()
          const isThere = own !== undefined
          return {
            kit: isThere ? ['connected', own, `eip155:${chain}:${own}`] : expect.anything(),
            wagmi: isThere ? ['connected', own, chain] : expect.anything(),
            wallet: own,
          }
        }
        await expect.poll(() => readAll(kit, adapter, fake)).toEqual(expected())
        // Nothing is on its way any more.
        await pause(20)
        expect(readAll(kit, adapter, fake)).toEqual(expected())
        if (!fake.isConnected()) {
          const { wagmi, kit: own } = readAll(kit, adapter, fake)
          expect(wagmi[1]).toBe(own[1])
        }
      } finally {
        kit.destroy()
      }
    }),
    { numRuns: count },
  )
})
