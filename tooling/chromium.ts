import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, posix, win32 } from 'node:path'

/** The system functions that the search for a browser needs. */
export type Machine = {
  readonly platform: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
  readonly isRoot: boolean
  exists(path: string): boolean
  glob(pattern: string): string[]
  /** Runs a command with visible output and returns whether it succeeded. */
  run(command: string, ...args: string[]): boolean
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  glob: (pattern) => globSync(pattern),
  run: (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
}

/** What a test needs of a browser: pages alone, or windows and cameras too. */
export type BrowserNeeds = 'pages' | 'windows'

/** Debian's Chromium without windows. It takes a third less of the processor. */
const shell = 'chromium-headless-shell'
const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
]

/** Returns the path of a Chromium: `CHROMIUM_PATH`, the system's, or Playwright's. */
export function findChromium(
  needs: BrowserNeeds = 'pages',
  machine: Machine = thisMachine,
): string | null {
  const { env, home, platform } = machine
  const asked = env.CHROMIUM_PATH
  if (asked) {
    if (machine.exists(asked)) return asked
    throw new Error(`CHROMIUM_PATH is ${asked}, and there is no such file.`)
  }
  const found = systemPaths(needs, machine).find((path) => machine.exists(path))
  if (found) return found
  const [own] = {
    darwin: () =>
      machine.glob(`${home}/Library/Caches/ms-playwright/chromium-*/*/*.app/Contents/MacOS/*`),
    win32: () => machine.glob(`${env.LOCALAPPDATA}/ms-playwright/chromium-*/*/chrome.exe`),
    linux: () => machine.glob(`${home}/.cache/ms-playwright/chromium-*/*/chrome`),
  }[platform === 'darwin' || platform === 'win32' ? platform : 'linux']()
  return own ?? null
}

/** Like `findChromium`, but installs one of Debian's if there is none and the user may. */
export function ensureChromium(
  needs: BrowserNeeds = 'pages',
  machine: Machine = thisMachine,
): string {
  const found = findChromium(needs, machine)
  if (found) return found
  if (machine.isRoot && machine.exists('/usr/bin/apt-get')) {
    machine.run('apt-get', 'update')
    for (const name of needs === 'pages' ? [shell, 'chromium'] : ['chromium']) {
      machine.run('apt-get', 'install', '-y', '--no-install-recommends', name)
      const installed = findChromium(needs, machine)
      if (installed) return installed
    }
  }
  throw new Error(
    'There is no Chromium here. Install one (Debian: `sudo apt-get install chromium`), or set CHROMIUM_PATH to one.',
  )
}

function systemPaths(needs: BrowserNeeds, { platform, env, home }: Machine): string[] {
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? [win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
    )
  }
  if (platform === 'darwin') {
    return ['/Applications', join(home, 'Applications')].flatMap((folder) =>
      applications.map((application) => posix.join(folder, application)),
    )
  }
  const commands = needs === 'pages' ? [shell, ...windowed] : windowed
  return commands.map((command) => posix.join('/usr/bin', command))
}
