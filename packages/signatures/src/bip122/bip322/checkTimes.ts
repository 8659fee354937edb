import { demand, type Machine } from './machine.ts'
import { readNumber } from './scriptNumber.ts'

const lastHeight = 500_000_000n
const final = 0xffffffff
const disabled = 1n << 31n
/** Of a sequence, the unit and the number of blocks or of 512 seconds. */
const unit = 1n << 22n
const size = 0xffffn

/** Whether the transaction can only be mined late enough. @see BIP-65 */
export function checkLockTime({ stack, times }: Machine): void {
  const asked = readTime(stack)
  const given = BigInt(times.lockTime)
  demand(asked < lastHeight === given < lastHeight && asked <= given)
  demand(times.sequence !== final)
}

/** Whether the coin has to be old enough. @see BIP-112 */
export function checkSequence({ stack, times }: Machine): void {
  const asked = readTime(stack)
  if (asked & disabled) return
  const given = BigInt(times.sequence)
  demand(times.version >= 2 && (given & disabled) === 0n)
  demand((asked & unit) === (given & unit) && (asked & size) <= (given & size))
}

function readTime(stack: readonly Uint8Array[]): bigint {
  const value = stack.at(-1)
  demand(value !== undefined)
  const time = readNumber(value, 5)
  demand(time >= 0n)
  return time
}
