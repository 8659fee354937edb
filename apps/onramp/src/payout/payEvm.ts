import {
  type Address,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  parseAbi,
} from 'viem'

export declare namespace payEvm {
  type Parameters = {
    rpcUrl: string
    to: string
    /** `undefined` for the native currency. */
    token: string | undefined
    atoms: bigint
  }
}

const tokenAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value)',
])
const pollingMs = 100

/** Pays from the last of the node's accounts, and waits until it is mined. */
export async function payEvm(parameters: payEvm.Parameters): Promise<Hex> {
  const { rpcUrl, to, token, atoms } = parameters
  const transport = http(rpcUrl)
  const reader = createPublicClient({ transport, pollingInterval: pollingMs })
  const writer = createWalletClient({ transport })
  const account = (await writer.getAddresses()).at(-1)
  if (!account) throw new Error('The node has no accounts.')
  const receiver = to as Address
  const mined = async (hash: Hex) => {
    const { status } = await reader.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error('The payout was not accepted.')
    return hash
  }
  if (token === undefined) {
    return mined(await writer.sendTransaction({ account, chain: null, to: receiver, value: atoms }))
  }
  const contract = { address: token as Address, abi: tokenAbi, account, chain: null } as const
  const holds = await reader.readContract({
    ...contract,
    functionName: 'balanceOf',
    args: [account],
  })
  // Anyone may mint a local token.
  if (holds < atoms) {
    await mined(
      await writer.writeContract({ ...contract, functionName: 'mint', args: [account, atoms] }),
    )
  }
  return mined(
    await writer.writeContract({ ...contract, functionName: 'transfer', args: [receiver, atoms] }),
  )
}
