import { localExchange } from '@cleat/localnet'
import { formatUnits, parseUnits } from 'viem'
import type { Asset } from '../../neighbours/startChains.ts'
import type { Scene } from '../scenes/scene.ts'
import type { SwapEnding } from './playSwap.ts'
import type { Allowance, Holdings } from './readHoldings.ts'

/**
 * Compares what the review of a swap showed with what the honest chain says that the account had
 * before and has after it. Returns what was wrong.
 */
export function judgeSwap(parameters: {
  assets: readonly Asset[]
  scene: Scene
  ending: SwapEnding
  before: Holdings
  after: Holdings
  allowances: readonly Allowance[]
}): readonly string[] {
  const { assets, scene, ending, before, after, allowances } = parameters
  const here = assets.filter(({ caipNetworkId }) => caipNetworkId === scene.caipNetworkId)
  const decimalsOf = (symbol: string) =>
    here.find((asset) => asset.symbol === symbol)?.decimals ?? 18
  const gained = (symbol: string) =>
    (after.amounts.get(symbol) ?? 0n) - (before.amounts.get(symbol) ?? 0n)
  const describe = (symbol: string) =>
    `${formatUnits(gained(symbol), decimalsOf(symbol))} ${symbol}`
  const { symbol: source, into: target = '' } = scene
  const faults: string[] = []

  // No other asset moves, whatever happens. Of the native coin, the fee does.
  for (const symbol of after.amounts.keys())
    if (![source, target, 'ETH'].includes(symbol) && gained(symbol) !== 0n)
      faults.push(`moved: ${describe(symbol)}`)
  const most = parseUnits(scene.text, decimalsOf(source))
  for (const { symbol, spender, left } of allowances) {
    const isMeant = spender === localExchange.router && symbol === source
    if (!isMeant || left > most) faults.push(`${spender} may take ${left} of ${symbol}`)
  }
  if (ending.status === 'refused') {
    if (gained(target) !== 0n || gained(source) !== 0n || allowances.length > 0)
      faults.push(`nobody agreed to ${describe(source)}, ${describe(target)}`)
    return faults
  }

  const { text, symbol, least, into, caipNetworkId, feeLimit, isNamedOtherwise } = ending.review
  if (Number(text) !== Number(scene.text)) faults.push(`${scene.text} was typed, ${text} shown`)
  if (caipNetworkId !== scene.caipNetworkId) faults.push(`shown was ${caipNetworkId}`)
  if (!isNamedOtherwise && (symbol !== source || into !== target))
    faults.push(`shown were ${symbol} and ${into}`)
  const isNative = source === 'ETH'
  const fee = isNative ? -gained('ETH') - (gained(target) > 0n ? most : 0n) : -gained('ETH')
  if (feeLimit !== undefined && fee > feeLimit)
    faults.push(`shown was a fee of at most ${feeLimit}, and ${fee} was paid`)
  const hasPaid = isNative ? -gained('ETH') >= most : gained(source) !== 0n
  const floor = parseUnits(least, decimalsOf(target))
  if (!isNative && hasPaid && -gained(source) !== most) faults.push(`paid: ${describe(source)}`)
  if (hasPaid && gained(target) < floor)
    faults.push(`shown were at least ${least} ${into}, and ${describe(target)} arrived`)
  if (!hasPaid && ending.failure === undefined) faults.push('it is called done, and is not')
  return faults
}
