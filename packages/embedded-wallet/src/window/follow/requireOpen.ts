import type { Service } from '../../frame/service/createServiceClient.ts'
import { ServiceError } from '../../frame/service/serviceError.ts'
import { handoffSchemas } from '../../service/handoffSchemas.ts'

/** @throws where the frame took it back */
export async function requireOpen(
  { service, hash }: { service: Service; hash: string },
  signal: AbortSignal,
): Promise<void> {
  const { state: schema } = handoffSchemas
  const { state } = await service.ask({ method: 'GET', path: `handoffs/${hash}`, schema, signal })
  if (state !== 'claimed') throw new ServiceError('HANDOFF_REFUSED')
}
