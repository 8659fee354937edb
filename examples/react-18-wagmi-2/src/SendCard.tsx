import { parseEther } from 'viem'
import { useSendTransaction, useWaitForTransactionReceipt } from 'wagmi'

const to = '0x000000000000000000000000000000000000dEaD'

/** Sends a transaction by the hooks of wagmi 2. */
export function SendCard() {
  const { sendTransaction, data: hash, error, isPending } = useSendTransaction()
  const { data: receipt } = useWaitForTransactionReceipt({ hash })
  const outcome = receipt ? `In block ${receipt.blockNumber}` : hash && 'On its way…'
  return (
    <section className="card">
      <h2>Send</h2>
      <p>0.001 ether, which will not come back.</p>
      <button
        type="button"
        disabled={isPending}
        onClick={() => sendTransaction({ to, value: parseEther('0.001') })}
      >
        Send
      </button>
      <output data-testid="sent">{error?.message ?? outcome}</output>
    </section>
  )
}
