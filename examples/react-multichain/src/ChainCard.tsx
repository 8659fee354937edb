import { useAppKit, useAppKitAccount, useDisconnect } from '@cleat/react/appkit'
import { useState } from 'react'
import { type Family, useSignMessage } from './useSignMessage.ts'

const waiting = 'Waiting for the wallet…'

/** One chain family: the connected account, and a signature. */
export function ChainCard({ family, name }: { family: Family; name: string }) {
  const { open } = useAppKit()
  const { disconnect } = useDisconnect()
  const { address } = useAppKitAccount({ namespace: family })
  const signMessage = useSignMessage(family)
  const [outcome, setOutcome] = useState<string>()

  const sign = async (signer: string) => {
    // A double click must not prompt twice.
    if (outcome === waiting) return
    setOutcome(waiting)
    setOutcome(await signMessage('Hello from the harbour', signer).catch(({ message }) => message))
  }

  return (
    <section className="card" aria-label={name}>
      <h2>{name}</h2>
      {address ? (
        <>
          <p data-testid={family} title={address}>
            {address.slice(0, 8)}…{address.slice(-6)}
          </p>
          <div className="actions">
            <button type="button" onClick={() => sign(address)}>
              Sign
            </button>
            <button
              type="button"
              className="quiet"
              onClick={() => disconnect({ namespace: family })}
            >
              Disconnect
            </button>
          </div>
          <output>{outcome}</output>
        </>
      ) : (
        <>
          <p>Nobody is here.</p>
          <button type="button" onClick={() => open({ view: 'Connect', namespace: family })}>
            Connect
          </button>
        </>
      )}
    </section>
  )
}
