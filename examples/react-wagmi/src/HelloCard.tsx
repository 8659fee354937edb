import { useAppKitAccount, useAppKitProvider } from '@cleat/react/appkit'
import { useState } from 'react'
import { type Address, type EIP1193Provider, type Hex, stringToHex, verifyMessage } from 'viem'
import { useSignMessage } from 'wagmi'

const message = 'Hello from the ferry'

/** Signs a message, with wagmi and with the wallet's provider. */
export function HelloCard() {
  const { address } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider<EIP1193Provider>('eip155')
  const { mutateAsync: signMessage } = useSignMessage()
  const [outcome, setOutcome] = useState('')

  const say = async (sign: () => Promise<Hex | undefined>) => {
    setOutcome('Waiting for the wallet…')
    try {
      const signature = (await sign()) ?? '0x'
      const isValid = await verifyMessage({ address: address as Address, message, signature })
      setOutcome(isValid ? 'That is your hand.' : 'That is not your hand.')
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : 'It did not work.')
    }
  }

  return (
    <section className="card">
      <h2>Say hello</h2>
      <p>“{message}”, signed with your key. It costs nothing.</p>
      <div className="actions">
        <button
          type="button"
          className="primary"
          onClick={() => say(() => signMessage({ message }))}
        >
          Sign with wagmi
        </button>
        <button
          type="button"
          onClick={() =>
            say(async () =>
              walletProvider?.request({
                method: 'personal_sign',
                params: [stringToHex(message), address as Address],
              }),
            )
          }
        >
          Sign with the provider
        </button>
      </div>
      <output data-testid="hello">{outcome}</output>
    </section>
  )
}
