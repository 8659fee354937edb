import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createMiniAppHost } from './createMiniAppHost.ts'

const privateKey = `0x${'11'.repeat(32)}` as const
const { address } = privateKeyToAccount(privateKey)

function open() {
  const answers: object[] = []
  const host = createMiniAppHost({
    ...{ user: { fid: 5650, username: 'ada', privateKey }, domain: 'app.example' },
    answer: (data) => void answers.push(data),
  })
  const signIn = () =>
    host.hear(
      JSON.stringify({
        ...{ id: '1-2', type: 'APPLY', path: ['signIn'] },
        argumentList: [{ type: 'RAW', value: { nonce: 'abcdef0123456789' } }],
      }),
    )
  return { host, answers, signIn }
}

test('default: the app signs for the domain of the page', async () => {
  const { host, answers, signIn } = open()
  await host.hear(JSON.stringify({ id: '0', type: 'GET', path: ['context'] }))
  expect(answers[0]).toMatchObject({ id: '0', type: 'RAW', value: { user: { fid: 5650 } } })
  await signIn()
  const { id, value } = answers[1] as {
    id: string
    value: { result: { message: string; signature: `0x${string}` } }
  }
  const { message, signature } = value.result
  expect(id).toBe('1-2')
  expect(message).toMatch(/^app\.example wants [\s\S]*Nonce: abcdef0123456789\n/)
  expect(await verifyMessage({ address, message, signature })).toBe(true)
  expect(host.heard).toEqual(['context', 'signIn'])
})

test('behavior: the visitor declines, or leaves it open', async () => {
  const { host, answers, signIn } = open()
  host.next('decline')
  await signIn()
  expect(answers).toEqual([
    { id: '1-2', type: 'RAW', value: { error: { type: 'rejected_by_user' } } },
  ])
  host.next('ignore')
  await signIn()
  expect(answers).toHaveLength(1)
})

test('error: what the app does not have', async () => {
  const { host, answers } = open()
  await host.hear(JSON.stringify({ id: '3', type: 'APPLY', path: ['mint'], argumentList: [] }))
  expect(answers).toMatchObject([{ id: '3', type: 'HANDLER', name: 'throw' }])
})
