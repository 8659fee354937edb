import { isRecord } from '../requests/isRecord.ts'

/** More are not looked at: the first that is not known is reason enough. */
const most = 16

/**
 * The services that calls ask to pay their fee: for all of them, for one, or by chain. What names
 * none that can be read is an empty text.
 * @see ERC-7677
 */
export function listSponsors(batch: unknown): readonly string[] {
  if (!isRecord(batch)) return []
  const calls: readonly unknown[] = Array.isArray(batch.calls) ? batch.calls : []
  const found = [batch, ...calls].flatMap((one) => {
    const capabilities = isRecord(one) ? one.capabilities : undefined
    const service = isRecord(capabilities) ? capabilities.paymasterService : undefined
    return service === undefined ? [] : listUrls(service)
  })
  return [...new Set(found)].slice(0, most)
}

function listUrls(service: unknown): readonly string[] {
  if (!isRecord(service)) return ['']
  if (typeof service.url === 'string') return [service.url]
  const chains = Object.entries(service).filter(([key]) => /^0x[0-9a-f]+$/i.test(key))
  if (chains.length === 0) return ['']
  return chains.map(([, one]) => (isRecord(one) && typeof one.url === 'string' ? one.url : ''))
}
