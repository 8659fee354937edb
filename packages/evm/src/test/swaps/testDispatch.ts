import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChainLibrary, chainLibraries } from './chainLibraries.ts'
import { numRuns } from './numRuns.ts'
import { openDispatch } from './openDispatch.ts'
import { mutation } from './swapArbitraries.ts'
import type { SwapSample } from './swapSample.ts'
import { toConfirmed, toPayload } from './toConfirmed.ts'

const thief = `0x${'66'.repeat(20)}`

/** Fields of a transaction that were changed. */
const fields = fc.constantFrom<Readonly<Record<string, unknown>>>(
  ...[{ from: thief }, { to: thief }, { value: '0x1' }, { chainId: '0xa' }, { gas: '0xffffff' }],
  ...[{ gasPrice: '0xffffff' }, { nonce: '0x0' }, { accessList: [] }, { from: undefined }],
)

/**
 * The tests of what a wallet is asked, for the calls of a family of contracts: whatever was changed
 * after the visitor confirmed an exchange, the wallet is asked for that exchange, or for nothing.
 */
export function testDispatch(parameters: {
  readonly samples: fc.Arbitrary<SwapSample>
  readonly readWith: (library: ChainLibrary, sample: SwapSample) => SwapSample['facts']
  readonly tampered: readonly (readonly [string, SwapSample, string])[]
}): void {
  const { samples, readWith, tampered } = parameters

  /** Sends a payload in the place of a sample's, and checks what the wallet gets. */
  async function expectMeant(sample: SwapSample, payload: unknown): Promise<void> {
    const { send, sent, network } = openDispatch(sample)
    const refusal = await send(toConfirmed(sample, network), { payload })
    if (refusal !== undefined) {
      expect(sent).toEqual([])
      return
    }
    const [{ method, params } = { method: '', params: [] }, ...others] = sent
    expect([method, params.length, others]).toEqual(['eth_sendTransaction', 1, []])
    const [{ to, data, value, ...rest }] = params as [Record<string, string>]
    const call = { to: String(to), data: String(data), value: BigInt(String(value)) }
    const { deadline: end = Infinity, minReceived, ...facts } = sample.facts
    for (const library of chainLibraries) {
      const read = readWith(library, { ...sample, call })
      expect(read, library.name).toMatchObject(facts)
      expect(read.minReceived >= minReceived && (read.deadline ?? Infinity) <= end).toBe(true)
    }
    const { from, gas, gasPrice, chainId } = toPayload(sample)
    expect([to?.toLowerCase(), rest]).toEqual([facts.router, { from, gas, gasPrice, chainId }])
    expect(call.value).toBe(facts.source === undefined ? facts.amount : 0n)
  }

  test.each(tampered)('error: before a wallet, %s', async (_, sample, refusal) => {
    const { send, sent, network } = openDispatch(sample)
    const confirmed = toConfirmed(sample, network)
    const { to, data } = sample.call
    const isAddress = /^0x[0-9a-f]{40}$/i.test(to)
    // Allowances are read first.
    const wanted = data.startsWith('0x095ea7b3') ? 'spender' : isAddress ? refusal : 'to'
    expect(await send(confirmed, { payload: toPayload(sample) })).toBe(wanted)
    expect(sent).toEqual([])
  })

  test('property: a wallet is asked for what was confirmed, whatever changes, or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(samples, mutation, fc.option(fields), async (sample, mutate, change) => {
        const payload = toPayload(sample)
        await expectMeant(sample, { ...payload, data: mutate(String(payload.data)), ...change })
        await expectMeant(sample, { ...payload, ...change })
      }),
      { numRuns },
    )
  })

  test('property: another exchange in the place of the one that was confirmed', async () => {
    await fc.assert(
      fc.asyncProperty(samples, samples, async (sample, other) => {
        const { facts } = sample
        await expectMeant(sample, toPayload(other))
        // By the account itself.
        await expectMeant(sample, { ...toPayload(other), from: facts.receiver })
      }),
      { numRuns },
    )
  })

  test('property: what was read before is asked for, although it changes since', async () => {
    await fc.assert(
      fc.asyncProperty(samples, samples, mutation, async (sample, other, mutate) => {
        const { policy } = sample
        const { send, sent, network, reader } = openDispatch(sample)
        const payload = { ...toPayload(sample) }
        const before = { ...payload }
        await reader.read({ payload, network, policy })
        const { to, value } = toPayload(other)
        Object.assign(payload, { to, value, data: mutate(String(payload.data)) })
        expect(await send(toConfirmed(sample, network), { payload })).toBeUndefined()
        expect(sent).toEqual([{ method: 'eth_sendTransaction', params: [before] }])
      }),
      { numRuns },
    )
  })
}
