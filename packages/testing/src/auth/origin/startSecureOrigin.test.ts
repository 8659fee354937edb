import { readFileSync } from 'node:fs'
import { startSocials } from '@cleat/localnet'
import { expect, test } from 'vitest'
import { startSecureOrigin } from './startSecureOrigin.ts'

/** Stands for the service: it answers with the settings that it got. */
const standIn = `
  const http = require('node:http')
  const server = http.createServer((_, response) => response.end(JSON.stringify(process.env)))
  server.listen(Number(process.env.PORT), '127.0.0.1')
`
const given = {
  command: [process.execPath, '-e', standIn],
  ...{ pages: '/srv/pages', hosts: ['http://localhost:5173'] },
  mailbox: { url: 'smtp://127.0.0.1:2525' },
}

test('default', async () => {
  process.env.DATABASE_URL = 'postgres://production.example'
  await using origin = await startSecureOrigin(given)
  delete process.env.DATABASE_URL
  expect(origin.url).toMatch(/^http:\/\/localhost:\d+$/)
  expect(origin.socials).toBeUndefined()
  const settings = await (await fetch(origin.url)).json()
  expect(settings).toMatchObject({
    ...{ DATA_DIR: 'memory', WALLET_ORIGIN: origin.url, WALLET_PAGES: '/srv/pages' },
    ...{ WALLET_HOSTS: 'http://localhost:5173', MAIL_URL: 'smtp://127.0.0.1:2525' },
  })
  expect(settings.WALLET_KEY).toMatch(/^[\w-]{43}$/)
  expect(settings).not.toHaveProperty('DATABASE_URL')
})

test('behavior: stopped, nothing answers there', async () => {
  const origin = await startSecureOrigin(given)
  await origin.stop()
  await expect(fetch(origin.url)).rejects.toThrow()
})

test('parameters: settings, hostname', async () => {
  const settings = { WALLET_RECOVERY_HOLD: '24h', CHAINS: 'eip155:1=http://127.0.0.1:8545' }
  await using origin = await startSecureOrigin({ ...given, settings, hostname: '127.0.0.1' })
  expect(new URL(origin.url).hostname).toBe('127.0.0.1')
  expect(await (await fetch(origin.url)).json()).toMatchObject(settings)
})

test('parameters: startSocials', async () => {
  await using origin = await startSecureOrigin({ ...given, startSocials })
  const settings = await (await fetch(origin.url)).json()
  expect(settings).toMatchObject({ GITHUB_URL: origin.socials.urlOf('github') })
  expect(readFileSync(settings.APPLE_KEY_FILE, 'utf8')).toContain('PRIVATE KEY')
  origin.socials.next('github', 'deny')
})

test('parameters: command, for a container', async () => {
  let file = ''
  await using origin = await startSecureOrigin({
    ...given,
    command({ settingsFile, folder }) {
      expect(settingsFile.startsWith(folder)).toBe(true)
      file = readFileSync(settingsFile, 'utf8')
      return given.command
    },
  })
  const lines = file.trim().split('\n')
  expect(lines).toContain(`WALLET_ORIGIN=${origin.url}`)
  expect(lines).toContain('MAIL_FROM=Harbour wallet <wallet@harbour.example>')
})

test('error: the program ends', async () => {
  const script = `console.error('WALLET_PAGES has no frame.html.'); process.exitCode = 3`
  const starting = startSecureOrigin({ ...given, command: [process.execPath, '-e', script] })
  await expect(starting).rejects.toThrow(
    /It ended with code 3\.\nWALLET_PAGES has no frame\.html\./,
  )
})

test('error: there is no program', async () => {
  const starting = startSecureOrigin({ ...given, command: ['cleat-no-such-program'] })
  await expect(starting).rejects.toThrow(/ENOENT/)
})

test('error: the program does not answer', async () => {
  const command = [process.execPath, '-e', 'setInterval(() => {}, 1000)']
  const starting = startSecureOrigin({ ...given, command, timeoutMs: 300 })
  await expect(starting).rejects.toThrow(
    'The wallet’s service does not answer at http://localhost:',
  )
})
