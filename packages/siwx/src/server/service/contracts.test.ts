import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { codeOf, createTestSiwx } from '../../test/createTestSiwx.ts'
import type { Signer } from '../../test/signers.ts'
import type { SiwxCall } from '../siwxCall.ts'
import type { createSiwx } from './createSiwx.ts'

const yes = `0x1626ba7e${'0'.repeat(56)}`
const origin = 'https://app.example'

/** A contract on a chain that answers as a test says: `contracts.chain.test.ts` has a real one. */
async function enter(options: Partial<createSiwx.Parameters> = {}) {
  const owner = privateKeyToAccount(generatePrivateKey())
  const { address } = privateKeyToAccount(generatePrivateKey())
  const signer: Signer = {
    ...{ name: 'contract', type: 'eip1271' },
    account: { namespace: 'eip155', address, chainId: '1' },
    sign: (message) => owner.signMessage({ message }),
  }
  const call = vi.fn<SiwxCall>(async () => yes)
  const stage = createTestSiwx({ call, ...options })
  const browser = stage.open(signer)
  expect(await browser.enter()).toBe(200)
  const request = () => {
    const Cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    return { headers: new Headers({ Cookie, Host: 'app.example', Origin: origin }) }
  }
  const requireFresh = () => stage.siwx.requireSession(request(), { fresh: true })
  return { ...stage, browser, call, request, requireFresh, address, signer }
}

test('default: a contract that still agrees', async () => {
  const { requireFresh, call, address } = await enter()
  const before = call.mock.calls.length
  expect(await requireFresh()).toMatchObject({ subject: `eip155:1:${address}`, kind: 'contract' })
  expect(call.mock.calls.length).toBe(before + 1)
  // The same question as when it signed in.
  const [first, last] = [call.mock.calls[0]?.[0], call.mock.lastCall?.[0]]
  expect(last).toMatchObject({ chain: 'eip155:1', to: first?.to, data: first?.data })
})

test('behavior: without a need to be fresh, no chain is asked', async () => {
  const { siwx, request, call } = await enter()
  const before = call.mock.calls.length
  expect(await siwx.requireSession(request())).toMatchObject({ kind: 'contract' })
  expect(call.mock.calls.length).toBe(before)
})

test('error: a contract that no longer agrees', async () => {
  const { requireFresh, call } = await enter()
  call.mockResolvedValue('0x')
  await expect(requireFresh()).rejects.toMatchObject({
    ...{ code: 'SIWX_SESSION_ENDED', status: 401, message: 'The account no longer agrees.' },
  })
  await expect(requireFresh()).rejects.toMatchObject({ status: 401 })
})

test('error: a chain that cannot be asked', async () => {
  const { requireFresh, call } = await enter()
  call.mockRejectedValue(new Error('away'))
  await expect(requireFresh()).rejects.toMatchObject({
    code: 'SIWX_UNVERIFIABLE',
    message: 'The chain of the account could not be asked. Try again later.',
  })
  call.mockResolvedValue(yes)
  expect(await requireFresh()).toMatchObject({ kind: 'contract' })
})

test('error: more contracts than can be asked in time', async () => {
  const { open, call, signer } = await enter()
  let answer: (result: string) => void = () => undefined
  const waiting = new Promise<string>((resolve) => {
    answer = resolve
  })
  call.mockReturnValue(waiting)
  const pairs = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const browser = open(signer)
      return { browser, pair: await browser.sign() }
    }),
  )
  const answers = pairs.map(({ browser, pair }) => codeOf(browser.signIn(pair)))
  await new Promise((resolve) => setTimeout(resolve, 50))
  answer(yes)
  const statuses = (await Promise.all(answers)).map(([status]) => status)
  expect(statuses).toContain(503)
  expect(statuses).toContain(200)
})
