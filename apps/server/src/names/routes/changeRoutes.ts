import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Limits } from '../../http/createLimits.ts'
import type { TrustedProxies } from '../../http/createTrustedProxies.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { limitRate } from '../../http/limitRate.ts'
import type { ProblemCode } from '../../http/problem.ts'
import { readJsonBody } from '../../http/readJsonBody.ts'
import { changeName } from '../changes/changeName.ts'
import { changeSchemas } from '../changes/changeSchemas.ts'
import type { acceptJson } from '../registration/acceptJson.ts'
import type { AcceptProof } from '../registration/acceptProof.ts'
import { register } from '../registration/register.ts'
import { registrationSchema } from '../registration/registrationSchema.ts'
import type { OpenZone } from '../zone/nameZone.ts'
import { describeNames } from './describeNames.ts'

export declare namespace changeRoutes {
  type Parameters = {
    zone: OpenZone
    accept: AcceptProof
    /** Absent: the JSON of clients of the Data API is not taken. */
    claim: acceptJson.Parameters['claim'] | undefined
    now?: (() => Date) | undefined
    limits: Limits
    trustedProxies: TrustedProxies
  }
}

const hourMs = 3_600_000
const perHour = { registrations: 10, nameChanges: 60 }
/** In bytes, of a registration: a message and a signature. */
const longestRegistration = 24 * 1024
const done = v.object({ success: v.literal(true) })

/** What owners do with names of the zone, each with what they signed for it. */
export function changeRoutes(parameters: changeRoutes.Parameters): Hono<HttpEnv> {
  const { zone, accept, claim, limits, trustedProxies, now = () => new Date() } = parameters
  const { store } = zone
  const limitTo = (name: keyof typeof perHour) => {
    const limiter = limits.create({ name, limit: perHour[name], periodMs: hourMs })
    return limitRate({ limiter, trustedProxies })
  }
  const limitChanges = limitTo('nameChanges')
  const of = ({ req }: Context<HttpEnv, '/:name'>) => ({
    ...{ store, accept, request: req.raw, name: req.param('name').toLowerCase() },
  })

  return new Hono<HttpEnv>()
    .post(
      '/v1/profile/account',
      describeNames('registerName', 'Register a name for the account that signed for it', {
        ...{ body: registrationSchema, answer: done, problems: registrationProblems },
      }),
      limitTo('registrations'),
      async (context) => {
        const request = context.req.raw
        const body = await readJsonBody(request, registrationSchema, longestRegistration)
        await register({ zone, accept, claim, now, request, body })
        return answerDone(context)
      },
    )
    .post(
      '/v1/profile/account/:name/records',
      describeChange(
        'setNameRecords',
        'Write texts and addresses of a name',
        changeSchemas.records,
      ),
      limitChanges,
      async (context) => {
        const body = await readJsonBody(context.req.raw, changeSchemas.records)
        await changeName.records({ ...of(context), body })
        return answerDone(context)
      },
    )
    .post(
      '/v1/profile/account/:name/transfer',
      describeChange('transferName', 'Offer a name to another account', changeSchemas.transfer),
      limitChanges,
      async (context) => {
        const body = await readJsonBody(context.req.raw, changeSchemas.transfer)
        await changeName.transfer({ ...of(context), body })
        return answerDone(context)
      },
    )
    .post(
      '/v1/profile/account/:name/accept',
      describeChange('acceptName', 'Accept a name that was offered', changeSchemas.proof, [
        'NAME_LIMIT_REACHED',
      ]),
      limitChanges,
      async (context) => {
        const body = await readJsonBody(context.req.raw, changeSchemas.proof)
        await changeName.accept({ ...of(context), body })
        return answerDone(context)
      },
    )
    .post(
      '/v1/profile/account/:name/release',
      describeChange('releaseName', 'Give up a name', changeSchemas.proof),
      limitChanges,
      async (context) => {
        const body = await readJsonBody(context.req.raw, changeSchemas.proof)
        await changeName.release({ ...of(context), body })
        return answerDone(context)
      },
    )
}

const proofProblems = [
  ...(['INVALID_BODY', 'UNSUPPORTED_BODY', 'BODY_TOO_LARGE', 'REQUEST_TIMEOUT'] as const),
  ...(['SIWX_MESSAGE_INVALID', 'SIWX_DOMAIN_MISMATCH', 'SIWX_ACCOUNT_MISMATCH'] as const),
  ...(['SIWX_EXPIRED', 'SIWX_NOT_YET_VALID', 'SIWX_NONCE_REFUSED'] as const),
  ...(['SIWX_SIGNATURE_REFUSED', 'SIWX_UNVERIFIABLE'] as const),
] as const
const registrationProblems = [
  ...proofProblems,
  ...(['NAME_INVALID', 'NAME_RESERVED', 'NAME_TAKEN'] as const),
  ...(['NAME_TOO_SIMILAR', 'NAME_LIMIT_REACHED'] as const),
] as const

function describeChange(
  operationId: string,
  summary: string,
  body: v.GenericSchema,
  problems: readonly ProblemCode[] = [],
) {
  return describeNames(operationId, summary, {
    ...{ body, answer: done, path: ['name', 'The whole name.'] },
    problems: [...proofProblems, 'NOT_FOUND', 'NAME_NOT_OWNED', ...problems],
  })
}

function answerDone(context: Context<HttpEnv>): Response {
  context.header('Cache-Control', 'no-store')
  return context.json({ success: true })
}
