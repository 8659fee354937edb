import type { IncomingMessage } from 'node:http'
import { isAllowedOrigin, type OriginPattern } from '../../http/originPattern.ts'
import { tokenLeewayMs } from '../protocol/limits.ts'
import { type Audiences, createAudience } from './createAudience.ts'
import { createTokenUses } from './createTokenUses.ts'
import { Refusal } from './refusal.ts'
import { verifyToken } from './verifyToken.ts'

export type Access = {
  readonly allowedOrigins: readonly OriginPattern[] | 'any'
  readonly allowedProjects: readonly string[] | 'any'
  readonly audiences: Audiences
}

/** Returns the id of a client that connects from a network, or throws a `Refusal`. */
export type Admit = (request: Pick<IncomingMessage, 'url' | 'headers'>, network: string) => string

export declare namespace createAdmission {
  type Parameters = Access & { now: () => number }
}

const paths = new Set(['/', '/v1'])

export function createAdmission(parameters: createAdmission.Parameters): Admit {
  const { allowedOrigins, allowedProjects, audiences, now } = parameters
  const isAudience = createAudience(audiences)
  const uses = createTokenUses({ lifeMs: 2 * tokenLeewayMs, now })

  return ({ url = '', headers }, network) => {
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
    const isOwnAudience = (address: string) => isAudience(address, host)
    const clientId = verifyToken({ token, isAudience: isOwnAudience, now: now() })
    if (!uses.claim(token, network)) {
      throw new Refusal('auth', 'The token was used by another network. Sign a new one.')
    }
    return clientId
  }
}

function parseTarget(target: string): URL {
  const url = URL.parse(target, 'ws://relay')
  if (!url) throw new Refusal('path', 'The address cannot be read.')
  return url
}
