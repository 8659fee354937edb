import type { IncomingMessage } from 'node:http'
import { isAllowedOrigin, type OriginPattern } from '../../http/originPattern.ts'
import { type Audiences, createAudience } from './createAudience.ts'
import { Refusal } from './refusal.ts'
import { verifyToken } from './verifyToken.ts'

export type Access = {
  readonly allowedOrigins: readonly OriginPattern[] | 'any'
  readonly allowedProjects: readonly string[] | 'any'
  readonly audiences: Audiences
}

/** Returns the id of the connecting client, or throws a `Refusal`. */
export type Admit = (request: Pick<IncomingMessage, 'url' | 'headers'>) => string

export declare namespace createAdmission {
  type Parameters = Access & { now: () => number }
}

const paths = new Set(['/', '/v1'])

export function createAdmission(parameters: createAdmission.Parameters): Admit {
  const { allowedOrigins, allowedProjects, audiences, now } = parameters
  const isAudience = createAudience(audiences)

  return ({ url = '', headers }) => {
    const { pathname, searchParams } = parseTarget(url)
    if (!paths.has(pathname)) throw new Refusal('path', 'The relay is at /.')
    const { origin, host } = headers
    // Native wallets send no origin.
    if (allowedOrigins !== 'any' && origin && !isAllowedOrigin(origin, allowedOrigins)) {
      throw new Refusal('origin', `${origin.slice(0, 60)} is not on the allowlist.`)
    }
    const projectId = searchParams.get('projectId')
    if (allowedProjects !== 'any' && !(projectId && allowedProjects.includes(projectId))) {
      throw new Refusal('project', 'The project is not one of this relay.')
    }
    const token = searchParams.get('auth')
    if (!token) throw new Refusal('auth', 'There is no token.')
    return verifyToken({ token, isAudience: (address) => isAudience(address, host), now: now() })
  }
}

function parseTarget(target: string): URL {
  const url = URL.parse(target, 'ws://relay')
  if (!url) throw new Refusal('path', 'The address cannot be read.')
  return url
}
