import type { PaymentAsset, Swap } from '@cleat/core/adapter'
import { CleatError, formatAmount } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import type { Log } from '../../follow/readLogs.ts'
import { coinAddress } from '../../trial/coinAddress.ts'
import type { TrialAnswer } from '../../trial/trialRun.ts'

/** `Approval(address,address,uint256)` of ERC-20, and of ERC-721 with a fourth topic. */
const approved = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
/** `ApprovalForAll(address,address,bool)` */
const approvedForAll = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'

export declare namespace checkEffect {
  type Parameters = {
    swap: Pick<Swap, 'address' | 'source' | 'target' | 'amount'>
    /** What the account's balances changed by. */
    changes: { readonly source: bigint; readonly target: bigint; readonly coins: bigint }
    spender?: string | undefined
    /** What the spender may take now. */
    allowance?: bigint | undefined
    /** The answers of what would be sent. */
    done: readonly TrialAnswer[]
  }
}

/**
 * Checks that an exchange that was tried took no more than the amount, gave some of the target, and
 * did nothing else to the account.
 * @throws `SWAP_EFFECT_UNEXPECTED`
 */
export function checkEffect(parameters: checkEffect.Parameters): void {
  const { swap, changes, done } = parameters
  const { source, target, amount } = swap
  const coin = { decimals: 18, symbol: 'coins' }
  if (-changes.source > amount)
    throw unexpected(`${show(-changes.source, source)} leave the account`)
  if (source.address !== undefined && changes.coins < 0n)
    throw unexpected(`${show(-changes.coins, coin)} leave the account`)
  if (changes.target <= 0n) throw unexpected(`no ${target.symbol} arrives`)
  for (const { logs = [] } of done) for (const log of logs) checkLog(parameters, log)
}

function checkLog(parameters: checkEffect.Parameters, log: Log): void {
  const { swap, spender, allowance = 0n } = parameters
  const own = `0x${toWord(swap.address)}`
  const [event, first, second] = log.topics
  const isOf = ({ address = coinAddress }: PaymentAsset) => address.toLowerCase() === log.address
  const isKnown = isOf(swap.source) || isOf(swap.target)
  if (event === transferEvent && first === own && !isOf(swap.source))
    throw unexpected(`a token of ${log.address} leaves the account`)
  if (event === transferEvent && second === own && !isKnown)
    throw unexpected(`a token of ${log.address} arrives`)
  const isOwnApproval = (event === approved || event === approvedForAll) && first === own
  if (isOwnApproval && !isAllowed(log))
    throw unexpected(`another contract may take a token of ${log.address}`)

  /** Many tokens log what is left of an allowance when it is used. */
  function isAllowed({ topics, data }: Log): boolean {
    const value = readWord(data, 0)
    if (value === 0n) return true
    if (event !== approved || topics.length !== 3) return false
    if (value === undefined || (value > allowance && value > swap.amount)) return false
    return spender !== undefined && second === `0x${toWord(spender)}` && isOf(swap.source)
  }
}

function show(amount: bigint, { decimals, symbol }: Pick<PaymentAsset, 'decimals' | 'symbol'>) {
  return `${formatAmount(amount, decimals)} ${symbol}`
}

function unexpected(effect: string): CleatError<'SWAP_EFFECT_UNEXPECTED'> {
  return new CleatError('SWAP_EFFECT_UNEXPECTED', { context: { effect } })
}
