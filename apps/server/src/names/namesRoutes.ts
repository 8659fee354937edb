import { type Siwx, SiwxProblem, type SiwxStore } from '@cleat/siwx/server'
import { Hono } from 'hono'
import { knownTokens } from '../data/knownTokens/knownTokens.ts'
import type { Limits } from '../http/createLimits.ts'
import type { TrustedProxies } from '../http/createTrustedProxies.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { Problem } from '../http/problem.ts'
import { createGateway } from './gateway/createGateway.ts'
import { gatewayRoutes } from './gateway/gatewayRoutes.ts'
import type { AcceptProof } from './registration/acceptProof.ts'
import { changeRoutes } from './routes/changeRoutes.ts'
import { profileRoutes } from './routes/profileRoutes.ts'
import { listBrands } from './rules/listBrands.ts'
import { skeleton } from './rules/skeleton.ts'
import type { NameReader, NameStore } from './store/nameStore.ts'
import type { NamesConfig } from './zone/namesConfig.ts'

export declare namespace namesRoutes {
  type Parameters = {
    config: NamesConfig
    names: NameReader
    /** Their names are kept back. */
    wallets: readonly { readonly name: string }[]
    /** How names are registered and changed. Absent: they are only read. */
    changes?: { store: NameStore; siwx: Siwx; authStore: Pick<SiwxStore, 'claim'> } | undefined
    limits: Limits
    trustedProxies: TrustedProxies
  }
}

/** Names of a zone: registered with a signature, and answered to its resolver on a chain. */
export function namesRoutes(parameters: namesRoutes.Parameters): Hono<HttpEnv> {
  const { config, names: store, wallets, changes, limits, trustedProxies } = parameters
  const { zone: name, onChain, acceptsJson } = config
  const brands = listBrands({ wallets, tokens: [...knownTokens.values()].flat() })
  const reserved = new Set([...config.reserved, ...brands].map(skeleton))
  const zone = { name, reserved, onChain, store }
  const routes = new Hono<HttpEnv>().route(
    '/',
    profileRoutes({ zone, isOpen: changes !== undefined, limits, trustedProxies }),
  )
  if (changes) {
    const { authStore } = changes
    const claim: SiwxStore['claim'] = (use) => authStore.claim(use)
    const given = {
      accept: acceptBy(changes.siwx),
      claim: acceptsJson ? claim : undefined,
    }
    const open = { ...zone, store: changes.store }
    routes.route('/', changeRoutes({ zone: open, ...given, limits, trustedProxies }))
  }
  if (!onChain) return routes
  const gateway = createGateway({ zone: name, ...onChain, records: store })
  return routes.route('/', gatewayRoutes({ gateway, limits, trustedProxies }))
}

/** Decides as sign-in does, and opens no session. */
function acceptBy(siwx: Siwx): AcceptProof {
  return async ({ request, message, signature, statement, resource, ...given }) => {
    const [, own = ''] = /^Bearer (.+)$/.exec(request.headers.get('x-nonce-jwt') ?? '') ?? []
    const { token = own } = given
    const purpose = { statement, resource }
    try {
      const accepted = await siwx.accept({ request, message, signature, token, purpose })
      return { ...accepted, message, signature }
    } catch (error) {
      if (!(error instanceof SiwxProblem)) throw error
      const { code, message: detail, errors, reasons, headers, cause } = error
      throw new Problem(code, { detail, errors, reasons, headers, cause })
    }
  }
}
