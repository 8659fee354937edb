import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../runCli.ts'
import { createTestTerminal } from '../test/createTestTerminal.ts'
import { checkNode } from './doctorCommand.ts'

let folder = ''
let url = ''
let server: Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleat-doctor-'))
  await mkdir(join(folder, 'node_modules/@cleat/react'), { recursive: true })
  const dependencies = { '@cleat/react': '*' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }))
  await writeFile(join(folder, 'node_modules/@cleat/react/package.json'), '{"version":"0.1.0"}')
  server = createServer((request, response) => {
    if (request.url === '/silent') return
    const policy = "default-src 'none'; script-src 'self'; img-src data:; connect-src 'self'"
    response.writeHead(request.url === '/broken' ? 503 : 200, { 'content-security-policy': policy })
    response.end('<!doctype html><p>Page</p>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

async function doctor(...args: string[]) {
  const terminal = createTestTerminal()
  const code = await runCli({ args: ['doctor', folder, ...args], terminal, env: {} })
  return { code, ...terminal.read() }
}

test('default: for people', async () => {
  const { code, output } = await doctor()
  expect(code).toBe(0)
  expect(output).toMatch(/✓ Node \d+/)
  expect(output).toContain('✓ Cleat 0.1.0: 1 package.')
  expect(output).toMatch(/\d fine, 0 to look at, 0 wrong\n$/)
})

test('behavior: for programs, with the policy of a page, and hosts that answer', async () => {
  const relay = url.replace('http', 'ws')
  const { code, output } = await doctor('--json', '--page', url, '--relay', relay, '--rpc', url)
  const { ok, findings, hosts } = JSON.parse(output)
  expect(findings.filter(({ status }: { status: string }) => status !== 'ok')).toEqual([])
  expect({ code, ok, hosts }).toEqual({ code: 0, ok: true, hosts: [url, relay] })
})

test('error: a host that the policy does not allow', async () => {
  const { code, output } = await doctor('--page', url, '--project-id')
  expect(code).toBe(1)
  expect(output).toContain('✗ connect-src does not allow wss://relay.walletconnect.org')
})

test.each([
  ['broken', 'answers with status 503'],
  ['silent', 'does not answer within 0.2 s'],
])('error: a service that is %s', async (path, message) => {
  const { code, output } = await doctor('--service', `${url}/${path}`, '--timeout', '0.2')
  expect(code).toBe(1)
  expect(output).toContain(message)
})

test('error: a host that is not there', async () => {
  const { code, output } = await doctor('--rpc', 'http://127.0.0.1:1')
  expect(code).toBe(1)
  expect(output).toContain('is not reached')
})

test.each([
  [['--relay', 'relay'], '--relay cannot be “relay”.'],
  [['--rpc', 'file:///etc/passwd'], '--rpc cannot be'],
  [['--timeout', 'soon'], '--timeout cannot be “soon”.'],
])('error: %j', async (args, message) => {
  const { code, report } = await doctor(...args)
  expect(code).toBe(2)
  expect(report).toContain(message)
})

test('error: a page that cannot be read', async () => {
  const { code, report } = await doctor('--page', join(folder, 'none.html'))
  expect(code).toBe(1)
  expect(report).toContain('could not be read')
})

test.each([
  ['20.19.0', 'ok'],
  ['24.1.0', 'ok'],
  ['20.18.3', 'error'],
  ['18.20.0', 'error'],
])('behavior: Node %s', (version, status) => {
  expect(checkNode(version).status).toBe(status)
})
