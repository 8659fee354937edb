import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allows, checkPolicies, readPolicies } from './contentPolicy.ts'

const document = readFileSync(join(import.meta.dirname, '../../../../docs/csp.md'), 'utf8')
const header = /```http\nContent-Security-Policy: ([\s\S]*?)\n```/.exec(document)?.[1] ?? ''
const origin = 'https://app.example'

test('default: the policy of docs/csp.md has all that is needed', () => {
  expect(header).toContain('connect-src')
  const hosts = ['https://ethereum.example', 'https://app.example']
  const findings = checkPolicies({ policies: [header], origin, hosts })
  expect(findings).toEqual([expect.objectContaining({ id: 'csp', status: 'ok' })])
})

test.each([
  ['no image of data', "img-src 'self'", [], 'csp:img-src', 'error'],
  ['no image by default', "default-src 'self'", [], 'csp:img-src', 'error'],
  ['no script', "script-src 'none'", [], 'csp:script-src', 'error'],
  ['eval', "script-src 'self' 'unsafe-eval'", [], 'csp:script-src', 'warning'],
  ['no relay', "connect-src 'self'", ['wss://relay.example'], 'csp:connect-src', 'error'],
  ['no window', 'sandbox allow-scripts', [], 'csp:sandbox', 'warning'],
])('error: %s', (_, policy, hosts, id, status) => {
  const findings = checkPolicies({ policies: [policy], origin, hosts })
  expect(findings).toContainEqual(expect.objectContaining({ id, status }))
})

test('behavior: several policies all have to allow a host', () => {
  const hosts = ['https://rpc.example']
  const policies = ["connect-src 'self' https://rpc.example", "connect-src 'self'"]
  expect(checkPolicies({ policies: policies.slice(0, 1), origin, hosts })[0]?.status).toBe('ok')
  expect(checkPolicies({ policies, origin, hosts })[0]).toMatchObject({ id: 'csp:connect-src' })
})

test('behavior: the policies of header and page', () => {
  const html = `<!doctype html><html><head><META HTTP-EQUIV="Content-Security-Policy"
    content="img-src data:"><meta name="csp" content="not this"></head><body></body></html>`
  expect(readPolicies(html, "default-src 'self', script-src 'self'")).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    'img-src data:',
  ])
  expect(readPolicies('<p>', null)).toEqual([])
  expect(checkPolicies({ policies: [], origin, hosts: [] })[0]).toMatchObject({
    status: 'warning',
  })
})

test.each([
  ['*', 'wss://relay.example', true],
  ["'self'", 'https://app.example', true],
  ["'self'", 'wss://app.example', true],
  ["'self'", 'https://app.example:8443', false],
  ['https:', 'wss://relay.example', true],
  ['https:', 'http://relay.example', false],
  ['wss:', 'wss://relay.example', true],
  ['relay.example', 'wss://relay.example', true],
  ['https://relay.example', 'wss://relay.example', true],
  ['https://*.example', 'https://relay.example', true],
  ['https://*.relay.example', 'https://relay.example', false],
  ['https://a.example', 'https://relay.example', false],
  ['http://127.0.0.1:*', 'http://127.0.0.1:8545', true],
  ['http://127.0.0.1', 'http://127.0.0.1:8545', false],
  ["'none'", 'https://relay.example', false],
])('behavior: %s with %s', (source, address, isAllowed) => {
  expect(allows(source, address, origin)).toBe(isAllowed)
})
