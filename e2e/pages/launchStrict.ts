import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'

/**
 * Starts Chromium as visitors have it: storage partitioned by site, windows only by a gesture.
 * Playwright's own arguments switch both off, so none of them is used. A Chromium without windows
 * blocks none.
 */
export function launchStrict(more: readonly string[] = []): Promise<Browser> {
  const { args = [], executablePath } = launchOptions('windows')
  return chromium.launch({
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: true,
    args: [
      ...args,
      ...['--remote-debugging-pipe', '--no-default-browser-check', '--disable-extensions'],
      ...['--password-store=basic', '--use-mock-keychain', '--disable-dev-shm-usage'],
      `--user-data-dir=${mkdtempSync(join(tmpdir(), 'cleat-strict-'))}`,
      ...more,
      'about:blank',
    ],
  })
}
