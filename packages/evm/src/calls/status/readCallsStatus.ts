import type {
  AdapterFeatures,
  CaipNetwork,
  CallsReport,
  CallsStatusParameters,
} from '@cleat/core/adapter'
import { readErrorCode, readProperty } from '@cleat/core/adapter'
import { createSettlement, type Settlement } from '../../follow/createSettlement.ts'
import { createEvmNode, type EvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { classifyCalls } from '../classify/classifyCalls.ts'
import { type Mined, readMined } from '../classify/readMined.ts'
import type { AskWallet } from '../wallet/askWallet.ts'
import { toWalletReceipt } from './toWalletReceipt.ts'

/** The wallet does not know the batch. */
const unknownBatch = 5730
/** More transactions than calls prove nothing. */
const mostHashes = 200
/** A wallet that is asleep must not hold up what the chain says. Milliseconds. */
const timeoutMs = 10_000
const hashForm = /^0x[0-9a-f]{64}$/
/** How long to try to prove what a transaction did. Milliseconds. */
const proofMs = 60_000

/** By hash and network: whether blocks that were seen stay. */
type Settlements = Map<string, Settlement>

/**
 * What the wallet says of calls, and what the chain proves of each. The wallet names transactions
 * only: receipts are those of the app's own RPCs.
 * @throws `NETWORK_RPC_FAILED`
 * @see EIP-5792
 */
export async function readCallsStatus(
  given: { ask: AskWallet; settlements: Settlements } & Pick<EvmChain, 'call'>,
  parameters: CallsStatusParameters,
): ReturnType<AdapterFeatures['calls:status']> {
  const { ask, call, settlements } = given
  const { network, calls, from, since, id } = parameters
  const said = await askStatus(ask, parameters)
  const known = parameters.hashes.map((hash) => hash.toLowerCase())
  const hashes = [...new Set([...known, ...said.hashes])].filter((hash) => hashForm.test(hash))
  const node = createEvmNode({ call }, network)
  const mined = await Promise.all(hashes.map((hash) => readSettled(node, hash, settlements)))
  const outcomes = await classifyCalls(node, { calls, from, since, name: id, mined }).catch(
    (error: unknown): CallsReport['outcomes'] => {
      // A node without the block's state can prove nothing, and others may.
      if (isRecent(hashes, settlements, network)) throw error
      return calls.map(() => 'unknown')
    },
  )
  const receipts = mined.flatMap((one) => (one ? [toWalletReceipt(one.answer)] : []))
  const { code, isForgotten, isAtomic } = said
  return { code, isForgotten, isAtomic, hashes, outcomes, receipts }
}

/** `undefined` while it is in no block, or in one that may be reorganized. */
async function readSettled(
  node: EvmNode,
  hash: string,
  settlements: Settlements,
): Promise<Mined | undefined> {
  const key = toKey(node.network, hash)
  const settlement = settlements.get(key) ?? createSettlement(node)
  settlements.set(key, settlement)
  const mined = await readMined(node, hash)
  if (!mined) settlement.forget()
  return mined && (await settlement.isSettled(mined.receipt)) ? mined : undefined
}

function isRecent(
  hashes: readonly string[],
  settlements: Settlements,
  network: CaipNetwork,
): boolean {
  const find = (hash: string) => settlements.get(toKey(network, hash))?.foundAt
  const seen = hashes.map((hash) => find(hash) ?? Date.now())
  return Date.now() - Math.min(...seen, Date.now()) < proofMs
}

const toKey = ({ id }: EvmNode['network'], hash: string) => `${id}|${hash}`

type Said = Pick<CallsReport, 'code' | 'isForgotten' | 'isAtomic' | 'hashes'>
const nothing: Said = { code: undefined, isForgotten: false, isAtomic: undefined, hashes: [] }

/** Never rejects: a wallet that cannot say is not needed. */
async function askStatus(ask: AskWallet, parameters: CallsStatusParameters): Promise<Said> {
  const { id, connectorId } = parameters
  if (id === undefined) return nothing
  try {
    const asked = ask({ method: 'wallet_getCallsStatus', params: [id], connectorId })
    const late = new Promise((resolve) => setTimeout(resolve, timeoutMs, undefined))
    const answer = await Promise.race([asked, late])
    const code: unknown = readProperty(answer, 'status')
    const atomic: unknown = readProperty(answer, 'atomic')
    const receipts: unknown = readProperty(answer, 'receipts')
    return {
      code: typeof code === 'number' && Number.isInteger(code) ? code : undefined,
      isForgotten: false,
      isAtomic: typeof atomic === 'boolean' ? atomic : undefined,
      hashes: (Array.isArray(receipts) ? receipts.slice(0, mostHashes) : [])
        .map((receipt) => String(readProperty(receipt, 'transactionHash')).toLowerCase())
        .filter((hash) => hashForm.test(hash)),
    }
  } catch (error) {
    return { ...nothing, isForgotten: readErrorCode(error) === unknownBatch }
  }
}
