import type { Service } from '../frame/service/createServiceClient.ts'
import { type ClaimedHandoff, handoffSchemas } from '../service/handoffSchemas.ts'

const tries = 15

/** Takes what the frame registers while this window loads. */
export async function claimHandoff(service: Service, hash: string): Promise<ClaimedHandoff> {
  for (let count = 1; ; count += 1) {
    try {
      return await service.ask({
        ...{ method: 'POST', path: `handoffs/${hash}/claim`, schema: handoffSchemas.claimed },
        body: { proof: 'cookie' },
      })
    } catch (error) {
      if (count === tries) throw error
      await new Promise((done) => setTimeout(done, 500))
    }
  }
}
