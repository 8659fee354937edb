import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { type HostileBehaviour, hostileBehaviours, hostileService } from './hostileAnswers.ts'

const bytes = (text: string) => Buffer.from(text.padEnd(82)).toString('base64url')
const released = {
  ...{ generation: 1, holder: 'laptop', share: bytes('share'), box: bytes('box') },
  keystore: bytes('keystore'),
}

/** A page of the wallet, whose service releases a share. */
async function open(behaviour: HostileBehaviour) {
  let handler: ((route: Route) => unknown) | undefined
  const target: Pick<Page, 'route' | 'unroute'> = {
    route: (async (_url: string, given: (route: Route) => unknown) => {
      handler = given
    }) as never,
    unroute: async () => {
      handler = undefined
    },
  }
  const service = await hostileService(target as Page, behaviour)
  const ask = async (path: string, { ok = true } = {}) => {
    const done: unknown[] = []
    const route = {
      request: () => ({
        method: () => 'POST',
        url: () => `http://localhost:5190/wallet/v1/${path}`,
        headers: () => ({ dpop: 'proof' }),
      }),
      fallback: async () => void done.push('the service answers'),
      abort: async () => void done.push('aborted'),
      fetch: async () => ({ ok: () => ok, json: async () => released }),
      fulfill: async (answer: { json?: unknown }) => void done.push(answer.json ?? answer),
    }
    if (handler) await handler(route as never)
    else done.push('the service answers')
    return done
  }
  return { service, ask }
}

const shareEdits = {
  'another-share': ['share'],
  'another-generation': ['generation'],
  'swapped-box': ['box'],
  'another-keystore': ['keystore'],
} as const

test.each(Object.entries(shareEdits))('parameters: behaviour: %s', async (behaviour, changed) => {
  const { service, ask } = await open(behaviour as HostileBehaviour)
  expect(await ask('session')).toEqual(['the service answers'])
  expect(service.count).toBe(0)
  const [answer] = (await ask('wallets/w/share')) as [typeof released]
  const differs = Object.entries(released).filter(
    ([key, value]) => answer[key as keyof typeof released] !== value,
  )
  expect(differs.map(([key]) => key)).toEqual(changed)
  expect(answer.box).toHaveLength(released.box.length)
  expect(service.count).toBe(1)
})

test('behavior: a refusal of the service stays one', async () => {
  const { service, ask } = await open('another-share')
  expect(await ask('wallets/w/share', { ok: false })).toMatchObject([{ response: {} }])
  expect(service.count).toBe(0)
})

test.each([
  ['refuse', { status: 403, contentType: 'application/problem+json' }],
  ['fail', { status: 500, contentType: 'application/problem+json' }],
  ['garbage', { contentType: 'text/html' }],
] as const)('parameters: behaviour: %s', async (behaviour, answer) => {
  const { service, ask } = await open(behaviour)
  expect(await ask('wallets/w/share')).toMatchObject([answer])
  expect(service.count).toBe(1)
  await service.stop()
  expect(await ask('wallets/w/share')).toEqual(['the service answers'])
})

test('parameters: behaviour: hang', async () => {
  const { service, ask } = await open('hang')
  const asked = await ask('session')
  expect(asked).toEqual([])
  await service.stop()
  expect(asked).toEqual(['aborted'])
})

test('default: every behaviour is listed', () => {
  expect(hostileBehaviours).toHaveLength(8)
})
