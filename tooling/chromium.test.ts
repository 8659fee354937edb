import { expect, test } from 'vitest'
import { ensureChromium, findChromium, type Machine } from './chromium.ts'

function machine(files: string[], change: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    env: {},
    home: '/home/ada',
    isRoot: false,
    exists: (path) => files.includes(path),
    glob: () => [],
    run: () => false,
    ...change,
  }
}

test('default', () => {
  expect(findChromium('pages', machine(['/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome')
  expect(findChromium('pages', machine([]))).toBeNull()
})

test('behavior: the one without windows comes before the others', () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  expect(findChromium('pages', machine(files))).toBe('/usr/bin/chromium-headless-shell')
  expect(findChromium('windows', machine(files))).toBe('/usr/bin/chromium')
})

test('behavior: CHROMIUM_PATH comes first', () => {
  const files = ['/opt/chromium', '/usr/bin/chromium']
  const env = { CHROMIUM_PATH: '/opt/chromium' }
  expect(findChromium('pages', machine(files, { env }))).toBe('/opt/chromium')
})

test('behavior: the usual places of macOS and Windows', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findChromium('pages', machine([mac], { platform: 'darwin' }))).toBe(mac)
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  const env = { PROGRAMFILES: 'C:\\Program Files' }
  expect(findChromium('pages', machine([windows], { platform: 'win32', env }))).toBe(windows)
})

test("behavior: Playwright's own", () => {
  const own = '/home/ada/.cache/ms-playwright/chromium-1200/chrome-linux/chrome'
  const glob = (pattern: string) => (pattern.startsWith('/home/ada/.cache/') ? [own] : [])
  expect(findChromium('pages', machine([], { glob }))).toBe(own)
})

test("behavior: installs Debian's as root", () => {
  const files = ['/usr/bin/apt-get']
  const ran: string[] = []
  const run = (...command: string[]) => {
    ran.push(command.join(' '))
    if (command.includes('chromium')) files.push('/usr/bin/chromium')
    return true
  }
  expect(ensureChromium('pages', machine(files, { isRoot: true, run }))).toBe('/usr/bin/chromium')
  expect(ran).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium-headless-shell',
    'apt-get install -y --no-install-recommends chromium',
  ])
})

test('error: CHROMIUM_PATH leads nowhere', () => {
  const env = { CHROMIUM_PATH: '/opt/none' }
  expect(() => findChromium('pages', machine(['/usr/bin/chromium'], { env }))).toThrow('/opt/none')
})

test('error: none, and not ours to install', () => {
  expect(() => ensureChromium('pages', machine(['/usr/bin/apt-get']))).toThrow('Install one')
  expect(() => ensureChromium('pages', machine([], { isRoot: true }))).toThrow('set CHROMIUM_PATH')
})
