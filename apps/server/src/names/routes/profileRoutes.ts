import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { toOrigin } from '../../data/images/toOrigin.ts'
import type { Limits } from '../../http/createLimits.ts'
import type { TrustedProxies } from '../../http/createTrustedProxies.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { limitRate } from '../../http/limitRate.ts'
import { Problem } from '../../http/problem.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { toAddressBytes } from '../records/toAddressBytes.ts'
import { skeleton } from '../rules/skeleton.ts'
import { suggestLabels } from '../rules/suggestLabels.ts'
import type { NameZone } from '../zone/nameZone.ts'
import { toGatewayUrl } from '../zone/toGatewayUrl.ts'
import { describeNames } from './describeNames.ts'
import { profileSchema, toProfile } from './toProfile.ts'
import { toTransfer, transferSchema } from './toTransfer.ts'

export declare namespace profileRoutes {
  type Parameters = {
    zone: NameZone
    /** Whether names are registered here. */
    isOpen: boolean
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
  isOpen: v.pipe(v.boolean(), v.description('Whether names are registered here.')),
  resolver: v.optional(v.string()),
  chainId: v.optional(v.number()),
  gatewayUrls: v.optional(
    v.pipe(
      v.array(v.string()),
      v.description('Where this service proves names to the resolver (EIP-3668).'),
    ),
  ),
})
const minLength = 4

/** Names of the zone (wire format of the Data API). */
export function profileRoutes(parameters: profileRoutes.Parameters): Hono<HttpEnv> {
  const { zone, isOpen, limits, trustedProxies } = parameters
  const { onChain, reserved, store } = zone
  const limiter = limits.create({ name: 'nameSuggestions', limit: 60 })

  return new Hono<HttpEnv>()
    .get(
      '/v1/profile/zone',
      describeNames('readZone', 'Where names are registered', { answer: zoneSchema }),
      (context) => {
        const given = { zone: zone.name, minLength, isOpen }
        if (!onChain) return answer(context, given)
        const { resolver, chainId } = onChain
        const gatewayUrls = [toGatewayUrl(toOrigin(context, trustedProxies))]
        return answer(context, { ...given, resolver, chainId, gatewayUrls })
      },
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
      '/v1/profile/transfers/:address',
      describeNames('listNameTransfers', 'Names that an account offered or was offered', {
        answer: v.array(transferSchema),
        path: ['address', 'An address, or a CAIP-10 account id.'],
      }),
      async (context) => {
        const address = toAddressBytes(context.req.param('address'))
        const transfers = address === undefined ? [] : await store.listTransfers(address)
        return answer(context, transfers.map(toTransfer))
      },
    )
    .get(
      '/v1/profile/suggestions/:name',
      describeNames('suggestNames', 'Names to choose from', {
        ...{ answer: suggestionsSchema, path: ['name', 'What the visitor typed.'] },
      }),
      limitRate({ limiter, trustedProxies }),
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
}

function answer(context: Context<HttpEnv>, body: object): Response {
  context.header('Cache-Control', 'no-store')
  return context.json(body)
}
