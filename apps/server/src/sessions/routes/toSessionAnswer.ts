import type * as v from 'valibot'
import type { sessionSchemas } from '../schemas/sessionSchemas.ts'
import type { PermissionSession } from '../store/sessionStore.ts'

type Answer = v.InferOutput<typeof sessionSchemas.list>['pcis'][number]

/** A session as clients of AppKit read it. Times are in seconds. */
export function toSessionAnswer(session: PermissionSession, hasContext: boolean): Answer {
  const { signed, createdAt, revokedAt } = session
  const { pci, project, expiry, permissions, policies, context } = signed
  return {
    ...{ pci, project, createdAt: toSeconds(createdAt), expiry, permissions, policies },
    ...(hasContext && context !== undefined && { context }),
    ...(revokedAt && { revokedAt: toSeconds(revokedAt) }),
  }
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
