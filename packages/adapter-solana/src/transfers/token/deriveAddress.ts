import { CleatError } from '@cleat/core/adapter'
import { base58 } from '@scure/base'
import { isOnCurve } from './isOnCurve.ts'

const mark = new TextEncoder().encode('ProgramDerivedAddress')

/**
 * The address that a program owns for some seeds: the first, counted down, that nobody can have a key to.
 * @throws `PAYMENT_UNSUPPORTED` in pages over plain HTTP, where browsers do not hash, and wallets do not come either
 */
export async function deriveAddress(parameters: {
  seeds: readonly Uint8Array[]
  program: string
}): Promise<string> {
  const seeds = parameters.seeds.flatMap((seed) => [...seed])
  const end = [...base58.decode(parameters.program), ...mark]
  const { subtle } = globalThis.crypto
  if (!subtle) throw new CleatError('PAYMENT_UNSUPPORTED', { context: { network: 'Solana' } })
  for (let bump = 255; ; bump -= 1) {
    const text = Uint8Array.from([...seeds, bump, ...end])
    const hash = new Uint8Array(await subtle.digest('SHA-256', text))
    if (!isOnCurve(hash)) return base58.encode(hash)
  }
}
