import { useAppKitBalance } from '@cleat/react/appkit'
import { useState } from 'react'
import { parseEther } from 'viem'
import { useSendTransaction, useWaitForTransactionReceipt } from 'wagmi'

const otherSide = '0x000000000000000000000000000000000000dEaD'

/** Sends a transaction with wagmi. */
export function CrossingCard() {
  const { mutate: send, data: hash, error, isPending } = useSendTransaction()
  const { data: receipt } = useWaitForTransactionReceipt({ hash })
  const { fetchBalance } = useAppKitBalance()
  const [left, setLeft] = useState('')

  const count = async () => {
    const { data, error: failure } = await fetchBalance()
    setLeft(data ? `${data.balance} ${data.symbol}` : (failure?.message ?? ''))
  }

  return (
    <section className="card">
      <h2>Cross</h2>
      <p>Send 0.001 ether over. It will not come back.</p>
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={isPending}
          onClick={() => send({ to: otherSide, value: parseEther('0.001') })}
        >
          {isPending ? 'Waiting for the wallet…' : 'Send'}
        </button>
        <button type="button" onClick={count}>
          What is left?
        </button>
      </div>
      <output data-testid="crossing">
        {error
          ? error.message.split('\n')[0]
          : receipt && `Across in block ${receipt.blockNumber}.`}
      </output>
      <output data-testid="left">{left}</output>
    </section>
  )
}
