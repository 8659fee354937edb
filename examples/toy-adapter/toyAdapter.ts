import {
  type ChainAdapter,
  type ChainWallet,
  CleatError,
  createWalletAdapter,
  translateProviderError,
  type WalletState,
} from '@cleat/core/adapter'
import { type ToyWallet, toySignature } from './toyWallet.ts'

/** The kernel's wallet type, and `sign` for the feature below. */
type ToyChainWallet = ChainWallet & Pick<ToyWallet, 'sign'>

/** An adapter for the toy chain, built only with exports of `@cleat/core/adapter`. */
export function toyAdapter(): ChainAdapter<'toy'> {
  return createWalletAdapter<'toy', ToyChainWallet>({
    id: 'toy',
    namespace: 'toy',

    // Wallets may announce themselves late. Each one is reported when it does.
    discover(_context, report) {
      const wallets = new Map<string, ToyChainWallet>()
      const onWallet = ({ detail }: Event & { detail?: ToyWallet }) => {
        if (typeof detail?.id !== 'string' || wallets.has(detail.id)) return
        wallets.set(detail.id, toChainWallet(detail))
        report([...wallets.values()])
      }
      window.addEventListener('toy:wallet', onWallet)
      window.dispatchEvent(new Event('toy:who-is-there'))
      report([...wallets.values()])
      return () => window.removeEventListener('toy:wallet', onWallet)
    },

    features: (session) => ({
      async 'message:sign'({ message, address }) {
        const { wallet } = session.current()
        const { name } = wallet.connector
        const answer: unknown = await wallet.sign({ text: message, address }).catch((error) => {
          throw translateProviderError({ error, doing: 'request', wallet: name, subject: 'sign' })
        })
        // Check the wallet's answer before returning it.
        if (typeof answer !== 'string' || !/^toy:\d+$/.test(answer))
          throw new CleatError('WALLET_BAD_ANSWER', {
            context: { wallet: name, method: 'sign', answer },
          })
        return { signature: answer }
      },
      async 'message:verify'({ message, address, signature }) {
        return toySignature({ text: message, address }) === signature
      },
    }),
  })
}

/** A toy wallet as the kernel's `ChainWallet`. */
function toChainWallet(wallet: ToyWallet): ToyChainWallet {
  const { id, name } = wallet
  let caipNetworkId: WalletState['caipNetworkId'] | undefined

  const toState = (addresses: readonly string[] | null): WalletState | null => {
    if (addresses === null || !caipNetworkId) return null
    if (!Array.isArray(addresses) || !addresses.every((one) => /^[a-z]{3,20}$/.test(String(one))))
      throw new CleatError('WALLET_BAD_ANSWER', {
        context: { wallet: name, method: 'connect', answer: addresses },
      })
    const [first, ...rest] = addresses.map((address: string) => ({ address }))
    return first ? { accounts: [first, ...rest], caipNetworkId } : null
  }

  return {
    connector: { id, name, type: 'ANNOUNCED', chain: 'toy', chains: ['toy'] },
    async connect({ isSilent, network }) {
      // These wallets have no chain, so the app chooses.
      caipNetworkId = network.caipNetworkId
      try {
        return toState(await wallet.connect({ ask: !isSilent }))
      } catch (error) {
        throw translateProviderError({ error, doing: 'connect', wallet: name, subject: 'connect' })
      }
    },
    disconnect: async () => undefined,
    watch: (report) =>
      wallet.listen((addresses) => {
        try {
          report(toState(addresses))
        } catch {
          // Ignore invalid events.
        }
      }),
    async switchNetwork({ network }) {
      caipNetworkId = network.caipNetworkId
      return undefined
    },
    sign: (request) => wallet.sign(request),
  }
}
