import { base58 } from '@scure/base'
import { requireDigest } from '../../base/requireDigest.ts'
import { isOnCurve } from './isOnCurve.ts'

const mark = new TextEncoder().encode('ProgramDerivedAddress')

/**
 * The program-derived address of the seeds: the first one, counting the bump down, that is off the
 * curve.
 * @throws `PAYMENT_UNSUPPORTED`
 */
export async function deriveAddress(parameters: {
  seeds: readonly Uint8Array[]
  program: string
}): Promise<string> {
  const seeds = parameters.seeds.flatMap((seed) => [...seed])
  const end = [...base58.decode(parameters.program), ...mark]
  const subtle = requireDigest()
  for (let bump = 255; ; bump -= 1) {
    const text = Uint8Array.from([...seeds, bump, ...end])
    const hash = new Uint8Array(await subtle.digest('SHA-256', text))
    if (!isOnCurve(hash)) return base58.encode(hash)
  }
}
