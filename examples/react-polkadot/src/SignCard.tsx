import type { PolkadotProvider } from '@cleat/adapter-polkadot'
import { useAppKitAccount, useAppKitProvider } from '@cleat/react/appkit'
import { useOutcome } from './useOutcome.ts'

const message = 'Hello from the compass'

/** Signs a text with the account's key. Extensions wrap it in `<Bytes>`. */
export function SignCard() {
  const { address } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider<PolkadotProvider>('polkadot')
  const [outcome, run] = useOutcome()
  const sign = async () => {
    if (!address || !walletProvider) throw new Error('Connect a wallet first.')
    const bytes = [...new TextEncoder().encode(message)]
    const data = `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
    const { signature } = await walletProvider.signRaw({ address, data, type: 'bytes' })
    return signature
  }
  return (
    <section className="card">
      <h2>Sign</h2>
      <p>“{message}”</p>
      <button type="button" onClick={() => run(sign)}>
        Sign
      </button>
      <output data-testid="signed">{outcome}</output>
    </section>
  )
}
