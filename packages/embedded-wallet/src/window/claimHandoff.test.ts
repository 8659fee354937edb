import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServiceError } from '../frame/service/serviceError.ts'
import type { ClaimHandoff } from '../service/handoffSchemas.ts'
import { claimHandoff } from './claimHandoff.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const claimed = { state: 'claimed', host: 'https://other.example', request: 'r', expiresIn: 9 }
const { state: _, expiresIn: __, ...request } = claimed

/** A service that answers claims by their proof, one after the other; nothing is a refusal. */
function start(
  answers: { readonly [proof: string]: readonly unknown[] },
  given: { opener?: string; isSplit?: boolean } = {},
) {
  const asked: ClaimHandoff[] = []
  const left = new Map(Object.entries(answers).map(([proof, all]) => [proof, [...all]]))
  const ask = async ({ body }: { body: ClaimHandoff }) => {
    asked.push(body)
    const answer = left.get(body.proof)?.shift()
    if (answer instanceof Error) throw answer
    if (!answer) throw new ServiceError('HANDOFF_REFUSED')
    return answer
  }
  const codes: string[] = []
  const onCode = (code: string) => void codes.push(code)
  const claiming = claimHandoff({ service: { ask } as never, hash: 'h', ...given, onCode })
  claiming.catch(() => undefined)
  return { claiming, asked, codes }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('default: on the site of the page, its cookie is enough', async () => {
  const { claiming, asked } = start({ cookie: [undefined, claimed] })
  await wait(500)
  expect(await claiming).toEqual({ ...request, isAcross: false })
  expect(asked.map(({ proof }) => proof)).toEqual(['cookie', 'code', 'cookie'])
})

test('behavior: a frame with other databases asks as one on another site does', async () => {
  const { claiming } = start({ cookie: [claimed] }, { isSplit: true })
  expect(await claiming).toEqual({ ...request, isAcross: true })
})

test('behavior: the opener is the only proof where the browser names it', async () => {
  const opener = 'https://other.example'
  const { claiming, asked } = start({ opener: [undefined, claimed] }, { opener })
  await wait(500)
  expect(await claiming).toEqual({ ...request, isAcross: true })
  expect(asked).toEqual([
    { proof: 'opener', opener },
    { proof: 'opener', opener },
  ])
})

test('behavior: otherwise a code is shown once, until it was typed', async () => {
  const code = { state: 'code', code: '034815', expiresIn: 9 }
  const unheard = new ServiceError('UNREACHABLE')
  const { claiming, codes } = start({ code: [code, code, unheard, claimed] })
  await wait(3_000)
  expect(await claiming).toEqual({ ...request, isAcross: true })
  expect(codes).toEqual(['034815'])
})

test('behavior: a service that is away for a while is waited for longer than a refusal', async () => {
  const away = Array.from({ length: 39 }, () => new ServiceError('UNREACHABLE'))
  const { claiming } = start({ cookie: [...away, claimed], code: away })
  await wait(19_500)
  expect(await claiming).toEqual({ ...request, isAcross: false })
})

test('error: a service that stays away is given up after twenty seconds', async () => {
  const away = Array.from({ length: 99 }, () => new ServiceError('UNREACHABLE'))
  const { claiming } = start({ cookie: away, code: away })
  await wait(20_000)
  await expect(claiming).rejects.toMatchObject({ code: 'UNREACHABLE' })
})

test('error: a code that was wrong too often ends it at once', async () => {
  const { claiming, asked } = start({ code: [{ state: 'code', code: '034815', expiresIn: 9 }] })
  await wait(1_000)
  await expect(claiming).rejects.toMatchObject({ code: 'HANDOFF_REFUSED' })
  expect(asked).toHaveLength(3)
})

test('error: what is over, taken, or of another browser is given up after twelve seconds', async () => {
  for (const opener of [undefined, 'https://evil.example']) {
    const { claiming } = start({}, opener === undefined ? {} : { opener })
    await wait(12_000)
    await expect(claiming).rejects.toMatchObject({ code: 'HANDOFF_REFUSED' })
  }
})
