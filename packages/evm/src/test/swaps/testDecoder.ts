import { isCleatError } from '@cleat/core/adapter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeExchange } from '../../swaps/decode/decodeExchange.ts'
import { type ChainLibrary, chainLibraries } from './chainLibraries.ts'
import { judgeCall } from './judgeCall.ts'
import { numRuns } from './numRuns.ts'
import { mutation } from './swapArbitraries.ts'
import type { SwapSample } from './swapSample.ts'
import { testDispatch } from './testDispatch.ts'

/** A payload with one fact off, and the field or the code that it is refused with. */
export type Tampered = readonly [name: string, sample: SwapSample, refusal: string]

const refusals = ['PAYMENT_ALTERED', 'SWAP_ROUTER_UNKNOWN', 'SWAP_FLOOR_MISSING']

/** The tests that the decoder of every family of contracts passes, also right before a wallet. */
export function testDecoder(parameters: {
  readonly samples: fc.Arbitrary<SwapSample>
  /** The facts of a sample's call, as a chain library reads them. */
  readonly readWith: (library: ChainLibrary, sample: SwapSample) => SwapSample['facts']
  readonly tampered: readonly Tampered[]
}): void {
  const { samples, readWith, tampered } = parameters
  const decode = ({ facts, ...sample }: SwapSample) =>
    decodeExchange({ ...sample, account: facts.receiver })

  test('property: what is encoded is read as viem and ethers read it', async () => {
    await fc.assert(
      fc.asyncProperty(samples, async (sample) => {
        expectSame(await decode(sample), sample.facts)
        for (const library of chainLibraries)
          expectSame(readWith(library, sample), sample.facts, library.name)
      }),
      { numRuns },
    )
  })

  test('property: changed bytes are refused, or read as the libraries do', async () => {
    await fc.assert(
      fc.asyncProperty(samples, mutation, async (sample, mutate) => {
        const changed = { ...sample, call: { ...sample.call, data: mutate(sample.call.data) } }
        const read = await decode(changed).catch((error: unknown) => {
          if (!isCleatError(error) || !refusals.includes(error.code)) throw error
        })
        if (!read) return
        for (const library of chainLibraries)
          expectSame(readWith(library, changed), read, library.name)
      }),
      { numRuns },
    )
  })

  test.each(tampered)('error: %s', async (_, sample, refusal) => {
    expect(await judgeCall(sample)).toBe(refusal)
  })

  testDispatch(parameters)
}

/** Compares with the slow matcher only where something differs, because there are many runs. */
function expectSame(one: SwapSample['facts'], other: SwapSample['facts'], name?: string): void {
  const keys = Object.keys({ ...one, ...other }) as (keyof SwapSample['facts'])[]
  if (keys.some((key) => one[key] !== other[key])) expect(one, name).toEqual(other)
}
