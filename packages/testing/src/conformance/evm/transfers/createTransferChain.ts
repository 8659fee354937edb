import {
  type Abi,
  type Address,
  createTestClient,
  encodeDeployData,
  encodeFunctionData,
  type Hash,
  type Hex,
  http,
  type PublicActions,
  parseAbi,
  publicActions,
  type TestClient,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  type WalletActions,
  walletActions,
} from 'viem'
import type { WalletChain } from '../../../provider/walletChain.ts'
import { transferContractCode } from './transferContractCode.ts'

export const transferAbi: Abi = parseAbi([
  'constructor(string text, uint256 places, uint256 habits)',
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
  'function setBlocked(address account, bool isBlocked)',
  'function setDecimals(uint256 places)',
  'function execute(address to, uint256 value, bytes data)',
  'function set(bytes name, uint256 coin, bytes account)',
  'function setPlace(bytes name, string url)',
])

/** What a token does other than the standard has it; they add up. */
export const habits = {
  returnsNothing: 1,
  saysNo: 2,
  keepsAPart: 4,
  emitsNothing: 8,
  isCalledInBytes: 16,
  hasNoDecimals: 32,
  movesNothing: 64,
} as const

export type MoneyClient = TestClient & PublicActions & WalletActions

/** A local node in the hands of a test. Everything is mined at once, and answers when it is. */
export type TransferChain = {
  readonly client: MoneyClient
  deploy(name: Exclude<keyof typeof transferContractCode, 'token'>): Promise<Address>
  deployToken(parameters?: {
    symbol?: string | undefined
    decimals?: number | undefined
    /** The sum of `habits`. */
    habits?: number | undefined
    /** Who gets a thousand of it. */
    holder?: Address | undefined
  }): Promise<Address>
  write(parameters: {
    to: Address
    name: string
    args: readonly unknown[]
    from?: Address | undefined
  }): Promise<TransactionReceipt>
  /** Resolves when a transaction is in a block. */
  mined(hash: Hash): Promise<TransactionReceipt>
  readToken(token: Address, holder: string): Promise<bigint>
}

export function createTransferChain({ rpcUrl }: WalletChain): TransferChain {
  // The clock of a test may run quicker than that of the node.
  const transport = http(rpcUrl, { timeout: 120_000 })
  const client = createTestClient({ mode: 'anvil', transport, pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
  const send = async (transaction: { to?: Address; data: Hex; from?: Address | undefined }) => {
    const { from = await firstAccount(client), ...rest } = transaction
    return mined(await client.sendTransaction({ ...rest, account: from, chain: null }))
  }
  // viem's own wait hung once on a busy machine. This one has an end.
  const mined = async (hash: Hash) => {
    for (let looks = 0; looks < lookLimit; looks += 1) {
      const receipt = await client.getTransactionReceipt({ hash }).catch(ignoreMissing)
      if (receipt) return receipt
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`The transaction ${hash} did not get into a block.`)
  }
  const deployCode = async (data: Hex) => {
    const { contractAddress } = await send({ data })
    if (!contractAddress) throw new Error('A contract was not deployed.')
    return contractAddress
  }
  const write: TransferChain['write'] = ({ to, name, args, from }) =>
    send({ to, from, data: encodeFunctionData({ abi: transferAbi, functionName: name, args }) })

  return {
    client,
    mined,
    write,
    deploy: (name) => deployCode(transferContractCode[name]),
    async deployToken({ symbol = 'TKN', decimals = 6, habits: sum = 0, holder } = {}) {
      const args = [symbol, BigInt(decimals), BigInt(sum)]
      const token = await deployCode(
        encodeDeployData({ abi: transferAbi, bytecode: transferContractCode.token, args }),
      )
      const value = 1000n * 10n ** BigInt(decimals)
      if (holder) await write({ to: token, name: 'mint', args: [holder, value] })
      return token
    },
    readToken: async (address, holder) =>
      BigInt(
        String(
          await client.readContract({
            ...{ address, abi: transferAbi, functionName: 'balanceOf', args: [holder] },
          }),
        ),
      ),
  }
}

async function firstAccount(client: MoneyClient): Promise<Address> {
  const [, , , , , , , , , last] = await client.getAddresses()
  if (!last) throw new Error('The node has no accounts of its own.')
  return last
}

/** How often the chain is asked for a receipt before it counts as missing. */
const lookLimit = 1000

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof TransactionReceiptNotFoundError)) throw error
}
