import type { SwapSample } from './swapSample.ts'

export const account: string = `0x${'a1'.repeat(20)}`
export const thief: string = `0x${'66'.repeat(20)}`
export const dai: string = `0x${'da'.repeat(20)}`
export const usdc: string = `0x${'cc'.repeat(20)}`
export const weth: string = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
export const native: string = `0x${'e'.repeat(40)}`
export const zero: string = `0x${'0'.repeat(40)}`

/** A call on Ethereum that asks no node. */
export function createSample(
  sample: Pick<SwapSample, 'call' | 'facts'> & Partial<SwapSample>,
): SwapSample {
  return {
    ...{ chainId: 1, policy: {} },
    node: { run: () => Promise.reject(new Error('Not asked')) },
    ...sample,
  }
}
