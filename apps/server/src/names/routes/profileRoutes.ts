import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Limits } from '../../http/createLimits.ts'
import type { TrustedProxies } from '../../http/createTrustedProxies.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { limitRate } from '../../http/limitRate.ts'
import { Problem } from '../../http/problem.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { toAddressBytes } from '../records/toAddressBytes.ts'
import type { AcceptProof } from '../registration/acceptProof.ts'
import { readRegistration, registrationSchema } from '../registration/readRegistration.ts'
import { readWantedName } from '../registration/readWantedName.ts'
import { registerWithProof } from '../registration/registerWithProof.ts'
import { skeleton } from '../rules/skeleton.ts'
import { suggestLabels } from '../rules/suggestLabels.ts'
import { nameTerms } from '../terms/nameTerms.ts'
import type { NameZone } from '../zone/nameZone.ts'
import { describeNames } from './describeNames.ts'
import { profileSchema, toProfile } from './toProfile.ts'

export declare namespace profileRoutes {
  type Parameters = {
    zone: NameZone
    accept: AcceptProof
    limits: Limits
    trustedProxies: TrustedProxies
  }
}

const query = v.object({
  ...sdkQuery,
  apiVersion: v.optional(
    v.pipe(v.string(), v.maxLength(8), v.description('Ignored: there is one version.')),
  ),
  sender: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.description('The account that asks. Ignored.')),
  ),
})
const suggestionsQuery = v.object({
  ...query.entries,
  zone: v.optional(
    v.pipe(v.string(), v.maxLength(255), v.description('Ignored: there is one zone here.')),
  ),
})
const suggestionsSchema = v.object({
  suggestions: v.array(
    v.object({ name: v.string(), registered: v.pipe(v.boolean(), v.description('Taken.')) }),
  ),
})
const zoneSchema = v.object({
  zone: v.string(),
  minLength: v.number(),
  resolver: v.optional(v.string()),
  chainId: v.optional(v.number()),
})
const minLength = 4

/** Names of the zone (wire format of the Data API). */
export function profileRoutes(parameters: profileRoutes.Parameters): Hono<HttpEnv> {
  const { zone, accept, limits, trustedProxies } = parameters
  const { onChain, reserved, store } = zone
  const limit = (parameters: Limits.Parameters) =>
    limitRate({ limiter: limits.create(parameters), trustedProxies })

  return new Hono<HttpEnv>()
    .get(
      '/v1/profile/zone',
      describeNames('readZone', 'Where names are registered', { answer: zoneSchema }),
      (context) =>
        answer(context, {
          ...{ zone: zone.name, minLength },
          ...(onChain && { resolver: onChain.resolver, chainId: onChain.chainId }),
        }),
    )
    .get(
      '/v1/profile/account/:name',
      describeNames('readName', 'What a name leads to', {
        ...{ answer: profileSchema, path: ['name', 'The whole name.'] },
        problems: ['NOT_FOUND'],
      }),
      validQuery(query),
      async (context) => {
        const profile = await store.findProfile(context.req.param('name').toLowerCase())
        if (!profile)
          throw new Problem('NOT_FOUND', { detail: 'There is no such name in this zone.' })
        return answer(context, toProfile(profile))
      },
    )
    .get(
      '/v1/profile/reverse/:address',
      describeNames('listNames', 'The names of an account, oldest first', {
        answer: v.array(profileSchema),
        path: ['address', 'An address, or a CAIP-10 account id.'],
      }),
      validQuery(query),
      async (context) => {
        const address = toAddressBytes(context.req.param('address'))
        const profiles = address === undefined ? [] : await store.findByAddress(address)
        return answer(context, profiles.map(toProfile))
      },
    )
    .get(
      '/v1/profile/suggestions/:name',
      describeNames('suggestNames', 'Names to choose from', {
        ...{ answer: suggestionsSchema, path: ['name', 'What the visitor typed.'] },
      }),
      limit({ name: 'nameSuggestions', limit: 60 }),
      validQuery(suggestionsQuery),
      async (context) => {
        const labels = suggestLabels(context.req.param('name').slice(0, 80), { reserved })
        const wanted = new Map(labels.map((label) => [label, `${skeleton(label)}.${zone.name}`]))
        const taken = await store.findTaken(wanted)
        const suggestions = labels.map((label) => ({
          ...{ name: `${label}.${zone.name}`, registered: taken.has(label) },
        }))
        return answer(context, { suggestions })
      },
    )
    .post(
      '/v1/profile/account',
      describeNames('registerName', 'Register a name for the account that signed for it', {
        ...{ body: registrationSchema, answer: v.object({ success: v.literal(true) }) },
        problems: registrationProblems,
      }),
      limit({ name: 'registrations', limit: 10, periodMs: hourMs }),
      async (context) => {
        const body = await readRegistration(context.req.raw)
        const { message, signature, address, coin_type: coinType } = body
        const name = await readWantedName(message)
        if (name === undefined)
          throw new Problem('SIWX_MESSAGE_INVALID', {
            detail: 'The message does not say that it registers a name. Sign the one that does.',
          })
        const proof = await accept({
          ...{ request: context.req.raw, message, signature, ...nameTerms.register(name) },
        })
        await registerWithProof(zone, { name, coinType: BigInt(coinType), address, proof })
        return answer(context, { success: true })
      },
    )
}

const hourMs = 3_600_000
const registrationProblems = [
  ...(['INVALID_BODY', 'UNSUPPORTED_BODY', 'BODY_TOO_LARGE', 'REQUEST_TIMEOUT'] as const),
  ...(['SIWX_MESSAGE_INVALID', 'SIWX_DOMAIN_MISMATCH', 'SIWX_ACCOUNT_MISMATCH'] as const),
  ...(['SIWX_EXPIRED', 'SIWX_NOT_YET_VALID', 'SIWX_NONCE_REFUSED'] as const),
  ...(['SIWX_SIGNATURE_REFUSED', 'SIWX_UNVERIFIABLE', 'NAME_INVALID', 'NAME_RESERVED'] as const),
  ...(['NAME_TAKEN', 'NAME_TOO_SIMILAR', 'NAME_LIMIT_REACHED'] as const),
] as const

function answer(context: Context<HttpEnv>, body: object): Response {
  context.header('Cache-Control', 'no-store')
  return context.json(body)
}
