import { useAppKit, useAppKitAccount } from '@cleat/react'
import { useId, useState } from 'react'
import { tokens } from '../localnet/localnet.ts'
import { Panel } from './Panel.tsx'

/** A burn address, whose balance on the local chain only grows by this page. */
const receiver = '0x000000000000000000000000000000000000dEaD'

type Outcome =
  | { status: 'idle' | 'open' }
  | { status: 'sent'; hash: string }
  | { status: 'failed'; message: string }

/** Opens the modal's send form with a suggested payment. */
export function PayPanel() {
  const { open } = useAppKit()
  const { isConnected } = useAppKitAccount()
  const [assetAddress, setAssetAddress] = useState('')
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })
  const id = useId()

  const pay = async () => {
    setOutcome({ status: 'open' })
    try {
      const { hash } = await open({
        view: 'WalletSend',
        arguments: { to: receiver, amount: '0.25', assetAddress: assetAddress || undefined },
      })
      setOutcome({ status: 'sent', hash })
    } catch (error) {
      setOutcome({ status: 'failed', message: error instanceof Error ? error.message : `${error}` })
    }
  }

  return (
    <Panel title="Send in the modal">
      <p>
        0.25 to <code>{receiver}</code>
      </p>
      <label htmlFor={id}>Asset</label>{' '}
      <select id={id} value={assetAddress} onChange={({ target }) => setAssetAddress(target.value)}>
        <option value="">The chain’s own coin</option>
        {tokens.map(({ address, symbol }) => (
          <option key={address} value={address}>
            {symbol}
          </option>
        ))}
      </select>
      <div className="actions">
        <button type="button" disabled={!isConnected || outcome.status === 'open'} onClick={pay}>
          Send in the modal
        </button>
      </div>
      <output data-testid="pay-outcome">
        {outcome.status === 'sent' && (
          <>
            Sent <code>{outcome.hash}</code>
          </>
        )}
        {outcome.status === 'failed' && <strong>{outcome.message}</strong>}
      </output>
    </Panel>
  )
}
