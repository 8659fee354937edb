import type { PolkadotProvider } from '@cleat/adapter-polkadot'
import { useAppKitAccount, useAppKitNetwork, useAppKitProvider } from '@cleat/react/appkit'
import { sendTokens } from './sendTokens.ts'
import { useOutcome } from './useOutcome.ts'

/** Bob, of the well-known development accounts. */
const to = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'

/** Sends a tenth of a token. */
export function SendCard() {
  const { address } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider<PolkadotProvider>('polkadot')
  const [outcome, run] = useOutcome()
  const { decimals = 10, symbol = '' } = caipNetwork?.nativeCurrency ?? {}
  const send = async () => {
    const signer = address && walletProvider?.getPolkadotSigner?.(address)
    const url = caipNetwork?.rpcUrls.default.http[0]
    if (!signer || !url) throw new Error('Connect a wallet first.')
    const value = 10n ** BigInt(decimals - 1)
    return `In block: ${await sendTokens({ url: url.replace(/^http/, 'ws'), signer, to, value })}`
  }
  return (
    <section className="card">
      <h2>Send</h2>
      <p>0.1 {symbol}, to Bob.</p>
      <button type="button" onClick={() => run(send)}>
        Send
      </button>
      <output data-testid="sent">{outcome}</output>
    </section>
  )
}
