import { isCleatError, useAppKitAccount } from '@cleat/react'
import { useState } from 'react'
import { type Hex, verifyMessage } from 'viem'
import { kit } from '../kit/kit.ts'
import { Panel } from './Panel.tsx'

type Outcome =
  | { status: 'idle' | 'pending' }
  | { status: 'signed'; signature: string; isValid: boolean }
  | { status: 'failed'; code: string; message: string }

export function SignPanel() {
  const { isConnected } = useAppKitAccount()
  const [message, setMessage] = useState('Hello from Cleat ⚓')
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })

  const sign = async () => {
    setOutcome({ status: 'pending' })
    try {
      const { address, signature } = await kit.actions.signMessage({ message })
      const isValid = await verifyMessage({
        address: address as Hex,
        message,
        signature: signature as Hex,
      })
      setOutcome({ status: 'signed', signature, isValid })
    } catch (error) {
      setOutcome({
        status: 'failed',
        code: isCleatError(error) ? error.code : 'UNKNOWN',
        message: isCleatError(error) ? error.shortMessage : String(error),
      })
    }
  }

  return (
    <Panel title="Sign a message">
      <label>
        Message
        <textarea rows={2} value={message} onChange={(event) => setMessage(event.target.value)} />
      </label>
      <div className="actions">
        <button
          type="button"
          disabled={!isConnected || outcome.status === 'pending'}
          onClick={sign}
        >
          {outcome.status === 'pending' ? 'Waiting for the wallet…' : 'Sign message'}
        </button>
      </div>
      <output data-testid="sign-outcome">
        {outcome.status === 'signed' && (
          <>
            <strong>{outcome.isValid ? 'Valid signature' : 'Invalid signature'}</strong>{' '}
            <code>{outcome.signature}</code>
          </>
        )}
        {outcome.status === 'failed' && (
          <>
            <strong>{outcome.code}</strong> {outcome.message}
          </>
        )}
      </output>
    </Panel>
  )
}
