import * as v from 'valibot'
import { parseJson } from '../http/parseJson.ts'
import { Problem, type ProblemPart } from '../http/problem.ts'
import { readBody } from '../http/readBody.ts'
import { type AnalyticsEvent, eventSchema } from './eventSchema.ts'

export type ReadEvents = {
  readonly events: readonly AnalyticsEvent[]
  /** How many were invalid. */
  readonly rejected: number
}

export const bodyLimits = { bytes: 64 * 1024, events: 100, timeoutMs: 10_000 }

const mediaTypes = new Set(['application/json', 'text/plain'])

/**
 * Reads the event in the body.
 * @throws a `Problem` that names what is wrong
 */
export async function readEvent(request: Request): Promise<ReadEvents> {
  const { events, problems } = sort([await readJson(request)], () => '')
  if (problems.length > 0) throw unreadable(problems)
  return { events, rejected: 0 }
}

/** Reads the events in the body's list. Invalid events do not affect the others. */
export async function readBatch(request: Request): Promise<ReadEvents> {
  const list = await readJson(request)
  if (!Array.isArray(list)) throw unreadable([{ at: '', detail: 'Must be a list of events.' }])
  if (list.length > bodyLimits.events) {
    throw unreadable([{ at: '', detail: `Must be at most ${bodyLimits.events} events.` }])
  }
  const { events, problems, rejected } = sort(list, (index) => `/${index}`)
  if (rejected > 0 && events.length === 0) throw unreadable(problems)
  return { events, rejected }
}

/** `sendBeacon` sends text, because JSON needs a preflight that a closing page cannot wait for. */
async function readJson(request: Request): Promise<unknown> {
  const [type = ''] = request.headers.get('Content-Type')?.split(';') ?? []
  if (type && !mediaTypes.has(type.trim().toLowerCase())) {
    throw new Problem('UNSUPPORTED_BODY', {
      detail: `Bodies of the type ${type.slice(0, 100)} cannot be read. Send application/json or text/plain.`,
    })
  }
  if (request.headers.has('Content-Encoding')) {
    throw new Problem('UNSUPPORTED_BODY', {
      detail: 'Compressed bodies cannot be read. Leave out Content-Encoding.',
    })
  }
  const { bytes: limitBytes, timeoutMs } = bodyLimits
  // Texts of events are cleaned before they are stored.
  return parseJson(await readBody({ request, limitBytes, timeoutMs }), { hasNul: true })
}

function sort(list: readonly unknown[], pointerOf: (index: number) => string) {
  const results = list.map((item) => v.safeParse(eventSchema, item, { abortPipeEarly: true }))
  const events = results.flatMap(({ success, output }) => (success ? [output] : []))
  const problems = results.flatMap(({ issues = [] }, index) =>
    issues.map((issue): ProblemPart => {
      const path = issue.path?.map(({ key }) => `/${String(key)}`).join('') ?? ''
      return { at: `${pointerOf(index)}${path}`, detail: issue.message.slice(0, 200) }
    }),
  )
  return { events, problems, rejected: list.length - events.length }
}

function unreadable(errors: readonly ProblemPart[]): Problem {
  return new Problem('INVALID_BODY', {
    detail:
      'The body has nothing that can be stored. See `errors`, correct them and send it again.',
    errors: errors.slice(0, 20),
  })
}
