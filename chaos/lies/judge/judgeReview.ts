import { formatUnits, parseUnits } from 'viem'
import { readReceived } from '../../judge/readReceived.ts'
import type { Chains } from '../../neighbours/startChains.ts'
import type { Ending } from '../scenes/ending.ts'
import type { Scene } from '../scenes/scene.ts'

/**
 * Compares what the review showed with what the honest chain says that it did. Returns what was
 * wrong.
 */
export async function judgeReview(parameters: {
  chains: Pick<Chains, 'assets' | 'localnet'>
  scene: Scene
  ending: Ending
  /** The address that the visitor typed. */
  to: string
  /** What the payer had of the native coin before. */
  before: bigint
  after: bigint
}): Promise<readonly string[]> {
  const { chains, scene, ending, to, before, after } = parameters
  const faults: string[] = []
  const isAgreed = ending.status === 'agreed'
  for (const asset of chains.assets) {
    if (!asset.caipNetworkId.startsWith(`${scene.namespace}:`)) continue
    const received = await readReceived(chains, asset, to)
    if (received === 0n) continue
    const fact = `${formatUnits(received, asset.decimals)} ${asset.symbol} arrived`
    if (!isAgreed) faults.push(`${fact}, and nobody agreed`)
    else {
      const { text, symbol, otherSymbol, caipNetworkId, tokenFee } = ending.review
      // Where the sources differ, the review says so.
      const isNamed = symbol === asset.symbol || otherSymbol !== undefined
      const amount = parseUnits(text, asset.decimals)
      // A node that invents a fee of the token tells of less than arrives.
      const isMeant = [amount, amount - tokenFee].includes(received)
      if (!isNamed || !isMeant || asset.caipNetworkId !== caipNetworkId)
        faults.push(`shown were ${text} ${symbol}, and ${fact} on ${asset.caipNetworkId}`)
      faults.push(...judgeFee({ ending, spent: before - after, received, asset }))
    }
  }
  if (!isAgreed) return faults
  const { text, to: receiver, caipNetworkId } = ending.review
  if (receiver.toLowerCase() !== to.toLowerCase()) faults.push(`shown was the receiver ${receiver}`)
  if (Number(text) !== Number(scene.text)) faults.push(`${scene.text} was typed, ${text} shown`)
  if (caipNetworkId !== scene.caipNetworkId) faults.push(`shown was ${caipNetworkId}`)
  return faults
}

function judgeFee(parameters: {
  ending: Ending & { status: 'agreed' }
  spent: bigint
  received: bigint
  asset: Chains['assets'][number]
}): readonly string[] {
  const { ending, spent, received, asset } = parameters
  const { feeLimit, cost } = ending.review
  if (feeLimit === undefined) return []
  const fee = spent - (asset.address ? 0n : received)
  return fee <= feeLimit + cost
    ? []
    : [`shown was a fee of at most ${feeLimit + cost}, and ${fee} was paid`]
}
