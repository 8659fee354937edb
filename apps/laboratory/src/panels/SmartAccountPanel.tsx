import {
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitProvider,
  useCallsStatus,
  useSendCalls,
} from '@cleat/react'
import { useState } from 'react'
import {
  createPublicClient,
  createTestClient,
  type EIP1193Provider,
  encodeFunctionData,
  erc20Abi,
  hashMessage,
  http,
  numberToHex,
  parseAbi,
  parseEther,
  recoverMessageAddress,
} from 'viem'
import { kit } from '../kit/kit.ts'
import { fetchSmartChains, type SmartChains } from '../localnet/fetchSmartChains.ts'
import { Panel } from './Panel.tsx'

const service: SmartChains = await fetchSmartChains()
const { receiver, spender, token } = service
const message = 'Hello from Cleat ⚓'
const accountAbi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])
const rpcUrlOf = (id: number) => service.chains.find((chain) => chain.id === id)?.rpcUrl

/** An account of the embedded wallet: what it sends, signs and costs. */
export function SmartAccountPanel() {
  const { address, isConnected } = useAppKitAccount()
  const { chainId } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider<EIP1193Provider>('eip155')
  const sending = useSendCalls()
  const [id, setId] = useState<string>()
  const status = useCallsStatus({ id })
  const [outcome, setOutcome] = useState('')
  const transport = http(rpcUrlOf(Number(chainId)))
  const run = async (work: () => Promise<string>) => {
    setOutcome('…')
    setOutcome(await work().catch((error) => String(error.code ?? error.message)))
  }
  const logIn = async () => {
    const runtime = await kit.runtime.load()
    runtime.attachRemoteWallets()
    await kit.remoteWallets.loaded
    // Adapters list the wallet within this tick.
    await new Promise((resolve) => setTimeout(resolve))
    await kit.actions.connect({ connectorId: 'AUTH', namespace: 'eip155' })
    return 'logged in'
  }
  const getCoins = async () => {
    const node = createTestClient({ mode: 'anvil', transport })
    await node.setBalance({ address: address as `0x${string}`, value: parseEther('1') })
    return 'paid'
  }
  const pay = async (value: bigint) => {
    const call = { from: address as `0x${string}`, to: receiver, value: numberToHex(value) }
    const hash = await walletProvider?.request({ method: 'eth_sendTransaction', params: [call] })
    return `sent ${hash}`
  }
  const batch = async () => {
    const args = [spender, parseEther('5')] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
    const calls = [{ to: token, data }, { to: receiver }] as const
    const sent = await sending.sendCallsAsync({ calls, forceAtomic: true })
    setId(sent.id)
    return 'sent'
  }
  const sign = async () => {
    const { signature } = await kit.actions.signMessage({ message })
    const proof = { message, signature: signature as `0x${string}` }
    // That of a contract account is longer than a key's.
    const signer = await recoverMessageAddress(proof).catch(() => undefined)
    const isByKey = signer === address
    const client = createPublicClient({ transport })
    const answer = await client
      .readContract({
        ...{ address: address as `0x${string}`, abi: accountAbi },
        ...{ functionName: 'isValidSignature', args: [hashMessage(message), proof.signature] },
      })
      .catch(() => undefined)
    return `key ${isByKey}, contract ${answer === '0x1626ba7e'}`
  }
  const button = (text: string, work: () => Promise<string>, isEnabled = isConnected) => (
    <button type="button" disabled={!isEnabled} onClick={() => run(work)}>
      {text}
    </button>
  )
  return (
    <Panel title="Smart account">
      <div className="actions">
        {button('Log in', logIn, !isConnected)}
        {button('Get 1 ETH', getCoins)}
        {button('Call for nothing', () => pay(0n))}
        {button('Pay 0.001 ETH', () => pay(10n ** 15n))}
        {button('Allow and call as a whole', batch)}
        {button('Sign and check', sign)}
      </div>
      <output data-testid="account-outcome">{outcome}</output>
      <p>
        Status: <code data-testid="account-status">{status.data?.batch?.status}</code>
      </p>
    </Panel>
  )
}
