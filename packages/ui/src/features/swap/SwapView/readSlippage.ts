import { parseAmount } from '@cleat/core/data'

const leastBps = 1n
const mostBps = 5000n

/**
 * Reads a typed percentage as basis points, with a point or a comma. `undefined` if it is no number
 * from 0.01 to 50, or has more than two decimals.
 */
export function readSlippage(text: string): number | undefined {
  const plain = text.trim().replace(/\s?%$/, '').replace(',', '.')
  const bps = parseAmount(plain.startsWith('.') ? `0${plain}` : plain, 2)
  return bps !== undefined && bps >= leastBps && bps <= mostBps ? Number(bps) : undefined
}
