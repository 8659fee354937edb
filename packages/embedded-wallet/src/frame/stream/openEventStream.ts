import { readAs } from '../../protocol/readAs.ts'
import { walletProblem } from '../../service/problemSchemas.ts'
import type { Service } from '../service/createServiceClient.ts'
import { ServiceError } from '../service/serviceError.ts'

/** The head of an answer comes by then. */
const headMs = 8_000

/**
 * Opens a stream of the service.
 * @throws `ServiceError`
 */
export async function openEventStream(
  service: Pick<Service, 'open'>,
  path: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  try {
    const first = await open(service, path, signal)
    // The first proof of a page cannot know the nonce.
    const isStale = first instanceof ServiceError && first.code === 'PROOF_NONCE_REQUIRED'
    const body = isStale ? await open(service, path, signal) : first
    if (body instanceof ServiceError) throw body
    return body
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    throw cause instanceof ServiceError ? cause : new ServiceError('UNREACHABLE', { cause })
  }
}

async function open(
  service: Pick<Service, 'open'>,
  path: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | ServiceError> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), headMs)
  const ending = AbortSignal.any([signal, late.signal])
  const answer = await service.open(path, ending).finally(() => clearTimeout(timer))
  if (answer.ok && answer.body) return answer.body
  const problem = readAs(walletProblem, await answer.json())
  return new ServiceError(problem?.code ?? 'UNREACHABLE', { problem })
}
