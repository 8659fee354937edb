import type { Service } from './createServiceClient.ts'
import { ServiceError } from './serviceError.ts'

const pauses = [500, 1_500, 4_000]

/** Asks what may be asked twice until there is an answer, for about half a minute. */
export async function askAgain<form>(
  service: Service,
  asked: Parameters<typeof service.ask<form>>[0],
): Promise<form> {
  for (const pause of pauses) {
    try {
      return await service.ask<form>(asked)
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'UNREACHABLE') throw error
      await new Promise((done) => setTimeout(done, pause))
      asked.signal?.throwIfAborted()
    }
  }
  return service.ask<form>(asked)
}
