import { useAppKitAccount, useAppKitNetwork, useAppKitProvider } from '@cleat/react'
import { useState } from 'react'
import {
  createPublicClient,
  createWalletClient,
  custom,
  type EIP1193Provider,
  type Hex,
  http,
  parseEther,
} from 'viem'
import { Panel } from './Panel.tsx'

/** A burn address, whose balance on the local chain only grows by this page. */
const receiver = '0x000000000000000000000000000000000000dEaD'

type Outcome =
  | { status: 'idle' }
  | { status: 'pending'; hash?: Hex | undefined }
  | { status: 'mined'; hash: Hex; block: bigint }
  | { status: 'failed'; message: string }

export function SendPanel() {
  const { address } = useAppKitAccount()
  const { caipNetwork, chainId } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider<EIP1193Provider>('eip155')
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })

  const send = async () => {
    if (!walletProvider || !caipNetwork || !address) return
    setOutcome({ status: 'pending' })
    try {
      const wallet = createWalletClient({ transport: custom(walletProvider) })
      const hash = await wallet.sendTransaction({
        account: address as Hex,
        chain: null,
        to: receiver,
        value: parseEther('0.01'),
      })
      setOutcome({ status: 'pending', hash })
      const rpc = createPublicClient({
        transport: http(caipNetwork.rpcUrls.default.http[0]),
        pollingInterval: 200,
      })
      const receipt = await rpc.waitForTransactionReceipt({ hash })
      if (receipt.status !== 'success') throw new Error('The transaction was reverted.')
      setOutcome({ status: 'mined', hash, block: receipt.blockNumber })
    } catch (error) {
      const { shortMessage, message } = error as { shortMessage?: string; message: string }
      setOutcome({ status: 'failed', message: shortMessage ?? message })
    }
  }

  return (
    <Panel title="Send a transaction">
      <p>
        0.01 {caipNetwork?.nativeCurrency.symbol} to <code>{receiver}</code> on chain {chainId}
      </p>
      <div className="actions">
        <button
          type="button"
          disabled={!walletProvider || outcome.status === 'pending'}
          onClick={send}
        >
          {outcome.status === 'pending' ? 'Waiting…' : 'Send transaction'}
        </button>
      </div>
      <output data-testid="send-outcome">
        {outcome.status === 'pending' && outcome.hash && (
          <>
            Sent <code>{outcome.hash}</code>, waiting for the receipt
          </>
        )}
        {outcome.status === 'mined' && (
          <>
            <strong>Mined in block {String(outcome.block)}</strong> <code>{outcome.hash}</code>
          </>
        )}
        {outcome.status === 'failed' && <strong>{outcome.message}</strong>}
      </output>
    </Panel>
  )
}
